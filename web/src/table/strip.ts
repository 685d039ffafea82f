// What the strip under the stage says and offers, all about the moment on the board.
import type { Refused, Rule, Update } from "../generated/protocol";
import { PATIENCE } from "../lib/absence.svelte";
import type { GameFace, Preview } from "../lib/game";
import { NATURE } from "../lib/log";
import type { Now } from "../lib/now";
import { pace } from "../lib/pace.svelte";
import { decides } from "../lib/stage.svelte";
import type { TableStore } from "../lib/table.svelte";
import { listed, t } from "../lib/text";
import type { State } from "../ui/Lamp.svelte";
import { nameOf } from "./people";

type Lamp = State | "refused";

/** Everything the strip may speak of. */
export interface Facts {
  now: Now | null;
  face: GameFace;
  /** Matters of the table: who sits there, who asked for what. */
  table: Update;
  /** The seat that the screen is being handed to. */
  curtain: number | null;
  preview: Preview | null;
  refusal: Refused | null;
  rules: Rule[];
  /** Between a press and the server's answer. */
  pending: boolean;
  /** Something is being shown; null: everything is at rest. */
  watching: { caption: string; left: number; paused: boolean } | null;
  hotSeat: boolean;
  mayUndo: Update["may_undo"];
  /** For how many seconds somebody has been disconnected; null: they are here. */
  absent(seat: number): number | null;
  nameOf(seat: number): string;
}

/** `caption`: what the board says about what it shows; "": what the log would say. */
export function factsOf(store: TableStore, face: GameFace, rules: Rule[], caption: string): Facts {
  const { stage } = store;
  const named = (seat: number): string => nameOf(store, seat);
  const shows = store.replay === null && (stage.acting !== null || stage.holding || stage.queue.length > 0);
  return {
    now: store.now,
    face,
    table: store.latest!,
    curtain: stage.curtain,
    preview: store.preview,
    refusal: store.refusal,
    rules,
    pending: store.pending,
    watching: shows ? { caption: caption || happened(store, face, named), left: stage.queue.length, paused: pace.paused } : null,
    hotSeat: store.hotSeat,
    mayUndo: store.mayUndo,
    absent: (seat) => store.absence.of(seat),
    nameOf: named,
  };
}

/** The step that is being shown, as the log tells it. */
function happened({ stage }: TableStore, face: GameFace, named: (seat: number) => string): string {
  const step = stage.acting ?? stage.moment;
  if (!step || stage.happening.length === 0) return "";
  const line = { number: step.update.lines, line: null, seat: NATURE, events: stage.happening, void: false };
  return face.logLine(line, named, step.update.view).replaceAll("\n", " ");
}

export type Deed =
  | { kind: "choose"; action: string }
  | { kind: "own"; action?: string; press(): void }
  | { kind: "replace"; seat: number }
  | { kind: "rule"; rule: string }
  | { kind: "consent"; agree: boolean }
  | { kind: "dismiss" | "undo" | "retract" | "come-back" | "put-back" | "pause" | "resume" | "skip" };

export interface Button {
  label: string;
  deed: Deed;
  look: "now" | "primary" | "quiet" | "";
  /** One of several answers: shown on a phone, or where all answers are shown. */
  other?: boolean;
}

export interface Said {
  kind:
    | "curtain"
    | "refused"
    | "watch"
    | "undo-asked"
    | "undo-mine"
    | "bot-holds"
    | "sealed"
    | "sent"
    | "preview"
    | "mine"
    | "theirs"
    | "spectator"
    | "loading";
  lamp: Lamp;
  sentence: string;
  reason: string;
  buttons: Button[];
}

export function stripOf(facts: Facts): Said {
  const { now, curtain, refusal, watching } = facts;
  if (curtain !== null) return plain("curtain", "waiting", t("curtain-title", { name: facts.nameOf(curtain) }));
  if (now === null) return plain("loading", "waiting", t("loading"));
  if (refusal && now.live) return refused(refusal, facts.rules);
  if (watching) return watch(watching, facts.table);
  return hastened(tableMatter(facts, now) ?? decision(facts, now), facts, now);
}

/** Excuse a bot that had no time to think. */
function hastened(said: Said, { table, nameOf }: Facts, now: Now): Said {
  if (!now.live || table.hasty.length === 0 || said.kind === "preview") return said;
  const excuse = t("hasty", { names: listed(table.hasty.map(nameOf)) });
  return { ...said, reason: said.reason ? `${excuse} ${said.reason}` : excuse };
}

function plain(kind: Said["kind"], lamp: Lamp, sentence: string, reason = "", buttons: Button[] = []): Said {
  return { kind, lamp, sentence, reason, buttons };
}

function refused({ sentence, rule: id }: Refused, rules: Rule[]): Said {
  const rule = rules.find((one) => one.id === id);
  const buttons: Button[] = [{ label: t("refused-ok"), deed: { kind: "dismiss" }, look: "primary" }];
  if (rule) buttons.unshift({ label: t("rule-link", { rule: rule.id }), deed: { kind: "rule", rule: rule.id }, look: "" });
  return plain("refused", "refused", sentence, rule ? `${rule.id}: ${rule.text}` : "", buttons);
}

