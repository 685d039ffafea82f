// A view of any game as readable facts: names from its fields, values as short words.

export interface Fact {
  name: string;
  values: string[];
}

export function facts(view: unknown, seat: number | null): Fact[] {
  if (view === null || typeof view !== "object") return [];
  return Object.entries(view)
    .filter(([name]) => name !== "seat" && name !== "outcome")
    .filter(([, value]) => value !== null && !(seat === null && Array.isArray(value) && value.length === 0))
    .map(([name, value]) => ({ name: spoken(name), values: values(value) }));
}

export function spoken(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function values(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(short);
  return [short(value)];
}

function short(value: unknown): string {
  if (value === true) return "✓";
  if (value === false) return "–";
  if (Array.isArray(value)) return value.map(short).join(" · ");
  if (value !== null && typeof value === "object")
    return Object.entries(value)
      .map(([name, one]) => `${spoken(name)} ${short(one)}`)
      .join(", ");
  return String(value ?? "–");
}
