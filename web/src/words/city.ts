import { listed } from "./lists";

/** The texts of a table of Tech City. */
export const CITY = {
  round: (number: number, of: number) => `Round ${number} of ${of}`,
  begun: (round: number) => `Round ${round} has begun.`,
  phases: [
    { name: "build", title: "Build" },
    { name: "effects", title: "Effects" },
    { name: "discards", title: "End of round" },
  ],
  ownHelp: (card: string) => `Give a card yourself for your ${card}?`,
  given: (given: number, needed: number, returns: boolean) =>
    `${given} of ${needed} given so far. Then the others are asked; each of them who gives scores 1 if it is built.${returns ? "" : " If too few give, what was given is lost."}`,
  /** One's own service card was not built. */
  notBuilt: (card: string, given: number, needed: number) => `Your ${card} was not built: ${given} of ${needed} cards were given. It is in your hand again.`,
  lost: (cards: string) => `What was given is lost: ${cards}.`,
  as: "Which card of the city does the wild count as?",
  here: (card: string, paying: string) => `Build the ${card} here${paying}?`,
  it: (card: string, paying: string) => `Build the ${card}${paying}?`,
  where: (card: string) => `Where does the ${card} go?`,
  tap: "Tap a place: it says what it scores.",
  paying: (cards: string[]) => ` and pay with ${listed(cards.map((card) => `the ${card}`))}`,
  instead: "Tap another card of your hand to pay with it instead.",
  enough: (card: string) => `You pay more than you need: the ${card} alone would be enough. Tap it to pay with it alone.`,
  toBuild: "to build",
  pays: "pays",
  build: "Build it",
  buildFor: (points: number) => `Build for ${points} ${points === 1 ? "point" : "points"}`,
  back: "Back",
  first: "first player",
  bill: "Cost and score",
  cost: "Cost",
  service: (returns: boolean) => `Two cards, given by anybody; others who give score 1 each.${returns ? "" : " If fewer are given, they are lost and nothing is built."}`,
  free: "Nothing: you own",
  cheap: "Any one card: you own",
  full: "A card of 7 or less, or any two.",
  youPay: "You pay",
  scoreBuilt: "Score if it is built",
  scoreSpan: (least: number, most: number) => (least === most ? `${most}, wherever it goes` : `${least} to ${most}, by where it goes`),
  scoreHere: (points: number) => `Score here: ${points}`,
  /** Why a place scores what it does, before the companies around it. */
  scores: (equal: number, value: number, science: boolean, service: boolean) => {
    const same = equal === 0 ? `no other ${value} in the city` : `+${equal} for ${equal === 1 ? `another ${value}` : `other ${value}s`} in the city`;
    return [same, science ? "+1 for science" : "", service ? "a service card scores at least 1" : ""].filter(Boolean).join(", ");
  },
  near: "+1 for two or more of yours around it:",
  label: (place: string, score: number | null, chosen: boolean) => [`Build ${place}`, score === null ? "" : `scores ${score}`, chosen ? "chosen" : ""].filter(Boolean).join(", "),
  beside: (side: "left" | "right" | "above" | "below", card: string) => `${side === "left" || side === "right" ? `${side} of` : side} ${card}`,
  nowhere: "here",
  neutral: "neutral",
  ownedBy: (name: string) => `owned by ${name}`,
  council: "the council",
  you: "you",
  used: "used",
  site: "to be built",
  larger: "Larger",
  smaller: "Smaller",
  fit: "Fit",
  cityCouncil: (points: number) => `City Council: ${points} ${points === 1 ? "point" : "points"}`,
  noMarker: "no marker: neutral",
  piles: { deck: (count: number) => `deck ${count}`, discard: (count: number) => `discard ${count}` },
};
