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

/** The cards of these events that change their place, with where they are now. */
export function takeOff(events: Event[]): Flight[] {
  const flights: Flight[] = [];
  for (const moved of events.flatMap((event) => event.cards)) {
    const same = moved.from.zone === moved.to.zone && moved.from.seat === moved.to.seat && moved.from.index === moved.to.index;
    const place = same ? null : placeOf(moved.from, moved.card);
    if (place) flights.push({ card: moved.card, from: place.getBoundingClientRect(), to: moved.to });
  }
  return flights;
}

/** Let the cards fly to where they lie by now; transforms and opacity only.
 *  All places are measured before anything is drawn: else the page would be laid out anew for each card. */
export function land(flights: Flight[], draw: (card: string | null) => HTMLElement): void {
  const step = Math.min(APART, (MOST - TIME) / Math.max(1, flights.length));
  const measured = flights.flatMap((flight) => {
    const place = placeOf(flight.to, flight.card);
    return place ? [{ flight, place, to: place.getBoundingClientRect() }] : [];
  });
  for (const [i, { flight, place, to }] of measured.entries()) {
    const ghost = draw(flight.card);
    const [dx, dy] = [flight.from.x + flight.from.width / 2 - (to.x + to.width / 2), flight.from.y + flight.from.height / 2 - (to.y + to.height / 2)];
    ghost.style.left = `${to.x + to.width / 2}px`;
    ghost.style.top = `${to.y + to.height / 2}px`;
    const own = flight.card !== null && place instanceof HTMLElement && place.dataset.card ? place : null;
    const options = { duration: TIME, delay: i * step, easing: "ease-out", fill: "backwards" } as const;
    own?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.99 }, { opacity: 1 }], options);
    const move = ghost.animate(
      [{ transform: `translate(-50%, -50%) translate(${dx}px, ${dy}px)` }, { transform: "translate(-50%, -50%)" }],
      options,
    );
    move.onfinish = move.oncancel = () => ghost.remove();
  }
}

/** Without motion: an outline where something came to. */
export function mark(flights: Flight[]): void {
  for (const flight of flights) {
    placeOf(flight.to, flight.card)?.animate([{ outline: "3px solid var(--link)" }, { outline: "3px solid transparent" }], 2000);
  }
}
