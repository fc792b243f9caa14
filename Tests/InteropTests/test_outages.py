"""Services and PostgreSQL that stop and start at random while people train: nothing acknowledged may be lost, nothing done twice.

`TITANUP_OUTAGE_SECONDS` is the duration.
"""

import concurrent.futures
import os
import random
import threading
import time

import pytest
from interop.health import again_while_away, wait_until_serving
from interop.histories import all_sessions, batch, recording_of, told_state
from interop.people import Person, new_id
from interop.stack import PORTS, SERVICES, TIMEOUT
from titanup.sessions.v1 import sessions_pb2

pytestmark = pytest.mark.disruptive

SECONDS = int(os.environ.get("TITANUP_OUTAGE_SECONDS", "30"))
#: The seed for what users do and for what is stopped when; another seed shows whether a success was luck.
SEED = 2026
ATHLETES = 4
SETS_A_PERSON = 20


class Deeds:
    """One user's data: every call was repeated until it was acknowledged."""

    def __init__(self, stack, template, chance: random.Random):
        self.template = template
        self.person = again_while_away(lambda: Person(stack))
        self.sets = [(number, chance.randrange(1, 40)) for number in range(1, SETS_A_PERSON + 1)]
        chance.shuffle(self.sets)
        self.deleted = set(chance.sample(range(SETS_A_PERSON), 3))
        # The last session, whose trophies show that the others have been seen.
        self.sets.append((SETS_A_PERSON + 1, 50))

    def recording(self, place: int, person: Person) -> sessions_pb2.CreateSessionRequest:
        return recording_of(self.template, person, *self.sets[place], True)

    def do(self) -> None:
        for place in range(len(self.sets)):
            request = self.recording(place, self.person)
            request.request_id = new_id()
            stored = again_while_away(lambda: self.person.sessions.CreateSession(request)).session
            assert stored.reps == self.sets[place][1]
            if place in self.deleted:
                deletion = sessions_pb2.DeleteSessionRequest(session_id=stored.session_id)
                again_while_away(lambda: self.person.sessions.DeleteSession(deletion))

    def remaining(self, person: Person) -> list[sessions_pb2.CreateSessionRequest]:
        """The final data, as the user's client reads it."""
        return [self.recording(place, person) for place in range(len(self.sets)) if place not in self.deleted]


def train(stack, template, seed: int, over: threading.Event) -> list[Deeds]:
    """Trains one athlete after the other until the outages are over, at least one."""
    chance, all_deeds = random.Random(seed), []
    while not all_deeds or not over.is_set():
        all_deeds.append(Deeds(stack, template, chance))
        all_deeds[-1].do()
    return all_deeds


def disturb(control, chance: random.Random) -> str:
    """Stops one part for up to a second and starts it again; returns the name of what it did."""
    part, wait = chance.choice([*SERVICES, "postgres", "postgres"]), chance.random()
    if part == "postgres":
        verb, away, back = "stop-postgres", ["stop-postgres"], ["start-postgres"]
    else:
        verb = chance.choice(["kill", "stop", "freeze"])
        away, back = [verb, part], ["thaw" if verb == "freeze" else "start", part]
    control(*away)
    try:
        # This is the outage itself; nothing is awaited.
        threading.Event().wait(wait)
    finally:
        control(*back)
    return f"{verb} {part}"


def test_random_outages_lose_nothing_and_duplicate_nothing(stack, control, ada):
    template = ada.upload().receipt
    chance, over, outages = random.Random(SEED), threading.Event(), []
    end = time.monotonic() + SECONDS
    with concurrent.futures.ThreadPoolExecutor(ATHLETES) as pool:
        athletes = [pool.submit(train, stack, template, SEED + n, over) for n in range(ATHLETES)]
        try:
            while time.monotonic() < end and not any(athlete.done() for athlete in athletes):
                outages.append(disturb(control, chance))
        finally:
            over.set()
        all_deeds = [deeds for athlete in athletes for deeds in athlete.result(timeout=10 * TIMEOUT)]
    for service in PORTS:
        wait_until_serving(stack, service)
    assert outages
    for deeds in all_deeds:
        # An athlete who began ten minutes ago.
        deeds.person.refresh()
        wanted = {request.session.session_id for request in deeds.remaining(deeds.person)}
        assert {session.session_id for session in all_sessions(deeds.person)} == wanted, outages
        # An athlete who did the same without outages.
        calm = Person(stack)
        assert all(result.HasField("session") for result in batch(calm, *deeds.remaining(calm)))
        for person in (deeds.person, calm):
            person.watch_until({"T-SESSION-50"})
        assert told_state(deeds.person) == told_state(calm), outages
    print(f"seed {SEED}: {len(outages)} outages in {SECONDS} s, {len(all_deeds)} people")
