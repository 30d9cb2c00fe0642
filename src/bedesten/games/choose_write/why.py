"""Why an action is not possible now: the rule that forbids it, and the reason. Its English is `words/reasons.py`.

A reason speaks to the player who must decide. It may name that player's own cards, never those of another.
"""

from bedesten.core.reasons import Reason
from bedesten.games.choose_write import actions as a
from bedesten.games.choose_write import data as d
from bedesten.games.choose_write.gains import DropGuild, FillSpaces, Improve, TakeDifferent, TakeGoods, TakeSame
from bedesten.games.choose_write.locations import Target, is_usable
from bedesten.games.choose_write.parts import Step
from bedesten.games.choose_write.payments import (
    DiscardCard,
    PayAny,
    PayGoods,
    PickLetter,
    SellGoods,
    all_needed,
    bag_of,
    can_pay_one,
    remainder,
)
from bedesten.games.choose_write.player import Player, goods_of, total_of
from bedesten.games.choose_write.state import ChooseWrite
from bedesten.games.choose_write.turn import Follow, PayUse, Play, TakeCard, Use
from bedesten.games.choose_write.words.names import goods_words, letters_of
from bedesten.kit import bags
from bedesten.kit.deck import KIND


def _place(place: int) -> dict[str, str]:
    return {"location": d.LOCATION_WORDS[place]}


def price_due(player: Player, price: int, rule: str) -> Reason:
    """Return that a player cannot pay a packed price, with all that the player has."""
    return Reason(rule, "price-due", {"goods": goods_words(price), "owned": goods_words(player.reach())})


def unusable(state: ChooseWrite, player: Player, place: int) -> Reason:
    """Return why a location cannot be used, whose cost the player cannot pay."""
    if place >= d.PALACE:
        return price_due(player, state.prices[place - d.PALACE], "CNW-PAL-02")
    if place == d.GEMSTONE_DEALER:
        return Reason("CNW-LOC-02", "lira-due", {"price": d.DEALER_PRICE, "have": player.lira()})
    if place == d.LARGE_MARKET:
        return Reason("CNW-LOC-03", "two-alike", {"owned": goods_words(player.reach())})
    if place == d.SMALL_MARKET:
        return Reason("CNW-LOC-11", "no-goods-card")
    letters = letters_of(d.CARAVAN_PALACES[state.caravan])
    return Reason("CNW-CAR-11", "caravan-palace", {"letters": letters})


def unplayable(state: ChooseWrite, player: Player, card: int) -> Reason:
    """Return why a Guild card in hand cannot be played, whose cost the player cannot pay."""
    guild: dict[str, str] = {"guild": d.GUILD_WORDS[card]}
    price = state.terms.guild_lira[card]
    if player.lira() < price:
        return Reason("CNW-GLD-18", "guild-lira", {**guild, "price": price, "have": player.lira()})
    if len(player.goods_cards) < d.GUILD_CARDS[card]:
        return Reason("CNW-GLD-19", "guild-card", guild)
    have = total_of(player.goods()) + 2 * (len(player.goods_cards) - d.GUILD_CARDS[card])
    if have < d.GUILD_GOODS[card]:
        return Reason("CNW-GLD-19", "guild-goods", {**guild, "price": d.GUILD_GOODS[card], "have": have})
    assert not can_pay_one(state, player, d.GUILD_PALACES[card])
    return Reason("CNW-GLD-19", "guild-palace", guild)


# The turn.


def why_not_play(state: ChooseWrite, player: Player, step: Play, verb: str, about: int) -> Reason | None:
    if verb == "play":
        return Reason("CNW-TRN-03", "not-displayed", _place(about))
    if verb == "hand":
        return Reason("CNW-TRN-03", "not-in-hand", _place(about))
    if verb == "pass":
        return Reason("CNW-TRN-02", "must-play")
    if verb != "guild":
        return None
    if about not in [card & KIND for card in player.guild_cards]:
        return Reason("CNW-GLD-17", "no-guild", {"guild": d.GUILD_WORDS[about]})
    return unplayable(state, player, about)


def _not_offered(state: ChooseWrite, place: int) -> Reason | None:
    if place in d.OFFERS[state.played]:
        return None
    rule = "CNW-LOC-24" if d.CATACOMBS in (place, state.played) else "CNW-TRN-06"
    return Reason(rule, "not-offered", {**_place(place), "other": d.LOCATION_WORDS[state.played]})


def why_not_use(state: ChooseWrite, player: Player, step: Use, verb: str, about: int) -> Reason | None:
    if verb == "pass":
        return Reason("CNW-TRN-09", "must-use")
    if verb != "use":
        return None
    return _not_offered(state, about) or unusable(state, player, about)


def why_not_follow(state: ChooseWrite, player: Player, step: Follow, verb: str, about: int) -> Reason | None:
    if verb != "use":
        return None
    if missing := _not_offered(state, about):
        return missing
    if not is_usable(state, player, about):
        return unusable(state, player, about)
    if about >= d.PALACE:
        return Reason("CNW-TRN-16", "palace-icon")
    return Reason("CNW-TRN-13", "no-icon", _place(about))


