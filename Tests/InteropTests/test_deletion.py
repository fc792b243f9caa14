"""The end of an account: in auth, in every service, and what proves it."""

import base64
import datetime
import json
import os
import pathlib
import shutil
import subprocess
import time

import grpc
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from interop.errors import failure_of, fails
from interop.mail import Mail, MailStack, services
from interop.people import Person, Services, bearer, new_id
from interop.stack import TIMEOUT
from test_devices import events, sign_in, signed_in
from titanup.auth.v1 import auth_pb2
from titanup.sessions.v1 import sessions_pb2
from titanup.trophies.v1 import trophies_pb2

UNAUTHENTICATED = grpc.StatusCode.UNAUTHENTICATED
FAILED_PRECONDITION = grpc.StatusCode.FAILED_PRECONDITION
NOT_FOUND = grpc.StatusCode.NOT_FOUND

#: Where a deleted account's id may stay: in the feed that tells of it, with those who must know that it is no more, and,
#: for eleven minutes, where its sign-ins were revoked.
PLACES = {
    "auth.deletions", "auth.revocations", "sessions.erased_users", "trophies.erased_users", "pose.erased_users",
}


def delete(person) -> auth_pb2.DeleteAccountResponse:
    return person.auth.DeleteAccount(auth_pb2.DeleteAccountRequest())


def receipt(anonymous, token: str) -> auth_pb2.GetDeletionReceiptResponse:
    return anonymous.auth.GetDeletionReceipt(auth_pb2.GetDeletionReceiptRequest(receipt_token=token))


def who(person) -> auth_pb2.User:
    return person.auth.WhoAmI(auth_pb2.WhoAmIRequest()).user


@pytest.fixture
def at_once(stack, tmp_path):
    """An auth service of the stack's database that gives no grace and does not wait for tokens to expire."""
    state = pathlib.Path(os.environ.get("TITANUP_STATE", ""))
    secrets = {
        f"TITANUP_SERVICE_SECRET_{name.upper()}_FILE": str(state / "secrets" / f"service_secret_{name}")
        for name in ("sessions", "trophies", "pose")
    }
    settings = {
        "TITANUP_ACCOUNT_DELETION_GRACE": "0s", "TITANUP_ACCOUNT_ERASURE_DELAY": "0s",
        **secrets,
    }
    with MailStack(tmp_path, **settings) as auth:
        yield auth


