"""Partners: invitations, what each side shows, the end of it, and what strangers learn."""

import datetime
import time

import grpc
import pytest
from interop.errors import failure_of, fails
from interop.people import Person, new_id
from interop.stack import TIMEOUT
from titanup.sessions.v1 import sessions_pb2
from titanup.social.v1 import social_pb2 as pb


def share(person: Person, **shown) -> pb.Sharing:
    """Changes what a person shows, and leaves the rest."""
    request = pb.UpdateSharingRequest(
        sharing=pb.Sharing(**shown), update_mask={"paths": list(shown)}, request_id=new_id()
    )
    return person.social.UpdateSharing(request).sharing


def invite(person: Person, email: str = "") -> pb.Invitation:
    return person.social.CreateInvitation(pb.CreateInvitationRequest(email=email, request_id=new_id())).invitation


def partners(person: Person) -> list[pb.Partner]:
    return list(person.social.ListPartners(pb.ListPartnersRequest()).partners)


def received(person: Person) -> list[pb.ReceivedInvitation]:
    return list(person.social.ListReceivedInvitations(pb.ListReceivedInvitationsRequest()).invitations)


def eventually(read, wanted):
    """Reads until the feeds have arrived."""
    end = time.monotonic() + TIMEOUT
    while (found := read()) != wanted:
        assert time.monotonic() < end, f"{found} is not {wanted}"
        time.sleep(0.05)


@pytest.fixture
def pair(ada, bob) -> tuple[Person, Person]:
    """Two partners: Ada has invited Bob."""
    share(ada, display_name="Ada")
    share(bob, display_name="Bob")
    code = invite(ada).code
    bob.social.AcceptInvitation(pb.AcceptInvitationRequest(code=code, request_id=new_id()))
    return ada, bob


def test_partners_see_what_each_of_them_shows(pair):
    ada, bob = pair
    ada.declare(7)
    today = ada.declare(5).local_date
    [seen] = partners(bob)
    assert seen.display_name == "Ada"
    assert not (seen.HasField("push_ups") or seen.HasField("streak") or seen.HasField("practices"))

    share(ada, push_ups=True)
    eventually(lambda: partners(bob)[0].push_ups.total_reps, 12)
    [seen] = partners(bob)
    assert len(seen.push_ups.reps) == 7 and sum(seen.push_ups.reps) == 12
    assert seen.push_ups.last_local_date == today
    assert not (seen.HasField("streak") or seen.HasField("practices"))
    assert bob.social.GetPartner(pb.GetPartnerRequest(partner_id=seen.partner_id)).partner == seen

    share(ada, streak=True, practices=True)
    [seen] = partners(bob)
    streak = ada.sessions.GetStreak(sessions_pb2.GetStreakRequest()).streak
    assert (seen.streak.current, seen.streak.today_done) == (streak.current, streak.today_done)
    assert seen.streak.current == 1
    assert seen.HasField("practices") and seen.practices.count == 0

    share(ada, push_ups=False, streak=False, practices=False)
    [seen] = partners(bob)
    assert not (seen.HasField("push_ups") or seen.HasField("streak") or seen.HasField("practices"))
    [other] = partners(ada)
    assert other.display_name == "Bob" and not other.HasField("push_ups")


def test_deleted_sessions_and_pauses_reach_partners(pair):
    ada, bob = pair
    share(ada, push_ups=True, streak=True)
    ada.declare(4, ago=datetime.timedelta(days=2))
    session = ada.declare(9)

    def seen() -> tuple[int, int]:
        [partner] = partners(bob)
        return partner.push_ups.total_reps, partner.streak.current

    eventually(seen, (13, 1))
    dates = [str(datetime.date.fromisoformat(session.local_date) - datetime.timedelta(days=1))] * 2
    pause = sessions_pb2.Pause(pause_id=new_id(), first_local_date=dates[0], last_local_date=dates[1])
    ada.sessions.CreatePause(sessions_pb2.CreatePauseRequest(pause=pause))
    eventually(seen, (13, 2))
    ada.sessions.DeleteSession(sessions_pb2.DeleteSessionRequest(session_id=session.session_id))
    eventually(lambda: seen()[0], 4)


