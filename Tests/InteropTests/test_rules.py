"""Operators and trophies: rules are created while everything runs, previewed, and awarded to users who have earned them
long ago.

Every trophy created here is archived again, so that other tests see the same catalogue; each needs more push-ups than
other tests ever declare.
"""

import concurrent.futures
import datetime
import threading
import time

import grpc
import pytest
from interop import recordings
from interop.command_line import Client
from interop.database import Database
from interop.errors import failure_of, fails
from interop.people import PASSWORD, Person, Services, bearer, new_id, timestamp
from interop.retries import until_admitted
from interop.stack import TIMEOUT
from test_training import complete, perform
from test_training_receipts import Counted
from titanup.auth.v1 import auth_pb2
from titanup.pose.v1 import pose_pb2
from titanup.sessions.v1 import sessions_pb2
from titanup.training.v1 import training_pb2
from titanup.trophies.v1 import trophies_pb2

GRANTED, GRANDFATHERED, REVOKED = (
    trophies_pb2.AWARD_STATE_GRANTED, trophies_pb2.AWARD_STATE_GRANDFATHERED, trophies_pb2.AWARD_STATE_REVOKED
)
KEEP, REVOKE = trophies_pb2.REEVALUATION_POLICY_KEEP, trophies_pb2.REEVALUATION_POLICY_REVOKE
RUNNING, DONE = trophies_pb2.OPERATION_STATE_RUNNING, trophies_pb2.OPERATION_STATE_DONE


@pytest.fixture
def database():
    return Database()


@pytest.fixture
def operator(stack, control, database):
    """A user with the operator's role."""
    person = Person(stack)
    control("operator", person.email)
    signed_in = Services(stack.channel).auth.SignIn(auth_pb2.SignInRequest(email=person.email, password=PASSWORD))
    return Services(stack.channel, bearer(signed_in.tokens.access_token))


def rule_message(threshold: int, **fields) -> trophies_pb2.TrophyRule:
    """A rule that declared sessions can meet."""
    return trophies_pb2.TrophyRule(
        **{
            "trophy_id": f"T-TEST-{new_id()[:8].upper()}",
            "metric": trophies_pb2.TROPHY_METRIC_REPS,
            "scope": trophies_pb2.TROPHY_SCOPE_SESSION,
            "threshold": threshold,
            "min_evidence": trophies_pb2.TROPHY_EVIDENCE_DECLARED,
            "english": trophies_pb2.TrophyText(title=f"{threshold} at once", description="In one session."),
            "german": trophies_pb2.TrophyText(title=f"{threshold} am Stück", description="In einer Einheit."),
            **fields,
        }
    )


def archive(operator, trophy_id: str) -> trophies_pb2.TrophyRule:
    request = trophies_pb2.ArchiveTrophyRuleRequest(trophy_id=trophy_id, request_id=new_id())
    return operator.trophies_admin.ArchiveTrophyRule(request).rule


@pytest.fixture
def make(operator):
    """Creates trophies, which are archived after the test."""
    made = []

    def make(threshold: int, **fields) -> trophies_pb2.TrophyRule:
        request = trophies_pb2.CreateTrophyRuleRequest(rule=rule_message(threshold, **fields), request_id=new_id())
        made.append(operator.trophies_admin.CreateTrophyRule(request).rule)
        return made[-1]

    yield make
    for rule in made:
        archive(operator, rule.trophy_id)


def change(operator, rule, **fields) -> trophies_pb2.TrophyRule:
    wanted = trophies_pb2.TrophyRule(trophy_id=rule.trophy_id, version=rule.version, **fields)
    request = trophies_pb2.UpdateTrophyRuleRequest(rule=wanted, request_id=new_id())
    request.update_mask.paths.extend(fields)
    return operator.trophies_admin.UpdateTrophyRule(request).rule


def poll(look, until):
    """Polls, even while the service is coming back or busy."""
    deadline = time.monotonic() + TIMEOUT
    while True:
        try:
            found = look()
            if until(found):
                return found
        except grpc.RpcError as error:
            if error.code() not in (grpc.StatusCode.UNAVAILABLE, grpc.StatusCode.RESOURCE_EXHAUSTED):
                raise
        assert time.monotonic() < deadline, "it never happened"
        time.sleep(0.05)


