// The outline of the board: an octagon with a margin round the spaces, and its eight walls. In spaces.
import { SIZE } from "./geometry";

export const MARGIN = 0.62;
export const SPAN = SIZE + 2 * MARGIN;
/** SVG units per space: letters smaller than one unit are drawn badly. */
export const SCALE = 100;
const CUT = 2 - MARGIN * 0.62;
const THICK = 0.5;

const CORNERS: [number, number][] = [
  [CUT, 0],
  [SPAN - CUT, 0],
  [SPAN, CUT],
  [SPAN, SPAN - CUT],
  [SPAN - CUT, SPAN],
  [CUT, SPAN],
  [0, SPAN - CUT],
  [0, CUT],
];

/** From the corner of the first space, in SVG units. */
export const OUTLINE = `M${CORNERS.map(([x, y]) => `${((x - MARGIN) * SCALE).toFixed(1)} ${((y - MARGIN) * SCALE).toFixed(1)}`).join("L")}z`;

/** By the side it faces: the light comes from the upper left. */
const SHADES = [0.1, 0.3, 0.38, 0.3, 0.28, 0.14, 0.1, 0.05];

export const WALLS = CORNERS.map(([x2, y2], number) => {
  const [x1, y1] = CORNERS[(number + 1) % CORNERS.length] ?? [0, 0];
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  return {
    width: `calc(var(--u) * ${Math.hypot(x2 - x1, y2 - y1).toFixed(3)})`,
    transform: `translate(calc(var(--u) * ${x1.toFixed(3)}), calc(var(--u) * ${y1.toFixed(3)})) rotateZ(${angle.toFixed(2)}deg) rotateX(-90deg)`,
    shade: SHADES[number] ?? 0,
  };
});

export const THICKNESS = THICK;
