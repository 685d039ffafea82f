// The places of a table on a phone, each behind a tab.
import { type GameFace, type Part, partsAt } from "../lib/game";
import { t } from "../lib/text";

/** A number is one of the game's own parts. */
export type Tab = "board" | "result" | "seats" | "log" | "rules" | number;

/** There is room for so many; the rules are in the menu where they would be one too many. */
const MOST = 4;

/** The parts that stand behind tabs. */
export function tabbed(face: GameFace): Part[] {
  return [...partsAt(face, "tab"), ...partsAt(face, "page")];
}

/** `finished`: the result takes the place of the game's own parts. */
export function tabsOf(face: GameFace, finished: boolean): { key: Tab; label: string }[] {
  const tabs: { key: Tab; label: string }[] = [{ key: "board", label: face.boardName ?? t("board") }];
  if (finished) tabs.push({ key: "result", label: t("see-result") });
  else tabs.push(...tabbed(face).map(({ name }, key) => ({ key, label: name ?? t("plan") })));
  if (face.seats.at === "together") tabs.push({ key: "seats", label: face.seats.name });
  tabs.push({ key: "log", label: t("log") });
  return tabs.length < MOST ? [...tabs, { key: "rules", label: t("rules") }] : tabs;
}

/** Are the rules in the menu, because the tabs have no room for them? */
export function rulesInMenu(face: GameFace): boolean {
  return !tabsOf(face, false).some(({ key }) => key === "rules");
}
