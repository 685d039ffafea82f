// The three layouts of the look, and whether things may move.
import { MediaQuery } from "svelte/reactivity";

const phone = new MediaQuery("max-width: 719.98px", false);
const narrow = new MediaQuery("max-width: 1099.98px", false);

const still = new MediaQuery("prefers-reduced-motion: reduce", false);

export const media = {
  get still(): boolean {
    return still.current;
  },
  get layout(): "phone" | "drawer" | "wide" {
    return phone.current ? "phone" : narrow.current ? "drawer" : "wide";
  },
};
