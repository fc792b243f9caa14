"""Shows that a stack keeps its data when it is stopped and started again.

durability_probe.py remember    creates a user with a counted session and prints them as JSON
durability_probe.py recall WHO  signs that user in again, and expects the same session and trophies
"""

import json
import sys

from interop import stubs

_STUBS = stubs.generate()

from interop.people import PASSWORD, Person, Services, bearer  # noqa: E402
from interop.stack import Stack  # noqa: E402
from titanup.auth.v1 import auth_pb2  # noqa: E402
from titanup.sessions.v1 import sessions_pb2  # noqa: E402
from titanup.trophies.v1 import trophies_pb2  # noqa: E402

EARNED = {"T-SESSION-5", "T-SESSION-10", "T-FAST-5-10S"}


def remember(stack: Stack) -> None:
    ada = Person(stack)
    session = ada.store(ada.upload().receipt)
    ada.watch_until(EARNED)
    print(json.dumps({"email": ada.email, "session_id": session.session_id}))


def recall(stack: Stack, who: dict) -> None:
    signed_in = Services(stack.channel).auth.SignIn(auth_pb2.SignInRequest(email=who["email"], password=PASSWORD))
    ada = Services(stack.channel, bearer(signed_in.tokens.access_token))
    session = ada.sessions.GetSession(sessions_pb2.GetSessionRequest(session_id=who["session_id"])).session
    assert session.reps == 12, session
    earned = {award.trophy.trophy_id for award in ada.trophies.ListAwards(trophies_pb2.ListAwardsRequest()).awards}
    assert earned == EARNED, earned
    print(f"still there: {session.reps} push-ups, {', '.join(sorted(earned))}")


stack = Stack("127.0.0.1")
stack.wait_until_ready()
if sys.argv[1] == "remember":
    remember(stack)
else:
    recall(stack, json.loads(sys.argv[2]))
stack.close()
