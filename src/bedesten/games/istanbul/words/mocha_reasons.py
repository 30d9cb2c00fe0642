"""Why something of Mocha & Baksheesh is refused, in English: see `words/reasons.py`."""

MOMENTS = {
    "guild": "a guild card is played at the start of a turn, instead of it",
    "drop": "guild cards are discarded at the Guild Hall and the Roasting Plant",
    "tavern": "the options of the Tavern are chosen with its action",
    "ruby": "a ruby is chosen with the baksheesh of the Tavern",
    "barrier": "the barrier is placed with the action of the Tavern",
    "beyond": "the barrier is placed with the action of the Tavern",
}

SENTENCES = {
    "mocha-not-in-play": "that belongs to Mocha & Baksheesh, which is not in play",
    "no-coffee": "there is no coffee in this game",
    # The move.
    "around-barrier": "{place} is {steps} away around the barrier, a move is 1 or {most}",
    "not-straight": "{place} is {steps} away and not straight on, a move is 1 or {most} or straight on",
    "not-a-corner": "{place} is not a corner of the board",
    # Places.
    "coffee-ruby-price": "the ruby costs {price} coffee, you have {have}",
    "nothing-to-roast": "you have neither {price} Lira nor a good nor a card",
    "lira-paid": "you have already paid Lira here",
    "good-given": "you have already given a good here",
    "card-given": "you have already given a card",
    "roast-once": "an action that was begun must be carried out: roast at least once",
    # The Tavern.
    "no-option": "you can pay for none of its options with {have} coffee",
    "option-price": "that costs {price} coffee, you have {have}",
    "different-options": "the two options must be different",
    "has-tavern-tile": "you already have a tile of this kind",
    "no-tavern-tile-left": "there is no tile of this kind left",
    "no-ruby-anywhere": "there is no ruby left to take",
    "no-ruby-on": "{place} has no ruby left",
    "baksheesh-asks": "the baksheesh asks for {asked}, you have {goods}",
    # The coffee trader.
    "nothing-for-trader": "you have nothing to pay the coffee trader with",
    "trader-wants-goods": "the coffee trader does not take coffee",
    # Guild cards.
    "guild-not-in-hand": "the {guild} is not in your hand",
    "guild-turn": "the guild card has replaced your whole turn",
    "not-in-guild-turn": "{card} belongs to a place and is not played in the turn of a guild card",
    "must-be-used": "{place} cannot be used now, and with this card it must be",
    "guild-extension-price": "the extension costs {price} Lira with this card, you have {have}",
    "guild-no-tile": "there is no tile that you could take with this card",
    "guild-tile-price": "the {tile} tile costs 1 {good}, you have none",
    "guild-options": "you cannot pay for two different options with {have} coffee",
    "guild-nothing-to-roast": "you have neither {price} Lira nor a good nor another card",
    # Bonus cards.
    "played-after-roll": "{card} is played after your own roll",
    "due-without-card": "without this card you could not pay what is due",
    "due-without-coffee": "without this coffee you could not pay what is due",
    "guild-card-price": "a guild card costs {price} coffee, you have {have}",
    "no-guild-card": "there is no guild card to draw",
    "no-coffee-held": "you have no coffee",
    "nothing-to-exchange": "you have nothing that you could exchange",
    "no-room-for-exchange": "there would be no room for what you take for it",
    "give-up-one": "give up at least one",
    "give-up-first": "first you give up what you exchange",
    "gave-that-up": "you have given up {good}",
    "take-as-many": "you must take as many as you gave up",
    "dice-show": "both dice show {pips} already",
    "turn-one-die": "one die must be turned",
}
