// High Card as a room of Colyseus: each client's view has its own hand. A patch is sent after every move, at once.
import { Room, Server } from "@colyseus/core";
import { StateView, schema } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";

import { CARDS, SEATS, best, deck } from "./cards.mjs";

const Seat = schema({ hand: { array: "string", view: true }, count: "number", won: "number" });
const Table = schema({ seats: [Seat], trick: ["string"], turn: "number", leader: "number", round: "number" });

class HighCard extends Room {
  maxClients = SEATS;
  patchRate = null;
  autoDispose = true;

  onCreate() {
    const cards = deck();
    for (let i = cards.length - 1; i > 0; i--) {
      const j = Math.floor(Math.random() * (i + 1));
      [cards[i], cards[j]] = [cards[j], cards[i]];
    }
    this.state = new Table();
    Object.assign(this.state, { turn: -1, leader: 0, round: 1 });
    for (let seat = 0; seat < SEATS; seat++) {
      const one = new Seat();
      one.hand.push(...cards.slice(seat * CARDS, (seat + 1) * CARDS));
      Object.assign(one, { count: CARDS, won: 0 });
      this.state.seats.push(one);
    }
    this.onMessage("play", (client, card) => this.play(client.userData, card));
  }

  onJoin(client) {
    client.userData = this.clients.length - 1;
    client.view = new StateView();
    client.view.add(this.state.seats[client.userData]);
    client.send("seat", client.userData);
    if (this.clients.length === SEATS) this.state.turn = 0;
    this.broadcastPatch();
  }

  play(seat, card) {
    const { state } = this;
    const own = state.seats[seat];
    const place = own.hand.indexOf(card);
    if (state.turn !== seat || place < 0) return;
    own.hand.splice(place, 1);
    own.count -= 1;
    state.trick.push(card);
    if (state.trick.length === SEATS) {
      state.leader = (state.leader + best([...state.trick])) % SEATS;
      state.seats[state.leader].won += 1;
      state.trick.splice(0, SEATS);
      state.round += 1;
    }
    state.turn = state.round > CARDS ? -2 : (state.leader + state.trick.length) % SEATS;
    this.broadcastPatch();
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define("highcard", HighCard);
await server.listen(Number(process.argv[2]));
console.log("listening");
