"""What remains if auth dies before or after any statement or commit that changes an account.

`TITANUP_FAIL_POINT` tells a service on the stack's database where to kill itself. The service lists its own points,
so that a new statement is tried without changing this test. Each point has its own account: after the crash it must be
as before or as after the call, depending on whether it was committed, and the call can be repeated.
"""

import concurrent.futures
import dataclasses
import threading
import time
from collections.abc import Callable

import grpc
import pytest
from interop.crashes import COMMIT, CrashStack, Point, dies_at, points_of
from interop.errors import failure_of, fails
from interop.mail import Mail, registration, services
from interop.people import PASSWORD, Person, new_id
from interop.stack import TIMEOUT
from test_auth import refresh, sign_in
from test_deletion import query, receipt
from titanup.auth.v1 import auth_pb2

# The services here run on the stack's database. Any process may carry out deletions, so the stack's own auth is stopped
# meanwhile.
pytestmark = [pytest.mark.usefixtures("stack"), pytest.mark.disruptive]

UNAUTHENTICATED = grpc.StatusCode.UNAUTHENTICATED
FAILED_PRECONDITION = grpc.StatusCode.FAILED_PRECONDITION
OTHER_PASSWORD = "seven otters under the bridge"

#: For the checks: deliberately wrong passwords count for nobody.
LOOKING = {"TITANUP_SLOW_GUESSES": "false"}


@dataclasses.dataclass
class Operation:
    """A call, and what must hold for its account afterwards."""

    scope: str
    #: Prepares what the call needs, once for each point: `(stack)`.
    prepare: Callable
    #: The call: `(stack, prepared)`.
    act: Callable
    #: After the crash: `(stack, prepared, whether it was committed)`.
    check: Callable
    #: The statement that commits it.
    decides: Callable[[list[Point]], Point] = lambda points: [p for p in points if p.statement == COMMIT][-1]
    #: Settings of the processes that die.
    settings: dict = dataclasses.field(default_factory=dict)
    #: Settings of the process that checks afterwards, in addition to `LOOKING`.
    looking: dict = dataclasses.field(default_factory=dict)

    def run(self, tmp_path) -> int:
        """Dies at each point, and returns the number of points."""
        with CrashStack(tmp_path, **LOOKING, **self.looking) as looking:
            tried = self.prepare(looking)
            points = points_of(tmp_path, self.scope, self.settings, lambda stack: self.act(stack, tried))
            decided = self.decides([point for point in points if point.place[1]]).place
            cases = [(point, self.prepare(looking)) for point in points]
            with concurrent.futures.ThreadPoolExecutor(4) as pool:
                deaths = [
                    pool.submit(dies_at, tmp_path, point, self.settings, lambda stack, it=it: self.act(stack, it))
                    for point, it in cases
                ]
                for death in deaths:
                    death.result()
            for point, prepared in cases:
                try:
                    self.check(looking, prepared, point.place >= decided)
                except (AssertionError, grpc.RpcError, pytest.fail.Exception) as error:
                    raise AssertionError(f"after a crash at {point}") from error
        return len(points)


def account_rows(email: str) -> list[str]:
    """The number of rows of each kind that an address and its account have."""
    return query(
        f"""SELECT (SELECT count(*) FROM auth.users WHERE email = '{email}'),
              (SELECT count(*) FROM auth.email_addresses WHERE address_key = '{email}'),
              (SELECT count(*) FROM auth.password_hashes JOIN auth.users USING (user_id) WHERE email = '{email}'),
              (SELECT count(*) FROM auth.security_events JOIN auth.users USING (user_id)
               WHERE email = '{email}' AND kind = 'registered')"""
    )[0].split("|")


def whole(email: str, is_there: bool) -> bool:
    return account_rows(email) == [str(int(is_there))] * 4


def kinds(person, kind: int) -> int:
    """The number of events of a kind."""
    request = auth_pb2.ListSecurityEventsRequest(kinds=[kind])
    return len(person.auth.ListSecurityEvents(request).security_events)


def signed_in(stack, email: str, password: str = PASSWORD):
    return services(stack, sign_in(services(stack), email, password).tokens.access_token)


# Register


