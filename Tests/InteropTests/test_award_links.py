"""Public links to single awards: what anybody sees who has one, and that nobody can tell why one shows nothing."""

import base64
import json
import statistics
import time

import grpc
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from interop import web
from interop.command_line import Client, RECORDING
from interop.errors import failure_of, fails
from interop.people import Person, new_id
from interop.stack import TIMEOUT
from interop.web import Browser
from titanup.sessions.v1 import sessions_pb2
from titanup.trophies.v1 import trophies_pb2

NOBODY = "A" * 43


@pytest.fixture
def earned(ada):
    """A set of Ada's, and its award for ten push-ups in one session."""
    session = ada.store(ada.upload().receipt)
    return session, ada.watch_until({"T-SESSION-5", "T-SESSION-10", "T-FAST-5-10S"})["T-SESSION-10"]


def link_to(person, award, name="", link_id=None) -> trophies_pb2.AwardLink:
    return person.trophies.CreateAwardLink(trophies_pb2.CreateAwardLinkRequest(
        link_id=link_id or new_id(), award_id=award.award_id, display_name=name)).link


def token_of(link) -> str:
    assert link.path.startswith("/a/") and len(link.path) == 46
    return link.path[3:]


def shown(anyone, token) -> str:
    return anyone.trophies.GetSharedAward(trophies_pb2.GetSharedAwardRequest(token=token)).statement_jws


def decoded(text) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def verified(anyone, jws) -> dict:
    """The claims of a statement that a published key has signed, by another implementation of Ed25519."""
    keys = anyone.trophies.GetAwardKeys(trophies_pb2.GetAwardKeysRequest())
    assert json.loads(keys.jwks_json)["keys"][0]["x"] == keys.keys[0].x
    head, body, signature = jws.split(".")
    header = json.loads(decoded(head))
    assert (header["alg"], header["typ"]) == ("EdDSA", "award-statement+jwt")
    [key] = [key for key in keys.keys if key.key_id == header["kid"]]
    Ed25519PublicKey.from_public_bytes(decoded(key.x)).verify(decoded(signature), f"{head}.{body}".encode())
    return json.loads(decoded(body))


def wait_for_awards(person, count) -> None:
    """A change of sessions is judged a moment later."""
    end = time.monotonic() + TIMEOUT
    while len(person.awards()) != count:
        assert time.monotonic() < end, f"there are not {count} awards"
        time.sleep(0.05)


def test_anybody_who_has_the_link_can_verify_the_award(ada, anonymous, earned):
    session, award = earned
    link = link_to(ada, award, "Ada L.")
    claims = verified(anonymous, shown(anonymous, token_of(link)))
    assert claims["trophy"] == "T-SESSION-10" and claims["title"]["en"] == "10 pushups" and claims["name"] == "Ada L."
    assert claims["jti"] == link.link_id and abs(claims["iat"] - time.time()) < TIMEOUT
    assert claims["rule"]["threshold"] == 10 and claims["earned_on"] == session.local_date
    assert claims["evidence"] == {
        "sessions": 1, "reps": session.reps, "dates": 1, "latest": [[session.local_date, session.reps, session.evidence]]}
    # Nothing by which the account, its set or the award could be found.
    text = json.dumps(claims)
    for secret in (ada.user_id, ada.email, session.session_id, session.receipt_id, session.stream_id, award.award_id):
        assert secret and secret not in text
    fast = ada.awards()["T-FAST-5-10S"]
    claims = verified(anonymous, shown(anonymous, token_of(link_to(ada, fast))))
    assert "name" not in claims and claims["rule"]["window_ms"] == 10_000
    assert (claims["evidence"]["first_rep"], claims["evidence"]["last_rep"]) == (fast.proof.first_rep, fast.proof.last_rep)


def test_links_are_listed_and_made_once(stack, ada, earned):
    _, award = earned
    link_id = new_id()
    link = link_to(ada, award, link_id=link_id)
    assert link_to(ada, award, link_id=link_id) == link
    other = link_to(ada, ada.awards()["T-SESSION-5"])
    assert list(ada.trophies.ListAwardLinks(trophies_pb2.ListAwardLinksRequest()).links) == [other, link]
    only = trophies_pb2.ListAwardLinksRequest(award_id=award.award_id)
    assert list(ada.trophies.ListAwardLinks(only).links) == [link] and link.is_valid
    bob = Person(stack)
    assert not bob.trophies.ListAwardLinks(trophies_pb2.ListAwardLinksRequest()).links
    with fails(grpc.StatusCode.NOT_FOUND, "NOT_FOUND"):
        link_to(bob, award)
    with fails(grpc.StatusCode.ALREADY_EXISTS, "LINK_EXISTS"):
        link_to(ada, award, "Ada", link_id)
    with fails(grpc.StatusCode.INVALID_ARGUMENT, "NAME_INVALID", "display_name"):
        link_to(ada, award, "a" * 61)
    with fails(grpc.StatusCode.INVALID_ARGUMENT, "UUID_INVALID", "link_id"):
        link_to(ada, award, link_id="1")


