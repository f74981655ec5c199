/** What a build would score, as City 4 says; the table has the last word. */
import { kindOf } from "../../trading/terms";
import type { View } from "../../live/common";
import type { Slot, View as CityView } from "../../live/types/city";

const MOST = 3; // base points of one build, City 4.2

export interface Place {
  x: number;
  y: number;
}

export interface Score {
  points: number;
  equal: number;
  science: number;
  /** The builder's companies around the place, if they are two or more. */
  near: Slot[];
  service: number;
}

/** What this seat scores for a card that counts as this, built here. */
export function scoreOf(view: View & CityView, seat: number, built: { value: number; domain: string }, place: Place): Score {
  const kinds = view.city.map((slot) => ({ slot, ...kindOf(view, slot.card) }));
  const equal = Math.min(MOST, kinds.filter((one) => one.value === built.value).length);
  const own = kinds.filter((one) => one.slot.marker === seat);
  const sciences = own.filter((one) => one.domain === "science").length + (built.domain === "science" ? 1 : 0);
  const science = equal >= 2 && sciences >= 2 ? 1 : 0;
  const around = own.map((one) => one.slot).filter((slot) => Math.abs(slot.x - place.x) <= 1 && Math.abs(slot.y - place.y) <= 1);
  const near = around.length >= 2 ? around : [];
  const sum = equal + science + (near.length > 0 ? 1 : 0);
  const service = built.domain === "service" && sum === 0 ? 1 : 0;
  return { points: sum + service, equal, science, near, service };
}

/** Every place beside a card of the city where nothing lies. (City 1.2) */
export function freePlaces(view: CityView): Place[] {
  const taken = new Set(view.city.map(({ x, y }) => `${x} ${y}`));
  const beside = view.city.flatMap(({ x, y }) => [{ x: x - 1, y }, { x: x + 1, y }, { x, y: y - 1 }, { x, y: y + 1 }]);
  return beside.filter(({ x, y }) => !taken.has(`${x} ${y}`));
}

/** The technology companies that make this seat's builds cheaper. (City 1.6, 1.7) */
export function technologies(view: View & CityView, seat: number): string[] {
  return view.city.filter((slot) => slot.marker === seat && kindOf(view, slot.card).domain === "technology").map((slot) => slot.card);
}