def operation(operator, operation_id: str) -> trophies_pb2.Operation:
    return operator.trophies_admin.GetOperation(trophies_pb2.GetOperationRequest(operation_id=operation_id)).operation


def begin(operator, *rules, policy=KEEP) -> trophies_pb2.Operation:
    request = trophies_pb2.ReevaluateTrophiesRequest(
        trophy_ids=[rule.trophy_id for rule in rules], policy=policy, request_id=new_id()
    )
    return operator.trophies_admin.ReevaluateTrophies(request).operation


def reevaluate(operator, *rules, policy=KEEP) -> trophies_pb2.Operation:
    begun = begin(operator, *rules, policy=policy)
    return poll(lambda: operation(operator, begun.operation_id), lambda found: found.state == DONE)


def declare(person, reps: int, **fields) -> sessions_pb2.Session:
    """Stores a session, and waits until trophies has received it."""
    stored = person.declare(reps, **fields)

    def known():
        request = trophies_pb2.ExplainAwardRequest(trophy_id="T-SESSION-50")
        misses = person.trophies.ExplainAward(request).near_misses
        return {session_id for miss in misses for session_id in miss.session_ids}

    poll(known, lambda ids: stored.session_id in ids)
    return stored


def awards(person) -> dict[str, trophies_pb2.Award]:
    response = person.trophies.ListAwards(trophies_pb2.ListAwardsRequest(page_size=200, include_revoked=True))
    return {award.trophy.trophy_id: award for award in response.awards}


def catalogue(person) -> dict[str, trophies_pb2.Trophy]:
    response = person.trophies.ListTrophies(trophies_pb2.ListTrophiesRequest(include_locked=True))
    return {trophy.trophy_id: trophy for trophy in response.trophies}


def test_only_operators_make_rules(ada):
    with fails(grpc.StatusCode.PERMISSION_DENIED, "ROLE_NOT_ALLOWED"):
        ada.trophies_admin.CreateTrophyRule(trophies_pb2.CreateTrophyRuleRequest(rule=rule_message(6000)))
    with fails(grpc.StatusCode.PERMISSION_DENIED, "ROLE_NOT_ALLOWED"):
        ada.trophies_admin.ReevaluateTrophies(trophies_pb2.ReevaluateTrophiesRequest())


def test_a_rule_can_award_sessions_from_before_it_existed(operator, make, ada, bob):
    session = declare(ada, 6001)
    declare(bob, 5999)
    rule = make(6000)
    assert (rule.version, rule.is_archived) == (1, False)
    done = reevaluate(operator, rule)
    assert done.users_done == done.users_total >= 2 and done.percent == 100
    award = awards(ada)[rule.trophy_id]
    assert (award.state, award.rule_version) == (GRANTED, 1)
    assert list(award.proof.session_ids) == [session.session_id]
    # It was earned when it was done, and granted when the operator asked for it.
    assert award.earn_time.ToDatetime() < rule.active_from.ToDatetime() < award.grant_time.ToDatetime()
    assert rule.trophy_id not in awards(bob)
    # The rule applies at once to later sessions.
    declare(bob, 6000, ago=datetime.timedelta(hours=2))
    poll(lambda: awards(bob), lambda found: rule.trophy_id in found)
    assert reevaluate(operator, rule).granted == 0


