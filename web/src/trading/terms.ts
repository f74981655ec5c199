/** What is said in an offer: of each card given, and of each card wanted; and what fits it. */
import { DOMAINS, letterOf, letterOfDomain, valueOf } from "../cards/domains";
import type { View } from "../live/common";
import { listed } from "../words/lists";

/** What is told of a card that is given. */
export type Told =
  | { kind: "card"; card: string }
  | { kind: "value"; value: number }
  | { kind: "domain"; domain: string }
  | { kind: "face_down" };
/** What is asked for. */
export type Pattern =
  | { kind: "card"; card: string }
  | { kind: "value"; value: number }
  | { kind: "domain"; domain: string }
  | { kind: "value_or_value"; value: number; other: number }
  | { kind: "value_or_domain"; value: number; domain: string }
  | { kind: "any" };
export type Tell = "card" | "value" | "domain" | "nothing";
export interface Given {
  card: string;
  tell: Tell;
}

/** The value and the domain that a card counts as now. */
export function kindOf(view: View, card: string): { value: number; domain: string } {
  const change = view.changed.find((one) => one.card === card);
  return change ?? { value: valueOf(card), domain: DOMAINS[letterOf(card)] };
}

/** Whether a card is what a pattern asks for. */
export function fits(view: View, pattern: Pattern, card: string): boolean {
  const { value, domain } = kindOf(view, card);
  switch (pattern.kind) {
    case "any":
      return true;
    case "card":
      return pattern.card.replace("'", "") === card.replace("'", "");
    case "value":
      return pattern.value === value;
    case "domain":
      return pattern.domain === domain;
    case "value_or_value":
      return pattern.value === value || pattern.other === value;
    case "value_or_domain":
      return pattern.value === value || pattern.domain === domain;
  }
}

/** What the keys of the pad ask for: no key asks for any card. */
export function patternOf(values: number[], domain: string | null, or: boolean): Pattern {
  const [one, other] = [...values].sort((a, b) => a - b);
  if (one === undefined) return domain === null ? { kind: "any" } : { kind: "domain", domain };
  if (other !== undefined) return { kind: "value_or_value", value: one, other };
  if (domain === null) return { kind: "value", value: one };
  if (or) return { kind: "value_or_domain", value: one, domain };
  return { kind: "card", card: `${letterOfDomain(domain)}${one}` };
}

/** "any 7 or science card", as the table says it; again: one of the same domain is asked for before it. */
export function patternWords(pattern: Pattern, again = false): string {
  switch (pattern.kind) {
    case "any":
      return "any card";
    case "card":
      return `the ${valueOf(pattern.card)} of ${DOMAINS[letterOf(pattern.card)]}`;
    case "value":
      return `any ${pattern.value}`;
    case "domain":
      return `${again ? "another" : "any"} ${pattern.domain} card`;
    case "value_or_value":
      return `any ${pattern.value} or ${pattern.other}`;
    case "value_or_domain":
      return `any ${pattern.value} or ${again ? "another " : ""}${pattern.domain} card`;
  }
}

/** All that is asked for; two that are the same are said once, as the table does. */
export function wantedWords(patterns: Pattern[]): string {
  const [one, other] = patterns;
  if (!one || !other) return one ? patternWords(one) : "";
  if (JSON.stringify(one) !== JSON.stringify(other)) {
    if (!(one.kind + other.kind).includes("_or_")) return listed([patternWords(one), patternWords(other)]);
    const again = "domain" in one && "domain" in other && one.domain === other.domain;
    return `${patternWords(one)}, and ${patternWords(other, again)}`;
  }
  if (one.kind === "value") return `any two ${one.value}s`;
  if (one.kind === "domain") return `any two ${one.domain} cards`;
  return one.kind === "any" ? "any two cards" : `two cards, each ${patternWords(one)}`;
}

/** What an offer gives, as it is told: "the 9 of technology and a face-down card"; two that are the same are said once. */
export function givenWords(view: View, given: Given[]): string {
  const words = given.map((one) => tellWords(view, one));
  if (words.length !== 2 || words[0] !== words[1] || given[0]?.tell === "card") return listed(words);
  return `two ${words[0]?.replace(/^an? /, "")}s`;
}

function tellWords(view: View, given: Given): string {
  const { value, domain } = kindOf(view, given.card);
  switch (given.tell) {
    case "card":
      return `the ${value} of ${domain}`;
    case "value":
      return `${value === 8 || value === 11 ? "an" : "a"} ${value}`;
    case "domain":
      return `a ${domain} card`;
    case "nothing":
      return "a face-down card";
  }
}
