// Where blocks are and how a move turns them. Units are spaces; x to the right, y towards us, z up.
import type { Block } from "../../../generated/black-holes";

export type Attitude = Block["attitude"];
export type Way = "n" | "e" | "s" | "w";
export type Vector = readonly [number, number, number];

/** A block as the stage shows it. x and y are its least; the id stays while it moves. */
export interface Piece {
  id: number;
  seat: number;
  x: number;
  y: number;
  attitude: Attitude;
}

export const SIZE = 10;
export const COLUMNS = "abcdefghij";
/** The play round a block, so that neighbours don't touch. */
const GAP = 0.07;
const WIDE = 1 - 2 * GAP;
const LONG = 2 - 2 * GAP;
export const STEP: Record<Way, readonly [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };
export const WAYS: Way[] = ["n", "e", "s", "w"];

/** The corners of the board are cut off. */
export function exists(x: number, y: number): boolean {
  const inside = x >= 0 && y >= 0 && x < SIZE && y < SIZE;
  return inside && Math.min(x, SIZE - 1 - x) + Math.min(y, SIZE - 1 - y) >= 2;
}

export const SPACES = Array.from({ length: SIZE * SIZE }, (_, i) => ({ x: i % SIZE, y: Math.floor(i / SIZE) })).filter(
  ({ x, y }) => exists(x, y),
);

export function nameOf(x: number, y: number): string {
  return `${COLUMNS[x] ?? "?"}${SIZE - y}`;
}

export function placeOf(name: string): { x: number; y: number } {
  return { x: COLUMNS.indexOf(name.charAt(0)), y: SIZE - Number(name.slice(1)) };
}

/** How many spaces a block takes along x and y. */
export function footprint(attitude: Attitude): readonly [number, number] {
  return attitude === "upright" ? [1, 1] : attitude === "along" ? [2, 1] : [1, 2];
}

export function covers(piece: Piece, x: number, y: number): boolean {
  const [w, d] = footprint(piece.attitude);
  return x >= piece.x && y >= piece.y && x < piece.x + w && y < piece.y + d;
}

export function spacesOf(piece: Piece): string[] {
  const [w, d] = footprint(piece.attitude);
  const names: string[] = [];
  // The anchor of the notation comes first: the left or the lower space.
  for (let y = d - 1; y >= 0; y--) for (let x = 0; x < w; x++) names.push(nameOf(piece.x + x, piece.y + y));
  return names;
}

export function pieceOf(block: Block, id: number): Piece {
  const places = block.spaces.map(placeOf);
  const x = Math.min(...places.map((place) => place.x));
  const y = Math.min(...places.map((place) => place.y));
  return { id, seat: block.seat, x, y, attitude: block.attitude };
}

/** The block after it has tipped or rolled one way. */
export function after<P extends Piece>(piece: P, way: Way): P {
  const [dx, dy] = STEP[way];
  const along: Attitude = dx !== 0 ? "along" : "across";
  if (piece.attitude === "upright") {
    const reach = dx + dy < 0 ? 2 : 1;
    return { ...piece, x: piece.x + dx * reach, y: piece.y + dy * reach, attitude: along };
  }
  if (piece.attitude === along)
    return { ...piece, x: piece.x + (dx > 0 ? 2 : dx), y: piece.y + (dy > 0 ? 2 : dy), attitude: "upright" };
  return { ...piece, x: piece.x + dx, y: piece.y + dy };
}

/** Half of a block's extent along x, y and z. */
export function half(attitude: Attitude): Vector {
  if (attitude === "upright") return [WIDE / 2, WIDE / 2, LONG / 2];
  return attitude === "along" ? [LONG / 2, WIDE / 2, WIDE / 2] : [WIDE / 2, LONG / 2, WIDE / 2];
}

export function centre(piece: Piece): Vector {
  const [w, d] = footprint(piece.attitude);
  return [piece.x + w / 2, piece.y + d / 2, half(piece.attitude)[2]];
}

// Transforms in CSS. --u is the width of a space.

