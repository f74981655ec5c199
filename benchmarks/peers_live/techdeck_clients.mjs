// Four clients for each table of ours; whoever is asked plays any card. They keep the question as docs/protocol.md tells.
import WebSocket from "ws";

import { any, whenTold } from "./cards.mjs";

const [port, tables, players] = process.argv.slice(2, 5).map(Number);
const game = process.argv[5];
const home = `http://127.0.0.1:${port}`;
let cookie = "";
let moves = 0;

async function post(path, body) {
  const headers = { "content-type": "application/json", ...(cookie ? { cookie } : {}) };
  const answer = await fetch(home + path, { method: "POST", headers, body: JSON.stringify(body) });
  cookie ||= answer.headers.get("set-cookie").split(";")[0];
  return answer.json();
}

function takeIn(value, changes) {
  for (const name of changes["-"] ?? []) delete value[name];
  for (const [key, change] of Object.entries(changes)) {
    const name = key.slice(0, -1);
    if (key.endsWith(">")) takeIn(value[name], change);
    else if (key.endsWith("~")) edit(value[name], change);
    else if (key !== "-") value[key] = change;
  }
}

function edit(items, edits) {
  for (const [at, what, ...coming] of edits) {
    if (typeof what === "number") items.splice(at, what, ...coming);
    else takeIn(items[at], what);
  }
}

/** One seat: `seated` and `over` are promises; it acts whenever it is asked, up to so many times. */
function sit(table, seat, most) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${table}/live`, { headers: { cookie }, perMessageDeflate: false });
  let asked = null;
  let waiting = false;
  let sit = null;
  let end = null;
  const seated = new Promise((done) => (sit = done));
  const over = new Promise((done) => (end = done));
  const act = () => {
    const actions = (asked?.choices ?? []).flatMap((group) => group.actions);
    if (waiting || actions.length === 0) return;
    if (moves >= most) return end();
    waiting = true;
    moves += 1;
    socket.send(JSON.stringify({ type: "action", id: `${seat}-${moves}`, action: any(actions) }));
  };
  socket.on("open", () => socket.send(JSON.stringify({ type: "join", seat })));
  socket.on("message", (text) => {
    const message = JSON.parse(text);
    if (message.type === "table" && message.status === "open") sit();
    if (message.type === "view") asked = message.asked;
    if (message.type === "update") takeIn(asked, message.asked ?? {});
    if ((message.type === "done" || message.type === "error") && message.id !== "start") waiting = false;
    if (message.type === "over" && most === Infinity) end();
    act();
  });
  return { socket, seated, over };
}

// A real game goes on until so many moves were made in all; the toy to its end.
const most = game === "highcard" ? Infinity : tables * 52;
const seats = [];
for (let i = 0; i < tables; i++) {
  const { table } = await post("/api/tables", { game, players, name: "p" });
  for (let seat = 1; seat < players; seat++) await post(`/api/tables/${table}/seats`, { name: "p" });
  for (let seat = 0; seat < players; seat++) seats.push(sit(table, seat, most));
}
await Promise.all(seats.map((one) => one.seated));
await whenTold("ready");
for (let i = 0; i < seats.length; i += players) seats[i].socket.send(JSON.stringify({ type: "start", id: "start" }));
const ends = seats.map((one) => one.over);
await (most === Infinity ? Promise.all(ends) : Promise.race(ends));
console.log(moves);
process.exit(0);
