// Crews as people choose them, a number for each seat, and as the option writes them: `0+1,2`.

/** The crew of each seat; by default the first two fly together. */
export function crewsOf(text: string, seats: number): number[] {
  const named = /^\d(\+\d)*(,\d(\+\d)*)*$/.test(text) ? text.split(",").map((crew) => crew.split("+").map(Number)) : [];
  return Array.from({ length: seats }, (_, seat) => {
    const crew = named.findIndex((one) => one.includes(seat));
    if (crew >= 0) return crew;
    return named.length > 0 ? Math.min(seat, seats - 1) : Math.max(0, seat - 1);
  });
}

export function crewsText(crews: number[]): string {
  const named = new Map<number, number[]>();
  crews.forEach((crew, seat) => named.set(crew, [...(named.get(crew) ?? []), seat]));
  return [...named.values()].map((seats) => seats.join("+")).join(",");
}