def check_registered(stack, request, committed: bool) -> None:
    assert whole(request.email, committed)
    if committed:
        sign_in(services(stack), request.email)
    else:
        with fails(UNAUTHENTICATED, "BAD_CREDENTIALS"):
            sign_in(services(stack), request.email)
    again = services(stack).auth.Register(request)
    assert again == services(stack).auth.Register(request)
    assert whole(request.email, True), "one account, however many retries there are"
    assert refresh(services(stack), again.tokens.refresh_token).access_token
    assert sign_in(services(stack), request.email).user == again.user


def test_register_is_all_or_nothing(tmp_path):
    count = Operation(
        "Register", lambda stack: registration(), lambda stack, it: services(stack).auth.Register(it), check_registered,
    ).run(tmp_path)
    assert count >= 14, "a request id, the account's rows, the device, the event, and their commit"


class Letters:
    """The mails in a folder by recipient."""

    def __init__(self, folder):
        self.folder = folder

    def to(self, email: str, count: int = 1) -> list[Mail]:
        """Waits for `count` mails to an address."""
        end = time.monotonic() + TIMEOUT
        while True:
            whole = (file for file in sorted(self.folder.glob("*.eml")) if not file.name.startswith("."))
            mails = [Mail(file.read_bytes()) for file in whole]
            found = [mail for mail in mails if mail.message["to"].addresses[0].addr_spec == email]
            if len(found) >= count:
                return found
            assert time.monotonic() < end, f"{len(found)} of {count} mails to {email}"
            time.sleep(0.05)


def release_mails(*emails: str) -> None:
    """Releases the leases of dead processes, so that nobody has to wait for them to expire."""
    listed = ", ".join(f"'{email}'" for email in emails)
    query(f"UPDATE auth.mails SET attempt_time = now() WHERE send_time IS NULL AND recipient_key IN ({listed})")


def test_register_with_mail_is_all_or_nothing(tmp_path):
    letters = Letters(tmp_path / "mails")

    def check(stack, request, committed: bool) -> None:
        assert whole(request.email, committed)
        with fails(FAILED_PRECONDITION if committed else UNAUTHENTICATED):
            sign_in(services(stack), request.email)
        services(stack).auth.Register(request)
        release_mails(request.email)
        mail = letters.to(request.email)[-1]
        services(stack).auth.VerifyEmail(auth_pb2.VerifyEmailRequest(token=mail.token))
        sign_in(services(stack), request.email)
        assert whole(request.email, True)

    settings = {"TITANUP_MAIL_FOLDER": str(letters.folder)}
    Operation(
        "Register", lambda stack: registration(), lambda stack, it: services(stack).auth.Register(it), check,
        settings=settings, looking=settings,
    ).run(tmp_path)


def test_register_by_invitation_is_all_or_nothing(stack, tmp_path):
    """A registration and the use of its invitation are committed together."""
    settings = {"TITANUP_REGISTRATION": "invite", "TITANUP_INVITATIONS_PER_USER": "1"}

    def prepare(looking):
        host = Person(stack)
        invited = services(looking, host.tokens.access_token).auth.CreateInvitation(auth_pb2.CreateInvitationRequest())
        return host, registration(invitation_code=invited.code)

    def uses(host) -> list[str]:
        return query(f"SELECT use_count FROM auth.invitations WHERE user_id = '{host.user_id}'")

    def check(looking, prepared, committed: bool) -> None:
        host, request = prepared
        assert uses(host) == [str(int(committed))]
        check_registered(looking, request, committed)
        assert uses(host) == ["1"]

    count = Operation(
        "Register", prepare, lambda stack, it: services(stack).auth.Register(it[1]), check, settings=settings,
        looking=settings,
    ).run(tmp_path)
    assert count >= 18, "as without an invitation, which is also looked up and used"


# Reset


