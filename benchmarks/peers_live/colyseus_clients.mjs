// Four clients for each room of Colyseus; whoever's turn it is plays any card.
import { Client } from "@colyseus/sdk";

import { SEATS, any, whenTold } from "./cards.mjs";

const [port, tables] = process.argv.slice(2).map(Number);
const client = new Client(`ws://127.0.0.1:${port}`);
let moves = 0;
let go = null;
const told = new Promise((done) => (go = done));

/** One seat: `over` is a promise of the end. */
function sit(room) {
  let seat = -1;
  let asked = "";
  let end;
  const over = new Promise((done) => (end = done));
  const act = async (state) => {
    if (state.turn === -2) return end();
    const now = `${state.round} ${state.trick?.length}`;
    if (seat < 0 || state.turn !== seat || now === asked) return;
    asked = now;
    await told;
    moves += 1;
    room.send("play", any([...state.seats[seat].hand]));
  };
  room.onMessage("seat", (number) => (seat = number));
  room.onStateChange(act);
  return { over, seated: new Promise((done) => room.onStateChange.once(done)) };
}

const seats = [];
for (let i = 0; i < tables; i++) {
  const first = await client.create("highcard");
  seats.push(sit(first));
  for (let seat = 1; seat < SEATS; seat++) seats.push(sit(await client.joinById(first.roomId)));
}
await Promise.all(seats.map((one) => one.seated));
await whenTold("ready");
go();
await Promise.all(seats.map((one) => one.over));
console.log(moves);
process.exit(0);