def why_not_pay_use(state: ChooseWrite, player: Player, step: PayUse, verb: str, about: int) -> Reason | None:
    return Reason("CNW-TRN-13", "icon-or-action") if verb == "pay" else None


def why_not_target(state: ChooseWrite, player: Player, step: Target, verb: str, about: int) -> Reason | None:
    if verb != "target":
        return None
    return Reason("CNW-LOC-29", "not-itself") if about == d.CATACOMBS else unusable(state, player, about)


def why_not_take_card(state: ChooseWrite, player: Player, step: TakeCard, verb: str, about: int) -> Reason | None:
    return Reason("CNW-REF-03", "not-displayed", _place(about)) if verb == "draw" else None


# Payments.


def _not_held(player: Player, kind: int) -> Reason | None:
    if bags.count(bag_of(player.goods_cards), kind):
        return None
    return Reason("CNW-GDS-01", "card-not-held", {"card": d.GOODS_CARD_WORDS[kind]})


def why_not_pick_letter(state: ChooseWrite, player: Player, step: PickLetter, verb: str, about: int) -> Reason | None:
    if verb != "palace":
        return None
    if not step.letters >> about & 1:
        return Reason("CNW-CAR-11", "not-among", {"letters": letters_of(step.letters)})
    return price_due(player, state.prices[about], "CNW-PAL-02")


def why_not_pay_goods(state: ChooseWrite, player: Player, step: PayGoods, verb: str, about: int) -> Reason | None:
    if verb == "pay" and about == a.BY_SHEET:
        left = goods_words(remainder(step.price, step.laid))
        return Reason("CNW-RES-02", "sheet-short", {"goods": left, "owned": goods_words(player.goods())})
    if verb != "card":
        return None
    if missing := _not_held(player, about):
        return missing
    card = {"card": d.GOODS_CARD_WORDS[about]}
    if not all_needed(step.price, step.laid + bags.one(about)):
        return Reason("CNW-GDS-07", "card-not-needed", card)
    return Reason("CNW-RES-08", "card-leaves-short", card)


def why_not_pay_any(state: ChooseWrite, player: Player, step: PayAny, verb: str, about: int) -> Reason | None:
    if verb == "give":
        if not player.good(about):
            return Reason("CNW-RES-02", "good-short", {"good": d.GOOD_WORDS[about]})
        return Reason("CNW-RES-08", "cards-needed", {"price": step.left})
    if verb == "card":
        return _not_held(player, about) or Reason("CNW-GDS-06", "cards-first")
    return None


def why_not_discard(state: ChooseWrite, player: Player, step: DiscardCard, verb: str, about: int) -> Reason | None:
    return _not_held(player, about) if verb == "discard" else None


def why_not_sell(state: ChooseWrite, player: Player, step: SellGoods, verb: str, about: int) -> Reason | None:
    if verb != "sell":
        return None
    have = goods_of(player.reach(), about)
    facts = {"price": d.LARGE_MARKET_GOODS, "good": d.GOOD_WORDS[about], "have": have}
    return Reason("CNW-LOC-03", "sell-short", facts)


# Gains.


def why_not_take(
    state: ChooseWrite, player: Player, step: TakeGoods | TakeSame | TakeDifferent, verb: str, about: int
) -> Reason | None:
    if verb in ("pass", "done"):
        return Reason("CNW-RES-11", "must-take")
    if verb != "take" or about >= d.GOODS:
        return None
    good = {"good": d.GOOD_WORDS[about]}
    if isinstance(step, TakeDifferent) and step.named >> about & 1:
        return Reason("CNW-RES-07", "good-named", good)
    rule = {TakeGoods: "CNW-RES-05", TakeSame: "CNW-RES-06", TakeDifferent: "CNW-RES-07"}[type(step)]
    return Reason(rule, "column-full", good)


def why_not_improve(state: ChooseWrite, player: Player, step: Improve, verb: str, about: int) -> Reason | None:
    if verb == "check":
        return Reason("CNW-IMP-05", "no-square", _place(about))
    return Reason("CNW-RES-11", "must-take") if verb in ("pass", "done") else None


def why_not_fill(state: ChooseWrite, player: Player, step: FillSpaces, verb: str, about: int) -> Reason | None:
    things = {a.TAKE_LIRA - a.TAKE: "lira", a.TAKE_ACTION - a.TAKE: "action", **dict(enumerate(d.GOOD_WORDS))}
    if verb == "take" and about in things:
        return Reason("CNW-RES-04", "section-full", {"thing": things[about]})
    return None


def why_not_drop(state: ChooseWrite, player: Player, step: DropGuild, verb: str, about: int) -> Reason | None:
    return Reason("CNW-CAR-04", "not-drawn", {"guild": d.GUILD_WORDS[about]}) if verb == "drop" else None


def no_reason(state: ChooseWrite, player: Player, step: Step, verb: str, about: int) -> Reason | None:
    """Say that an answer belongs to another question."""
    return None
