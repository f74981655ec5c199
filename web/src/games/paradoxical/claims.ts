/** What a row can claim or nearly can: every set of it against the lowest others. (Paradoxical 2) */
import type { Tableau, TableauCard, View } from "../../live/types/paradoxical";

export type Kind = Tableau["claimable"][number];
type Straight = View["straight"];

export interface Claim {
  paradox: Kind;
  /** "2s and 12s", "5 to 9". */
  of: string;
  set: string[];
  others: string[];
  setSum: number;
  othersSum: number;
  /** By how much the set outweighs the others; below one it is not valid. */
  by: number;
}

/** All of them, the best first; of sets with the same values one is enough, for they weigh the same. */
export function claimsOf(tableau: Tableau, straight: Straight): Claim[] {
  const cards = [...tableau.cards].sort((a, b) => a.value - b.value);
  const found = [...twoPairs(cards), ...fullHouses(cards), ...straights(cards, straight)];
  return found.flatMap(({ paradox, of, set }) => weighed(cards, paradox, of, set)).sort((a, b) => b.by - a.by);
}

interface Set {
  paradox: Kind;
  of: string;
  set: TableauCard[];
}

function valuesOf(cards: TableauCard[]): number[] {
  return [...new globalThis.Set(cards.map((one) => one.value))];
}

/** Two cards of a value, one of each deck. */
function pairOf(cards: TableauCard[], value: number): TableauCard[] {
  const [first, second] = [1, 2].map((deck) => cards.find((one) => one.value === value && one.deck === deck));
  return first && second ? [first, second] : [];
}

function twoPairs(cards: TableauCard[]): Set[] {
  const paired = valuesOf(cards).filter((value) => pairOf(cards, value).length > 0);
  return paired.flatMap((low, i) =>
    paired.slice(i + 1).map((high) => ({ paradox: "two_pairs" as const, of: `${low}s and ${high}s`, set: [...pairOf(cards, low), ...pairOf(cards, high)] })),
  );
}

function fullHouses(cards: TableauCard[]): Set[] {
  const values = valuesOf(cards);
  const triples = values.filter((value) => cards.filter((one) => one.value === value).length >= 3);
  return triples.flatMap((triple) =>
    values
      .filter((value) => value !== triple && pairOf(cards, value).length > 0)
      .map((value) => ({
        paradox: "full_house" as const,
        of: `three ${triple}s and two ${value}s`,
        set: [...pairOf(cards, value), ...cards.filter((one) => one.value === triple).slice(0, 3)],
      })),
  );
}

function straights(cards: TableauCard[], straight: Straight): Set[] {
  return valuesOf(cards).flatMap((low) => {
    const set = runFrom(cards, low, straight);
    return set ? [{ paradox: "straight" as const, of: `${low} to ${low + 4}`, set }] : [];
  });
}

/** Five consecutive cards that are not all of one deck, or that alternate. (Paradoxical 2.9) */
function runFrom(cards: TableauCard[], low: number, straight: Straight): TableauCard[] | undefined {
  const runs = [0, 1, 2, 3, 4].reduce<TableauCard[][]>(
    (begun, step) => begun.flatMap((run) => cards.filter((one) => one.value === low + step).map((one) => [...run, one])),
    [[]],
  );
  return runs.find((run) =>
    straight === "mixed" ? run.some((one) => one.deck !== run[0]?.deck) : run.every((one, i) => i === 0 || one.deck !== run[i - 1]?.deck),
  );
}

function weighed(cards: TableauCard[], paradox: Kind, of: string, set: TableauCard[]): Claim[] {
  const others = cards.filter((one) => !set.includes(one)).slice(0, set.length);
  if (others.length < set.length) return [];
  const [setSum, othersSum] = [sum(set), sum(others)];
  return [{ paradox, of, set: set.map((one) => one.card), others: others.map((one) => one.card), setSum, othersSum, by: setSum - othersSum }];
}

function sum(cards: TableauCard[]): number {
  return cards.reduce((total, one) => total + one.value, 0);
}
