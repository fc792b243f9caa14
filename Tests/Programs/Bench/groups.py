"""Measures how soon another member sees on a group's board that somebody has joined, left, deleted a session or restored it.

After every call it polls the other member's view of the board until it shows the change. Prints one JSON object with the
milliseconds from the response to the call until then.
"""

import time

import beside  # the stubs come first
from interop import recordings
from interop.people import Person, new_id
from interop.stack import TIMEOUT, Stack
from titanup.sessions.v1 import sessions_pb2
from titanup.social.v1 import social_pb2


def named(stack: Stack, name: str) -> Person:
    person = Person(stack)
    sharing = social_pb2.Sharing(display_name=name)
    person.social.UpdateSharing(social_pb2.UpdateSharingRequest(sharing=sharing, request_id=new_id()))
    return person


def delay(look, wanted) -> float:
    """How long it takes from now until the board is as wanted."""
    began = time.perf_counter()
    while look() != wanted:
        if time.perf_counter() - began > TIMEOUT:
            raise SystemExit(f"after {TIMEOUT} s the board is {look()}, and not {wanted}")
    return (time.perf_counter() - began) * 1_000


def main() -> None:
    arguments = beside.arguments(__doc__, calls=100)
    stack = Stack("127.0.0.1")
    stack.wait_until_ready()
    ada, bob = named(stack, "Ada"), named(stack, "Bob")
    shown = social_pb2.GroupSharing(board=True, push_ups=True)
    settings = social_pb2.GroupSettings(name="Titans")
    group = ada.social.CreateGroup(social_pb2.CreateGroupRequest(settings=settings, sharing=shown)).group_id

    def join() -> None:
        code = ada.social.CreateGroupInvitation(social_pb2.CreateGroupInvitationRequest(group_id=group)).invitation.code
        bob.social.JoinGroup(social_pb2.JoinGroupRequest(code=code, sharing=shown, request_id=new_id()))

    def board() -> list[str]:
        entries = ada.social.GetBoard(social_pb2.GetBoardRequest(group_id=group)).entries
        return sorted(entry.display_name for entry in entries)

    ada.store(ada.upload().receipt)
    session = bob.store(bob.upload(recordings.another_set(0.9)).receipt).session_id
    join()
    delay(board, ["Ada", "Bob"])
    steps = {
        "deleted": (lambda: bob.sessions.DeleteSession(sessions_pb2.DeleteSessionRequest(session_id=session)), ["Ada"]),
        "restored": (
            lambda: bob.sessions.UndeleteSession(sessions_pb2.UndeleteSessionRequest(session_id=session)), ["Ada", "Bob"],
        ),
        "left": (lambda: bob.social.LeaveGroup(social_pb2.LeaveGroupRequest(group_id=group)), ["Ada"]),
        "joined": (join, ["Ada", "Bob"]),
    }  # fmt: skip
    times = {name: [] for name in steps}
    for _ in range(arguments.calls):
        for name, (change, wanted) in steps.items():
            change()
            times[name].append(delay(board, wanted))
    beside.report({name: beside.figures(each) for name, each in times.items()})
    stack.close()


if __name__ == "__main__":
    main()
