// The end of a match is shown when its last move has come to rest, and has been seen for a moment.
import { untrack } from "svelte";
import { media } from "../lib/media.svelte";
import { pace } from "../lib/pace.svelte";

const WAIT = 1500;
const SHORT_WAIT = 300;

export class Finish {
  done = $state(false);

  /** `over`: has the match ended, on the board as well? `moved`: did the last step move anything there? */
  constructor(over: () => boolean, moved: () => boolean, end: () => void) {
    $effect(() => {
      if (!over()) {
        this.done = false;
        return;
      }
      if (untrack(() => this.done)) return;
      const show = (): void => {
        this.done = true;
        end();
      };
      const timer = setTimeout(show, untrack(moved) && pace.now !== "off" ? (media.still ? SHORT_WAIT : WAIT) : 0);
      return () => clearTimeout(timer);
    });
  }
}
