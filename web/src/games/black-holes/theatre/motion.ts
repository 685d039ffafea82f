// How a block moves: round its own edge, with the light changing on its faces, and down into a pit.
import { after, FACE_NAMES, facing, facingAfter, half, type Piece, turning, veil, type Way } from "../board/geometry";

const FALL = "cubic-bezier(.5,0,.9,.6)";

/** Turns a block over one edge. The last keyframe holds until the block's own style says the same. */
export async function turn(element: HTMLElement, piece: Piece, way: Way, factor: number, short: boolean): Promise<void> {
  const [from, to] = turning(piece, way);
  const timing = { duration: (short ? 200 : 320) * factor, easing: FALL, fill: "forwards" as const };
  const running = [element.animate({ transform: [from, to] }, timing)];
  for (const face of FACE_NAMES) {
    const shade = element.querySelector(`.${face} i`);
    const normal = facing(face, piece.attitude);
    const opacity = [veil(normal, piece.seat), veil(facingAfter(normal, way), piece.seat)];
    if (shade) running.push(shade.animate({ opacity }, timing));
  }
  await finished(running);
  if (!short) await settle(element, to, factor);
}

/** A block that has fallen rocks once, by a degree and a half. */
async function settle(element: HTMLElement, to: string, factor: number): Promise<void> {
  const rocked = to.replace(/rotate([XY])\((-?)90deg\)/, "rotate$1($288.5deg)");
  await finished([
    element.animate(
      { transform: [to, rocked, to] },
      { duration: 90 * factor, easing: "ease-in-out", fill: "forwards" },
    ),
  ]);
}

/** Down through the board. Nothing goes below its surface: the sides are cut off there, then the top fades. */
export async function sink(element: HTMLElement, piece: Piece, way: Way, factor: number): Promise<void> {
  await turn(element, piece, way, factor, true);
  const turned = turning(piece, way)[1];
  const depth = 2 * half(after(piece, way).attitude)[2];
  const timing = { duration: 260 * factor, easing: "ease-in", fill: "forwards" as const };
  const drop = `translate3d(0, 0, calc(var(--u) * ${(-depth + 0.02).toFixed(3)})) ${turned}`;
  const running = [element.animate({ transform: [`translate3d(0, 0, 0) ${turned}`, drop] }, timing)];
  const up = topFace(piece, way); // it may stand on its head
  for (const face of FACE_NAMES) {
    const side = element.querySelector(`.${face}`);
    if (!side) continue;
    if (face === "top" || face === "bottom") {
      if (face === up) running.push(side.animate({ opacity: [1, 1, 0] }, timing));
    } else {
      const cut = up === "top" ? "inset(0 0 100% 0)" : "inset(100% 0 0 0)";
      running.push(side.animate({ clipPath: ["inset(0 0 0 0)", cut] }, timing));
    }
  }
  await finished(running);
}

/** Which end of the block is up after the turn. */
function topFace(piece: Piece, way: Way): "top" | "bottom" {
  return facingAfter(facing("top", piece.attitude), way)[2] > 0.5 ? "top" : "bottom";
}

async function finished(running: Animation[]): Promise<void> {
  await Promise.allSettled(running.map((animation) => animation.finished));
}
