// The colours of the crews' discs. Red is the viewer's; everybody else has another colour, and each has an icon.
import type { Component } from "svelte";
import type { SvelteHTMLElements } from "svelte/elements";

export type Icon = Component<SvelteHTMLElements["svg"]>;

export interface Paint {
  paint: string;
  ink: string;
}

const PAINTS = ["#f7f1df", "#f2c14e", "#9ccbe0", "#d9b8e8", "#a8d8a0", "#e8b08a"];

export function painted(crew: number, own: boolean): Paint {
  if (own) return { paint: "#c4321a", ink: "#ffffff" };
  return { paint: PAINTS[crew % PAINTS.length] ?? "#f7f1df", ink: "#14191b" };
}
