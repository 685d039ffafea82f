// Which layout fits the screen, and whether things may move.
import { MediaQuery } from "svelte/reactivity";

const phone = new MediaQuery("max-width: 719.98px", false);
const flat = new MediaQuery("(orientation: landscape) and (max-height: 479.98px)", false);
const narrow = new MediaQuery("max-width: 1099.98px", false);

const still = new MediaQuery("prefers-reduced-motion: reduce", false);

export const media = {
  get still(): boolean {
    return still.current;
  },
  /** A phone in landscape: so little height that things stand side by side. */
  get flat(): boolean {
    return flat.current;
  },
  get layout(): "phone" | "drawer" | "wide" {
    return phone.current || flat.current ? "phone" : narrow.current ? "drawer" : "wide";
  },
};
