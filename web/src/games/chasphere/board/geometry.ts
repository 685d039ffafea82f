// The rosette as a drawing: 19 points of a triangular lattice, and arcs along the six rings between them.
// Units: a ring's radius is 100, the star lies at the origin.
import type { Planet } from "../../../generated/chasphere-figures";

export type PlanetId = Planet["id"];
export type Point = [number, number];

export const RADIUS = 100;
export const STAR = "S";
/** In the order of the figures. Not read from them: the Hall draws the rosette without loading them. */
export const PLANETS: PlanetId[] = ["gomia", "zadus", "loa", "tarili", "borom", "mogudar"];
const RINGS = [0, 1, 2, 3, 4, 5];
/** Every space where a ship can be, from the outside inwards. */
export const SPACES = ["A", "N", "M"].flatMap((letter) => RINGS.map((k) => `${letter}${k}`));

/** Degrees clockwise from the top. */
export function polar(distance: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [distance * Math.sin(angle), -distance * Math.cos(angle)];
}

export function pointOf(space: string): Point {
  const k = Number(space.slice(1));
  if (space.startsWith("A")) return polar(2 * RADIUS, 60 * k);
  if (space.startsWith("N")) return polar(Math.sqrt(3) * RADIUS, 60 * k + 30);
  return space === STAR ? [0, 0] : polar(RADIUS, 60 * (k + 1));
}

export function centreOf(ring: number): Point {
  return polar(RADIUS, 60 * ring);
}

/** The spaces of a ring clockwise, from its outer point on. */
export function ringOf(k: number): string[] {
  return [`A${k}`, `N${k}`, `M${k}`, STAR, `M${(k + 4) % 6}`, `N${(k + 5) % 6}`];
}

/** Where a space is on a ring, in degrees; null: it isn't on it. */
export function angleOn(ring: number, space: string): number | null {
  const place = ringOf(ring).indexOf(space);
  return place < 0 ? null : (60 * ring + 60 * place) % 360;
}

export function onRing(ring: number, degrees: number): Point {
  const [cx, cy] = centreOf(ring);
  const [x, y] = polar(RADIUS, degrees);
  return [cx + x, cy + y];
}

/** From one angle to another the shorter way round, -180 to 180. */
export function turnTo(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

export interface Arc {
  ring: number;
  from: number;
  turn: number;
}

/** The arc from one space to a neighbour; null: no ring connects them. */
export function arcOf(from: string, to: string): Arc | null {
  let best: Arc | null = null;
  for (const ring of RINGS) {
    const [start, end] = [angleOn(ring, from), angleOn(ring, to)];
    if (start === null || end === null) continue;
    const turn = turnTo(start, end);
    if (best === null || Math.abs(turn) < Math.abs(best.turn)) best = { ring, from: start, turn };
  }
  return best;
}

/** A way along the rings as an SVG path. */
export function pathOf(start: string, spaces: string[]): string {
  const place = (point: Point): string => point.map((value) => value.toFixed(1)).join(" ");
  let path = `M${place(pointOf(start))}`;
  let before = start;
  for (const space of spaces) {
    const arc = arcOf(before, space);
    const sweep = (arc?.turn ?? 1) > 0 ? 1 : 0;
    path += arc ? `A${RADIUS} ${RADIUS} 0 0 ${sweep} ${place(pointOf(space))}` : `L${place(pointOf(space))}`;
    before = space;
  }
  return path;
}

/** Where a space's own name is printed: on the side where no ring runs. */
export function nameSpot(space: string): Point {
  const [x, y] = pointOf(space);
  const length = Math.hypot(x, y) || 1;
  const [rx, ry] = [x / length, y / length];
  if (space.startsWith("M")) return [x - 25 * ry, y + 25 * rx];
  const out = space.startsWith("A") ? -25 : 25;
  return [x + out * rx, y + out * ry];
}

/** Where a ship's pin stands when it shares a space with others or with a planet. */
const BESIDE: Point[] = [[27, -20], [-28, 16], [28, 20], [-27, -20]];

export function pinOffset(place: number, count: number, onPlanet: boolean): Point {
  if (!onPlanet && count === 1) return [0, -16];
  if (!onPlanet && count === 2) return place === 0 ? [15, -14] : [-15, -14];
  return BESIDE[place % BESIDE.length] ?? [0, 0];
}

/** The space that lies in the direction of an arrow key, if any. */
export function neighbour(space: string, key: string): string | null {
  const wanted: Record<string, Point> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
  const way = wanted[key];
  if (!way) return null;
  const [x, y] = pointOf(space);
  let best: string | null = null;
  let least = Infinity;
  for (const other of SPACES) {
    const [ox, oy] = pointOf(other);
    const along = (ox - x) * way[0] + (oy - y) * way[1];
    const aside = Math.abs((ox - x) * way[1]) + Math.abs((oy - y) * way[0]);
    const cost = along + 2 * aside;
    if (along > 1 && cost < least) [best, least] = [other, cost];
  }
  return best;
}
