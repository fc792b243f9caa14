"""Groups: codes, roles, boards of verified push-ups, challenges, the feed and cheers, and what strangers learn."""

import datetime

import grpc
import pytest
from interop import recordings
from interop.errors import failure_of, fails
from interop.people import Person, new_id, now, timestamp
from test_social import eventually, invite, partners, share
from titanup.sessions.v1 import sessions_pb2
from titanup.social.v1 import social_pb2 as pb

ALL = pb.GroupSharing(board=True, push_ups=True, practices=True)


def create(person: Person, name: str = "Titans", sharing: pb.GroupSharing = ALL) -> str:
    """A new group of a person who has a name."""
    settings = pb.GroupSettings(name=name, weekly_goal=100)
    request = pb.CreateGroupRequest(settings=settings, sharing=sharing, request_id=new_id())
    return person.social.CreateGroup(request).group_id


def code_of(person: Person, group: str, uses: int = 1) -> str:
    request = pb.CreateGroupInvitationRequest(group_id=group, max_uses=uses, request_id=new_id())
    return person.social.CreateGroupInvitation(request).invitation.code


def join(person: Person, code: str, sharing: pb.GroupSharing = ALL) -> str:
    return person.social.JoinGroup(pb.JoinGroupRequest(code=code, sharing=sharing, request_id=new_id())).group_id


def board(person: Person, group: str, **fields) -> list[tuple[int, str, int]]:
    answer = person.social.GetBoard(pb.GetBoardRequest(group_id=group, **fields))
    return [(entry.rank, entry.display_name, entry.total) for entry in answer.entries]


def members(person: Person, group: str) -> dict[str, pb.Member]:
    listed = person.social.ListMembers(pb.ListMembersRequest(group_id=group)).members
    return {member.display_name: member for member in listed}


def feed(person: Person, group: str) -> list[pb.FeedEntry]:
    return list(person.social.ListGroupFeed(pb.ListGroupFeedRequest(group_id=group)).entries)


def named(stack, name: str) -> Person:
    """Somebody who goes by a name."""
    person = Person(stack)
    share(person, display_name=name)
    return person


@pytest.fixture
def group(ada, bob) -> str:
    """Ada's group, which Bob has joined."""
    share(ada, display_name="Ada")
    share(bob, display_name="Bob")
    group = create(ada)
    assert join(bob, code_of(ada, group)) == group
    return group


def test_only_what_titanup_counted_is_on_boards(ada, bob, group):
    ada.declare(500)
    counted = ada.store(ada.upload().receipt)
    assert counted.reps == 12
    eventually(lambda: board(bob, group), [(1, "Ada", 12)])
    # The same motion at another pace is a copy: it is listed, and counts for nothing here.
    slower = recordings.frames()
    for frame in slower:
        frame.time_us = frame.time_us * 13 // 10
    copied = ada.store(ada.upload(slower, start_time=timestamp(now() - datetime.timedelta(minutes=30))).receipt)
    assert copied.evidence == sessions_pb2.EVIDENCE_DEVICE
    bob.store(bob.upload(recordings.another_set(0.9)).receipt)
    eventually(lambda: board(bob, group), [(1, "Ada", 12), (1, "Bob", 12)])
    assert board(ada, group, period=pb.BOARD_PERIOD_MONTH) == board(ada, group)

    shown = ada.social.GetGroup(pb.GetGroupRequest(group_id=group)).group
    assert (shown.member_count, shown.week.reps, shown.settings.weekly_goal) == (2, 24, 100)
    own = bob.social.GetBoard(pb.GetBoardRequest(group_id=group, page_size=1)).own
    assert (own.rank, own.total, own.is_self) == (1, 12, True)
    ada.sessions.DeleteSession(sessions_pb2.DeleteSessionRequest(session_id=counted.session_id))
    eventually(lambda: board(bob, group), [(1, "Bob", 12)])


def shared(person: Person, group: str) -> list[list[tuple[str, int]]]:
    """The motions of several members that a person sees, each as its sets."""
    motions = person.social.ListSharedMotions(pb.ListSharedMotionsRequest(group_id=group)).motions
    return [sorted((each.display_name, each.reps) for each in motion.sets) for motion in motions]


def test_the_same_motion_of_two_members_counts_for_neither(stack, ada, bob, group):
    cem, dan = named(stack, "Cem"), named(stack, "Dan")
    for person in (cem, dan):
        join(person, code_of(ada, group))
    own = create(bob, "Bob's")
    bob.store(bob.upload().receipt)
    eventually(lambda: board(ada, group), [(1, "Bob", 12)])
    # At another pace and at another time, but the same landmarks.
    slower = recordings.frames()
    for frame in slower:
        frame.time_us = frame.time_us * 13 // 10
    copy = cem.store(cem.upload(slower, start_time=timestamp(now() - datetime.timedelta(minutes=30))).receipt)
    assert copy.evidence == sessions_pb2.EVIDENCE_VERIFIED_STREAM, "nobody is compared with strangers"
    eventually(lambda: board(ada, group), [])
    both = [[("Bob", 12), ("Cem", 12)]]
    for person in (ada, bob, cem):
        eventually(lambda: shared(person, group), both)
    assert shared(dan, group) == []
    # Bob's own group has nothing to do with Cem.
    assert (board(bob, own), shared(bob, own)) == ([(1, "Bob", 12)], [])
    eve = named(stack, "Eve")
    eve.store(eve.upload().receipt)
    assert shared(ada, group) == both
    cem.sessions.DeleteSession(sessions_pb2.DeleteSessionRequest(session_id=copy.session_id))
    eventually(lambda: board(ada, group), [(1, "Bob", 12)])
    for person in (ada, bob, cem):
        assert shared(person, group) == []


