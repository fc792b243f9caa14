"""PostgreSQL under Patroni, with a synchronous standby: the leader dies, hands over or freezes, and standbys go, while users
write.

Nothing acknowledged is lost or doubled, and no call fails otherwise than by UNAVAILABLE. How soon the services are back is
printed, for each event and in a table at the end; `TITANUP_LONGEST_RETURN` is how many seconds after the new leader's promotion it may
take them. `TITANUP_FAILOVER_ROUNDS` repeats every event, for medians.
"""

import contextlib
import os
import time

import grpc
import pytest
from interop.cluster import Cluster, until
from interop.health import again_while_away, wait_until_serving
from interop.ledger import Ledger
from interop.people import Person, Services, new_id
from interop.returns import Return, table
from interop.stack import SERVICES
from titanup.auth.v1 import auth_pb2
from titanup.habits.v1 import habits_pb2
from titanup.motivation.v1 import motivation_pb2

pytestmark = [pytest.mark.failover, pytest.mark.disruptive]

LONGEST_RETURN = float(os.environ.get("TITANUP_LONGEST_RETURN", "60"))
repeated = pytest.mark.parametrize("_round", range(int(os.environ.get("TITANUP_FAILOVER_ROUNDS", "1"))))
WRITERS = 3
#: How many writes are acknowledged before anything is done to PostgreSQL.
BEFORE = 20


@pytest.fixture
def cluster(control):
    members = os.environ.get("TITANUP_CLUSTER_MEMBERS")
    if not members:
        pytest.skip("TITANUP_CLUSTER_MEMBERS names no PostgreSQL servers under Patroni")
    cluster = Cluster(members, os.environ["TITANUP_STATE"], control)
    cluster.wait_until_whole()
    return cluster


@pytest.fixture
def ledger(stack, ada, cluster):
    return Ledger(stack, ada.upload().receipt, WRITERS)


@pytest.fixture(scope="module")
def returned(stack):
    """Waits until every kind of call has been acknowledged since the new leader's promotion, and all services serve. Says how long it
    took, and at the end what it took each time."""
    returns: list[Return] = []

    def wait(ledger: Ledger, what: str, promoted: float, since: float | None = None) -> None:
        calls = until("acknowledgements", lambda: ledger.resumed(promoted))
        leader = None if since is None else promoted - since
        returns.append(Return(what, leader, {call: moment - promoted for call, moment in calls.items()}))
        for service in SERVICES:
            wait_until_serving(stack, service)
        print("\n" + "\n".join(table(returns[-1:])), flush=True)
        assert returns[-1].whole <= LONGEST_RETURN

    yield wait
    print("\n\n" + "\n".join(table(returns)), flush=True)


def report(what: str, ledger: Ledger) -> None:
    seconds, kind, _ = ledger.gap()
    repeated = ledger.repeated.most_common()
    print(f"{what}: {ledger.writes} writes acknowledged, {seconds:.1f} s without {kind}; repeated calls: {repeated}")


@repeated
def test_nothing_acknowledged_is_lost_when_the_leader_is_killed(cluster, ledger, returned, _round):
    old = cluster.role("leader")
    with ledger.writing() as has_failed:
        until("first writes", lambda: ledger.writes >= BEFORE or has_failed())
        since = time.monotonic()
        with cluster.killed(old):
            new, promoted = cluster.promoted(old)
            returned(ledger, "leader killed", promoted, since)
        assert not has_failed()
    assert cluster.role("leader") == new
    report("kill -9", ledger)


@repeated
def test_nothing_acknowledged_is_lost_when_the_leader_hands_over(cluster, ledger, returned, _round):
    old, standby = cluster.role("leader"), cluster.role("sync_standby")
    with ledger.writing() as has_failed:
        until("first writes", lambda: ledger.writes >= BEFORE or has_failed())
        since = time.monotonic()
        cluster.switch(old, standby)
        new, promoted = cluster.promoted(old)
        assert new == standby
        returned(ledger, "switchover", promoted, since)
        cluster.wait_until_whole()
        assert not has_failed()
    report("switchover", ledger)


