// The one list of games: a folder here is a game, its name the game's key. index.ts exports `face`, hall.ts `hall`.
// pad/Pad.svelte, where there is one, is the score pad for a real table.
import type { Component } from "svelte";
import type { GameFace, HallFace } from "../lib/game";

const faces = import.meta.glob<GameFace>("./*/index.ts", { import: "face" });
const halls = import.meta.glob<HallFace>("./*/hall.ts", { import: "hall" });

const pads = import.meta.glob<Component>("./*/pad/Pad.svelte", { import: "default" });

/** The games with a score pad for a real table. */
export const padded: string[] = Object.keys(pads).map((path) => path.split("/")[1] ?? "");

export async function padOf(game: string): Promise<Component | null> {
  return (await pads[`./${game}/pad/Pad.svelte`]?.()) ?? null;
}

/** The face of a game; null if it has none of its own. */
export async function faceOf(game: string): Promise<GameFace | null> {
  return (await faces[`./${game}/index.ts`]?.()) ?? null;
}

/** Its small part, for Hall and bands. */
export async function hallOf(game: string): Promise<HallFace | null> {
  return (await halls[`./${game}/hall.ts`]?.()) ?? null;
}
