/** What messages leave out or say in short, written out in full: questions with their choices, and events. */
import type { Asked, Choice, CommandOpen, Effect, Event, Question, Spot, Target } from "./common";
import type { Asked as SentAsked, Choices, Effect as SentEffect, Event as SentEvent, Spot as SentSpot } from "./types/protocol";

export function filledAsked(sent: SentAsked): Asked {
  const choices = (sent.choices ?? []).flatMap(written);
  const waysOut = (sent.ways_out ?? []).flatMap(written);
  const { code, clause, seat = null, asked = [], chosen = [], left = null, optional = false, about = {} } = sent.question;
  const question: Question = {
    ...{ code, clause, seat, asked, left, optional, about },
    effect: effectOf(sent.question.effect),
    chosen: chosen as Target[],
    choices: choices.map((one) => one.choice),
    ways_out: waysOut.map((one) => one.choice),
  };
  const commands = (sent.commands ?? []).map(
    (one): CommandOpen => ({ kind: one.kind, verb: one.verb ?? one.kind, slots: one.slots ?? [] }),
  );
  return {
    number: sent.number,
    words: sent.words,
    question,
    commands,
    choices: choices.map((one) => one.words),
    ways_out: waysOut.map((one) => one.words),
  };
}

/** Each choice of a group with its words. */
function written(group: Choices): { choice: Choice; words: string }[] {
  return group.actions.map((action, place) => {
    const fields = Object.fromEntries(Object.entries(group.target ?? {}).map(([name, column]) => [name, column[place]]));
    const target = group.kind ? { kind: group.kind, ...fields } : null;
    const in_vain = group.in_vain?.[place] ?? "";
    return { choice: { action, verb: group.verb, target, in_vain }, words: wordsOf(group.words, place, fields) };
  });
}

function wordsOf(words: string | string[], place: number, fields: Record<string, unknown>): string {
  if (typeof words !== "string") return words[place] ?? "";
  return Object.entries(fields).reduce((said, [name, value]) => said.replace(`{${name}}`, () => String(value)), words);
}

export function filledEvent(sent: SentEvent): Event {
  const { kind, seat = null, other = null, cards = [], about = {} } = sent;
  const moved = cards.map(({ card = null, from, to }) => ({ card, from: spotOf(from), to: spotOf(to ?? from) }));
  return { kind, seat, other, cards: moved, effect: effectOf(sent.effect), about };
}

function spotOf([zone, seat = null, index = null, at = null]: SentSpot): Spot {
  return { zone, seat, index, at };
}

function effectOf(sent: SentEffect | null | undefined): Effect | null {
  if (!sent) return null;
  const [card, user, sentence, start, end] = sent;
  return { card, user, sentence, start, end };
}