def test_a_harder_version_keeps_earlier_awards(operator, make, ada, bob):
    rule = make(6100)
    declare(ada, 6105)
    declare(bob, 6500)
    poll(lambda: awards(ada), lambda found: rule.trophy_id in found)
    harder = change(operator, rule, threshold=6400)
    assert (harder.version, harder.threshold, harder.english.title) == (2, 6400, rule.english.title)
    done = reevaluate(operator, rule)
    assert (done.revoked, done.grandfathered >= 1) == (0, True)
    held = awards(ada)[rule.trophy_id]
    assert (held.state, held.rule_version) == (GRANDFATHERED, 1)
    assert (awards(bob)[rule.trophy_id].state, awards(bob)[rule.trophy_id].rule_version) == (GRANTED, 2)
    # They stay until an operator revokes them.
    assert reevaluate(operator, rule, policy=REVOKE).revoked >= 1
    assert awards(ada)[rule.trophy_id].state == REVOKED
    assert awards(bob)[rule.trophy_id].state == GRANTED
    with fails(grpc.StatusCode.ABORTED, "RULE_CHANGED"):
        change(operator, rule, threshold=6401)


def test_a_preview_counts_and_changes_nothing(operator, make, ada, bob):
    def preview(rule, policy=KEEP) -> trophies_pb2.PreviewRuleResponse:
        return operator.trophies_admin.PreviewRule(trophies_pb2.PreviewRuleRequest(rule=rule, policy=policy))

    draft = rule_message(6200)
    before = preview(draft)
    declare(ada, 6205)
    after = preview(draft)
    assert after.gain_count == before.gain_count + 1
    assert (after.lose_count, after.grandfather_count, after.keep_count) == (0, 0, 0)
    assert 1 <= len(after.samples) <= 5
    assert all((sample.before, sample.after) == (0, GRANTED) and sample.proof.session_ids for sample in after.samples)
    assert draft.trophy_id not in catalogue(ada) and draft.trophy_id not in awards(ada)
    rule = make(6200)
    declare(bob, 6390)
    reevaluate(operator, rule)
    held = (awards(ada), awards(bob))
    harder = trophies_pb2.TrophyRule()
    harder.CopyFrom(rule)
    harder.threshold = 6380
    kept, taken = preview(harder), preview(harder, REVOKE)
    assert kept.grandfather_count == taken.lose_count >= 1 and kept.lose_count == taken.grandfather_count == 0
    assert kept.keep_count == taken.keep_count >= 1
    assert (awards(ada), awards(bob)) == held
    [listed] = operator.trophies_admin.ListTrophyRules(
        trophies_pb2.ListTrophyRulesRequest(trophy_id=rule.trophy_id, include_past_versions=True)
    ).rules
    assert listed == rule


def test_a_bad_rule_names_its_fields(operator):
    create = operator.trophies_admin.CreateTrophyRule
    with fails(grpc.StatusCode.INVALID_ARGUMENT, None, "rule.trophy_id", "rule.metric", "rule.english.title"):
        create(trophies_pb2.CreateTrophyRuleRequest())
    wrong = {
        "trophy_id": "owl", "threshold": 0, "experience": 5000, "image_uri": "https://example.org/a.svg",
        "min_evidence": 9, "catalogue_order": 2_000_000, "window_ms": 10,
    }
    for field, value in wrong.items():
        rule = rule_message(6000)
        setattr(rule, field, value)
        failure = failure_of(lambda: create(trophies_pb2.CreateTrophyRuleRequest(rule=rule)))
        assert failure.code == grpc.StatusCode.INVALID_ARGUMENT
        assert list(failure.violations) == [f"rule.{field}"] and "allowed:" in failure.message
    undecidable = rule_message(6000, scope=trophies_pb2.TROPHY_SCOPE_STREAK)
    with fails(grpc.StatusCode.INVALID_ARGUMENT, "RULE_UNDECIDABLE", "rule.scope"):
        create(trophies_pb2.CreateTrophyRuleRequest(rule=undecidable))
    five = rule_message(6000, trophy_id="T-SESSION-5")
    with fails(grpc.StatusCode.ALREADY_EXISTS, "RULE_EXISTS"):
        create(trophies_pb2.CreateTrophyRuleRequest(rule=five))


