// boardgame.io's server with the peer's game: `node server.js FOLDER`, or `node server.js` to keep all in memory.
// Prints the port that it listens on.

const { FlatFile, Server } = require("boardgame.io/server");
const { Blocks } = require("./game.js");

const [folder] = process.argv.slice(2);

async function main() {
  const server = Server({ games: [Blocks], origins: [], ...(folder ? { db: new FlatFile({ dir: folder }) } : {}) });
  const running = await server.run({ port: { port: 0, host: "127.0.0.1" } });
  console.log(`port ${running.appServer.address().port}`);
}

main();
