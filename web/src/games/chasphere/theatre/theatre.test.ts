// The show leads to the view whatever happens on the way, and shows cards before they act.
import { afterEach, describe, expect, it, vi } from "vitest";
import type { GameEvent as Told, TableView } from "../../../generated/chasphere";
import { pace } from "../../../lib/pace.svelte";
import { PLANETS } from "../board/geometry";
import { cardOf, Theatre } from "./theatre.svelte";

vi.mock("../../../lib/media.svelte", () => ({ media: { still: true, flat: false, layout: "wide" } }));

const START = ["N0", "M1", "A2", "N2", "A4", "N5"];
function sky(places: string[], ships: string[], more: object = {}): TableView {
  return {
    collapsed: false,
    last_turn: 0,
    planets: PLANETS.map((planet, k) => ({ planet, space: places[k] })),
    players: ships.map((space) => ({ ship: "etonak", space, lost: 0 })),
    ...more,
  } as unknown as TableView;
}

function stage() {
  const busy: boolean[] = [];
  const told: string[] = [];
  const theatre = new Theatre((is) => busy.push(is), (event) => told.push(event.event), () => 0);
  theatre.arrive(sky(START, ["M1", "M5"]), []);
  busy.length = 0;
  return { theatre, busy, told };
}

const EVENT = { event: "event-shown", seat: 1, planet: "zadus", card: "zadus/quake", waiting: "gomia/flare" } as Told;
const MOVES = [{ event: "marker-advanced", planet: "zadus" }, { event: "planet-moved", planet: "zadus", space: "M5" }] as Told[];

describe("the show", () => {
  afterEach(() => {
    pace.skip();
    pace.set("normal");
    vi.useRealTimers();
  });

  it("shows a card before it acts, and lets everything else wait", async () => {
    vi.useFakeTimers();
    const { theatre, busy, told } = stage();
    theatre.arrive(sky(["N0", "M5", "A2", "N2", "A4", "N5"], ["M5", "M5"]), [EVENT, ...MOVES]);
    await vi.advanceTimersByTimeAsync(50);
    expect(theatre.card).toMatchObject({ card: "zadus/quake", waiting: "gomia/flare", effect: "moves", mover: "zadus" });
    expect([theatre.places[1], busy, told]).toEqual(["M1", [true], ["event-shown"]]);
    theatre.goOn();
    await vi.advanceTimersByTimeAsync(10);
    expect(theatre.card).toBeNull();
    await vi.advanceTimersByTimeAsync(10_000);
    // The ship rode along; the one that waited there is on the planet now.
    expect([theatre.places[1], theatre.docks, theatre.before, busy]).toEqual(["M5", ["M5", "M5"], null, [true, false]]);
  });

  it("is over at once when somebody skips or jumps", async () => {
    vi.useFakeTimers();
    const { theatre, busy } = stage();
    theatre.arrive(sky(START, ["M1", "A0"]), [{ event: "ship-moved", seat: 1, space: "A0", planet: null, energy: 2 } as Told]);
    await vi.advanceTimersByTimeAsync(5);
    theatre.arrive(sky(START, ["A5", "A5"]), []);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([theatre.docks, theatre.card, busy.at(-1)]).toEqual([["A5", "A5"], null, false]);
  });

  it("takes no time where nothing is to be shown", () => {
    const { theatre, busy } = stage();
    pace.set("off");
    theatre.arrive(sky(START, ["A5", "M5"]), [EVENT]);
    expect([theatre.docks[0], theatre.card, busy]).toEqual(["A5", null, [false]]);
  });
});

describe("cards that are laid open", () => {
  const kept = (seat: number, forced: boolean) => ({ event: "card-kept", seat, planet: "zadus", card: "zadus/relic", forced }) as Told;
  it("are finds that nobody chose, and what others keep", () => {
    expect(cardOf(kept(0, false), [], 0, [], true)).toBeNull();
    expect(cardOf(kept(0, true), [], 0, [], true)).toMatchObject({ kind: "found", card: "zadus/relic" });
    expect(cardOf(kept(1, false), [], 0, [], true)).toMatchObject({ kind: "found", seat: 1 });
  });
  it("are well hidden ones that go back, to the one who has drawn them", () => {
    const back = { event: "cards-returned", seat: 0, planet: "zadus", top: 1, bottom: 0, why: "well-hidden" } as Told;
    expect(cardOf(back, [], 0, ["zadus/relic"], true)).toMatchObject({ kind: "returned", card: "zadus/relic" });
    expect(cardOf(back, [], 1, [null], true)).toBeNull();
  });
  it("say what two events do", () => {
    const contaminated = { event: "planet-contaminated", planet: "zadus", already: false } as Told;
    expect(cardOf(EVENT, [contaminated], 0, [], true)).toMatchObject({ effect: "contaminates", mover: "zadus" });
    expect(cardOf({ ...EVENT, waiting: null } as Told, [], 0, [], true)).toMatchObject({ effect: "none" });
  });
});
