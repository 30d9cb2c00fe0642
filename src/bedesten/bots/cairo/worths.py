"""What things are worth in Cairo, in points, and how many turns they take. The numbers were found by play."""

from typing import final


@final
class MarketWorths:
    """The numbers of a judgement."""

    def __init__(self) -> None:
        # How long the game lasts: own turns for each expansion that is lacking to the end, with one player alone; turns
        # beyond the end in which plans still count; how much a plan fades with each turn until it is carried out.
        self.pace: float = 6.0
        self.patience: float = 84.0  # turns of all players, after which a game is late
        self.beyond: float = 2.0
        self.fade: float = 0.95
        self.last_fade: float = 0.99  # the same in the final phase, when nothing is to be gained by waiting
        self.plans: int = 4  # expansions that are planned, one after the other
        # Turns that a plan takes: a lure that is possible now, a later one where all customers come to this entry,
        # what is added to it where none do, and what it takes longer if no customer comes there now; a draw for each
        # barker that is lacking.
        self.lure_now: float = 1.1
        self.lure_later: float = 1.3
        self.lure_rival: float = 1.5
        self.lure_wait: float = 0.7
        self.lure_barker: float = 0.6
        # The same for cards: until there is one that fits, or any three, with so many that do not fit; less if there is
        # more than one segment; a card for a stall that is yet to be put; a card of a hand that is not known.
        self.draw: list[float] = [1.2, 0.9, 0.55]
        self.wide: float = 0.2
        self.next_card: float = 0.7
        self.unknown_card: float = 0.35
        # What a turn is worth when it is to be weighed against money, and money itself: what it brings at the end, and
        # what it is worth more as long as the game is young.
        self.turn: float = 1.6
        self.money: float = 0.33
        self.young_money: float = 0.2
        self.purse: int = 10  # beyond so much, money should rather be spent
        self.idle_money: float = 0.12
        # Medals: how likely a rival makes up for one expansion while the game is young, and in the last turns.
        self.chase: float = 0.55
        self.last_chase: float = 0.2
        self.taken: float = 0.5  # a medal that somebody else would lose by a plan, beside one of the supply
        # Cards beyond those that are planned with: one that opens a segment with own room, another one, a joker; what
        # a further one of the same kind counts. Barkers: the first two, and more of them.
        self.card: float = 0.35
        self.idle_card: float = 0.2
        self.joker: float = 0.4
        self.same_card: float = 0.4
        self.barker: float = 0.3
        self.more_barkers: float = 0.1
        # Others: the strongest of them and the mean, beside one's own position, with two players and with more.
        self.others_of_two: float = 0.9
        self.others: float = 0.5
        # Where stalls are put: customers that come to the entry, and free sites to grow, up to three of them.
        self.reach: float = 1.0
        self.room: float = 0.35
        self.guessed_reach: float = 0.45  # of a stall that is not in the market yet
        # Before the first turn: a rival of the same trade, a card that fits, and how much the stalls of others count.
        self.start_rival: float = 0.3
        self.start_card: float = 0.15
        self.others_at_start: float = 0.3
