"""Fairness between accounts: declared sessions are limited, and judged only when nobody is waiting."""

import concurrent.futures
import datetime

import grpc
from interop.errors import fails
from interop.histories import batch
from interop.people import Person, new_id
from titanup.auth.v1 import auth_pb2
from titanup.motivation.v1 import motivation_pb2
from titanup.sessions.v1 import sessions_pb2
from titanup.training.v1 import training_pb2

#: `TITANUP_SESSION_QUOTA`, unless a stack has another setting.
QUOTA = 500


def declarations(person: Person, count: int) -> list[sessions_pb2.CreateSessionRequest]:
    return [
        sessions_pb2.CreateSessionRequest(
            session=person.declaration(1 + number % 9, ago=datetime.timedelta(hours=1 + number)), request_id=new_id()
        )
        for number in range(count)
    ]


def send(person: Person, requests: list[sessions_pb2.CreateSessionRequest]) -> list:
    return [result for first in range(0, len(requests), 100) for result in batch(person, *requests[first : first + 100])]


def test_declared_sessions_per_day_are_limited(ada, bob):
    requests = declarations(ada, QUOTA + 3)
    results = send(ada, requests)
    assert all(result.HasField("session") for result in results[:QUOTA])
    assert [result.status.code for result in results[QUOTA:]] == [grpc.StatusCode.RESOURCE_EXHAUSTED.value[0]] * 3
    with fails(grpc.StatusCode.RESOURCE_EXHAUSTED, "SESSION_QUOTA") as failure:
        ada.declare()
    assert failure.info["limit"] == str(QUOTA) and 86_000 < failure.retry_delay <= 86_400
    assert failure.words == {"en": f"You can enter {QUOTA} sessions a day. Please add the others tomorrow."}
    # Existing sessions are returned, even deleted ones use up the quota, and counted ones don't.
    assert ada.sessions.CreateSession(requests[0]).session == results[0].session
    ada.sessions.DeleteSession(sessions_pb2.DeleteSessionRequest(session_id=requests[1].session.session_id))
    with fails(grpc.StatusCode.RESOURCE_EXHAUSTED, "SESSION_QUOTA"):
        ada.declare()
    assert ada.store(ada.upload().receipt).reps == 12
    assert bob.declare().reps == 5


def test_a_flood_of_declared_sessions_delays_nobodys_trophy(ada, bob):
    flooders = [ada, Person(ada.stack), Person(ada.stack), Person(ada.stack)]
    floods = [declarations(person, QUOTA) for person in flooders]
    receipt = bob.upload().receipt
    with concurrent.futures.ThreadPoolExecutor(len(flooders)) as pool:
        sending = [pool.submit(send, *flood) for flood in zip(flooders, floods)]
        bob.store(receipt)
        bob.watch_until({"T-SESSION-5", "T-SESSION-10"})
        assert all(result.HasField("session") for future in sending for result in future.result())
    # Sessions of the flooders are judged, too, even if they earn nothing: verified ones count.
    ada.store(ada.upload().receipt)
    assert "T-SESSION-10" in ada.watch_until({"T-SESSION-10"})


MILLIONS = [1] * 3_500_000


def long_lists(person: Person):
    yield lambda: person.sessions.ListSessions(sessions_pb2.ListSessionsRequest(evidence=MILLIONS))
    yield lambda: person.auth.ListSecurityEvents(auth_pb2.ListSecurityEventsRequest(kinds=MILLIONS))
    yield lambda: person.motivation.GetQuote(motivation_pb2.GetQuoteRequest(kinds=MILLIONS))
    yield lambda: person.training.ListWorkouts(training_pb2.ListWorkoutsRequest(types=MILLIONS))
    yield lambda: person.training.SuggestWorkouts(training_pb2.SuggestWorkoutsRequest(types=MILLIONS))
    yield lambda: person.training.SuggestWorkouts(training_pb2.SuggestWorkoutsRequest(exclude_ids=["a"] * 10_001))
    yield lambda: person.training.ListMealIdeas(training_pb2.ListMealIdeasRequest(tags=["vegan"] * 101))
    yield lambda: person.training.UpdatePreferences(
        training_pb2.UpdatePreferencesRequest(preferences=training_pb2.Preferences(equipment=MILLIONS)))
    yield lambda: person.training.ResetTrainingData(training_pb2.ResetTrainingDataRequest(scopes=MILLIONS))
    yield lambda: person.training.StartPractice(training_pb2.StartPracticeRequest(workout_ids=["a"] * 101))


def test_an_endless_list_is_refused_early(ada):
    for call in long_lists(ada):
        with fails(grpc.StatusCode.INVALID_ARGUMENT, "TOO_MANY"):
            call()
