// A game's face, whatever the game: its own where there is one, else the plain one with the server's sentences.
import { faceOf, hallOf } from "../games";
import { api } from "./api";
import type { GameFace, HallFace } from "./game";

export async function loadFace(game: string): Promise<GameFace> {
  const own = await faceOf(game);
  if (own) return own;
  const [{ plainFace }, sentences] = await Promise.all([import("../games/plain"), api.sentences(game)]);
  return plainFace(game, sentences);
}

export async function loadHall(game: string): Promise<HallFace | null> {
  return hallOf(game);
}
