// High Card as a game of boardgame.io: hands are secret, each player sees their own.
import { createRequire } from "node:module";

import { CARDS, SEATS, best, deck } from "./cards.mjs";

const { PlayerView } = createRequire(import.meta.url)("boardgame.io/core");

export const HighCard = {
  name: "highcard",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  setup({ random }) {
    const cards = random.Shuffle(deck());
    const players = {};
    for (let seat = 0; seat < SEATS; seat++) players[seat] = { hand: cards.slice(seat * CARDS, (seat + 1) * CARDS) };
    return { players, counts: Array(SEATS).fill(CARDS), trick: [], leader: 0, won: Array(SEATS).fill(0), round: 1 };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1, order: { first: () => 0, next: ({ G }) => (G.leader + G.trick.length) % SEATS } },
  moves: {
    play: {
      client: false,
      move({ G, playerID }, card) {
        const hand = G.players[playerID].hand;
        if (!hand.includes(card)) return "INVALID_MOVE";
        hand.splice(hand.indexOf(card), 1);
        G.counts[playerID] -= 1;
        G.trick.push(card);
        if (G.trick.length === SEATS) {
          G.leader = (G.leader + best(G.trick)) % SEATS;
          G.won[G.leader] += 1;
          G.trick = [];
          G.round += 1;
        }
      },
    },
  },
  endIf: ({ G }) => (G.round > CARDS ? { won: G.won } : undefined),
};