def test_an_address_is_invited_whether_or_not_it_has_an_account(stack, ada, bob):
    share(ada, display_name="Ada")
    known, unknown = invite(ada, bob.email), invite(ada, f"{new_id()}@example.org")
    for invitation in (known, unknown):
        assert invitation.code == "" and invitation.invitation_id
        invitation.ClearField("invitation_id")
        invitation.ClearField("email")
        invitation.expire_time.seconds -= invitation.create_time.seconds
        invitation.expire_time.nanos = 0
        invitation.ClearField("create_time")
    assert known == unknown
    [invitation] = received(bob)
    assert invitation.display_name == "Ada"
    # The invitation waits for an address that has no account yet.
    late = f"{new_id()}@example.org"
    invite(ada, late.upper())
    eve = Person(stack, email=late)
    assert [invitation.display_name for invitation in received(eve)] == ["Ada"]

    eve.social.DeclineInvitation(pb.DeclineInvitationRequest(invitation_id=received(eve)[0].invitation_id))
    assert received(eve) == []
    assert len(ada.social.ListInvitations(pb.ListInvitationsRequest()).invitations) == 3
    share(bob, display_name="Bob")
    bob.social.AcceptInvitation(pb.AcceptInvitationRequest(invitation_id=invitation.invitation_id))
    assert [partner.display_name for partner in partners(ada)] == ["Bob"]
    with fails(grpc.StatusCode.NOT_FOUND, "NOT_FOUND"):
        eve.social.AcceptInvitation(pb.AcceptInvitationRequest(invitation_id=invitation.invitation_id))


def test_strangers_get_one_answer(stack, pair):
    ada, bob = pair
    eve = Person(stack)
    share(eve, display_name="Eve")
    blocked = invite(eve).code
    ada.social.BlockPerson(pb.BlockPersonRequest(code=blocked))
    revoked = invite(ada)
    ada.social.RevokeInvitation(pb.RevokeInvitationRequest(invitation_id=revoked.invitation_id))
    codes = [invite(ada).code, revoked.code, "0000-0000-0000-0000", "no code"]
    bobs = [partners(ada)[0].partner_id, new_id(), ada.user_id, bob.user_id, eve.user_id]

    asked = {
        "look up": [lambda c=c: eve.social.LookUpInvitation(pb.LookUpInvitationRequest(code=c)) for c in codes],
        "accept": [lambda c=c: eve.social.AcceptInvitation(pb.AcceptInvitationRequest(code=c)) for c in codes],
        "decline": [lambda c=c: eve.social.DeclineInvitation(pb.DeclineInvitationRequest(code=c)) for c in codes],
        "block": [lambda c=c: eve.social.BlockPerson(pb.BlockPersonRequest(code=c)) for c in codes],
        "get": [lambda i=i: eve.social.GetPartner(pb.GetPartnerRequest(partner_id=i)) for i in bobs],
        "end": [lambda i=i: eve.social.EndPartnership(pb.EndPartnershipRequest(partner_id=i)) for i in bobs],
        "block a partner": [lambda i=i: eve.social.BlockPerson(pb.BlockPersonRequest(partner_id=i)) for i in bobs],
        "accept by id": [
            lambda i=i: eve.social.AcceptInvitation(pb.AcceptInvitationRequest(invitation_id=i))
            for i in (revoked.invitation_id, new_id())
        ],
        "unblock": [
            lambda i=i: eve.social.Unblock(pb.UnblockRequest(block_id=i))
            for i in (ada.social.ListBlocks(pb.ListBlocksRequest()).blocks[0].block_id, new_id())
        ],
    }
    for name, calls in asked.items():
        answers = {(f.code, f.message, f.raw_details) for f in map(failure_of, calls)}
        assert len(answers) == 1, f"{name}: {answers}"
        assert answers.pop()[0] == grpc.StatusCode.NOT_FOUND, name


def test_the_end_is_the_end_for_both_and_a_block_stays(pair):
    ada, bob = pair
    bob.social.BlockPerson(pb.BlockPersonRequest(partner_id=partners(bob)[0].partner_id, request_id=new_id()))
    assert partners(ada) == partners(bob) == []
    with fails(grpc.StatusCode.NOT_FOUND, "NOT_FOUND"):
        bob.social.LookUpInvitation(pb.LookUpInvitationRequest(code=invite(ada).code))
    [block] = bob.social.ListBlocks(pb.ListBlocksRequest()).blocks
    assert block.display_name == "Ada"
    bob.social.Unblock(pb.UnblockRequest(block_id=block.block_id, request_id=new_id()))
    bob.social.AcceptInvitation(pb.AcceptInvitationRequest(code=invite(ada).code))
    assert [partner.display_name for partner in partners(ada)] == ["Bob"]
    ada.social.EndPartnership(pb.EndPartnershipRequest(partner_id=partners(ada)[0].partner_id, request_id=new_id()))
    assert partners(ada) == partners(bob) == []


def test_an_account_without_a_name_invites_nobody(ada):
    failure = failure_of(lambda: ada.social.CreateInvitation(pb.CreateInvitationRequest()))
    assert (failure.code, failure.reason) == (grpc.StatusCode.FAILED_PRECONDITION, "DISPLAY_NAME_MISSING")
    assert failure.words
    with fails(grpc.StatusCode.INVALID_ARGUMENT, "NAME_INVALID", "sharing.display_name"):
        share(ada, display_name="\u202eadA")
