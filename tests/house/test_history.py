"""The history of a table as a pure fold: undo, clocks, seats that change hands, the record and its proof."""

import json
from dataclasses import replace

import pytest
from tests.samples import SOME_GAME

from bedesten.core.fairness import secret_with, verify
from bedesten.core.luck import FastLuck
from bedesten.core.reasons import Reason
from bedesten.core.record import Record, replay
from bedesten.core.registry import find_game
from bedesten.house.history import DAY, LEAST_TIME, Clock, Entry, History, Pace, Refused, SetAside, Start
from bedesten.house.payloads import moments_for, position_for, record_for

START = Start(
    game=SOME_GAME,
    rules=find_game(SOME_GAME).rules_version,
    players=2,
    options=find_game(SOME_GAME).settings(2, {}),
    names=("Ada", "Bo"),
    bots=(None, None),
    seeds=("one", "two"),
    order=(0, 1),
    at=1000.0,
    secret=b"s" * 32,
)


def test_a_table_begun_with_other_printed_components_is_refused() -> None:
    with pytest.raises(SetAside, match="begun with the printed components 5eaf, and none are in use"):
        History(replace(START, components="5eaf"))


def test_a_table_begun_under_other_rules_is_never_folded_under_these() -> None:
    for rules in (START.rules - 1, START.rules + 1):
        with pytest.raises(SetAside, match=f"begun under version {rules} of the rules") as refused:
            History(replace(START, rules=rules))
        assert refused.value.code == "other-rules"


def test_a_stored_entry_that_cannot_have_been_written_is_damaged() -> None:
    history = History(START)
    first = str(history.game.lexicon.say(history.state.actions()[0]))
    good = Entry(1, "action", 0, first, 1001.0)
    damaged = [
        replace(good, number=2),
        replace(good, seat=1),
        replace(good, seat=7, kind="bot"),
        replace(good, notation="end"),
        replace(good, notation="mvoe 11"),
        replace(good, kind="acting"),
        Entry(1, "undo", 0, "", 1001.0),
    ]
    for entry in damaged:
        with pytest.raises(SetAside, match="entry 1 is damaged") as refused:
            history.take(entry)
        assert refused.value.code == "damaged"
        assert history.number == 1
    assert history.take(good).entry == good
    assert history.number == 2


def test_a_record_says_which_printed_components_a_table_was_begun_with(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find_game(SOME_GAME), "replaced_components", lambda settings: "5eaf")
    history = History(replace(START, components="5eaf"))
    assert history.record().components == "5eaf"
    assert "\ncomponents: 5eaf\n" in record_for(history, 0)
    assert Start.read(history.start.write(), history.start.secret, history.start.names) == history.start


def go(history: History, notation: str, at: float = 1001.0) -> None:
    seat = history.seat
    assert seat is not None
    history.accept(history.act(seat, notation, at))


def offered(history: History) -> list[str]:
    return [history.game.lexicon.say(action) for action in history.state.actions()]


def after_a_move() -> History:
    history = History(START)
    go(history, next(action for action in offered(history) if action.startswith("move")))
    return history


def play_on(history: History, entries: int, seed: int = 1) -> None:
    luck = FastLuck(seed)
    for _ in range(entries):
        if history.is_over:
            return
        texts = offered(history)
        go(history, texts[luck.below(len(texts))], 1001.0 + len(history.entries))


def test_the_number_of_a_decision_is_the_number_of_its_entry() -> None:
    history = after_a_move()
    assert [entry.number for entry in history.entries] == [1]
    assert history.number == 2


def test_considering_changes_nothing() -> None:
    history = after_a_move()
    before = history.game.write(history.state)
    history.act(int(history.state.seat), offered(history)[0], 1002.0)
    assert history.game.write(history.state) == before
    assert history.number == 2


def test_the_same_entries_give_the_same_history() -> None:
    history = History(START)
    play_on(history, 200)
    again = History(START, history.entries)
    assert again.game.write(again.state) == history.game.write(history.state)
    assert again.current.clock == history.current.clock
    assert again.current.used == history.current.used > 0


def test_an_undo_is_an_entry_and_the_state_is_the_one_before() -> None:
    history = History(START)
    before = history.game.write(history.state)
    go(history, next(action for action in offered(history) if action.startswith("move")))
    seat = history.seat
    assert seat is not None
    assert history.can_undo(seat)
    transition = history.undo(seat, 1002.0)
    history.accept(transition)
    assert transition.undoes == 1
    assert [entry.kind for entry in history.entries] == ["action", "undo"]
    assert history.game.write(history.state) == before
    assert not history.can_undo(seat)