def test_a_secret_trophy_is_hidden_until_it_is_earned(operator, make, ada, bob):
    rule = make(6300, is_secret=True)
    for person in (ada, bob):
        shown = catalogue(person)[rule.trophy_id]
        assert (shown.title, shown.threshold, shown.description == rule.english.description) == ("A secret", 0, False)
    with fails(grpc.StatusCode.NOT_FOUND):
        ada.trophies.GetImage(trophies_pb2.GetImageRequest(image_uri=rule.image_uri))
    declare(ada, 6350)
    poll(lambda: awards(ada), lambda found: rule.trophy_id in found)
    assert (catalogue(ada)[rule.trophy_id].title, catalogue(ada)[rule.trophy_id].threshold) == ("6300 at once", 6300)
    assert b">6300</text>" in ada.trophies.GetImage(trophies_pb2.GetImageRequest(image_uri=rule.image_uri)).content
    assert catalogue(bob)[rule.trophy_id].title == "A secret"


def test_an_archived_trophy_stays_with_its_holders(operator, make, ada, bob):
    rule = make(6600)
    declare(ada, 6605)
    poll(lambda: awards(ada), lambda found: rule.trophy_id in found)
    ended = archive(operator, rule.trophy_id)
    assert (ended.version, ended.is_archived) == (2, True)
    reevaluate(operator, rule)
    assert awards(ada)[rule.trophy_id].state == GRANDFATHERED
    assert rule.trophy_id in catalogue(ada) and rule.trophy_id not in catalogue(bob)
    with fails(grpc.StatusCode.NOT_FOUND):
        bob.trophies.GetTrophy(trophies_pb2.GetTrophyRequest(trophy_id=rule.trophy_id))


def test_a_hundred_concurrent_sessions_earn_one_award(make, ada):
    """Each of them alone would earn it; the last one earns another trophy, which shows that all were judged."""
    rule, last = make(6700), make(6900)

    def declared_at_last() -> sessions_pb2.Session:
        request = sessions_pb2.CreateSessionRequest(session=ada.declaration(6701), request_id=new_id())
        return until_admitted(ada.sessions.CreateSession, request).session

    watch = ada.trophies.WatchAwards(trophies_pb2.WatchAwardsRequest())
    watch.initial_metadata()
    together = threading.Barrier(100)

    def with_the_others(_) -> sessions_pb2.Session:
        together.wait(TIMEOUT)
        return declared_at_last()

    with concurrent.futures.ThreadPoolExecutor(100) as pool:
        stored = list(pool.map(with_the_others, range(100)))
    ada.declare(6900)
    told = []
    while not told or told[-1].trophy.trophy_id != last.trophy_id:
        told.append(next(watch).award)
    watch.cancel()
    assert len({session.session_id for session in stored}) == 100
    [award] = [award for award in told if award.trophy.trophy_id == rule.trophy_id]
    assert award.state == GRANTED and len(award.proof.session_ids) == 1
    request = trophies_pb2.ListAwardsRequest(page_size=200, include_revoked=True)
    ids = [award.trophy.trophy_id for award in ada.trophies.ListAwards(request).awards]
    assert ids.count(rule.trophy_id) == 1 and len(ids) == len(set(ids))


def end_without_trace(operator, *rules) -> None:
    """An archived trophy stays with users who earned it before, even through sessions that arrive later; a revoked
    one does not. This is for rules that other tests' sessions meet."""
    for rule in rules:
        archive(operator, rule.trophy_id)
    reevaluate(operator, *rules, policy=REVOKE)


class NoonZone:
    """A zone in which it is about noon, so that some minutes ago is today."""

    def __init__(self):
        self.hours = 12 - datetime.datetime.now(datetime.timezone.utc).hour
        self.name = f"Etc/GMT{-self.hours:+d}"

    def declare(self, person, reps: int, days: int = 0, minutes: int = 1) -> sessions_pb2.Session:
        """Stores an earlier session; each later call needs more push-ups."""
        ago = datetime.timedelta(days=days, minutes=minutes)
        return declare(person, reps, ago=ago, time_zone=self.name, utc_offset_seconds=self.hours * 3600)

    def date(self, days: int = 0) -> str:
        """The local date `days` ago."""
        here = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(hours=self.hours, days=-days)
        return here.date().isoformat()


def medals_of(person) -> dict[str, trophies_pb2.Medal]:
    history = person.trophies.ListMedalHistory(trophies_pb2.ListMedalHistoryRequest()).medals
    return {medal.medal_id: medal for medal in history}


