// Icons are drawn in squares of 512 and shown at a hundred pixels or so: whole numbers are as good as thousandths, and
// weigh half as much. What rounding takes from a step is given to the next one, so that no outline drifts.

import type { Plugin } from "vite";

/** How many numbers each command takes. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
/** Of an arc: what stands before its point. */
const BEFORE = 5;

/** The numbers of a path's command; the flags of an arc may stand without anything between them. */
function numbersOf(text: string, command: string): number[] {
  const found: number[] = [];
  const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gy;
  let place = 0;
  while (place < text.length) {
    const skip = /[\s,]*/y;
    skip.lastIndex = place;
    skip.exec(text);
    place = skip.lastIndex;
    if (place >= text.length) break;
    const nth = found.length % 7;
    if (command === "a" && (nth === 3 || nth === 4)) {
      found.push(Number(text[place]));
      place += 1;
      continue;
    }
    number.lastIndex = place;
    const match = number.exec(text);
    if (match === null) throw new Error(`no number at ${place} of ${text}`);
    found.push(Number(match[0]));
    place = number.lastIndex;
  }
  return found;
}

/** A path with every point on a whole number. */
export function rounded(path: string): string {
  let out = "";
  /** Where the pen truly is, and where it is drawn; each with the beginning of its outline. */
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let [px, py, pStartX, pStartY] = [0, 0, 0, 0];
  for (const [, letter = "", rest = ""] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*(?:e[-+]?\d[^a-zA-Z]*)*)/g)) {
    const command = letter.toLowerCase();
    const relative = letter === command;
    if (command === "z") {
      out += "z";
      [x, y, px, py] = [startX, startY, pStartX, pStartY];
      continue;
    }
    const all = numbersOf(rest, command);
    const takes = TAKES[command] ?? 2;
    let first = true;
    for (let from = 0; from < all.length; from += takes) {
      const given = all.slice(from, from + takes);
      const drawn: number[] = [];
      let [nx, ny] = [x, y];
      if (command === "h" || command === "v") {
        const across = command === "h";
        const to = (given[0] ?? 0) + (relative ? (across ? x : y) : 0);
        drawn.push(Math.round(to) - (relative ? (across ? px : py) : 0));
        if (across) nx = to;
        else ny = to;
      } else {
        const lead = command === "a" ? BEFORE : 0;
        // The tilt of an arc is an angle, its flags are no lengths: only the radii are rounded.
        for (const [n, one] of given.slice(0, lead).entries()) drawn.push(n < 2 ? Math.max(1, Math.round(one)) : one);
        for (let n = lead; n < takes; n += 2) {
          nx = (given[n] ?? 0) + (relative ? x : 0);
          ny = (given[n + 1] ?? 0) + (relative ? y : 0);
          drawn.push(Math.round(nx) - (relative ? px : 0), Math.round(ny) - (relative ? py : 0));
        }
      }
      [x, y, px, py] = [nx, ny, Math.round(nx), Math.round(ny)];
      if (command === "m" && first) [startX, startY, pStartX, pStartY] = [x, y, px, py];
      out += (first ? letter : "") + joined(drawn, first);
      first = false;
    }
  }
  return out;
}

function joined(numbers: number[], first: boolean): string {
  return numbers.map((one, place) => ((first && place === 0) || one < 0 ? "" : " ") + one).join("");
}

/** The same for the text of an icon, or for a script that holds such a text. */
export function lighter(svg: string): string {
  return svg.replace(/ d=(\\?")([^"\\]+)/g, (_, quote: string, path: string) => ` d=${quote}${rounded(path)}`);
}

/** After the icons are loaded, before they are compiled. */
export function lighterIcons(): Plugin {
  return {
    name: "lighter-icons",
    enforce: "pre",
    transform: (code, id) => (id.includes("~icons/") ? { code: lighter(code), map: null } : null),
  };
}
