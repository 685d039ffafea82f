// What a board may ask of its table.
import { api } from "../lib/api";
import type { BoardProps } from "../lib/game";
import type { TableStore } from "../lib/table.svelte";
import { nameInLog } from "./people";

type Offers = Pick<
  BoardProps,
  "nameOf" | "rename" | "choose" | "explain" | "dismiss" | "preview" | "showing" | "caption" | "replace" | "moment"
>;

export function offersOf(store: () => TableStore, caption: (text: string) => void): Offers {
  return {
    nameOf: (seat) => nameInLog(store(), seat),
    rename: (name) => store().rename(name),
    choose: (action) => store().choose(action),
    explain: (action) => store().explain(action),
    dismiss: () => store().dismiss(),
    preview: (preview) => store().hold(preview),
    showing: (busy) => store().stage.showing(busy),
    caption,
    replace: (seat) => store().replace(seat),
    moment: (number) => api.moment(store().id, number, store().key),
  };
}
