/** The texts of a table of Tricks of the Trade. */
export const TRICKS = {
  round: (number: number) => `Round ${number} of 3`,
  phases: [
    { name: "trading", title: "Trade" },
    { name: "bidding", title: "Bid" },
    { name: "effects", title: "Effects" },
    { name: "tricks", title: "Tricks" },
  ],
  proposal: (given: string, wanted: string) => `Propose: ${given} for ${wanted}?`,
  counterOffer: (given: string, wanted: string) => `Offer: ${given} for ${wanted}?`,
  counterHow: "What do you offer instead, and what for?",
  promise: "What you say is a promise. The cards are shown only when they change hands.",
  refused: (name: string) => `${name} refused. Offer something better, or ask somebody else.`,
  reply: (count: number) => `Tap the ${count > 1 ? "two cards" : "card"} you give for it, or refuse.`,
  proposeTo: (name: string) => `Propose to ${name || "…"}`,
  sendCounter: "Send the counter-offer",
  counter: "Counter-offer",
  swap: (place: string) => `Swap with the ${place === "deck" ? "top of the deck" : "trump card"}`,
  secret: "The bids are made in secret.",
  goal: "goal",
  bidMade: "bid made",
  won: "won",
  of: " of ",
  parts: [
    ["tricks", "for tricks"],
    ["reached", "for reaching the bid"],
    ["exact", "for being exact"],
    ["goal", "for goal cards"],
    ["all_or_none", "for winning all or none"],
  ] as [string, string][],
  scored: (bid: number, won: number, parts: string[]) => `bid ${bid}, won ${won}: ${parts.join(" + ") || "nothing"}`,
  trump: "Trump",
  noTrump: "none",
  trumpIs: "beats every other domain",
  yourGoal: "Your goal",
  /** In fewer words, where there is little room. */
  trumpShort: "beats all others",
  goalShort: "+1 a trick won with it",
  goalIs: (domain: string) => `+1 for each trick you win with a ${domain} card in it`,
  piles: { deck: (count: number) => `deck ${count}`, discard: (count: number) => `discard ${count}` },
  yourBid: "Your bid",
  youBid: (bid: number) => `You bid ${bid}`,
  wonOf: (won: number, bid: number) => `${won} of ${bid}`,
  stands,
  goalSoFar: (points: number, left: number) => `${left > 0 ? "So far " : ""}${points} more for your goal.`,
  lastTrick: "Last trick",
  lastTrickOf: (name: string) => `Last trick: ${name}`,
  you: "you",
  trick: "The trick",
  trickOf: (number: number | null, led: string | null) => `Trick ${number ?? ""} of 6${led ? ` · ${led} was led` : ""}`,
  winning: "winning",
  led: "led",
  lead: "lead a card",
  play: "your card",
  youLead: "You lead.",
  leads: (name: string) => `${name} leads.`,
  offer: "The offer",
  offers: (from: string | null, to: string | null, counter: boolean) => `${from === null ? "You offer" : `${from} offers`} ${to ?? "you"}${counter ? " instead" : ""}`,
};

/** What one's bid can still come to; exact is what meeting it brings. (Tricks 7.1-7.5) */
function stands(left: number, won: number, bid: number, exact: number): string {
  const score = bid + exact + (bid === 0 || bid === 6 ? 2 : 0);
  const lead = left === 0 ? "No tricks left." : `${left} ${left === 1 ? "trick" : "tricks"} left.`;
  if (won > bid) return `${lead} That is more than you bid: 1 point for reaching it, none for being exact${left > 0 ? ", and 1 for every trick" : ""}.`;
  if (won + left < bid) return `${lead} Your bid can't be reached any more${left > 0 ? "; every trick still scores 1" : ""}.`;
  if (left === 0) return `${lead} Exactly your bid: you score ${score}.`;
  const more = bid - won;
  const which = more === 0 ? "no more" : more === left ? (left === 1 ? "it" : "all of them") : `exactly ${more} of them`;
  return `${lead} Win ${which} to score ${score}, and more for your goal.`;
}
