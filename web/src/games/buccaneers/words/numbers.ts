// Numbers as they are printed and added up.

/** Value and weight. */
export type Pair = readonly [number, number];

/** A figure with a real minus sign. */
export function figure(number: number): string {
  return String(number).replace("-", "−");
}

/** "+3", "−2" */
export function signed(number: number): string {
  return (number > 0 ? "+" : "") + figure(number);
}

/** "7 + 6 − 3" */
export function added(numbers: number[]): string {
  return numbers.map((one, place) => (place === 0 ? figure(one) : `${one < 0 ? "−" : "+"} ${Math.abs(one)}`)).join(" ");
}
