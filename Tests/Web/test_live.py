"""A live set is a row of half-duplex calls of StreamReps: whatever the network does, each frame counts once."""

import pytest

from modules import modules, modules_url  # noqa: F401

TROUBLES = ["unreached", "lost", "cut", "twice", "late", "killed", "busy", "takenOver"]


def live(page, **scenario):
    return page.evaluate(
        "async (scenario) => (await import('/fakes/live.js')).liveSet(scenario)", scenario
    )


def assert_whole(found):
    """Everything arrived once, in order, with its pauses; the set was closed once; nothing is kept here."""
    assert "error" not in found, (found["error"], found["reason"], found["calls"])
    assert found["stored"]["numbers"] == list(range(found["total"]))
    assert found["stored"]["paused"] == found["paused"]
    expected = found["paused"].count(False) // 10
    assert found["reps"] == found["stored"]["reps"] == found["confirmed"] == expected
    assert found["closes"] == 1
    assert found["opens"] == 1


def test_a_set_is_a_call_every_two_seconds(modules):
    found = live(modules, seconds=10.5)
    assert_whole(found)
    assert [call["messages"][0] for call in found["calls"]] == ["open"] * 6
    waits = [b["at"] - a["at"] for a, b in zip(found["calls"], found["calls"][1:])]
    assert all(wait >= 2000 for wait in waits[:-1])
    # Frames go 32 a message, and only the last call closes.
    assert found["calls"][0]["messages"] == ["open", "frames", "frames"]
    assert [call["messages"].count("close") for call in found["calls"]] == [0, 0, 0, 0, 0, 1]
    assert found["states"] == ["sending", "connected"] * 5 + ["sending", "done"]


@pytest.mark.parametrize("trouble", TROUBLES)
@pytest.mark.parametrize("call", [0, 1, 3, 5])
def test_one_trouble(modules, trouble, call):
    assert_whole(live(modules, fates=["fine"] * call + [trouble], seconds=10.5))


@pytest.mark.parametrize("trouble", TROUBLES)
def test_the_same_trouble_five_times(modules, trouble):
    assert_whole(live(modules, fates=["fine"] + [trouble] * 5, seconds=20, pauses=[[3, 9], [12, 13]]))


def test_troubles_in_any_order(modules):
    """200 sets; half of their calls meet a trouble."""
    for first in range(0, 200, 20):
        wrong = modules.evaluate(
            "async (first) => (await import('/fakes/live.js')).manySets(first, 20)", first
        )
        assert wrong == []


def test_a_pause_is_told_again_with_its_frames(modules):
    found = live(modules, fates=["fine", "lost", "killed"], seconds=12, pauses=[[1, 7]])
    assert_whole(found)
    first, *rest = found["calls"]
    assert first["messages"] == ["open", "frames", "pause", "frames"]
    # A call that goes on in the middle of the pause says so before its frames.
    assert any(call["messages"][:3] == ["open", "pause", "frames"] for call in rest)


def test_after_an_unknown_outcome_the_page_asks_first(modules):
    found = live(modules, fates=["fine", "lost"], seconds=8.5)
    assert_whole(found)
    assert found["calls"][2]["messages"] == ["open"]
    assert found["calls"][3]["messages"][:2] == ["open", "frames"]


def test_a_request_to_wait_is_honoured(modules):
    found = live(modules, fates=["fine", "busy", "busy"], seconds=8.5)
    assert_whole(found)
    calls = found["calls"]
    for call, after in zip(calls, calls[1:]):
        if call["fate"] == "busy":
            assert after["at"] - call["at"] >= 10_000


@pytest.mark.parametrize("fates", [[], ["fine", "lost"], ["lost"], ["fine", "killed", "unreached"]])
@pytest.mark.parametrize("reload_at", [3.0, 5.1])
def test_a_reloaded_page_goes_on(modules, fates, reload_at):
    """Frames of the last two seconds may not have been stored when the page went; none is counted twice."""
    found = live(modules, fates=fates, seconds=12, reloadAt=reload_at)
    assert "error" not in found, found
    numbers = found["stored"]["numbers"]
    assert numbers == list(range(len(numbers)))
    assert found["total"] - 61 <= len(numbers) <= found["total"]
    assert found["reps"] == len(numbers) // 10
    assert found["closes"] == 1 and found["opens"] == 1


def test_without_a_connection_nothing_is_tried(modules):
    found = live(modules, seconds=20, offlineUntil=15)
    assert_whole(found)
    assert found["calls"][0]["at"] >= 15_000
    assert found["states"][0] == "waiting"


def test_a_service_that_lost_acknowledged_frames_is_not_sent_a_gap(modules):
    """The service asks for frame 0, but the page begins with 90."""
    found = live(modules, fates=["unreached"], seconds=10, **{"from": 90})
    assert found["error"] == "expired"


@pytest.mark.parametrize(
    "error, outcome",
    [
        ({"code": 9, "reason": "STREAM_EXPIRED"}, "expired"),
        ({"code": 6, "reason": "STREAM_EXISTS"}, "refused"),
        ({"code": 3, "reason": "LANDMARK_NAN"}, "refused"),
        ({"code": 8, "reason": "STREAM_TOO_LONG"}, "refused"),
        ({"code": 8, "reason": "TOO_MANY_STREAMS", "retryAfter": 10_000}, "still trying"),
        ({"code": 10, "reason": "STREAM_TAKEN_OVER"}, "still trying"),
        ({"code": 14, "reason": "FRAMES_LOST"}, "still trying"),
        ({"code": 16, "reason": "TOKEN_EXPIRED"}, "still trying"),
        ({"code": 3, "reason": "FRAME_NUMBER"}, "still trying"),
    ],
)
def test_what_errors_mean(modules, error, outcome):
    found = modules.evaluate(
        "async (error) => (await import('/fakes/live.js')).refusal(error)", error
    )
    assert found["outcome"] == outcome
    if outcome == "still trying":
        # Ever more rarely: not more than once in four seconds on average.
        assert 4 <= found["calls"] <= 2 + 15
        expected = "signedOut" if error["code"] == 16 else "waiting"
        assert found["connection"] == expected
    else:
        assert found["connection"] == "refused"
        # What was not acknowledged is kept until the end of the set: the first calls had 120 frames.
        assert found["calls"] == 3 and found["kept"] >= 300 - 2 * 61