@pytest.mark.parametrize("typed", [False, True], ids=["link", "code"])
def test_a_reset_is_all_or_nothing(stack, tmp_path, typed):
    letters = Letters(tmp_path / "mails")
    settings = {"TITANUP_MAIL_FOLDER": str(letters.folder)}

    def prepare(looking):
        person = Person(stack)
        services(looking).auth.RequestPasswordReset(auth_pb2.RequestPasswordResetRequest(email=person.email))
        # A process that dies may have taken the mail to send it, and nobody else does until its lease ends.
        letters.to(person.email)
        return person, auth_pb2.ConfirmPasswordResetRequest(new_password=OTHER_PASSWORD, request_id=new_id())

    def act(stack, prepared) -> None:
        person, request = prepared
        mail = letters.to(person.email)[0]
        if typed:
            request.mail_code.CopyFrom(auth_pb2.MailCode(email=person.email, code=mail.code))
        else:
            request.token = mail.token
        services(stack).auth.ConfirmPasswordReset(request)

    def check(looking, prepared, committed: bool) -> None:
        person, request = prepared
        right, wrong = (OTHER_PASSWORD, PASSWORD) if committed else (PASSWORD, OTHER_PASSWORD)
        signed_in(looking, person.email, right)
        with fails(UNAUTHENTICATED, "BAD_CREDENTIALS"):
            sign_in(services(looking), person.email, wrong)
        if committed:
            with fails(UNAUTHENTICATED, "SESSION_REVOKED"):
                refresh(services(looking), person.tokens.refresh_token)
        else:
            refresh(services(looking), person.tokens.refresh_token)
        assert services(looking).auth.ConfirmPasswordReset(request) == auth_pb2.ConfirmPasswordResetResponse()
        with fails(UNAUTHENTICATED, "SESSION_REVOKED"):
            refresh(services(looking), person.tokens.refresh_token)
        after = signed_in(looking, person.email, OTHER_PASSWORD)
        assert kinds(after, auth_pb2.SECURITY_EVENT_KIND_PASSWORD_RESET) == 1
        request.request_id = new_id()
        refused = (grpc.StatusCode.INVALID_ARGUMENT, "CODE_INVALID") if typed else (FAILED_PRECONDITION, "TOKEN_USED")
        with fails(*refused):
            services(looking).auth.ConfirmPasswordReset(request)

    count = Operation(
        "ConfirmPasswordReset", prepare, act, check, settings=settings, looking=settings,
        # The statements after it sign the owner in, and are not part of the reset.
        decides=lambda points: [p for p in points if p.statement == COMMIT][0],
    ).run(tmp_path)
    assert count >= 24, "token, password, sessions, event, mail and their commit"


# Outbox


def with_waiting_mail(stack, folder, count: int) -> list[Person]:
    """Accounts with a requested reset whose mails are unsent and not due yet."""
    (nowhere := folder / "nowhere").touch()
    people = [Person(stack) for _ in range(count)]
    with CrashStack(folder, TITANUP_MAIL_FOLDER=str(nowhere)) as sending:
        for person in people:
            request = auth_pb2.RequestPasswordResetRequest(email=person.email)
            services(sending).auth.RequestPasswordReset(request)
    query("UPDATE auth.mails SET attempt_time = now() + interval '1 hour' WHERE send_time IS NULL")
    return people


def until_sent(email: str) -> None:
    end = time.monotonic() + TIMEOUT
    while not query(f"SELECT 1 FROM auth.mails WHERE recipient_key = '{email}' AND send_time IS NOT NULL"):
        assert time.monotonic() < end, f"the mail to {email} was not sent"
        threading.Event().wait(0.05)


def test_a_round_of_the_outbox_loses_no_mail(stack, tmp_path):
    """Dies at each statement of the round that sends a mail, each time with another mail."""
    scope, letters = "send mail", Letters(tmp_path / "mails")
    settings = {"TITANUP_MAIL_FOLDER": str(letters.folder)}
    [first] = with_waiting_mail(stack, tmp_path, 1)
    release_mails(first.email)
    points = points_of(tmp_path, scope, settings, lambda _: until_sent(first.email))
    [marked] = {point.place[0] for point in points if point.statement.startswith("UPDATE auth.mails SET send_time")}
    assert {point.place for point in points} >= {(n, after) for n in range(1, marked + 1) for after in (False, True)}
    assert marked >= 7, "the mail is leased, made with its link and event in a transaction, and marked when it is sent"

    people = with_waiting_mail(stack, tmp_path, len(points))
    for point, person in zip(points, people):
        release_mails(person.email)
        crash = CrashStack(tmp_path, TITANUP_FAIL_POINT=point.name, **settings)
        crash.launch()
        crash.has_died()
        crash.close()
        # Its mail is due once the lease expires: no other recipient may get two.
        query("UPDATE auth.mails SET attempt_time = now() + interval '1 hour' WHERE send_time IS NULL")
    release_mails(*(person.email for person in people))
    with CrashStack(tmp_path, **settings), CrashStack(tmp_path, **LOOKING) as looking:
        for point, person in zip(points, people):
            until_sent(person.email)
            # Nobody can know whether a mail is out before that is recorded.
            mails = letters.to(person.email)
            assert len(mails) == (2 if point.place == (marked, False) else 1), point
            request = auth_pb2.ConfirmPasswordResetRequest(token=mails[-1].token, new_password=OTHER_PASSWORD)
            services(looking).auth.ConfirmPasswordReset(request)
            after = signed_in(looking, person.email, OTHER_PASSWORD)
            assert kinds(after, auth_pb2.SECURITY_EVENT_KIND_PASSWORD_RESET_REQUESTED) == 1, point


