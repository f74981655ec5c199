/** How each game plays, in two paragraphs for somebody who has never heard of it; the rules follow, clause by clause. */
export const HOW: Record<string, [string, string]> = {
  exchange: [
    "Everybody trades at the same time, with no turns. Put up one or two of your cards, say as much about them as you like (it has to be true), and say what you would take for them. Whoever has a card that fits can take the offer. You are after sets, three or four cards of the same value, and one flush, three or four cards of the same domain.",
    "What a group is worth is decided by four stacks of cards on the table, one for each domain, and every trade makes one of them grow. A group scores its number of cards times the highest stack among its domains. So keep an eye on the market, and trade towards what grows. In between, everybody may use the text of one card. After three rounds, the most points win.",
  ],
  city: [
    "All players build one city together, card by card. On your turn you lay a card next to any card of the city and pay for it with others from your hand: one of value 7 or less, or any two. Your marker goes on it, and it is your company. It scores a point for every other card of the same value in the city, and one more if two of your companies lie around it.",
    "Once everybody has built, each player uses the text of one card in the city, their own or somebody else's; the owner may then draw and discard. Service cards belong to nobody, and players build them together. Two companies of a kind help you along: technology builds for free, science scores more, knowledge gives you another effect. After six rounds, the most points win.",
  ],
  tricks: [
    "Each round you get ten cards and see the trump card. First you trade: propose a swap to one player, telling as much of your cards as you like, as long as it is true. Then everybody bids in secret how many of the six tricks they will win. After that, each player may use the text of one card.",
    "Now the tricks are played. Follow the domain that was led if you can; the highest card of it wins, unless somebody who can't follow plays trump. Each trick is a point, reaching your bid is worth one more and hitting it exactly another three, and each trick with a card of your goal's domain brings one on top. After three rounds, the most points win.",
  ],
  paradoxical: [
    "In front of you is your tableau: up to ten open cards, at first none. On your turn you do one thing: draw a card from one of the two decks into your tableau, add a card from your hand, use a card's text, or claim a paradox. The first player to claim two wins.",
    "A paradox is half of eight or ten cards that outweighs the other half: two pairs that add up to more than four other cards of your tableau, or a full house or a straight that beats five. Each pair needs one card from each deck, so you must mix the two. The table works out the sums and tells you as soon as you can claim.",
  ],
  chess: [
    "This is chess on six squares by six, and every piece is a card. Its value says how it moves: a 1 is a rook, an 11 a knight, a 12 the queen, a 13 a king, and everything from 2 to 10 a pawn that steps forward, sideways or diagonally. Each side has two kings. Capture one and checkmate the other, and you have won.",
    "Instead of moving, you may use the three cards in your hand: put one on the board as a new pawn (three times in a game), exchange a low pawn for a better card (twice), or use a card's text. Whenever a piece captures, you may use its text as well. Your hand is hardly ever refilled, so pick the moment.",
  ],
  family: [
    "The Tech Deck has 54 cards. Four domains, knowledge, science, technology and service, have thirteen cards each, from 1 to 13, and there are two wilds. Every card has a name and a text of its own, and in every game there are moments when you may use it.",
    "A text means just what it says. Each game adds what hand, deck, discard pile and neutral cards are there. These rules say how texts are carried out, and what holds whatever you play; where a game says something else, the game is right.",
  ],
};