def worn_by(person) -> set[str]:
    response = person.trophies.ListCurrentMedals(trophies_pb2.ListCurrentMedalsRequest())
    return {medal.medal_id for medal in response.medals}


def test_sessions_on_a_day_and_in_total_earn_a_trophy(operator, make, ada):
    sessions, zone = trophies_pb2.TROPHY_METRIC_SESSIONS, NoonZone()
    day = make(3, metric=sessions, scope=trophies_pb2.TROPHY_SCOPE_DAY)
    in_all = make(4, metric=sessions, scope=trophies_pb2.TROPHY_SCOPE_LIFETIME)
    try:
        stored = [zone.declare(ada, 1 + number, days=3, minutes=30 - 5 * number) for number in range(2)]
        assert not {day.trophy_id, in_all.trophy_id} & awards(ada).keys()
        progress = ada.trophies.GetTrophyProgress(trophies_pb2.GetTrophyProgressRequest()).progress
        [shown] = [each for each in progress if each.trophy.trophy_id == in_all.trophy_id]
        assert (shown.current, shown.target, shown.trophy.metric) == (2, 4, sessions)
        stored.append(zone.declare(ada, 3, days=3, minutes=20))
        held = poll(lambda: awards(ada), lambda found: day.trophy_id in found)
        assert list(held[day.trophy_id].proof.session_ids) == [session.session_id for session in stored]
        assert held[day.trophy_id].earn_time == stored[-1].end_time and in_all.trophy_id not in held
        zone.declare(ada, 4)
        poll(lambda: awards(ada), lambda found: in_all.trophy_id in found)
        ada.sessions.DeleteSession(sessions_pb2.DeleteSessionRequest(session_id=stored[0].session_id))
        states = poll(lambda: awards(ada), lambda found: found[day.trophy_id].state == REVOKED)
        assert states[in_all.trophy_id].state == REVOKED
    finally:
        end_without_trace(operator, day, in_all)


def test_operators_make_medals(operator, ada, bob):
    """An intraday medal is worn on its date only, one for a streak from the date it was reached."""
    name, zone, admin = new_id()[:8].upper(), NoonZone(), operator.trophies_admin
    of_day = rule_message(
        2, trophy_id=f"M-DAY-{name}", kind=trophies_pb2.RULE_KIND_MEDAL_INTRADAY,
        metric=trophies_pb2.TROPHY_METRIC_SESSIONS, scope=trophies_pb2.TROPHY_SCOPE_DAY,
    )  # fmt: skip
    of_row = rule_message(
        2, trophy_id=f"M-ROW-{name}", kind=trophies_pb2.RULE_KIND_MEDAL_CONSISTENCY,
        metric=trophies_pb2.TROPHY_METRIC_ACTIVE_DAYS, scope=trophies_pb2.TROPHY_SCOPE_STREAK,
    )  # fmt: skip
    both = {of_day.trophy_id, of_row.trophy_id}
    # Two sessions yesterday, one today.
    zone.declare(ada, 1, days=1, minutes=10)
    zone.declare(ada, 2, days=1, minutes=5)
    zone.declare(ada, 3)
    zone.declare(bob, 1)
    preview = admin.PreviewRule(trophies_pb2.PreviewRuleRequest(rule=of_day))
    assert preview.gain_count >= 1 and not both & medals_of(ada).keys()
    try:
        for rule in (of_day, of_row):
            made = admin.CreateTrophyRule(trophies_pb2.CreateTrophyRuleRequest(rule=rule, request_id=new_id())).rule
            assert (made.version, made.kind, made.image_uri) == (1, rule.kind, f"titanup:medals/{rule.trophy_id}.svg")
            [listed] = admin.ListTrophyRules(trophies_pb2.ListTrophyRulesRequest(trophy_id=rule.trophy_id)).rules
            assert listed == made
            of_kind = admin.ListTrophyRules(trophies_pb2.ListTrophyRulesRequest(kind=rule.kind, page_size=200)).rules
            assert rule.trophy_id in {found.trophy_id for found in of_kind}
        earned = medals_of(ada)
        day, row = earned[of_day.trophy_id], earned[of_row.trophy_id]
        assert (day.count, day.first_local_date) == (1, zone.date(days=1))
        assert (row.count, row.first_local_date) == (1, zone.date())
        assert (day.family, row.family) == (
            trophies_pb2.MEDAL_FAMILY_INTRADAY, trophies_pb2.MEDAL_FAMILY_CONSISTENCY
        )  # fmt: skip
        assert both & worn_by(ada) == {of_row.trophy_id} and not both & medals_of(bob).keys()
        picture = bob.trophies.GetImage(trophies_pb2.GetImageRequest(image_uri=day.image_uri)).content
        assert b">2</text>" in picture
        zone.declare(ada, 4, minutes=4)
        assert both <= worn_by(ada) and medals_of(ada)[of_day.trophy_id].count == 2
        # The rule gets harder: earlier medals stay, until they are revoked.
        harder = change(operator, of_day, threshold=9)
        assert (harder.version, harder.kind) == (2, of_day.kind)
        assert medals_of(ada)[of_day.trophy_id].count == 2
        reevaluate(operator, of_day, policy=REVOKE)
        assert both & medals_of(ada).keys() == {of_row.trophy_id}
        with fails(grpc.StatusCode.INVALID_ARGUMENT, None, "rule.experience"):
            change(operator, of_row, experience=5)
    finally:
        end_without_trace(operator, of_day, of_row)
    assert not both & medals_of(ada).keys()


