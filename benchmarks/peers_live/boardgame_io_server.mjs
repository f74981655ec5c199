// High Card on boardgame.io's server, with its store in memory.
import { createRequire } from "node:module";

import { HighCard } from "./boardgame_io_game.mjs";

const { Server } = createRequire(import.meta.url)("boardgame.io/server");
const server = Server({ games: [HighCard], origins: ["*"] });
const running = await server.run({ port: Number(process.argv[2]), callback: () => console.log("listening") });
process.on("SIGTERM", () => {
  server.kill(running);
  process.exit(0);
});