function watch({ caption, left, paused }: NonNullable<Facts["watching"]>, table: Update): Said {
  const buttons: Button[] = [
    paused
      ? { label: t("watch-resume"), deed: { kind: "resume" }, look: "" }
      : { label: t("watch-pause"), deed: { kind: "pause" }, look: "" },
    { label: decides(table) ? t("watch-skip-to-mine") : t("watch-skip"), deed: { kind: "skip" }, look: "" },
  ];
  return plain("watch", "thinking", caption || t("watch-showing"), left > 0 ? t("watch-left", { count: left }) : "", buttons);
}

/** What is asked of the table rather than of the game. */
function tableMatter({ table, nameOf }: Facts, { seat }: Now): Said | null {
  if (seat === null) return null;
  const { undo } = table;
  if (undo?.missing.includes(seat))
    return plain("undo-asked", "now", t("undo-asks", { name: nameOf(undo.seat) }), "", [
      { label: t("undo-decline"), deed: { kind: "consent", agree: false }, look: "" },
      { label: t("undo-agree"), deed: { kind: "consent", agree: true }, look: "now" },
    ]);
  if (undo?.seat === seat) return plain("undo-mine", "thinking", t("undo-waiting", { names: listed(undo.missing.map(nameOf)) }));
  const own = table.seats[seat];
  if (own?.kind === "bot" && own.owned)
    return plain("bot-holds", "locked", t("bot-holds-yours"), "", [
      { label: t("take-back-seat"), deed: { kind: "come-back" }, look: "now" },
    ]);
  return null;
}

/** The decision that is open at this moment, whoever makes it. */
function decision(facts: Facts, now: Now): Said {
  const { table, preview, hotSeat, nameOf, pending } = facts;
  const asked = facts.face.whatNow(now.view, now.seat, now.legal, nameOf);
  const spoken = (sentence: string): string =>
    hotSeat && now.seat !== null ? t("spoken-to", { name: nameOf(now.seat), sentence }) : sentence;
  if (now.mine && pending) return plain("sent", "now", spoken(preview?.sentence ?? asked.sentence), preview?.reason ?? asked.reason);
  if (now.mine && now.live && preview)
    return plain("preview", "now", spoken(preview.sentence), preview.reason, buttonsOf(preview, now.legal));
  if (now.mine && now.live) {
    return plain("mine", "now", spoken(asked.sentence), declinedBy(facts) ?? asked.reason, undoOf(facts));
  }
  if (now.seat !== null && now.sealed.includes(now.seat))
    return plain("sealed", "locked", t("sealed-in"), t("sealed-waiting", { names: listed(now.actors.map(nameOf)) }), [
      { label: t("change-choice"), deed: { kind: "retract" }, look: "" },
    ]);
  return others(facts, now, asked);
}

/** Whoever asked for an undo learns who said no, even on somebody else's turn. */
function declinedBy({ table, nameOf }: Facts): string | null {
  return table.declined === null ? null : t("undo-declined", { name: nameOf(table.declined) });
}

function others(facts: Facts, now: Now, asked: { sentence: string; reason: string }): Said {
  const { table, nameOf, absent } = facts;
  const kind = now.seat === null ? "spectator" : "theirs";
  const reason = now.seat === null ? t("looking-on") : (declinedBy(facts) ?? asked.reason);
  const [actor] = now.actors;
  if (actor === undefined) return plain(kind, "waiting", asked.sentence || t("nobody-to-move"), reason);
  const lost = now.actors.find((seat) => absent(seat) !== null);
  if (lost !== undefined) {
    const mayReplace = now.seat !== null && (absent(lost) ?? 0) >= PATIENCE;
    const buttons: Button[] = mayReplace ? [{ label: t("bot-steps-in"), deed: { kind: "replace", seat: lost }, look: "" }] : [];
    return plain(kind, "away", t("lost-signal", { name: nameOf(lost) }), t("lost-signal-detail"), buttons);
  }
  const deciders = now.asking.flatMap(({ people }) => people);
  const awaited = (deciders.length > 0 ? deciders : now.actors).map(nameOf);
  const who = { name: listed(awaited), count: awaited.length };
  const thinks = table.seats[actor]?.kind === "bot" && deciders.length === 0;
  return plain(kind, "thinking", t(thinks ? "thinking" : "their-turn", who), reason, now.live ? undoOf(facts) : []);
}

/** The board's own buttons, or the answer in hand and all others. Nothing illegal is ever offered. */
function buttonsOf(preview: Preview, legal: string[]): Button[] {
  const allowed = (action: string | undefined): boolean => action === undefined || legal.includes(action);
  if (preview.buttons)
    return preview.buttons
      .filter(({ action }) => allowed(action))
      .map(({ label, press, look, action }) => ({ label, deed: { kind: "own", press, ...(action && { action }) }, look: look ?? "" }));
  const buttons: Button[] = preview.others
    .filter(({ action }) => allowed(action))
    .map(({ action, label }) => ({ label, deed: { kind: "choose", action }, look: "", other: true }));
  if (!preview.offered) buttons.push({ label: t("put-back"), deed: { kind: "put-back" }, look: "quiet" });
  if (preview.action !== null && allowed(preview.action))
    buttons.push({ label: preview.label, deed: { kind: "choose", action: preview.action }, look: "now" });
  return buttons;
}

function undoOf({ mayUndo }: Facts): Button[] {
  return mayUndo === "free" ? [{ label: t("undo"), deed: { kind: "undo" }, look: "" }] : [];
}