def test_verified_squats_earn_a_trophy_until_their_practice_is_deleted(make, operator, ada, bob):
    if not recordings.SQUATS.exists():
        pytest.skip(f"NOT COUNTED: there is no recording of squats at {recordings.SQUATS}")
    squat = {"exercise": trophies_pb2.TROPHY_EXERCISE_SQUAT, "min_evidence": trophies_pb2.TROPHY_EVIDENCE_VERIFIED_DIGEST}
    with fails(grpc.StatusCode.INVALID_ARGUMENT, None, "rule.min_evidence"):
        make(6, exercise=trophies_pb2.TROPHY_EXERCISE_SQUAT)
    rule, harder = make(6, **squat), make(7, **squat)
    # Morning five begins with fifteen squats: bob only says that he did them.
    perform(bob, ("morning-five",))
    frames = recordings.real_squats()
    begin = datetime.datetime.now(datetime.timezone.utc) - datetime.timedelta(microseconds=frames[-1].time_us)
    opening = {"exercise": pose_pb2.EXERCISE_SQUAT, "image_width": 1000, "image_height": 1000, "start_time": timestamp(begin)}
    counted = Counted(ada, ada.stream(frames, **opening)[-1].receipt, ("morning-five",))
    ada.training.CompleteExercise(counted.request())
    assert rule.trophy_id not in awards(ada)
    complete(ada, counted.practice, occur_time=timestamp(counted.end))
    award = poll(lambda: awards(ada), lambda held: rule.trophy_id in held)[rule.trophy_id]
    assert (award.state, award.trophy.exercise) == (GRANTED, trophies_pb2.TROPHY_EXERCISE_SQUAT)
    assert list(award.proof.practice_ids) == [counted.practice.practice_id] and not award.proof.session_ids
    # They are no push-ups.
    assert not {harder.trophy_id, "T-SESSION-5"} & awards(ada).keys()
    way = ada.trophies.GetTrophyProgress(trophies_pb2.GetTrophyProgressRequest()).progress
    [missing] = [each for each in way if each.trophy.trophy_id == harder.trophy_id]
    assert (missing.current, missing.next_hint) == (6, "Your best set is 6 of 7 squats.")
    reevaluate(operator, rule, harder)
    assert rule.trophy_id not in awards(bob)
    preview = trophies_pb2.PreviewRuleRequest(rule=rule_message(5, **squat))
    assert operator.trophies_admin.PreviewRule(preview).gain_count >= 1
    ada.training.DeletePractice(training_pb2.DeletePracticeRequest(practice_id=counted.practice.practice_id))
    poll(lambda: awards(ada)[rule.trophy_id].state, lambda state: state == REVOKED)