const TURN: Record<Attitude, string> = { upright: "rotateX(0deg)", along: "rotateY(90deg)", across: "rotateX(-90deg)" };
const units = (value: number): string => `calc(var(--u) * ${value.toFixed(3)})`;
const move = (x: number, y: number, z: number): string => `translate3d(${units(x)}, ${units(y)}, ${units(z)})`;

/** Where a block stands; `lift` raises one that is in hand. */
export function resting(piece: Piece, lift = 0): string {
  const [x, y, z] = centre(piece);
  return `${move(x, y, z + lift)} ${TURN[piece.attitude]}`;
}

/** Two keyframes of the same functions, so that the browser turns the block round its edge instead of melting it. */
export function turning(piece: Piece, way: Way): [string, string] {
  const [dx, dy] = STEP[way];
  const [cx, cy, cz] = centre(piece);
  const [hx, hy] = half(piece.attitude);
  const goal = after(piece, way);
  const [gx, gy] = centre(goal);
  const [nx, ny] = half(goal.attitude);
  const px = cx + dx * hx;
  const py = cy + dy * hy;
  // The edge it turns round slides by the play between blocks, so that it ends where it belongs.
  const endX = dx !== 0 ? gx - dx * nx : px;
  const endY = dy !== 0 ? gy - dy * ny : py;
  const angle = dx !== 0 ? `rotateY(${dx * 90}deg)` : `rotateX(${-dy * 90}deg)`;
  const none = dx !== 0 ? "rotateY(0deg)" : "rotateX(0deg)";
  const arm = `${move(cx - px, cy - py, cz)} ${TURN[piece.attitude]}`;
  return [`${move(px, py, 0)} ${none} ${arm}`, `${move(endX, endY, 0)} ${angle} ${arm}`];
}

// Light on the faces.

/** The outward normals of an upright block's faces. */
export const FACES = {
  top: [0, 0, 1],
  bottom: [0, 0, -1],
  east: [1, 0, 0],
  west: [-1, 0, 0],
  south: [0, 1, 0],
  north: [0, -1, 0],
} as const satisfies Record<string, Vector>;
export type Face = keyof typeof FACES;
export const FACE_NAMES = Object.keys(FACES) as Face[];

const EAST = ([x, y, z]: Vector): Vector => [z, y, -x];
const WEST = ([x, y, z]: Vector): Vector => [-z, y, x];
const NORTH = ([x, y, z]: Vector): Vector => [x, -z, y];
const SOUTH = ([x, y, z]: Vector): Vector => [x, z, -y];
const QUARTER: Record<Way, (n: Vector) => Vector> = { e: EAST, w: WEST, n: NORTH, s: SOUTH };

/** Where a face points when the block is in this attitude. */
export function facing(face: Face, attitude: Attitude): Vector {
  const normal = FACES[face];
  return attitude === "upright" ? normal : attitude === "along" ? EAST(normal) : SOUTH(normal);
}

export function facingAfter(normal: Vector, way: Way): Vector {
  return QUARTER[way](normal);
}

/** How dark a face is, by where it points: the light comes from the upper left. */
export function veil([x, y, z]: Vector, seat: number): number {
  const dark = seat === 0 ? 1 : 1.35;
  if (z > 0.5) return 0;
  if (z < -0.5) return 0.5 * dark;
  return dark * (x > 0.5 ? 0.3 : x < -0.5 ? 0.07 : y > 0.5 ? 0.17 : 0.4);
}

/** The shadow on the board: the hull of the base and the base moved away from the light. In spaces. */
export function shadow(piece: Piece, lift = 0): string {
  const [cx, cy] = centre(piece);
  const [hx, hy, hz] = half(piece.attitude);
  const [dx, dy] = [(2 * hz + lift) * 0.42, (2 * hz + lift) * 0.3];
  const [x, y] = [cx - hx + lift * 0.42, cy - hy + lift * 0.3];
  const [w, d] = [2 * hx, 2 * hy];
  const points = [
    [x, y],
    [x + w, y],
    [x + w + dx, y + dy],
    [x + w + dx, y + d + dy],
    [x + dx, y + d + dy],
    [x, y + d],
  ];
  return `M${points.map((point) => point.map((value) => value.toFixed(3)).join(" ")).join("L")}z`;
}
