"""What words stand for: a few plain notions, each with the ways card games say it. A synonym is one line here.

In phrases the word "the" is left out, as it is in texts; the longest phrase that fits is taken.
"""

from typing import Final

NUMBERS: Final = {
    "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16,
    "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20,
}  # fmt: skip
NOISE: Final = {"the", ",", "please", "immediately"}
"""Words that mean nothing by themselves."""

# What one does.
DEEDS: Final = {
    "DRAW": ["draw"],
    "DISCARD": ["discard", "throw away"],
    "TAKE": ["take", "get", "gain", "keep", "steal", "retrieve", "recover"],
    "PUT": ["put", "place", "return", "add", "put back", "place back", "move", "lay"],
    "REVEAL": ["reveal", "show", "turn up", "turn over", "flip over", "flip"],
    "LOOK": ["look at", "peek at", "examine", "view"],
    "PICK": ["pick", "choose", "select"],
    "NAME": ["name", "declare", "announce"],
    "EXCHANGE": ["exchange", "swap", "trade", "switch"],
    "REPLACE": ["replace"],
    "COPY": ["copy", "use", "resolve", "perform", "carry out", "activate", "execute", "apply"],
    "GIVE": ["give"],
    "PASS": ["pass"],
    "SEARCH": ["search"],
    "SHUFFLE": ["shuffle", "reshuffle"],
    "CUT": ["cut"],
    "REPEAT": ["repeat"],
    "COUNT": ["count"],
    "HOLD": ["hold", "have", "has"],
    "DEAL": ["deal", "dealt"],
}
# Who does it, and to whom.
PLAYERS: Final = {
    "ALLPLAYERS": [
        "each player", "every player", "all players", "everyone", "everybody", "each of players", "all of players",
    ],
    "ALLOTHERS": [
        "each other player", "every other player", "all other players", "each of other players", "everyone else",
        "all of other players", "everybody else", "other players", "each opponent", "every opponent", "all opponents",
        "opponents", "your opponents", "each of your opponents", "all of your opponents", "all your opponents",
        "your opponents each", "other players each",
    ],
    "ANOTHER": [
        "another player", "one other player", "an opponent", "one opponent", "any opponent", "any other player",
        "one of your opponents", "one of other players", "a different player", "another player of your choice",
        "an opponent of your choice", "other player", "your opponent",
    ],
    "ANYPLAYER": ["a player", "any player", "one player", "a player of your choice"],
    "THATPLAYER": [
        "that player", "this player", "that opponent", "chosen player", "chosen opponent", "picked player",
        "selected player", "that person",
    ],
    "THEY": ["they", "he or she", "he", "she", "they each"],
    "YOU": ["you"],
    "WHO": ["who", "whoever"],
    "YOUR": ["your", "your own"],
    "THEIR": ["their", "his or her", "his", "her", "their own"],
}  # fmt: skip
# Which cards, how many, and where they are.
CARDS: Final = {
    "A": ["a", "an"],
    "ANY": ["any"],
    "ALL": ["all", "all of", "entire", "whole"],
    "ANYNUMBER": ["any number of"],
    "ASMANY": ["as many", "that many", "same number", "same number of", "an equal number", "an equal number of"],
    "ASYOULIKE": ["as you like", "as you want", "as you wish", "as they like", "as they want", "as they wish"],
    "ONEMORE": ["another card", "another", "one more card", "one more", "an additional card"],
    "PERPLAYER": ["as there are players"],
    "UPTO": ["up to"],
    "DOWNTO": ["down to"],
    "ATMOST": ["at most", "no more than"],
    "ATLEAST": ["at least"],
    "BUT": ["but", "except"],
    "MORE": ["more", "additional", "extra"],
    "FEWER": ["fewer", "less"],
    "ORLESS": ["or less", "or lower", "or fewer", "or below", "or smaller"],
    "ORMORE": ["or more", "or higher", "or greater", "or above"],
    "NO": ["no"],
    "RANDOM": ["random", "randomly chosen"],
    "ATRANDOM": ["at random", "randomly", "by chance"],
    "OFCHOICE": ["of your choice", "of their choice", "of your choosing", "of his or her choice"],
    "CARD": ["card"],
    "HAND": ["hand"],
    "DECK": ["deck", "draw pile", "draw deck"],
    "DISCARDPILE": ["discard pile"],
    "INPLAY": ["in play", "on table"],
    "NEUTRAL": ["neutral"],
    "AREA": ["area", "play area", "tableau"],
    "IT": ["it", "this card", "chosen card", "revealed card", "drawn card"],
    "ITS": ["its"],
    "THATCARD": ["that card"],
    "THEM": ["them", "those cards", "these cards", "these", "those"],
    "REST": ["rest", "remaining cards", "remainder", "rest of them", "rest of cards"],
    "OTHER": ["other", "others", "other one", "other ones", "other cards", "other card"],
    "BOTH": ["both", "both of them", "both cards"],
    "SUCH": ["such"],
    "TOP": ["top"],
    "BOTTOM": ["bottom"],
    "ONTOP": ["on top", "to top", "atop", "onto top", "on to top"],
    "UNDER": ["under", "beneath", "below", "underneath"],
    "ATBOTTOM": ["on bottom", "to bottom", "at bottom", "onto bottom"],
    "BACK": ["back"],
    "ANYORDER": ["in any order", "in any order you like", "in an order of your choice", "in whatever order you like"],
    "FACEDOWN": ["face down"],
    "VALUE": ["value"],
    "VALUED": ["of value", "with value", "with a value of", "of a value of", "valued", "that has value"],
    "DOMAIN": ["domain"],
    "HIGHERORLOWER": ["higher or lower", "lower or higher", "higher or one lower", "higher or one value lower"],
    "HIGHEST": ["highest", "greatest"],
    "LOWEST": ["lowest", "smallest"],
    "SAME": ["same"],
    "EFFECT": ["effect", "game effect"],
    "LEFT": ["left", "player on your left", "player on their left", "player on his or her left", "left neighbor",
             "left neighbour", "their left neighbor", "their left neighbour", "player to their left", "their left"],
    "RIGHT": ["right", "player on your right", "player on their right", "player on his or her right", "right neighbor",
              "right neighbour", "their right neighbor", "their right neighbour", "player to their right",
              "their right"],
}  # fmt: skip
# How it hangs together.
JOINTS: Final = {
    "OF": ["of", "from", "in", "among", "out of"],
    "TO": ["to", "into"],
    "ON": ["on", "at"],
    "WITH": ["with"],
    "FOR": ["for"],
    "AS": ["as"],
    "S": ["'s", "'"],
    "AND": ["and"],
    "THEN": ["then", "after that", "afterwards"],
    "OR": ["or"],
    "EITHER": ["either"],
    "MAY": ["may", "can"],
    "IFYOULIKE": ["if you like", "if you want", "if you wish"],
    "IF": ["if"],
    "IFYOUDO": ["if you do", "if you do so", "if you did", "if so"],
    "IFTHEYDO": ["if they do", "if they do so", "if he or she does"],
    "IFNOBODY": ["if nobody did", "if no one did", "if no player did", "if nobody does", "if no one does"],
    "OTHERWISE": ["otherwise", "if not"],
    "INRETURN": ["in return", "in exchange"],
    "IS": ["is", "are"],
    "NOT": ["not", "n't"],
    "DO": ["do", "did", "does"],
    "DOTHIS": ["do this", "do following", "do it", "do that"],
    "DOAGAIN": ["do it once more", "do this once more", "do this again", "do it again", "do so again"],
    "TIMES": ["times", "times in total"],
    "TWICE": ["twice"],
    "UNTIL": ["until"],
    "UNTILTURN": ["until end of turn", "until end of this turn", "for rest of turn", "this turn"],
    "UNTILROUND": ["until end of round", "until end of this round", "for rest of round"],
    "UNTILNEXT": ["until end of next round"],
    "THISROUND": ["this round"],
    "ASIFYOURS": ["as if it were yours", "as if it was yours", "as if you had used it", "as if you used it"],
    "THERE": ["there"],
    "THAT": ["that"],
    "THANYOU": ["than you", "than you do", "than you have"],
    "THANALL": ["than any other player", "than each other player", "than every other player", "than all other players",
                "than anyone else", "than everyone else", "than any opponent", "than each opponent"],
    "WHILETHEYLAST": ["while they last"],
    "LAST": ["last"],
    "USED": ["used"],
    "FIND": ["find"],
    "EMPTY": ["empty"],
    "SHUFFLED": ["shuffled"],
    "DOT": ["."],
    "SEMICOLON": [";"],
    "COLON": [":"],
}  # fmt: skip

PHRASES: Final = {
    tuple(phrase.split()): notion
    for group in (DEEDS, PLAYERS, CARDS, JOINTS)
    for notion, phrases in group.items()
    for phrase in phrases
}
"""Every phrase with its notion."""