def test_operators_manage_rules_from_the_command_line(stack, control, tmp_path, ada):
    client = Client(stack, tmp_path)
    client.register()
    assert "ROLE_NOT_ALLOWED" in client.run("rules", status=1).stderr
    control("operator", client.email)
    client.run("sign-in", "--email", client.email)
    trophy = f"T-TEST-{new_id()[:8].upper()}"
    texts = ("--title", "Owl", "--description", "At once.", "--title-de", "Uhu", "--description-de", "Am Stück.")
    condition = ("--metric", "reps", "--in", "session", "--threshold", "7000", "--evidence", "declared")
    declare(ada, 7100)
    assert client.json("rules", "preview", trophy, *condition, *texts)["gain_count"] >= 1
    try:
        assert client.json("rules", "create", trophy, *condition, *texts)["version"] == 1
        assert "rule.scope" in client.run("rules", "change", trophy, "--in", "streak", status=1).stderr
        assert client.json("rules", "change", trophy, "--threshold", "7050", "--secret")["version"] == 2
        assert trophy in client.run("rules", "list", trophy).stdout
        done = client.json("rules", "reevaluate", "--trophy", trophy)
        assert (done["state"], done["granted"] >= 1) == ("OPERATION_STATE_DONE", True)
        assert awards(ada)[trophy].state == GRANTED
        assert client.json("rules", "operation")["operation_id"] == done["operation_id"]
        squats = ("--exercise", "squat", "--evidence", "verified-digest", "--no-secret")
        assert client.json("rules", "change", trophy, *squats)["exercise"] == "TROPHY_EXERCISE_SQUAT"
        assert "7050 squats in one set" in client.run("rules", "list", trophy).stdout
    finally:
        assert client.json("rules", "archive", trophy)["is_archived"]
    assert trophy not in {rule["trophy_id"] for rule in client.json("rules")}


@pytest.mark.disruptive
def test_a_reevaluation_shows_its_progress_and_survives_a_kill(operator, database, make, killed, ada):
    """Users are judged in the order of their ids; the last of many is locked, the service is killed there, and the
    next process continues from there."""
    declare(ada, 7205)
    rule = make(7200)
    database.query(
        "INSERT INTO trophies.users (user_id) SELECT ('ffffffff-ffff-4fff-bfff-' || lpad(to_hex(n), 12, '0'))::uuid "
        "FROM generate_series(1, 200) n"
    )
    try:
        with database.holding("SELECT FROM trophies.users WHERE user_id = 'ffffffff-ffff-4fff-bfff-0000000000c8'"):
            begun = begin(operator, rule)
            assert (begun.state, begun.users_done, begun.users_total >= 201) == (RUNNING, 0, True)
            part = poll(
                lambda: operation(operator, begun.operation_id),
                lambda found: found.users_done >= found.users_total - 200,
            )
            assert part.state == RUNNING and 0 < part.percent < 100 and part.users_done < part.users_total
            assert part.granted >= 1 and awards(ada)[rule.trophy_id].state == GRANTED
            with fails(grpc.StatusCode.FAILED_PRECONDITION, "RUNNING") as failure:
                begin(operator, rule)
            assert failure.info["operation_id"] == begun.operation_id
            with killed("trophies"):
                pass
            again = poll(lambda: operation(operator, begun.operation_id), lambda found: True)
            assert (again.state, again.users_done >= part.users_done) == (RUNNING, True)
        done = poll(lambda: operation(operator, begun.operation_id), lambda found: found.state == DONE)
        assert done.users_done == done.users_total >= begun.users_total and done.percent == 100
        # Nobody was judged twice: awards granted before the kill are not counted again.
        assert done.granted == again.granted
        assert done.end_time.ToDatetime() > done.create_time.ToDatetime()
    finally:
        database.query("DELETE FROM trophies.users WHERE user_id::text LIKE 'ffffffff-ffff-4fff-bfff-%'")
