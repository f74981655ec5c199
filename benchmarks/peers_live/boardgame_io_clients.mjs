// Four clients for each match of boardgame.io; whoever's turn it is plays any card.
import { createRequire } from "node:module";

import { HighCard } from "./boardgame_io_game.mjs";
import { SEATS, any, whenTold } from "./cards.mjs";

const require = createRequire(import.meta.url);
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const [port, tables] = process.argv.slice(2).map(Number);
const home = `http://127.0.0.1:${port}`;
let moves = 0;

async function post(path, body) {
  const answer = await fetch(home + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.json();
}

/** One seat, seated; `play` answers with a promise of the end. */
async function sit(matchID, seat) {
  const playerID = String(seat);
  const { playerCredentials: credentials } = await post(`/games/highcard/${matchID}/join`, { playerID, playerName: "p" });
  const client = Client({ game: HighCard, multiplayer: SocketIO({ server: home }), matchID, playerID, credentials, debug: false });
  client.start();
  await new Promise((done) => {
    const stop = client.subscribe((state) => {
      if (state && state.isConnected) {
        stop();
        done();
      }
    });
  });
  return client;
}

function play(client, seat) {
  return new Promise((over) => {
    let asked = -1;
    const act = (state) => {
      if (!state) return;
      if (state.ctx.gameover) return over();
      if (state.ctx.currentPlayer === String(seat) && state.ctx.turn !== asked && state.G.players?.[seat]) {
        asked = state.ctx.turn;
        moves += 1;
        client.moves.play(any(state.G.players[seat].hand));
      }
    };
    client.subscribe(act);
    act(client.getState());
  });
}

const matches = [];
for (let i = 0; i < tables; i++) {
  const { matchID } = await post("/games/highcard/create", { numPlayers: SEATS });
  matches.push(await Promise.all(Array.from({ length: SEATS }, (_, seat) => sit(matchID, seat))));
}
await whenTold("ready");
await Promise.all(matches.flatMap((clients) => clients.map(play)));
console.log(moves);
process.exit(0);