def test_nothing_is_undone_behind_luck_or_another_seats_decision() -> None:
    history = History(START)
    luck = FastLuck(4)
    kept: list[int] = []
    seen_luck = seen_turn = False
    for _ in range(600):
        if history.is_over:
            break
        texts = offered(history)
        seat = history.seat
        assert seat is not None
        transition = history.act(seat, texts[luck.below(len(texts))], 1001.0)
        history.accept(transition)
        if transition.luck or any(event.secret for event in transition.events) or history.seat != seat:
            seen_luck |= bool(transition.luck)
            seen_turn |= history.seat != seat
            kept.clear()
            if history.seat is not None:
                with pytest.raises(Refused) as refusal:
                    history.undo(history.seat, 1002.0)
                assert refusal.value.code == "nothing-to-undo"
        else:
            kept.append(transition.entry.number)
            assert history.undo(seat, 1002.0).undoes == kept[-1]
    assert seen_luck
    assert seen_turn


def test_an_undone_action_never_rolls_again() -> None:
    history = History(START)
    play_on(history, 150)
    used = history.current.used
    while history.seat is not None and history.can_undo(history.seat):
        history.accept(history.undo(history.seat, 2000.0))
    assert history.current.used == used


def test_only_the_seat_that_must_decide_can_act_or_undo() -> None:
    history = after_a_move()
    other = 1 - int(history.state.seat)
    with pytest.raises(Refused) as refusal:
        history.act(other, "end", 1.0)
    assert refusal.value.code == "not-your-turn"
    with pytest.raises(Refused) as refusal:
        history.undo(other, 1.0)
    assert refusal.value.code == "not-your-turn"


def test_an_illegal_action_is_refused_with_its_rule_and_what_is_accepted() -> None:
    history = History(START)
    with pytest.raises(Refused) as refusal:
        history.act(int(history.state.seat), "roll", 1.0)
    assert refusal.value.code == "illegal"
    reason = refusal.value.facts["reason"]
    assert isinstance(reason, Reason)
    assert reason.rule.startswith("IST-")
    assert refusal.value.facts["accepted"] == offered(history)


def test_an_unreadable_action_is_refused() -> None:
    history = History(START)
    with pytest.raises(Refused, match="is not an action") as refusal:
        history.act(int(history.state.seat), "fly to the moon", 1.0)
    assert refusal.value.code == "unreadable"


def test_a_live_clock_runs_for_the_one_who_thinks_and_grows_with_each_turn() -> None:
    history = History(replace(START, pace=Pace("live", minutes=1, increment=5)))
    seat = history.seat
    assert seat is not None
    assert history.current.deadline(1000.0) == 1060.0
    at = 1000.0
    while history.seat == seat:
        at += 2
        go(history, "end" if "end" in offered(history) else offered(history)[0], at)
    assert history.current.clock.left[seat] == 60 - (at - 1000) + 5
    assert history.current.clock.left[1 - seat] == 60
    assert history.current.deadline(at) == at + 60


def test_whoever_has_two_turns_in_a_row_earns_the_increment_with_each_and_an_undone_one_only_once() -> None:
    first = History(replace(START, pace=Pace("live", minutes=1, increment=5))).current
    following = first.state.clone()
    following.round += 1
    ended = replace(first, state=following, clock=first.time_after(Entry(1, "action", 0, "end", 1002.0), following))
    assert ended.clock == Clock(1002.0, 1002.0, (63.0, 60.0))
    undone = replace(first, clock=ended.time_after(Entry(2, "undo", 0, "", 1003.0), first.state))
    assert undone.clock.left == (57.0, 60.0)
    assert undone.time_after(Entry(3, "action", 0, "end", 1004.0), following).left == (61.0, 60.0)


def test_days_are_counted_from_the_beginning_of_the_turn() -> None:
    history = History(replace(START, pace=Pace("days", days=3)))
    assert history.current.deadline(1000.0) == 1000 + 3 * DAY
    go(history, next(action for action in offered(history) if action.startswith("move")), 1000 + DAY)
    assert history.current.deadline(1000 + DAY) == 1000 + 3 * DAY


