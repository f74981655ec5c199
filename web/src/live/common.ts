/** What the views, questions and events of all games have in common; each game's own types are in types/. */
import type { Clocks, SeatInfo, Slot, Table, Template } from "./types/protocol";

export type { Clocks, SeatInfo, Slot, Table, Template };

export interface Zone {
  name: string;
  seat: number | null;
  count: number;
  /** Bottom first; null is a card this seat does not know. */
  cards: (string | null)[];
}

export interface Effect {
  card: string;
  user: number;
  sentence: number;
  start: number;
  end: number;
}

export interface View {
  game: string;
  players: number;
  seat: number | null;
  acting: number[];
  zones: Zone[];
  effects: Effect[];
  scores: number[];
  returns: number[] | null;
  conceded: number[];
  changed: { card: string; value: number; domain: string; until: "turn" | "round" | "next_round" }[];
}

/** What a card counts as now, where that is not what is printed on it. */
export function countsAs(view: View | null, card: string | null): View["changed"][number] | null {
  return view?.changed.find((change) => change.card === card) ?? null;
}

export interface Target {
  kind: string;
  [name: string]: unknown;
}

export interface Choice {
  action: number;
  verb: string;
  target: Target | null;
  /** Why the card that it uses can do nothing now; empty where it may do something. */
  in_vain: string;
}

export interface Question {
  code: string;
  clause: string;
  seat: number | null;
  asked: number[];
  effect: Effect | null;
  chosen: Target[];
  left: number | null;
  optional: boolean;
  about: Record<string, unknown>;
  choices: Choice[];
  ways_out: Choice[];
}

/** A kind of command open to the seat, and the verb of the choices that begin it. */
export interface CommandOpen {
  kind: string;
  verb: string;
  slots: Slot[];
}

/** What is asked, with words for the question, for each of its choices and for each way out, in the same order. */
export interface Asked {
  number: number;
  words: string;
  question: Question;
  choices: string[];
  ways_out: string[];
  commands: CommandOpen[];
}

export interface Spot {
  zone: string;
  seat: number | null;
  index: number | null;
  at: unknown;
}

export interface Event {
  kind: string;
  seat: number | null;
  other: number | null;
  cards: { card: string | null; from: Spot; to: Spot }[];
  effect: Effect | null;
  about: Record<string, unknown>;
}

/** A whole gesture: a kind and its slots. */
export type Command = { kind: string } & Record<string, unknown>;

/** Why something was not done. */
export interface Refused {
  code: string;
  reason: string;
  clause: string;
  accepted: string[];
}

export function zoneOf(view: View, name: string, seat: number | null = null): Zone | undefined {
  return view.zones.find((zone) => zone.name === name && zone.seat === seat);
}

export function cardsOf(view: View, name: string, seat: number | null = null): (string | null)[] {
  return zoneOf(view, name, seat)?.cards ?? [];
}

/** The hand of the seat that looks. */
export function ownHand(view: View): string[] {
  if (view.seat === null) return [];
  return cardsOf(view, "hand", view.seat).filter((card): card is string => card !== null);
}
