// The cards of High Card, for both peers.
export const SEATS = 4;
export const CARDS = 13;

/** All 52 cards: a letter for the domain, and the value. */
export function deck() {
  return ["K", "S", "T", "V"].flatMap((domain) => Array.from({ length: 13 }, (_, i) => `${domain}${i + 1}`));
}

/** The place of the best card of a trick: value first, then domain. */
export function best(trick) {
  const rank = (card) => Number(card.slice(1)) * 4 + "KSTV".indexOf(card[0]);
  return trick.reduce((found, card, i) => (rank(card) > rank(trick[found]) ? i : found), 0);
}

/** Any of several. */
export function any(items) {
  return items[Math.floor(Math.random() * items.length)];
}

/** Say that everybody sits; once a line comes in, time is running. */
export async function whenTold(ready) {
  console.log(ready);
  await new Promise((done) => process.stdin.once("data", done));
}
