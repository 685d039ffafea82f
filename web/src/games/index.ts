// The one list of games: a folder here is a game, its name the game's key. index.ts exports `face`, hall.ts `hall`.
import type { GameFace, HallFace } from "../lib/game";

const faces = import.meta.glob<GameFace>("./*/index.ts", { import: "face" });
const halls = import.meta.glob<HallFace>("./*/hall.ts", { import: "hall" });

/** The face of a game; null where only the plain one will do. */
export async function faceOf(game: string): Promise<GameFace | null> {
  return (await faces[`./${game}/index.ts`]?.()) ?? null;
}

/** The small part for Hall and bands. */
export async function hallOf(game: string): Promise<HallFace | null> {
  return (await halls[`./${game}/hall.ts`]?.()) ?? null;
}
