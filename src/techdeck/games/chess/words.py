"""English for Tech Chess: its questions, choices and events as sentences."""

from __future__ import annotations

WORDS: dict[str, dict[str, str]] = {
    "welcome": {
        "1": "Capture or mate: a player who has lost both kings has lost, and so has one whose last king is attacked "
        "with no way out. In practice games are won by mate.",
        "2": "On your turn do one thing: move a piece, build a pawn from your hand (three times a game), upgrade a low "
        "pawn (twice), or use the text of a hand card. A piece that captures may use its own text at once.",
    },
    "events": {
        "arrange": "~ {seat:set} up a {piece}: {cards}.",
        "move": "{seat:move} the {piece} {cards} from {from_at} to {to_at}.",
        "capture": "{seat:take} {other:whose} {captured} with a {piece}, on {to_at}: {cards}.",
        "capture captured=king": "{seat:capture} {other:whose} king, on {to_at}: {cards}. {other:have} no king left.",
        "capture captured=king kings_left=1": "{seat:capture} {other:whose} king, on {to_at}: {cards}. "
        "{other:have} one king left.",
        "build": "{seat:build} {cards} on {to_at}; {builds_left} builds left.",
        "build builds_left=1": "{seat:build} {cards} on {to_at}; 1 build left.",
        "upgrade": "{seat:upgrade} the pawn on {from_at} to a {piece}: {cards}; {upgrades_left} upgrades left.",
        "upgrade upgrades_left=1": "{seat:upgrade} the pawn on {from_at} to a {piece}: {cards}; 1 upgrade left.",
        "upgrade piece=pawn": "{seat:upgrade} the pawn on {from_at}, still a pawn: {cards}; "
        "{upgrades_left} upgrades left.",
        "upgrade piece=pawn upgrades_left=1": "{seat:upgrade} the pawn on {from_at}, still a pawn: {cards}; "
        "1 upgrade left.",
        "counts_as until=round": "{cards} counts as {domain} {value} until the end of {seat:whose} next turn.",
        "check": "Check! {attacks}.",
        "check last_king": "Check to {other:whose} last king! {attacks}.",
        "end why=mate": "Mate! {seat:win}.",
        "end why=kings_captured": "{other:have} no king left. {seat:win}.",
        "end somebody": "{seat:win}.",
        "end why=stalemate": "Nothing more can be done, and no king is attacked: the game is a draw.",
        "end why=repetition": "The same position for the third time: the game is a draw.",
        "end why=no_progress": "No capture, build or upgrade for too long: the game is a draw.",
        "end why=bare_kings": "Only a king each is left: the game is a draw.",
        "end why=action_limit": "The game has gone on long enough: it is a draw.",
        "end": "The game is a draw.",
    },
    "questions": {
        "pick_piece": "Pick your {piece}, which will stand on {square}; the other {value} goes into the deck.",
        "pick_left": "Which {piece} stands on the left, on {left}? The other one stands on {right}.",
        "pick_left piece=pawn": "Which {value} (a pawn) stands on the left, on {left}? The other stands on {right}.",
        "turn": "Your turn: move a piece, build, upgrade, or use a card.",
        "turn attacks": "Check! {attacks}. With two kings you need not save this one, but it can be captured.",
        "turn attacks last_king": "Check! {attacks}. Get your last king out of the attack.",
        "build_where": "On which square do you build {card}?",
        "upgrade_which": "Which pawn gives way to {card}, a {piece}?",
        "use_capturer": "Use the text of your {piece} {card} on {square}, which made the capture?",
    },
    "waiting": {
        "pick_piece": "to pick a piece",
        "pick_left": "to set up the board",
        "turn": "to move",
        "build_where": "to choose a square",
        "upgrade_which": "to choose a pawn",
        "use_capturer": "to say whether the text of the capturing piece is used",
    },
    "choices": {
        "move": "{from} to {to}",
        "build": "build {card} as a pawn on your first two ranks",
        "build square": "build it on {square}",
        "upgrade": "upgrade a pawn of value 2, 3 or 4 to {card}",
        "upgrade square": "upgrade the pawn on {square}",
        "use code=turn": "use the text of {card}, then discard it",
        "use code=use_capturer": "yes, use it",
        "decline code=use_capturer": "no, leave it",
        "pick code=pick_piece": "pick {card}",
        "put_left": "{card} on the left",
    },
    "commands": {
        "build": "{seat:build} {card} as a pawn on {square}.",
        "upgrade": "{seat:upgrade} the pawn on {square} to {card}; the pawn comes to your hand.",
    },
    "records": {
        "attack": "{attacker} on {attacker_square} attacks {king} on {king_square}",
        "target kind=square": "{square}",
        "target kind=move": "{from} to {to}",
    },
    "reasons": {
        "promise measured": "The game is about level after it<more_measure: , {more_measure} better for you than after "
        "the next best>.",
        "promise measured measure": "You are about {measure} <one_measure: pawn><!one_measure: pawns> "
        "<leading: ahead><!leading: behind> after it<more_measure: , {more_measure} better than after the next best>.",
    },
    "groups": {
        "move": "move a piece",
        "build": "build a pawn",
        "upgrade": "upgrade a pawn",
        "use": "use the text of a hand card",
    },
    "places": {
        "hand": "you draw only when a text says so, and a hand may be empty (Chess 1.4)",
        "deck": "the deck has all cards that are neither pieces nor dealt (Chess 0.15)",
        "discard pile": "captured pieces lie in the discard pile, kings excepted (Chess 3.2, 3.3)",
        "counts as": "such a change holds until the end of the turn, unless the text says otherwise (Chess 6.9)",
        "this round": '"this round" goes back to the start of the game (Chess 6.10)',
        "another player": "the other player is your opponent",
    },
    "nowhere": {
        "neutral": "Chess 6.4",
    },
    "terms": {
        "neutral": "there are no neutral cards: a sentence about them does nothing",
        "own card in play": "your cards in play are your pieces; kings can't be exchanged or replaced",
        "card in play": "the cards in play are the pieces of both sides",
    },
}