@repeated
def test_a_frozen_leader_acknowledges_nothing_when_it_wakes_up(cluster, ledger, returned, _round):
    """What was sent to it before reaches it then, and another leads already."""
    old = cluster.role("leader")
    cluster.query("CREATE TABLE IF NOT EXISTS late (id integer)")
    late = cluster.session(old)
    late.say("BEGIN; INSERT INTO late VALUES (1);")
    late.hears("INSERT 0 1")
    with ledger.writing() as has_failed:
        until("first writes", lambda: ledger.writes >= BEFORE or has_failed())
        since = time.monotonic()
        with cluster.frozen(old):
            _, promoted = cluster.promoted(old)
            late.say("COMMIT;")
            returned(ledger, "leader frozen", promoted, since)
        answer, status = late.end()
        assert status != 0 and "COMMIT" not in answer, answer
        cluster.wait_until_whole()
        assert not has_failed()
    assert cluster.query("SELECT count(*) FROM late") == "0"
    report("freeze", ledger)


def test_what_only_the_leader_has_answers_no_repeated_call(stack, cluster):
    """A service cancels the commit of a caller that has gone: then everybody sees on the leader what no standby has."""
    person, leader = Person(stack), cluster.role("leader")
    habit, auth = person.habit(), Services(stack.channel).auth
    quote = person.motivation.ListQuotes(motivation_pb2.ListQuotesRequest(page_size=1)).quotes[0].quote_id
    like = motivation_pb2.LikeQuoteRequest(quote_id=quote)
    record = habits_pb2.RecordHabitRequest(
        record=habits_pb2.HabitRecord(habit_id=habit.habit_id, delta=1), request_id=new_id())
    refresh = auth_pb2.RefreshTokenRequest(refresh_token=person.tokens.refresh_token)
    calls = [(person.motivation.LikeQuote, like), (person.habits.RecordHabit, record), (auth.RefreshToken, refresh)]
    with contextlib.ExitStack() as standbys:
        for name in cluster.names:
            if name != leader:
                standbys.enter_context(cluster.frozen(name))
        for call, request in calls:
            for _ in range(3):
                with pytest.raises(grpc.RpcError) as failure:
                    call(request, timeout=2)
                assert failure.value.code() in (grpc.StatusCode.DEADLINE_EXCEEDED, grpc.StatusCode.UNAVAILABLE), failure.value
    *_, refreshed = [again_while_away(lambda call=call, request=request: call(request)) for call, request in calls]
    person.use(refreshed.tokens)
    assert person.progress(habit).today == 1
    cluster.wait_until_whole()


@repeated
def test_writes_go_on_with_another_standby_and_wait_without_any(cluster, ledger, ada, returned, _round):
    leader, standby = cluster.role("leader"), cluster.role("sync_standby")
    habit = ada.habit()
    with ledger.writing() as has_failed:
        until("first writes", lambda: ledger.writes >= BEFORE or has_failed())
        with cluster.killed(standby):
            until("the other standby's turn", lambda: cluster.role("sync_standby") not in (None, standby))
            returned(ledger, "standby lost", time.monotonic())
        assert not has_failed()
    report("a standby lost", ledger)
    record = habits_pb2.HabitRecord(habit_id=habit.habit_id, delta=1)
    request = habits_pb2.RecordHabitRequest(record=record, request_id=new_id())
    with cluster.killed(*(name for name in cluster.names if name != leader)):
        with pytest.raises(grpc.RpcError) as failure:
            ada.habits.RecordHabit(request, timeout=3)
        assert failure.value.code() == grpc.StatusCode.DEADLINE_EXCEEDED, failure.value
    again_while_away(lambda: ada.habits.RecordHabit(request))
    assert ada.progress(habit).today == 1