def test_nobody_can_tell_why_a_link_shows_nothing(stack, ada, anonymous, earned):
    """Unknown, revoked, without proof: the same status, words and details, byte for byte, and about the same time."""
    session, award = earned
    revoked, proofless = token_of(link := link_to(ada, award)), token_of(link_to(ada, award))
    # Somebody else's revocation changes nothing.
    Person(stack).trophies.RevokeAwardLink(trophies_pb2.RevokeAwardLinkRequest(link_id=link.link_id))
    assert shown(anonymous, revoked)
    for _ in range(2):
        ada.trophies.RevokeAwardLink(trophies_pb2.RevokeAwardLinkRequest(link_id=link.link_id))
    # Shown until the very deletion: the judgement follows within the second.
    assert shown(anonymous, proofless)
    ada.sessions.DeleteSession(sessions_pb2.DeleteSessionRequest(session_id=session.session_id))
    wait_for_awards(ada, 0)

    def refusal(token):
        failure = failure_of(lambda: shown(anonymous, token))
        assert (failure.code, failure.reason) == (grpc.StatusCode.NOT_FOUND, "AWARD_LINK_UNKNOWN")
        return failure.message, failure.raw_details, failure.words

    answers = [refusal(token) for token in (NOBODY, revoked, proofless, "", "x" * 4000)]
    assert answers == [answers[0]] * len(answers)
    times = {token: [] for token in (NOBODY, revoked, proofless)}
    for _ in range(40):
        for token, taken in times.items():
            begin = time.perf_counter()
            refusal(token)
            taken.append(time.perf_counter() - begin)
    medians = [statistics.median(taken) for taken in times.values()]
    assert max(medians) < 3 * min(medians), medians
    [left] = ada.trophies.ListAwardLinks(trophies_pb2.ListAwardLinksRequest()).links
    assert not left.is_valid and token_of(left) == proofless
    with fails(grpc.StatusCode.FAILED_PRECONDITION, "AWARD_REVOKED"):
        link_to(ada, award)
    # What is undone is undone for the link, too.
    ada.sessions.UndeleteSession(sessions_pb2.UndeleteSessionRequest(session_id=session.session_id))
    wait_for_awards(ada, 3)
    assert verified(anonymous, shown(anonymous, proofless))["trophy"] == "T-SESSION-10"


def test_the_page_gets_at_links_without_a_cookie(stack, ada, earned):
    """Through the web edge, as a browser calls that has never been here; search engines are told to stay away."""
    _, award = earned
    link = link_to(ada, award)
    browser = Browser(web.address(stack))
    request = trophies_pb2.GetSharedAwardRequest(token=token_of(link))
    called = browser.call("titanup.trophies.v1.TrophiesService/GetSharedAward", request)
    assert called.code == 0
    assert trophies_pb2.GetSharedAwardResponse.FromString(called.messages[0]).statement_jws.count(".") == 2
    called = browser.call("titanup.trophies.v1.TrophiesService/CreateAwardLink", trophies_pb2.CreateAwardLinkRequest())
    assert called.code == grpc.StatusCode.UNAUTHENTICATED.value[0]
    assert browser.request("GET", link.path)["x-robots-tag"] == "noindex, nofollow"
    assert browser.request("GET", "/trophies")["x-robots-tag"] is None


def test_a_link_is_made_and_verified_from_the_command_line(stack, tmp_path):
    """By somebody without an account, too; with the keys of another server it isn't believed."""
    server = f"http://{web.address(stack)}"
    ada = Client(stack, tmp_path / "ada", TITANUP_SERVER=server)
    ada.register()
    ada.run(*RECORDING, "--fast")
    made = ada.json("award-links", "add", "T-SESSION-10", "--name", "Ada L.")
    assert ada.json("award-links") == [made] and made["address"].startswith(f"{server}/a/")
    anybody = Client(stack, tmp_path / "anybody", TITANUP_SERVER="")
    shown = anybody.json("verify-award", made["address"])
    assert (shown["trophy_id"], shown["name"], shown["reps"]) == ("T-SESSION-10", "Ada L.", 12)
    assert shown["latest"] == [{"local_date": shown["earned_on"], "reps": 12, "evidence": "verified"}]
    keys = tmp_path / "keys.json"
    published = Person(stack).trophies.GetAwardKeys(trophies_pb2.GetAwardKeysRequest())
    keys.write_text(published.jwks_json)
    assert "Signed with one of your keys" in anybody.run("verify-award", made["address"], "--keys", str(keys)).stdout
    keys.write_text(json.dumps({"keys": [{"kty": "OKP", "crv": "Ed25519", "kid": "other", "x": published.keys[0].x}]}))
    refused = anybody.run("verify-award", made["address"], "--keys", str(keys), status=1)
    assert "not among the keys to trust" in refused.stderr
    ada.run("award-links", "remove", made["link_id"])
    assert "AWARD_LINK_UNKNOWN" in anybody.run("verify-award", made["address"], status=1).stderr
