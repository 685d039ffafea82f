// The peer's game: blocks on ten by ten spaces, eight a side, two single moves a turn, as in Black Holes.
// A move shifts one block by one space onto an empty one. The state has the shape of what our server sends for
// Black Holes, without the list of past positions.

const SIZE = 10;
const STEPS = { n: [0, 1], e: [1, 0], s: [0, -1], w: [-1, 0] };

function start() {
  const blocks = [];
  for (let y = 3; y <= 6; y++) {
    for (let x = 3; x <= 6; x++) {
      blocks.push({ seat: (x + y) % 2, attitude: "upright", spaces: [space(x, y)] });
    }
  }
  return { blocks, holes: ["c3", "h3", "c8", "h8"], sunk: [0, 0], blocked: "pass" };
}

function space(x, y) {
  return "abcdefghij"[x] + (y + 1);
}

// Where a block would get to, or null if it can't move there.
function target(G, number, step) {
  if (!(step in STEPS) || !(number in G.blocks)) return null;
  const [from] = G.blocks[number].spaces;
  const x = "abcdefghij".indexOf(from[0]) + STEPS[step][0];
  const y = Number(from.slice(1)) - 1 + STEPS[step][1];
  if (x < 0 || y < 0 || x >= SIZE || y >= SIZE) return null;
  const to = space(x, y);
  if (G.holes.includes(to) || G.blocks.some((block) => block.spaces[0] === to)) return null;
  return to;
}

// Every legal move of a seat, as [number, step].
function legal(G, seat) {
  const moves = [];
  G.blocks.forEach((block, number) => {
    if (block.seat !== seat) return;
    for (const step of Object.keys(STEPS)) if (target(G, number, step)) moves.push([number, step]);
  });
  return moves;
}

const Blocks = {
  name: "blocks",
  setup: start,
  turn: { minMoves: 2, maxMoves: 2 },
  moves: {
    shift: ({ G, playerID }, number, step) => {
      const to = target(G, number, step);
      if (to === null || G.blocks[number].seat !== Number(playerID)) return "INVALID_MOVE";
      G.blocks[number].spaces = [to];
    },
  },
};

module.exports = { Blocks, legal };
