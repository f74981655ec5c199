import type { View } from "../live/common";

/** A short note for somebody's first game, shown when what it speaks of happens for the first time. */
export interface Note {
  words: string;
  /** Whether it fits the moment: what the seat sees, and the code of what it is asked (empty if it is not asked). */
  when: (view: View & Record<string, unknown>, asked: string) => boolean;
}

export const NOTES: Record<string, Note[]> = {
  exchange: [
    { words: "You want sets, three or four cards of one value, and one flush, three or four of one domain. Everybody trades at once: tap a card, say what you want for it, and make the offer.", when: (_, asked) => asked === "trade" },
    { words: "An offer with a golden rim is one you can take: you hold a card that fits.", when: (view, asked) => asked === "trade" && some(view.offers) },
    { words: "Now everybody may use the text of one card. Tap a card to read it; nothing happens before you say so.", when: (_, asked) => asked === "use_card" },
    { words: "That trade put a card on one of the stacks. A group scores its number of cards times the highest stack among its domains.", when: (view, asked) => asked === "trade" && Number(view.trades) > 0 },
  ],
  city: [
    { words: "Tap a card to build a company, then a place. It scores a point for every other card of its value in the city, and one more where two companies of yours lie around it.", when: (_, asked) => asked === "build" },
    { words: "A service card is built together: two cards must be given, by anybody. Help another player and you score a point if it gets built; if it doesn't, your card is usually gone.", when: (_, asked) => asked === "help" },
    { words: "Now use the text of any card in the city. Whoever owns it may draw a card for that, so your own come first. Tap one to read it.", when: (_, asked) => asked === "use_company" },
    { words: "You control two companies of a kind: with technology you build for free, with science you score one more for a value that is there twice, with knowledge you use another effect.", when: twoOfAKind },
  ],
  tricks: [
    {
      words: "Each round: trade cards, say in secret how many of six tricks you will win, then play them. Every trick scores, being exact scores most, and so do tricks with cards of your goal's domain.",
      when: (view) => view.round === 1 && view.phase === "trading",
    },
    { words: "First, cards may change hands: pick a partner, tap what you give, say what you want. You need not trade at all.", when: (_, asked) => asked === "trading_turn" },
    { words: "How many of the six tricks will be yours? Four of your ten cards are never played. Each trick is a point; bid exactly right and you score four more. Winning all six, or none, brings two on top.", when: (_, asked) => asked === "bid" },
    { words: "You may use the text of one card now. It is gone afterwards, and you draw another.", when: (_, asked) => asked === "use_card" },
    { words: "Follow the domain that was led if you can: cards you may not play are grey. Trump beats all others.", when: (_, asked) => asked === "play_card" },
  ],
  paradoxical: [
    { words: "Claim two paradoxes to win. The easiest is two pairs, each of one card from deck 1 and one from deck 2, that add up to more than four other cards of your tableau; a full house or a straight must beat five others. Tap a deck to draw.", when: (_, asked) => asked === "take_turn" },
    { words: "A used card can't be used again before somebody claims a paradox.", when: (view) => some(view.used_marks) },
    { words: "You have a pair. Two pairs that add up to more than four of your other cards make a paradox.", when: (view) => own(view, "pairs") },
    { words: "You can claim a paradox! Pick one of the claims on the table; the second one wins the game.", when: (view, asked) => asked === "take_turn" && own(view, "claimable") },
  ],
  chess: [
    { words: "Each side has two kings: capture one and checkmate the other to win. First choose which cards stand where; that only matters for their texts.", when: (_, asked) => asked.startsWith("pick_") },
    { words: "Pieces move as in chess, with two exceptions: kings go up to two squares, and pawns go and capture one square in any direction but straight back. Tap a piece to see where it can go, or a card of your hand.", when: (_, asked) => asked === "turn" },
    { words: "After a capture you may use the text of the piece that made it.", when: (_, asked) => asked === "use_capturer" },
    { words: "Check! With two kings you may ignore it; your last one must be saved.", when: (view, asked) => asked === "turn" && seatOf(view.in_check, view.seat) === true },
  ],
};

function some(list: unknown): boolean {
  return Array.isArray(list) && list.length > 0;
}

function seatOf(list: unknown, seat: number | null): unknown {
  return Array.isArray(list) && seat !== null ? list[seat] : undefined;
}

/** Whether there is something in this list of one's own tableau. */
function own(view: View & Record<string, unknown>, name: string): boolean {
  const tableau = seatOf(view.tableaus, view.seat) as Record<string, unknown> | undefined;
  return some(tableau?.[name]);
}

function twoOfAKind(view: View & Record<string, unknown>): boolean {
  const slots = (view.city ?? []) as { card: string; marker: unknown }[];
  const kinds = slots.filter((slot) => slot.marker === view.seat && view.seat !== null).map((slot) => slot.card.charAt(0));
  return kinds.some((kind, i) => kinds.indexOf(kind) !== i);
}