def test_a_bot_takes_a_seat_and_gives_it_back() -> None:
    history = History(replace(START, pace=Pace("live", minutes=1)))
    seat = history.seat
    assert seat is not None
    history.accept(history.to_bot(seat, "greedy", 1070.0))
    assert history.current.bot_of(seat) == "greedy"
    assert history.current.deadline(1070.0) is None
    history.accept(history.to_person(seat, 1080.0))
    assert history.current.bot_of(seat) is None
    assert history.current.deadline(1080.0) == 1080 + LEAST_TIME


def test_moments_that_are_no_longer_in_memory_are_the_same() -> None:
    history = History(START)
    live = []
    for _ in range(60):
        before = len(history.entries)
        play_on(history, 1, seed=before)
        live += moments_for(history, history.transitions(before), 0)
    assert moments_for(history, history.transitions(0), 0) == live
    assert moments_for(history, history.transitions(40), 0) == live[40:]
    assert history.transitions(60) == []


def test_only_the_eye_that_decides_gets_the_question() -> None:
    history = History(START)
    seat = history.seat
    assert seat is not None
    assert position_for(history, seat)["actions"]
    assert position_for(history, seat, english=True)["prompt"]
    for eye in (1 - seat, None):
        position = position_for(history, eye, english=True)
        assert (position["actions"], position["undo"]) == ([], False)
        assert "prompt" not in position


def finished() -> History:
    history = History(START)
    play_on(history, 100_000)
    assert history.is_over
    return history


@pytest.mark.slow
def test_the_record_of_a_finished_game_replays_and_is_proved() -> None:
    history = finished()
    record = Record.read(record_for(history, None))
    assert history.game.write(replay(record)) == history.game.write(history.state)
    assert verify(record).outcomes == len(record.setup) + sum(len(entry.luck) for entry in record.entries)


def test_a_running_game_gives_no_luck_and_no_proof_away() -> None:
    history = History(START)
    play_on(history, 80)
    text = record_for(history, 0)
    assert history.start.secret.hex() not in text
    assert "secret" not in text
    assert "/26" not in text
    assert "as red has seen it" in text


def test_a_start_is_written_and_read_back_without_its_secret_and_names() -> None:
    start = replace(START, pace=Pace("days", days=2))
    text = start.write()
    assert START.secret.hex() not in text
    assert not {"secret", "names"} & set(json.loads(text))
    assert Start.read(text, START.secret, START.names) == start


def test_a_table_can_begin_in_any_position() -> None:
    history = History(START)
    play_on(history, 50)
    position = history.game.write(history.state)
    anew = History(replace(START, position=position))
    assert anew.game.write(anew.state) == position


def test_entries_of_the_same_client_are_known_again() -> None:
    history = History(START)
    transition = history.act(int(history.state.seat), offered(history)[0], START.at, "ada:1")
    history.accept(transition)
    assert history.entries[0] == Entry(1, "action", transition.entry.seat, transition.entry.notation, START.at, "ada:1")


BOUND = replace(
    START, began="start", salts=(b"a" * 32, b"b" * 32), secret=secret_with(b"s" * 32, (b"a" * 32, b"b" * 32))
).bound()


def test_a_bound_start_is_written_and_read_back_without_names_and_salts() -> None:
    text = BOUND.write()
    assert not {"secret", "names", "salts"} & set(json.loads(text))
    assert (b"a" * 32).hex() not in text
    assert Start.read(text, BOUND.secret, BOUND.names, BOUND.salts) == BOUND


def test_a_start_that_was_stored_before_headers_were_bound_goes_on_as_it_was() -> None:
    stored = json.loads(START.write())
    for name in ("began", "by_luck", "terms", "seals", "tags"):
        del stored[name]
    start = Start.read(json.dumps(stored), START.secret, START.names, (None, None))
    old, new = History(START), History(start)
    for history in (old, new):
        play_on(history, 60)
    assert new.game.write(new.state) == old.game.write(old.state)
    assert new.record() == old.record()
    assert "\nfair:" not in new.record().write()


def test_a_name_that_was_removed_leaves_all_luck_as_it_was() -> None:
    gone = replace(BOUND, names=("Ada", "(gone)"), salts=(BOUND.salts[0], None))
    whole, rest = History(BOUND), History(gone)
    for history in (whole, rest):
        play_on(history, 60)
    assert rest.game.write(rest.state) == whole.game.write(whole.state)
    record = Record.read(rest.record().write())
    assert record.names == ["Ada", ""]
    assert record.terms() == BOUND.terms == whole.record().terms()
    assert "Bo" not in record.write()
    assert "gone" not in record.write()