def query(sql: str) -> list[str]:
    """What PostgreSQL itself says, to the owner of the database."""
    url = pathlib.Path(os.environ["TITANUP_STATE"]) / "secrets" / "database_url_owner"
    psql = shutil.which("psql")
    if not psql:
        pytest.skip("no psql to look into the database with")
    done = subprocess.run(
        [psql, "-X", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-d", url.read_text(), "-c", sql],
        capture_output=True, text=True, check=True, timeout=TIMEOUT,
    )
    return done.stdout.split()


def places_of(*texts: str) -> set[str]:
    """Every table that holds one of these texts anywhere in a row."""
    tables = query(
        "SELECT format('%I.%I', schemaname, tablename) FROM pg_tables "
        "WHERE schemaname NOT IN ('pg_catalog', 'information_schema')"
    )
    assert {"auth.users", "sessions.sessions", "trophies.awards", "pose.receipts"} <= set(tables)
    found = set()
    for text in texts:
        sql = " UNION ALL ".join(
            f"SELECT '{table}' WHERE EXISTS (SELECT FROM {table} t WHERE strpos(lower(t::text), '{text.lower()}') > 0)"
            for table in tables
        )
        found |= set(query(sql))
    return found


def verified(anonymous, jwt: str) -> tuple[dict, dict]:
    """Header and claims of a token, its signature checked against the published keys by a library of others."""
    def decoded(part: str) -> bytes:
        return base64.urlsafe_b64decode(part + "=" * (-len(part) % 4))

    head, payload, signature = jwt.split(".")
    header = json.loads(decoded(head))
    [key] = [k for k in anonymous.auth.GetJwks(auth_pb2.GetJwksRequest()).keys if k.kid == header["kid"]]
    Ed25519PublicKey.from_public_bytes(decoded(key.x)).verify(decoded(signature), f"{head}.{payload}".encode())
    return header, json.loads(decoded(payload))


def busy_person(stack) -> Person:
    """Somebody with something in every service."""
    person = Person(stack)
    stored = person.store(person.upload().receipt)
    person.declare(7)
    person.watch_until({"T-SESSION-10"})
    person.stream()
    person.sessions.UpdateClock(
        sessions_pb2.UpdateClockRequest(clock=sessions_pb2.Clock(day_start_minutes=60, first_weekday=1), request_id=new_id())
    )
    today = datetime.date.fromisoformat(stored.local_date)
    person.sessions.CreatePause(
        sessions_pb2.CreatePauseRequest(
            pause=sessions_pb2.Pause(
                pause_id=new_id(), first_local_date=str(today + datetime.timedelta(days=1)),
                last_local_date=str(today + datetime.timedelta(days=3)), reason="the sea",
            )
        )
    )
    return person


def test_an_account_is_erased_in_every_service_and_the_receipt_proves_it(stack, anonymous, at_once):
    ada, bob = busy_person(stack), busy_person(stack)
    before = places_of(ada.user_id)
    assert {schema.split(".")[0] for schema in before} == {"auth", "sessions", "trophies", "pose"}
    running = ada.trophies.WatchAwards(trophies_pb2.WatchAwardsRequest())

    token = services(at_once, ada.tokens.access_token).auth.DeleteAccount(auth_pb2.DeleteAccountRequest()).receipt_token
    with fails(UNAUTHENTICATED, "SESSION_REVOKED"):
        for _ in running:
            pass
    end = time.monotonic() + TIMEOUT
    while True:
        try:
            done = receipt(anonymous, token)
            break
        except grpc.RpcError as error:
            assert error.code() == FAILED_PRECONDITION
            assert time.monotonic() < end, f"no receipt: {failure_of(lambda: receipt(anonymous, token)).info}"
            time.sleep(0.1)

    left = places_of(ada.user_id, ada.email)
    assert left <= PLACES and "auth.deletions" in left, left - PLACES
    assert not places_of(ada.email)
    header, claims = verified(anonymous, done.receipt_jwt)
    assert header["typ"] == "deletion-receipt+jwt"
    assert claims["sub"] == done.user_id == ada.user_id
    assert set(claims["confirm_times"]) == {"sessions", "trophies", "pose"}
    assert claims["request_time"] <= claims["erase_time"] <= min(claims["confirm_times"].values())
    assert [c.service for c in done.confirmations] == ["pose", "sessions", "trophies"]
    # No service takes it for an access token.
    with fails(UNAUTHENTICATED, "TOKEN_INVALID"):
        who(Services(stack.channel, bearer(done.receipt_jwt)))

    with fails(UNAUTHENTICATED, "BAD_CREDENTIALS"):
        sign_in(ada)
    with fails(UNAUTHENTICATED):
        anonymous.auth.RefreshToken(auth_pb2.RefreshTokenRequest(refresh_token=ada.tokens.refresh_token))
    # The address is free again, for somebody who starts with nothing.
    again = Person(stack, email=ada.email)
    assert again.user_id != ada.user_id and not again.awards()
    assert not again.sessions.ListSessions(sessions_pb2.ListSessionsRequest()).sessions
    # And others keep what they have.
    assert bob.awards() and len(bob.sessions.ListSessions(sessions_pb2.ListSessionsRequest()).sessions) == 2
    assert places_of(bob.user_id) == before


def test_an_account_that_is_to_be_deleted_can_be_kept(ada, anonymous):
    ada.declare(7)
    wished = delete(ada)
    assert 6.9 * 86_400 < wished.delete_time.ToSeconds() - time.time() < 7.1 * 86_400
    with fails(UNAUTHENTICATED, "SESSION_REVOKED"):
        who(ada)
    with fails(FAILED_PRECONDITION, "DELETION_PENDING") as pending:
        receipt(anonymous, wished.receipt_token)
    assert pending.info == {"waiting_for": "auth"}
    back = signed_in(ada, sign_in(ada))
    assert who(back).delete_time == wished.delete_time
    assert delete(back) == wished, "asked for again, the answer is the same"

    back = signed_in(ada, sign_in(ada))
    for _ in range(2):
        back.auth.CancelAccountDeletion(auth_pb2.CancelAccountDeletionRequest())
    assert not who(back).HasField("delete_time")
    with fails(NOT_FOUND, "DELETION_NOT_FOUND"):
        receipt(anonymous, wished.receipt_token)
    assert len(back.sessions.ListSessions(sessions_pb2.ListSessionsRequest()).sessions) == 1
    kinds = (auth_pb2.SECURITY_EVENT_KIND_DELETION_REQUESTED, auth_pb2.SECURITY_EVENT_KIND_DELETION_CANCELLED)
    assert [event.kind for event in events(back, *kinds)] == [*reversed(kinds)]


def test_the_owner_hears_of_it_by_mail(ada, tmp_path):
    # Ada is registered where no mail is sent: nothing has to be verified first.
    with MailStack(tmp_path, TITANUP_MAIL_FOLDER=str(tmp_path)) as mailing:
        services(mailing, ada.tokens.access_token).auth.DeleteAccount(auth_pb2.DeleteAccountRequest())
        end = time.monotonic() + TIMEOUT
        while not any(Mail(m.read_bytes()).subject == "Your account will be deleted" for m in tmp_path.glob("*.eml")):
            assert time.monotonic() < end, f"no mail in {list(tmp_path.iterdir())}"
            time.sleep(0.05)


@pytest.mark.parametrize("token", ["", "x", "A" * 64])
def test_no_receipt_is_made_up(anonymous, token):
    with fails(NOT_FOUND, "DELETION_NOT_FOUND"):
        receipt(anonymous, token)
