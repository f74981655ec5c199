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
  promiseOf: (left: number) => `${left} ${left === 1 ? "proposal" : "proposals"} left. What you say is a promise.`,
  refused: (name: string, left: number) => `${name} refused. Offer something better, or ask somebody else: ${left} ${left === 1 ? "proposal" : "proposals"} left.`,
  turnOver: {
    trade: "Your trade is done, and your trading turn with it.",
    swap: "Your swap is done, and your trading turn with it.",
    refuse: "That was your last proposal: your trading turn is over.",
  } as Record<string, string>,
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
  goalAdds: (points: number, left: number) => (left === 0 ? (points > 0 ? `Your goal adds ${points}.` : "") : points > 0 ? `Your goal adds ${points} so far.` : "Your goal may add to it."),
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

/** What one's bid can still come to; exact is what meeting it brings. One's goal comes on top. (Tricks 7.1-7.5) */
function stands(left: number, won: number, bid: number, exact: number): string {
  const score = (tricks: number) => tricks + (tricks > bid ? 1 : tricks === bid ? exact : 0) + (tricks === 0 || tricks === 6 ? 2 : 0);
  const [none, all] = [won === 0, won + left === 6];
  if (left === 0) {
    const how = won > bid ? "More than you bid" : won === bid ? "Exactly your bid" : "Fewer than you bid";
    return `No tricks left. ${how}: you score ${score(won)}${all ? ", 2 of that for all six" : none ? `,${bid > 0 ? "" : " 2 of that"} for no trick at all` : ""}.`;
  }
  const lead = `${left} ${left === 1 ? "trick" : "tricks"} left.`;
  if (won > bid) return `${lead} That is more than you bid: 1 point for reaching it, and 1 for every trick.${all ? " All six bring 2 on top." : ""}`;
  if (won + left < bid) return `${lead} Your bid can't be reached any more; every trick still scores 1.${none ? " No trick at all scores 2." : ""}`;
  const more = bid - won;
  const them = left === 1 ? "it" : "all of them";
  const which = more === 0 ? `Lose ${them}` : more === left ? `Win ${them}` : `Win exactly ${more} of them`;
  const others = (all && bid < 6 ? ` All six score ${score(6)}.` : "") + (none && bid > 0 ? ` No trick at all scores ${score(0)}.` : "");
  return `${lead} ${which} to score ${score(bid)}.${others}`;
}
