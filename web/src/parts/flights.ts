import type { Event, Spot } from "../live/common";

const TIME = 220; // a card's way from place to place, in milliseconds
const APART = 40; // between two cards of one event
const MOST = 600; // all of them together

interface Flight {
  card: string | null;
  from: DOMRect;
  to: Spot;
}

/** Where a card lies, or would lie: the card itself, or else its zone's place at the table. */
export function placeOf(spot: Spot, card: string | null): Element | null {
  const seat = spot.seat === null ? "" : `[data-seat="${spot.seat}"]`;
  const zone = document.querySelector(`[data-zone="${spot.zone}"]${seat}`);
  if (card !== null) {
    const own = zone?.querySelector(`[data-card="${CSS.escape(card)}"]`) ?? document.querySelector(`[data-card="${CSS.escape(card)}"]`);
    if (own && (zone === null || zone.contains(own))) return own;
  }
  return zone;
}

/** Whether it takes up room: what a phone leaves out is nowhere, and no card flies from there or to there. */
function isShown(box: DOMRect): boolean {
  return box.width > 0 && box.height > 0;
}

/** The cards of these events that change their place, with where they are now. */
export function takeOff(events: Event[]): Flight[] {
  const flights: Flight[] = [];
  for (const moved of events.flatMap((event) => event.cards)) {
    const same = moved.from.zone === moved.to.zone && moved.from.seat === moved.to.seat && moved.from.index === moved.to.index;
    const place = same ? null : placeOf(moved.from, moved.card);
    const from = place?.getBoundingClientRect();
    if (from && isShown(from)) flights.push({ card: moved.card, from, to: moved.to });
  }
  return flights;
}

/** Let the cards fly to where they lie by now; transforms and opacity only.
 *  All places are measured before anything is drawn: else the page would be laid out anew for each card. */
export function land(flights: Flight[], draw: (card: string | null, lies: Element | null) => HTMLElement): void {
  const step = Math.min(APART, (MOST - TIME) / Math.max(1, flights.length));
  const measured = flights.flatMap((flight) => {
    const place = placeOf(flight.to, flight.card);
    if (!place) return [];
    const to = place.getBoundingClientRect();
    if (!isShown(to)) return [];
    const own = flight.card !== null && place instanceof HTMLElement && place.dataset.card ? place : null;
    return [{ flight, own, to, scale: own ? to.width / Math.max(1, own.offsetWidth) : 1 }];
  });
  const times = { duration: TIME, easing: "ease-out", fill: "backwards" } as const;
  for (const [i, { own }] of measured.entries()) own?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.99 }, { opacity: 1 }], { ...times, delay: i * step });
  // Each is drawn when it takes off, the first with the frame after this one, which has all of the table to draw.
  requestAnimationFrame(() => {
    for (const [i, { flight, own, to, scale }] of measured.entries()) {
      setTimeout(() => {
        const ghost = draw(flight.card, own);
        const [x, y] = [to.x + to.width / 2, to.y + to.height / 2];
        const [dx, dy] = [flight.from.x + flight.from.width / 2 - x, flight.from.y + flight.from.height / 2 - y];
        [ghost.style.left, ghost.style.top] = [`${x}px`, `${y}px`];
        const there = `translate(-50%, -50%) scale(${scale})`;
        const move = ghost.animate([{ transform: `translate(${dx}px, ${dy}px) ${there}` }, { transform: there }], times);
        move.onfinish = move.oncancel = () => ghost.remove();
      }, i * step);
    }
  });
}

/** Without motion: an outline where something came to. */
export function mark(flights: Flight[]): void {
  for (const flight of flights) {
    placeOf(flight.to, flight.card)?.animate([{ outline: "3px solid var(--link)" }, { outline: "3px solid transparent" }], 2000);
  }
}
