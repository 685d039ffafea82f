// The printed chart: rings, spaces, lane and home in units of the drawing. Zero is at -30 degrees, counting counterclockwise.
import type { Box, Ship, Zone } from "../../../generated/explorer";

export const ORBITS = 8;
/** The rim of the hole, and how wide each ring is from the outermost inwards. */
export const RIM = 56;
const WIDTHS = [38, 38, 37, 37, 37, 36, 36, 36];
export const OUTER = RIM + WIDTHS.reduce((sum, width) => sum + width, 0);
const ZERO = -30;

export type Point = readonly [number, number];

/** Where a ship can be, whoever it is. */
export interface Spot {
  place: Ship["place"];
  orbit: number;
  space: number;
}

/** A spot's name: "3/11", "home", "lane/2". Outbound and homeward ships share the lane. */
export function keyOf(spot: Spot): string {
  if (spot.place === "home") return "home";
  return spot.place === "orbit" ? `${spot.orbit}/${spot.space}` : `lane/${spot.space}`;
}

export function spotOf(key: string): Spot {
  if (key === "home") return { place: "home", orbit: 0, space: 0 };
  const [orbit = "", space = ""] = key.split("/");
  if (orbit === "lane") return { place: "outbound", orbit: 0, space: Number(space) };
  return { place: "orbit", orbit: Number(orbit), space: Number(space) };
}

export function zoneOf(box: Box, orbit: number): Zone {
  const zone = box.zones.findLast((one) => one.first <= orbit);
  if (!zone) throw new Error(`no zone for orbit ${orbit}`);
  return zone;
}

/** 0 Safe, 1 Warning, 2 Danger. */
export function zoneNumber(box: Box, orbit: number): number {
  return box.zones.indexOf(zoneOf(box, orbit));
}

export function spacesIn(box: Box, orbit: number): number {
  return zoneOf(box, orbit).spaces;
}

export function isEvent(box: Box, orbit: number, space: number): boolean {
  return zoneOf(box, orbit).events.includes(space);
}

export function isChange(box: Box, orbit: number, space: number): boolean {
  return zoneOf(box, orbit).change.includes(space);
}

/** Straight down: inside a zone the number stays, into the next it is halved. */
export function below(box: Box, orbit: number, space: number): Spot {
  const same = spacesIn(box, orbit) === spacesIn(box, orbit + 1);
  return { place: "orbit", orbit: orbit + 1, space: same ? space : Math.floor(space / 2) };
}

/** The inner and the outer radius of an orbit's ring. */
export function ring(orbit: number): readonly [number, number] {
  const outer = OUTER - WIDTHS.slice(0, orbit - 1).reduce((sum, width) => sum + width, 0);
  return [outer - (WIDTHS[orbit - 1] ?? 0), outer];
}

/** A point by radius and angle in degrees; y grows downwards. */
export function polar(radius: number, angle: number): Point {
  const a = (angle * Math.PI) / 180;
  return [radius * Math.cos(a), -radius * Math.sin(a)];
}

export function angleOf(box: Box, orbit: number, space: number): number {
  return ZERO + ((space + 0.5) * 360) / spacesIn(box, orbit);
}

const at = ([x, y]: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** The outline of a space. */
export function cell(box: Box, orbit: number, space: number): string {
  const [inner, outer] = ring(orbit);
  const step = 360 / spacesIn(box, orbit);
  const from = ZERO + space * step;
  return sector(inner, outer, from, from + step);
}

/** A piece of a ring, between two angles. */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  return (
    `M${at(polar(outer, from))}A${outer} ${outer} 0 ${large} 0 ${at(polar(outer, to))}` +
    `L${at(polar(inner, to))}A${inner} ${inner} 0 ${large} 1 ${at(polar(inner, from))}z`
  );
}

/** From which angle to which the change-orbit sector goes. */
export function changeSector(box: Box): readonly [number, number] {
  const zone = box.zones[0];
  if (!zone || zone.change.length === 0) return [ZERO, ZERO];
  const step = 360 / zone.spaces;
  return [ZERO + Math.min(...zone.change) * step, ZERO + (Math.max(...zone.change) + 1) * step];
}

/** The lane leaves the chart where orbit 1 begins; on a phone it folds into the corner. */
export function laneAngle(box: Box): number {
  return angleOf(box, 1, 0);
}

