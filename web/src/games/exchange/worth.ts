/** What a hand scores as the market stands: the best groups of it. (Exchange 7.4-7.8) */
import type { View } from "../../live/common";
import type { View as ExchangeView } from "../../live/types/exchange";
import { kindOf } from "../../trading/terms";

interface Held {
  card: string;
  value: number;
  /** What the stack of its domain is worth. */
  worth: number;
  domain: string;
}

export interface Group {
  cards: string[];
  form: "set" | "flush";
  domain: string;
  points: number;
}

export interface Worth {
  points: number;
  groups: Group[];
}

export function worthOf(view: View & ExchangeView, hand: string[]): Worth {
  const held = hand.map((card) => {
    const { value, domain } = kindOf(view, card);
    return { card, value, domain, worth: view.market[domain as keyof ExchangeView["market"]] ?? 0 };
  });
  let best = inSets(held);
  for (const flush of flushesOf(held)) {
    const rest = inSets(held.filter((one) => !flush.includes(one)));
    const group = grouped(flush, "flush");
    if (rest.points + group.points > best.points) best = { points: rest.points + group.points, groups: [...rest.groups, group] };
  }
  return best;
}

/** Every three or four cards of one domain. */
function flushesOf(held: Held[]): Held[][] {
  return [...new Set(held.map((one) => one.domain))].flatMap((domain) => {
    const own = held.filter((one) => one.domain === domain);
    return [...chosen(own, 3), ...chosen(own, 4)];
  });
}

function chosen<One>(from: One[], count: number): One[][] {
  if (count === 0) return [[]];
  return from.flatMap((one, i) => chosen(from.slice(i + 1), count - 1).map((rest) => [one, ...rest]));
}

function inSets(held: Held[]): Worth {
  const groups = [...new Set(held.map((one) => one.value))].flatMap((value) => setsOf(held.filter((one) => one.value === value)));
  return { points: sum(groups), groups };
}

/** The best sets of cards of one value: so many of four and of three, each led by the best card that is free. */
function setsOf(same: Held[]): Group[] {
  let best: Group[] = [];
  for (let fours = 0; 4 * fours <= same.length; fours++) {
    for (let threes = 0; 4 * fours + 3 * threes <= same.length; threes++) {
      const found = led(same, fours, threes);
      if (sum(found) > sum(best)) best = found;
    }
  }
  return best;
}

function led(same: Held[], fours: number, threes: number): Group[] {
  const order = [...same].sort((a, b) => b.worth - a.worth);
  const leaders = order.splice(0, fours + threes);
  return leaders.map((leader, i) => grouped([leader, ...order.splice(0, i < fours ? 3 : 2)], "set"));
}

function grouped(cards: Held[], form: Group["form"]): Group {
  const best = [...cards].sort((a, b) => b.worth - a.worth)[0] as Held;
  return { cards: cards.map((one) => one.card), form, domain: best.domain, points: cards.length * best.worth };
}

function sum(groups: Group[]): number {
  return groups.reduce((total, group) => total + group.points, 0);
}