# Rotation


def test_a_rotation_is_all_or_nothing(stack, tmp_path):
    def check(looking, person, committed: bool) -> None:
        anonymous, old = services(looking), person.tokens.refresh_token
        counter = query(f"SELECT counter FROM auth.auth_sessions WHERE session_id = '{person.tokens.auth_session_id}'")
        assert counter == ["2" if committed else "1"]
        again = refresh(anonymous, old).refresh_token
        assert refresh(anonymous, old).refresh_token == again, "the lost response is repeated"
        newest = refresh(anonymous, again).refresh_token
        with fails(UNAUTHENTICATED, "REFRESH_TOKEN_REUSED"):
            refresh(anonymous, old)
        with fails(UNAUTHENTICATED, "SESSION_REVOKED"):
            refresh(anonymous, newest)

    count = Operation(
        "RefreshToken", lambda looking: Person(stack),
        lambda stack, person: refresh(services(stack), person.tokens.refresh_token), check,
        decides=lambda points: [p for p in points if p.statement.startswith("UPDATE auth.auth_sessions")][0],
    ).run(tmp_path)
    assert count == 4, "the session is read and advanced"


def test_a_reuse_is_all_or_nothing(stack, tmp_path):
    """The revocation is committed before the call fails, or else the stale token ends the session the next time."""
    def prepare(looking):
        person = Person(stack)
        person.newest = person.tokens.refresh_token
        for _ in range(2):
            person.newest = refresh(services(looking), person.newest).refresh_token
        return person

    def act(stack, person) -> None:
        try:
            refresh(services(stack), person.tokens.refresh_token)
        except grpc.RpcError as error:
            if error.code() != UNAUTHENTICATED:
                raise

    def check(looking, person, committed: bool) -> None:
        anonymous = services(looking)
        if committed:
            with fails(UNAUTHENTICATED, "SESSION_REVOKED"):
                refresh(anonymous, person.newest)
        else:
            refresh(anonymous, person.newest)
        with fails(UNAUTHENTICATED, "SESSION_REVOKED" if committed else "REFRESH_TOKEN_REUSED"):
            refresh(anonymous, person.tokens.refresh_token)
        assert kinds(signed_in(looking, person.email), auth_pb2.SECURITY_EVENT_KIND_REFRESH_TOKEN_REUSED) == 1

    count = Operation("RefreshToken", prepare, act, check).run(tmp_path)
    assert count == 8, "the session is read and revoked, with an event and a commit"


# Sign-in


def test_sign_in_is_all_or_nothing(stack, tmp_path):
    def check(looking, person, committed: bool) -> None:
        devices = services(looking, person.tokens.access_token).auth.ListAuthSessions(auth_pb2.ListAuthSessionsRequest())
        assert len(devices.auth_sessions) == (2 if committed else 1)
        after = signed_in(looking, person.email)
        assert kinds(after, auth_pb2.SECURITY_EVENT_KIND_SIGNED_IN) == (2 if committed else 1)
        assert refresh(services(looking), person.tokens.refresh_token).access_token

    Operation(
        "SignIn", lambda looking: Person(stack), lambda stack, person: sign_in(services(stack), person.email), check,
    ).run(tmp_path)


# Deletion


def wish(stack, person) -> auth_pb2.DeleteAccountResponse:
    return services(stack, person.tokens.access_token).auth.DeleteAccount(auth_pb2.DeleteAccountRequest())


