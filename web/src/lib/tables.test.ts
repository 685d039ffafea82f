import { beforeEach, expect, it, vi } from "vitest";
import { forgetTable, keepTable, keysOf, myTable, myTables, takeKey } from "./tables";

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  } as unknown as Storage;
}

beforeEach(() => {
  vi.stubGlobal("window", { localStorage: memory(), sessionStorage: memory() });
});

it("keeps a table, changes it, and forgets it", () => {
  keepTable("a", { game: "g", keys: ["k"] });
  keepTable("a", { seen: 7 });
  expect(myTable("a")).toMatchObject({ game: "g", keys: ["k"], seen: 7 });
  forgetTable("a");
  expect(myTables()).toEqual([]);
});

it("takes a link's key for a seat of one's own", () => {
  expect(takeKey("a", "k")).toBe(true);
  expect(keysOf("a")).toEqual(["k"]);
  expect(takeKey("a", "k")).toBe(true);
});

it("lets a tab that was opened by another seat's link play that seat only", () => {
  keepTable("a", { keys: ["mine"] });
  expect(takeKey("a", "theirs")).toBe(true);
  expect(keysOf("a")).toEqual(["theirs"]);
  expect(myTable("a")?.keys).toEqual(["mine"]);
});

it("works without storage, as far as that goes", () => {
  vi.stubGlobal("window", {
    get localStorage(): Storage {
      throw new Error("forbidden");
    },
  });
  expect(myTables()).toEqual([]);
  expect(takeKey("a", "k")).toBe(false);
});
