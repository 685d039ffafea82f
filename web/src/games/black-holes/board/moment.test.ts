// The same for the words and the hand of Black Holes: whatever is pointed at and whatever arrives meanwhile, the strip speaks
// of the moment that is on the board. The column of the block that can move tells the versions apart.
import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BoardView } from "../../../generated/black-holes";
import type { BoardProps, GameFace } from "../../../lib/game";
import type { TableStore } from "../../../lib/table.svelte";
import { Board, deeds, lives, stubPage, unstubPage } from "../../../lib/testing/moment";
import type { Dress } from "../../../lib/testing/world";
import { logLine } from "../words/log";
import { seatLine } from "../words/match";
import { whatNow } from "../words/whatnow";
import { COLUMNS, nameOf, SPACES } from "./geometry";
import { hand } from "./hand.svelte";
import { anchorOf, movesOf } from "./moves";

vi.mock("../../../lib/socket", async () => (await import("../../../lib/testing/world")).modules.socket);
vi.mock("../../../lib/api", async () => (await import("../../../lib/testing/world")).modules.api);
vi.mock("../../../lib/tables", async () => (await import("../../../lib/testing/world")).modules.tables);
vi.mock("../../../lib/faces", async () => (await import("../../../lib/testing/world")).modules.faces);

const column = (version: number): string => COLUMNS[version % COLUMNS.length] ?? "a";

const BLACK_HOLES: Dress = {
  face: { key: "black-holes", seatLine, whatNow, logLine } as unknown as GameFace,
  view: (version, eyes, actor): BoardView => ({
    seat: eyes,
    position: "",
    blocks: [{ seat: actor ?? 0, attitude: "upright", spaces: [`${column(version)}5`] }],
    holes: [],
    side: actor ?? 0,
    left: 1 + (version % 2),
    sunk: [version % 4, 0],
    blocked: "pass",
    past: "",
    outcome: null,
  }),
  legal: (version) => [`${column(version)}5n`, `${column(version)}5s`],
  event: (version, seat) => {
    const from = column(version);
    return { event: "block-moved", seat, move: `${from}5n`, how: "tipped-over", origin: [`${from}5`], target: [`${from}6`, `${from}7`] };
  },
  refusal: (version) => ({ reason: "", sentence: `The block on ${column(version)}5 can't get there.` }),
  tokenOf: (view) => (view as BoardView).blocks[0]?.spaces[0]?.charAt(0) ?? "",
  tokenOfEvent: (event) => (event["origin"] as string[])[0]?.charAt(0) ?? "",
  tokens: (text) => [...text.matchAll(/\b([a-j])\d{1,2}\b/g)].map((found) => found[1] ?? ""),
};

/** Board.svelte without its picture: what it does with the hand. */
class Wood extends Board {
  #shown: unknown = null;

  get #props(): BoardProps<BoardView> {
    const { store } = this;
    const { now } = store;
    return {
      ...now,
      seat: store.active,
      choose: (action: string) => store.choose(action),
      explain: (action: string) => store.explain(action),
      dismiss: () => store.dismiss(),
      preview: (preview: never) => store.hold(preview),
    } as unknown as BoardProps<BoardView>;
  }

  /** At the block, at one of its goals, or anywhere. */
  override select(which: number): void {
    const { now } = this.store;
    if (!now) return;
    const [move] = movesOf(now.view as BoardView, now.legal);
    const near = move && [move.piece, move.goal][which % 3];
    const { x, y } = near ?? SPACES[(which * 17) % SPACES.length] ?? { x: 0, y: 4 };
    hand.point(this.#props, x, y, which % 2 === 0);
  }

  override see(): void {
    const { now } = this.store;
    if (now && now.view !== this.#shown) {
      this.#shown = now.view;
      if (hand.block !== null) hand.drop(this.#props);
    }
    if (!now || !this.store.preview || this.store.pending) return; // what is sent stays in the strip, and nothing is offered
    const anchors = movesOf(now.view as BoardView, now.legal).map(({ piece }) => anchorOf(piece));
    expect(anchors).toContain(hand.block);
  }
}

beforeEach(stubPage);
afterEach(unstubPage);

const setUps = fc.record({
  people: fc.constantFrom<number[]>([0], [1], [0, 1], []),
  hidden: fc.constant(false),
  together: fc.constant(false),
  first: fc.nat(1),
});

it("knows every space by another name than its neighbours'", () => {
  expect(new Set(SPACES.map(({ x, y }) => nameOf(x, y))).size).toBe(SPACES.length);
});

it("speaks of the moment on the board only", { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(setUps, fc.array(deeds, { minLength: 5, maxLength: 60 }), async (setUp, course) => {
      hand.block = hand.action = null;
      await lives(2, setUp, course, BLACK_HOLES, (store: TableStore) => new Wood(store));
    }),
    { numRuns: 300 },
  );
});