def test_a_deletion_request_is_all_or_nothing(stack, tmp_path):
    def check(looking, person, committed: bool) -> None:
        still = services(looking, person.tokens.access_token)
        if committed:
            with fails(UNAUTHENTICATED, "SESSION_REVOKED"):
                still.auth.WhoAmI(auth_pb2.WhoAmIRequest())
        else:
            assert not still.auth.WhoAmI(auth_pb2.WhoAmIRequest()).user.HasField("delete_time")
        back = sign_in(services(looking), person.email)
        assert back.user.HasField("delete_time") == committed
        again = services(looking, back.tokens.access_token).auth.DeleteAccount(auth_pb2.DeleteAccountRequest())
        if committed:
            assert again.delete_time == back.user.delete_time
        with fails(FAILED_PRECONDITION, "DELETION_PENDING"):
            receipt(services(looking), again.receipt_token)
        after = signed_in(looking, person.email)
        assert kinds(after, auth_pb2.SECURITY_EVENT_KIND_DELETION_REQUESTED) == 1

    count = Operation("DeleteAccount", lambda looking: Person(stack), wish, check).run(tmp_path)
    assert count >= 12, "the account, its sessions, the request, the event and their commit"


def of_these(people) -> str:
    return ", ".join(f"'{person.user_id}'" for person in people)


def due(*people) -> None:
    """Ends the grace period of these users."""
    query(f"UPDATE auth.users SET delete_time = now() WHERE user_id IN ({of_these(people)})")


def rows_left(people) -> list[str]:
    """The tables of auth that contain more about these users than that they are deleted."""
    tables = query(
        "SELECT table_name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name) "
        "WHERE table_schema = 'auth' AND column_name = 'user_id' AND table_type = 'BASE TABLE'"
    )
    assert {"users", "password_hashes", "auth_sessions", "security_events", "deletions"} <= set(tables)
    kept = {"deletions", "revocations"}
    return query(
        " UNION ALL ".join(
            f"SELECT '{table}' WHERE EXISTS (SELECT FROM auth.{table} WHERE user_id IN ({of_these(people)}))"
            for table in tables if table not in kept
        )
    )


def test_a_deletion_is_resumed_and_completed(stack, anonymous, stopped, tmp_path):
    """A process dies at each statement of a round, each time with another account."""
    scope, settings = "carry out deletions", {"TITANUP_ACCOUNT_ERASURE_DELAY": "0s"}
    people = [Person(stack) for _ in range(32)]
    tokens = {person.user_id: wish(stack, person).receipt_token for person in people}

    def is_whole_or_gone(person) -> bool:
        [count] = query(f"SELECT count(*) FROM auth.deletions WHERE user_id = '{person.user_id}'")
        [users] = query(f"SELECT count(*) FROM auth.users WHERE user_id = '{person.user_id}'")
        return int(count) + int(users) == 1

    def until_announced(*group) -> None:
        sql = f"SELECT count(*) FROM auth.deletions WHERE position > 0 AND user_id IN ({of_these(group)})"
        end = time.monotonic() + TIMEOUT
        while query(sql) != [str(len(group))]:
            assert time.monotonic() < end, f"not all of {len(group)} erasures are announced"
            threading.Event().wait(0.05)

    with stopped("auth"):
        first, *others = people
        due(first)
        points = points_of(tmp_path, scope, settings, lambda _: until_announced(first))
        numbers = {point.place[0] for point in points}
        assert numbers == set(range(1, len(numbers) + 1)) and len(points) == 2 * len(numbers)
        assert len(numbers) >= 14, "one transaction erases an account, one finds no other, one announces it in the feed"
        assert len(points) <= len(others)
        for point, person in zip(points, others):
            due(person)
            crash = CrashStack(tmp_path, TITANUP_FAIL_POINT=point.name, **settings)
            crash.launch()
            crash.has_died()
            crash.close()
            assert is_whole_or_gone(person), point
            # This leaves the next process a single account to erase.
            with CrashStack(tmp_path, **settings):
                until_announced(person)
        due(*others)
        with CrashStack(tmp_path, **settings):
            until_announced(*others)
    assert rows_left(people) == []
    places = "SELECT count(*) - count(DISTINCT position), max(position) - (SELECT last_position FROM auth.erasure_feed)"
    assert query(f"{places} FROM auth.deletions WHERE position IS NOT NULL") == ["0|0"], "each has its own position"
    end = time.monotonic() + TIMEOUT
    for user_id, token in tokens.items():
        while True:
            try:
                assert receipt(anonymous, token).user_id == user_id
                break
            except grpc.RpcError as error:
                assert error.code() == FAILED_PRECONDITION, error
                assert time.monotonic() < end, failure_of(lambda: receipt(anonymous, token)).info
                threading.Event().wait(0.1)