export function lanePoint(box: Box, space: number, folded: boolean): Point {
  // Space 1 is next to home, the last next to the orbit.
  const out = box.lane - space;
  if (folded) return polar(OUTER + 17 + out * 3, -25 - out * 7);
  return polar(OUTER + 25 + out * 38, laneAngle(box));
}

export function homePoint(box: Box, folded: boolean): Point {
  return folded ? [300, 302] : polar(OUTER + 8 + box.lane * 38 + 36, laneAngle(box));
}

/** The middle of a spot. */
export function pointOf(box: Box, spot: Spot, folded: boolean): Point {
  if (spot.place === "home") return homePoint(box, folded);
  if (spot.place !== "orbit") return lanePoint(box, spot.space, folded);
  const [inner, outer] = ring(spot.orbit);
  return polar((inner + outer) / 2, angleOf(box, spot.orbit, spot.space));
}

/** Every spot of the board, from home inwards. */
export function spots(box: Box): Spot[] {
  const all: Spot[] = [{ place: "home", orbit: 0, space: 0 }];
  for (let space = 1; space <= box.lane; space++) all.push({ place: "outbound", orbit: 0, space });
  for (let orbit = 1; orbit <= ORBITS; orbit++)
    for (let space = 0; space < spacesIn(box, orbit); space++) all.push({ place: "orbit", orbit, space });
  return all;
}

const MOST_STEPS = 60;

/** The spaces that a ship passes, including the goal. `steps`: as many as the dice gave it, if known. */
export function way(box: Box, from: Spot, to: Spot, steps: number | null = null): Spot[] {
  const passed: Spot[] = [];
  let here: Spot | null = from;
  while (here && passed.length < MOST_STEPS) {
    here = next(box, here);
    if (!here) break;
    passed.push(here);
    const there = keyOf(here) === keyOf(to);
    // A full circle ends where it began: only the dice tell it from standing still.
    if (there && (steps === null || passed.length + spacesIn(box, Math.max(to.orbit, 1)) > steps)) return passed;
  }
  return [to];
}

/** The next space; null at home, where a way ends. */
function next(box: Box, spot: Spot): Spot | null {
  switch (spot.place) {
    case "home":
      return { place: "outbound", orbit: 0, space: 1 };
    case "outbound":
      if (spot.space < box.lane) return { ...spot, space: spot.space + 1 };
      return { place: "orbit", orbit: 1, space: 0 };
    case "homeward":
      return spot.space > 1 ? { ...spot, space: spot.space - 1 } : { place: "home", orbit: 0, space: 0 };
    case "orbit":
      return { ...spot, space: (spot.space + 1) % spacesIn(box, spot.orbit) };
  }
}

/** The nearest of some points, not farther than `reach`. */
export function nearest<T>(found: { at: Point; is: T }[], [x, y]: Point, reach: number): T | null {
  let best: T | null = null;
  let least = reach;
  for (const one of found) {
    const distance = Math.hypot(one.at[0] - x, one.at[1] - y);
    if (distance < least) [best, least] = [one.is, distance];
  }
  return best;
}

/** Where an arrow key leads: along the orbit, or to the ring outside or inside. */
export function walk(box: Box, key: string, from: Spot): Spot | null {
  if (key === "Home") return { place: "home", orbit: 0, space: 0 };
  if (from.place !== "orbit") {
    if (key === "ArrowUp" || key === "ArrowRight") return from.place === "home" ? null : homewards(from);
    if (key === "ArrowDown" || key === "ArrowLeft") return next(box, { ...from, place: from.place === "home" ? "home" : "outbound" });
    return null;
  }
  const count = spacesIn(box, from.orbit);
  if (key === "ArrowLeft") return { ...from, space: (from.space + 1) % count };
  if (key === "ArrowRight") return { ...from, space: (from.space + count - 1) % count };
  if (key === "ArrowDown") return from.orbit < ORBITS ? below(box, from.orbit, from.space) : null;
  if (key !== "ArrowUp") return null;
  if (from.orbit === 1) return { place: "outbound", orbit: 0, space: box.lane };
  const wider = spacesIn(box, from.orbit - 1) !== count;
  return { place: "orbit", orbit: from.orbit - 1, space: wider ? from.space * 2 : from.space };
}

function homewards(spot: Spot): Spot {
  return spot.space > 1 ? { ...spot, space: spot.space - 1 } : { place: "home", orbit: 0, space: 0 };
}
