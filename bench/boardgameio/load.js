// Two random movers at each of many tables of boardgame.io: `node load.js URL TABLES WARM SECONDS`.
// Speaks the server's own messages over socket.io, one socket a mover, without boardgame.io's client, which would
// play every move a second time. Prints what it measured as JSON.

const { io } = require("socket.io-client");
const { legal } = require("./game.js");

const [url, tables, warm, seconds] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const tally = { counting: false, times: [] };

async function post(path, body) {
  const answer = await fetch(`${url}/games/blocks/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

// Both join before either connects: with a store on disk a connection's note of who is there may overwrite a join.
async function table() {
  const { matchID } = await post("create", { numPlayers: 2 });
  const keys = [];
  for (const playerID of ["0", "1"]) {
    keys.push((await post(`${matchID}/join`, { playerID, playerName: playerID })).playerCredentials);
  }
  return [await mover(matchID, "0", keys[0]), await mover(matchID, "1", keys[1])];
}

// Connects; the returned function lets the mover begin.
function mover(matchID, playerID, credentials) {
  const socket = io(`${url}/blocks`, { transports: ["websocket"], forceNew: true });
  let latest = null;
  let begun = false;
  let sentFor = -1;
  let sentAt = 0;

  function act() {
    if (!begun || latest.ctx.currentPlayer !== playerID || latest._stateID <= sentFor) return;
    const moves = legal(latest.G, Number(playerID));
    const args = moves[Math.floor(Math.random() * moves.length)];
    sentFor = latest._stateID;
    sentAt = performance.now();
    const action = { type: "MAKE_MOVE", payload: { type: "shift", args, playerID, credentials } };
    socket.emit("update", action, latest._stateID, matchID, playerID);
  }

  socket.on("update", (_, state) => {
    if (sentAt && state._stateID === sentFor + 1) {
      if (tally.counting) tally.times.push(performance.now() - sentAt);
      sentAt = 0;
    }
    latest = state;
    act();
  });
  return new Promise((resolve, reject) => {
    socket.on("connect_error", reject);
    socket.on("connect", () => socket.emit("sync", matchID, playerID, credentials, 2));
    socket.once("sync", (_, { state }) => {
      latest = state;
      resolve(() => {
        begun = true;
        act();
      });
    });
  });
}

const sleep = (time) => new Promise((resolve) => setTimeout(resolve, time * 1000));

async function main() {
  const begins = [];
  for (let made = 0; made < tables; made++) begins.push(...(await table()));
  begins.forEach((begin) => begin());
  await sleep(warm);
  tally.counting = true;
  const start = performance.now();
  const busy = process.cpuUsage();
  await sleep(seconds);
  tally.counting = false;
  const took = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(busy);
  const times = tally.times.sort((a, b) => a - b);
  const part = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  const found = { moves: times.length, rate: times.length / took, median_ms: part(0.5), p99_ms: part(0.99) };
  console.log(JSON.stringify({ ...found, client_cpu: (user + system) / 1e6 / took }));
  process.exit(0);
}

main();