def test_a_challenge_counts_by_its_rule(ada, bob, group):
    first = ada.store(ada.upload().receipt)
    today = datetime.date.fromisoformat(first.local_date)
    challenges = {}
    for rule in (pb.CHALLENGE_RULE_REPS, pb.CHALLENGE_RULE_DAYS, pb.CHALLENGE_RULE_SESSIONS):
        challenge = pb.Challenge(
            title="Three days", rule=rule, first_local_date=str(today - datetime.timedelta(days=1)),
            last_local_date=str(today + datetime.timedelta(days=1)), target=50,
        )
        request = pb.CreateChallengeRequest(group_id=group, challenge=challenge, request_id=new_id())
        challenges[rule] = ada.social.CreateChallenge(request).challenge_id
    listed = bob.social.ListChallenges(pb.ListChallengesRequest(group_id=group)).challenges
    assert {challenge.challenge_id for challenge in listed} == set(challenges.values())
    for rule, total in ((pb.CHALLENGE_RULE_REPS, 12), (pb.CHALLENGE_RULE_DAYS, 1), (pb.CHALLENGE_RULE_SESSIONS, 1)):
        eventually(lambda: board(bob, group, challenge_id=challenges[rule]), [(1, "Ada", total)])
    with fails(grpc.StatusCode.PERMISSION_DENIED, "ROLE_TOO_LOW"):
        bob.social.DeleteChallenge(
            pb.DeleteChallengeRequest(group_id=group, challenge_id=challenges[pb.CHALLENGE_RULE_REPS])
        )
    late = pb.Challenge(title="x", rule=pb.CHALLENGE_RULE_REPS, first_local_date="2026-02-30", last_local_date=str(today))
    with fails(grpc.StatusCode.INVALID_ARGUMENT, "DATE_INVALID", "challenge.first_local_date"):
        ada.social.CreateChallenge(pb.CreateChallengeRequest(group_id=group, challenge=late))


def test_the_feed_shows_what_members_show_and_takes_cheers(ada, bob, group):
    ada.declare(7)
    eventually(lambda: [(e.display_name, e.push_ups.reps, e.push_ups.verified_reps) for e in feed(bob, group)], [("Ada", 7, 0)])
    [entry] = feed(bob, group)
    cheer = pb.SetCheerRequest(group_id=group, entry_id=entry.entry_id, cheered=True)
    for _ in range(2):
        bob.social.SetCheer(cheer)
    with fails(grpc.StatusCode.FAILED_PRECONDITION, "OWN_ENTRY"):
        ada.social.SetCheer(cheer)
    ada.declare(5, ago=datetime.timedelta(minutes=10))
    eventually(lambda: sum(e.push_ups.reps for e in feed(bob, group)), 12)
    assert [(e.cheers, e.cheered) for e in feed(bob, group) if e.entry_id == entry.entry_id] == [(1, True)]
    assert [e.cheers for e in feed(ada, group) if e.entry_id == entry.entry_id] == [1]
    hidden = pb.UpdateGroupSharingRequest(
        group_id=group, sharing=pb.GroupSharing(), update_mask={"paths": ["push_ups"]}, request_id=new_id()
    )
    assert ada.social.UpdateGroupSharing(hidden).sharing == pb.GroupSharing(board=True, practices=True)
    assert feed(bob, group) == []


def test_roles_say_who_may_do_what(stack, ada, bob, group):
    for call in (
        lambda: bob.social.CreateGroupInvitation(pb.CreateGroupInvitationRequest(group_id=group)),
        lambda: bob.social.DeleteGroup(pb.DeleteGroupRequest(group_id=group)),
        lambda: bob.social.RemoveMember(pb.RemoveMemberRequest(group_id=group, member_id=members(bob, group)["Ada"].member_id)),
    ):
        failure = failure_of(call)
        assert (failure.code, failure.reason) == (grpc.StatusCode.PERMISSION_DENIED, "ROLE_TOO_LOW") and failure.words
    promote = pb.SetMemberRoleRequest(group_id=group, member_id=members(ada, group)["Bob"].member_id, role=pb.GROUP_ROLE_ADMIN)
    ada.social.SetMemberRole(promote)
    eve = named(stack, "Eve")
    code = code_of(bob, group)
    offer = eve.social.LookUpGroupInvitation(pb.LookUpGroupInvitationRequest(code=code))
    assert (offer.group_name, offer.inviter_name) == ("Titans", "Bob")
    join(eve, code)
    # The owner leaves: the admin is the owner.
    ada.social.LeaveGroup(pb.LeaveGroupRequest(group_id=group, request_id=new_id()))
    assert {name: member.role for name, member in members(eve, group).items()} == {
        "Bob": pb.GROUP_ROLE_OWNER, "Eve": pb.GROUP_ROLE_MEMBER,
    }
    bob.social.RemoveMember(pb.RemoveMemberRequest(group_id=group, member_id=members(bob, group)["Eve"].member_id))
    with fails(grpc.StatusCode.NOT_FOUND, "NOT_FOUND"):
        board(eve, group)


