"""The account's language, which every service uses unless a call names another."""

import time

import grpc
import pytest
from titanup.auth.v1 import auth_pb2
from titanup.habits.v1 import habits_pb2
from titanup.motivation.v1 import motivation_pb2
from titanup.pose.v1 import pose_pb2
from titanup.profile.v1 import profile_pb2
from titanup.sessions.v1 import sessions_pb2
from titanup.social.v1 import social_pb2
from titanup.training.v1 import training_pb2
from titanup.trophies.v1 import trophies_pb2

from interop.errors import failure_of
from interop.people import Person, new_id
from interop.stack import TIMEOUT

# A call with a wrong field, which the service refuses.
REFUSED = {
    "auth": lambda person: person.auth.ListAuthSessions(auth_pb2.ListAuthSessionsRequest(page_size=-1)),
    "sessions": lambda person: person.sessions.CreateSession(sessions_pb2.CreateSessionRequest()),
    "trophies": lambda person: person.trophies.ListAwards(trophies_pb2.ListAwardsRequest(page_size=-1)),
    "pose": lambda person: person.pose.ListStreams(pose_pb2.ListStreamsRequest(page_size=-1)),
    "profile": lambda person: person.profile.AddBodyMeasurement(profile_pb2.AddBodyMeasurementRequest()),
    "training": lambda person: person.training.StartPractice(training_pb2.StartPracticeRequest()),
    "habits": lambda person: person.habits.GetHabit(habits_pb2.GetHabitRequest()),
    "motivation": lambda person: person.motivation.DeleteReminder(motivation_pb2.DeleteReminderRequest()),
    "social": lambda person: person.social.GetPartner(social_pb2.GetPartnerRequest()),
}


def languages(person: Person) -> dict[str, set[str]]:
    """The languages in which each service writes to the user, about the call and about each wrong field."""
    said = {}
    for service, call in REFUSED.items():
        failure = failure_of(lambda: call(person))
        assert failure.code == grpc.StatusCode.INVALID_ARGUMENT, failure
        assert failure.violations and failure.violations.keys() == failure.localized.keys(), failure
        said[service] = set(failure.words) | {locale for locale, _ in failure.localized.values()}
    return said


def change_locale(person: Person, locale: str) -> None:
    person.profile.UpdateProfile(
        profile_pb2.UpdateProfileRequest(profile=profile_pb2.Profile(locale=locale), request_id=new_id())
    )
    end = time.monotonic() + TIMEOUT
    while person.auth.WhoAmI(auth_pb2.WhoAmIRequest()).user.locale != locale:
        assert time.monotonic() < end, "the change has not reached auth"
        time.sleep(0.05)


def test_the_account_has_the_language_of_its_registration(stack):
    person = Person(stack, locale="de")
    assert languages(person) == {service: {"de"} for service in REFUSED}
    quote = person.motivation.GetQuote(motivation_pb2.GetQuoteRequest()).quote
    assert quote.language == "de"


def test_another_language_of_the_profile_is_in_the_next_token(stack):
    person = Person(stack)
    assert languages(person) == {service: {"en"} for service in REFUSED}
    change_locale(person, "de-AT")
    # The old token still has the old language.
    assert languages(person) == {service: {"en"} for service in REFUSED}
    person.refresh()
    assert languages(person) == {service: {"de"} for service in REFUSED}
    assert person.motivation.GetQuote(motivation_pb2.GetQuoteRequest()).quote.language == "de"
    trophies = person.trophies.ListTrophies(trophies_pb2.ListTrophiesRequest(include_locked=True)).trophies
    asked = person.trophies.stub.ListTrophies(
        trophies_pb2.ListTrophiesRequest(include_locked=True), timeout=TIMEOUT,
        metadata=(*person.trophies.metadata, ("accept-language", "en")),
    ).trophies
    assert [one.title for one in trophies] != [one.title for one in asked]
    change_locale(person, "en")
    person.refresh()
    assert languages(person) == {service: {"en"} for service in REFUSED}


@pytest.mark.parametrize("asked, spoken", [("en", "en"), ("fr, de;q=0.5", "de"), ("fr", "de")])
def test_a_call_that_names_a_language_gets_it(stack, asked, spoken):
    person = Person(stack, locale="de")
    for stub in vars(person).values():
        if hasattr(stub, "metadata"):
            stub.metadata = (*stub.metadata, ("accept-language", asked))
    assert languages(person) == {service: {spoken} for service in REFUSED}


def test_a_time_of_day_is_formatted_as_one(stack):
    person = Person(stack, locale="de")
    clock = sessions_pb2.Clock(day_start_minutes=420)
    failure = failure_of(lambda: person.sessions.UpdateClock(sessions_pb2.UpdateClockRequest(clock=clock)))
    said = "Ein Tag kann zwischen 00:00 und 06:00 beginnen, zu jeder Viertelstunde."
    assert failure.words == {"de": said}
    assert failure.localized == {"clock.day_start_minutes": ("de", said)}