def test_whoever_leaves_is_gone(stack, ada, bob, group):
    eve = named(stack, "Eve")
    join(eve, code_of(ada, group))
    for person, height in ((ada, 1.0), (bob, 0.9), (eve, 0.8)):
        person.store(person.upload(recordings.another_set(height)).receipt)
    eventually(lambda: {name for _, name, _ in board(ada, group)}, {"Ada", "Bob", "Eve"})
    bob.social.LeaveGroup(pb.LeaveGroupRequest(group_id=group))
    assert {name for _, name, _ in board(ada, group)} == {"Ada", "Eve"}
    assert set(members(ada, group)) == {"Ada", "Eve"}
    assert {entry.display_name for entry in feed(ada, group)} == {"Ada", "Eve"}


#: Every method that names a group.
ASKED = {
    "GetGroup": pb.GetGroupRequest, "UpdateGroup": pb.UpdateGroupRequest, "DeleteGroup": pb.DeleteGroupRequest,
    "CreateGroupInvitation": pb.CreateGroupInvitationRequest, "ListGroupInvitations": pb.ListGroupInvitationsRequest,
    "RevokeGroupInvitation": lambda **f: pb.RevokeGroupInvitationRequest(invitation_id=new_id(), **f),
    "UpdateGroupSharing": pb.UpdateGroupSharingRequest, "LeaveGroup": pb.LeaveGroupRequest,
    "ListMembers": pb.ListMembersRequest, "ListSharedMotions": pb.ListSharedMotionsRequest,
    "SetMemberRole": lambda **f: pb.SetMemberRoleRequest(member_id=new_id(), role=pb.GROUP_ROLE_ADMIN, **f),
    "RemoveMember": lambda **f: pb.RemoveMemberRequest(member_id=new_id(), **f), "GetBoard": pb.GetBoardRequest,
    "CreateChallenge": lambda **f: pb.CreateChallengeRequest(
        challenge=pb.Challenge(
            title="x", rule=pb.CHALLENGE_RULE_REPS, first_local_date=str(datetime.date.today()),
            last_local_date=str(datetime.date.today() + datetime.timedelta(days=7))), **f),
    "ListChallenges": pb.ListChallengesRequest,
    "DeleteChallenge": lambda **f: pb.DeleteChallengeRequest(challenge_id=new_id(), **f),
    "ListGroupFeed": pb.ListGroupFeedRequest,
    "SetCheer": lambda **f: pb.SetCheerRequest(entry_id=new_id(), cheered=True, **f),
}  # fmt: skip


def test_strangers_learn_nothing_of_groups(stack, ada, bob, group):
    methods = pb.DESCRIPTOR.services_by_name["SocialService"].methods
    assert {m.name for m in methods if "group_id" in m.input_type.fields_by_name} == set(ASKED)
    eve = named(stack, "Eve")
    left, deleted = create(ada), create(ada)
    for each in (left, deleted):
        join(eve, code_of(ada, each))
    eve.social.LeaveGroup(pb.LeaveGroupRequest(group_id=left))
    ada.social.DeleteGroup(pb.DeleteGroupRequest(group_id=deleted))
    for name, request in ASKED.items():
        answers = set()
        for each in (group, left, deleted, new_id(), ada.user_id):
            failure = failure_of(lambda: getattr(eve.social, name)(request(group_id=each)))
            answers.add((failure.code, failure.message, failure.raw_details))
        assert len(answers) == 1, f"{name}: {answers}"
        assert answers.pop()[0] == grpc.StatusCode.NOT_FOUND, name

    used, blocked = code_of(ada, group), code_of(ada, group, uses=2)
    join(named(stack, "Max"), used)
    eve.social.AcceptInvitation(pb.AcceptInvitationRequest(code=invite(ada).code))
    eve.social.BlockPerson(pb.BlockPersonRequest(partner_id=partners(eve)[0].partner_id))
    for method, request in (("LookUpGroupInvitation", pb.LookUpGroupInvitationRequest), ("JoinGroup", pb.JoinGroupRequest)):
        answers = set()
        for code in (used, blocked, "0000-0000-0000-0000", "no code"):
            failure = failure_of(lambda: getattr(eve.social, method)(request(code=code)))
            answers.add((failure.code, failure.message, failure.raw_details))
        assert len(answers) == 1 and answers.pop()[0] == grpc.StatusCode.NOT_FOUND, method
