"""Verification, reset and change of address by mail, with a real mail server."""

import json

import grpc
import pytest
from interop.certificates import Certificates
from interop.command_line import Client
from interop.errors import failure_of, fails
from interop.mail import Mailbox, MailServer, MailStack, registration, services
from interop.people import PASSWORD, new_id
from test_auth import refresh, sign_in
from titanup.auth.v1 import auth_pb2

# The services here run on the stack's database.
pytestmark = pytest.mark.usefixtures("stack")

PENDING, VERIFIED = auth_pb2.VERIFICATION_STATE_PENDING, auth_pb2.VERIFICATION_STATE_VERIFIED
FAILED_PRECONDITION = grpc.StatusCode.FAILED_PRECONDITION
INVALID_ARGUMENT = grpc.StatusCode.INVALID_ARGUMENT
UNAUTHENTICATED = grpc.StatusCode.UNAUTHENTICATED
OTHER_PASSWORD = "seven otters under the bridge"


@pytest.fixture(scope="module")
def mailbox():
    return Mailbox()


@pytest.fixture(scope="module")
def certificates(tmp_path_factory):
    return Certificates(tmp_path_factory.mktemp("certificates"))


@pytest.fixture(scope="module")
def mailing(mailbox, certificates, tmp_path_factory):
    """An auth service that sends mail through a server with STARTTLS and a login."""
    with MailServer(mailbox, certificates) as server:
        with MailStack(tmp_path_factory.mktemp("mailing"), **MailStack.over(server, certificates)) as stack:
            yield stack


def verified(stack, mailbox, **changes) -> tuple[str, auth_pb2.Tokens]:
    """A new account with a verified address, and the tokens of its device."""
    request, anonymous = registration(**changes), services(stack)
    anonymous.auth.Register(request)
    anonymous.auth.VerifyEmail(auth_pb2.VerifyEmailRequest(token=mailbox.next(request.email).token))
    return request.email, sign_in(anonymous, request.email).tokens


# Verification


def test_an_address_is_verified_before_the_first_sign_in(mailing, mailbox):
    anonymous, request = services(mailing), registration()
    response = anonymous.auth.Register(request)
    assert response.verification_state == PENDING == response.user.verification_state
    assert not response.HasField("tokens")
    mail = mailbox.next(request.email)
    assert mail.subject == "Confirm your e-mail address"
    assert mail.message["to"].addresses[0].addr_spec == request.email
    assert f"https://app.example/open/verify-email#token={mail.token}" in mail.plain

    with fails(FAILED_PRECONDITION, "EMAIL_UNVERIFIED"):
        sign_in(anonymous, request.email)
    with fails(UNAUTHENTICATED, "BAD_CREDENTIALS"):
        sign_in(anonymous, request.email, "not the password")
    anonymous.auth.VerifyEmail(auth_pb2.VerifyEmailRequest(token=mail.token))
    assert sign_in(anonymous, request.email).user.verification_state == VERIFIED
    with fails(FAILED_PRECONDITION, "TOKEN_USED"):
        anonymous.auth.VerifyEmail(auth_pb2.VerifyEmailRequest(token=mail.token))


@pytest.mark.parametrize("token", ["", "x", "A" * 64, "é" * 64])
def test_a_made_up_token_is_refused(mailing, token):
    anonymous = services(mailing)
    for call in (
        lambda: anonymous.auth.VerifyEmail(auth_pb2.VerifyEmailRequest(token=token)),
        lambda: anonymous.auth.ConfirmEmailChange(auth_pb2.ConfirmEmailChangeRequest(token=token)),
        lambda: anonymous.auth.ConfirmPasswordReset(
            auth_pb2.ConfirmPasswordResetRequest(token=token, new_password=OTHER_PASSWORD)
        ),
    ):
        failure = failure_of(call)
        assert (failure.code, failure.violations) == (INVALID_ARGUMENT, {"token": "TOKEN_INVALID"})


def test_a_token_works_only_for_its_own_purpose(mailing, mailbox):
    anonymous, request = services(mailing), registration()
    anonymous.auth.Register(request)
    token = mailbox.next(request.email).token
    with fails(INVALID_ARGUMENT, "TOKEN_INVALID"):
        anonymous.auth.ConfirmPasswordReset(
            auth_pb2.ConfirmPasswordResetRequest(token=token, new_password=OTHER_PASSWORD)
        )
    anonymous.auth.VerifyEmail(auth_pb2.VerifyEmailRequest(token=token))


def test_a_taken_address_gets_the_same_response_and_its_owner_a_mail(mailing, mailbox):
    email, tokens = verified(mailing, mailbox)
    anonymous, request = services(mailing), registration(email=email.upper(), display_name="Eve")
    free, taken = anonymous.auth.Register(registration(display_name="Eve")), anonymous.auth.Register(request)
    assert taken.verification_state == free.verification_state == PENDING
    shown = {field.name for field, _ in taken.user.ListFields()}
    assert shown == {field.name for field, _ in free.user.ListFields()}
    assert taken == anonymous.auth.Register(request), "a retry gets the same response"
    assert mailbox.next(email).subject == "You already have an account"
    assert mailbox.is_empty(email)
    assert services(mailing, tokens.access_token).auth.WhoAmI(auth_pb2.WhoAmIRequest()).user.display_name == "Ada"
    with fails(UNAUTHENTICATED, "BAD_CREDENTIALS"):
        sign_in(anonymous, email, OTHER_PASSWORD)


def test_validate_only_does_not_reveal_taken_addresses(mailing, mailbox):
    email, _ = verified(mailing, mailbox)
    answers = [
        services(mailing).auth.Register(registration(email=address, validate_only=True))
        for address in (email, f"{new_id()}@example.org")
    ]
    assert answers[0] == answers[1]


def test_the_mail_is_sent_again_only_while_it_is_needed(mailing, mailbox):
    anonymous, request = services(mailing), registration()
    anonymous.auth.Register(request)
    first = mailbox.next(request.email).token
    again = auth_pb2.ResendVerificationRequest(email=request.email.upper())
    anonymous.auth.ResendVerification(again)
    second = mailbox.next(request.email).token
    assert first != second
    anonymous.auth.VerifyEmail(auth_pb2.VerifyEmailRequest(token=first))
    with fails(FAILED_PRECONDITION, "TOKEN_USED"):
        anonymous.auth.VerifyEmail(auth_pb2.VerifyEmailRequest(token=second))

    # A verified and an unknown address get the same response and no mail: the mail of a later request comes first.
    unknown, later = f"{new_id()}@example.org", registration()
    for email in (request.email, unknown):
        anonymous.auth.ResendVerification(auth_pb2.ResendVerificationRequest(email=email))
    anonymous.auth.Register(later)
    mailbox.next(later.email)
    assert mailbox.is_empty(request.email) and mailbox.is_empty(unknown)


def test_mails_to_an_address_are_limited(mailing, mailbox):
    anonymous, request = services(mailing), registration()
    anonymous.auth.Register(request)
    for _ in range(10):
        anonymous.auth.ResendVerification(auth_pb2.ResendVerificationRequest(email=request.email))
    for _ in range(5):
        mailbox.next(request.email)
    later = registration()
    anonymous.auth.Register(later)
    mailbox.next(later.email)
    assert mailbox.is_empty(request.email), "at most five of one kind per hour"


# Passwords


def test_a_forgotten_password_is_reset_once(mailing, mailbox):
    email, tokens = verified(mailing, mailbox)
    anonymous = services(mailing)
    anonymous.auth.RequestPasswordReset(auth_pb2.RequestPasswordResetRequest(email=email.upper()))
    mail = mailbox.next(email)
    assert mail.subject == "Reset your password" and "/reset-password#token=" in mail.plain
    request = auth_pb2.ConfirmPasswordResetRequest(
        token=mail.token, new_password=OTHER_PASSWORD, request_id=new_id()
    )
    for weak, reason in (("short", "PASSWORD_TOO_SHORT"), ("correct horse battery staple", "PASSWORD_BREACHED")):
        failure = failure_of(
            lambda: anonymous.auth.ConfirmPasswordReset(
                auth_pb2.ConfirmPasswordResetRequest(token=mail.token, new_password=weak)
            )
        )
        assert failure.violations == {"new_password": reason}
    assert anonymous.auth.ConfirmPasswordReset(request) == anonymous.auth.ConfirmPasswordReset(request)
    with fails(FAILED_PRECONDITION, "TOKEN_USED"):
        anonymous.auth.ConfirmPasswordReset(
            auth_pb2.ConfirmPasswordResetRequest(token=mail.token, new_password=OTHER_PASSWORD)
        )
    with fails(UNAUTHENTICATED, "SESSION_REVOKED"):
        refresh(anonymous, tokens.refresh_token)
    with fails(UNAUTHENTICATED, "BAD_CREDENTIALS"):
        sign_in(anonymous, email)
    sign_in(anonymous, email, OTHER_PASSWORD)
    assert mailbox.next(email).subject == "Your password was changed"


def test_a_reset_gets_the_same_response_for_every_address(mailing, mailbox):
    email, _ = verified(mailing, mailbox)
    anonymous, unknown = services(mailing), f"{new_id()}@example.org"
    answers = [
        anonymous.auth.RequestPasswordReset(auth_pb2.RequestPasswordResetRequest(email=address))
        for address in (unknown, email)
    ]
    assert answers[0] == answers[1]
    mailbox.next(email)
    assert mailbox.is_empty(unknown)
    with fails(INVALID_ARGUMENT, None, "email"):
        anonymous.auth.RequestPasswordReset(auth_pb2.RequestPasswordResetRequest(email="nobody"))


def test_the_owner_and_the_log_learn_who_requested_a_reset(mailing, mailbox):
    email, tokens = verified(mailing, mailbox)
    anonymous = services(mailing)
    for address in (f"{new_id()}@example.org", email):
        anonymous.auth.RequestPasswordReset(auth_pb2.RequestPasswordResetRequest(email=address))
    mailbox.next(email)
    request = auth_pb2.ListSecurityEventsRequest(kinds=[auth_pb2.SECURITY_EVENT_KIND_PASSWORD_RESET_REQUESTED])
    [event] = services(mailing, tokens.access_token).auth.ListSecurityEvents(request).security_events
    assert event.address.endswith(("/24", "/48"))
    mailing.wait_for_log(event.security_event_id)
    lines = [json.loads(line) for line in mailing.log.read_text().splitlines()]
    told = [line for line in lines if line.get("event_id") == event.security_event_id]
    assert [line["event"] for line in told] == ["password_reset_requested"]
    user = services(mailing, tokens.access_token).auth.WhoAmI(auth_pb2.WhoAmIRequest()).user
    assert told[0]["user_id"] == user.user_id


def test_a_changed_password_signs_the_other_devices_out(mailing, mailbox):
    email, tokens = verified(mailing, mailbox)
    anonymous, ada = services(mailing), services(mailing, tokens.access_token)
    other = sign_in(anonymous, email).tokens
    request = auth_pb2.ChangePasswordRequest(
        current_password=PASSWORD, new_password=OTHER_PASSWORD, request_id=new_id()
    )
    with fails(UNAUTHENTICATED, "BAD_CREDENTIALS"):
        ada.auth.ChangePassword(
            auth_pb2.ChangePasswordRequest(current_password="not the password", new_password=OTHER_PASSWORD)
        )
    assert failure_of(
        lambda: ada.auth.ChangePassword(
            auth_pb2.ChangePasswordRequest(current_password=PASSWORD, new_password=f"{email}")
        )
    ).violations == {"new_password": "PASSWORD_GUESSABLE"}
    assert ada.auth.ChangePassword(request) == ada.auth.ChangePassword(request)
    request.new_password = "eleven foxes behind the mill"
    with fails(INVALID_ARGUMENT, "REQUEST_ID_REUSED"):
        ada.auth.ChangePassword(request)
    with fails(UNAUTHENTICATED, "SESSION_REVOKED"):
        refresh(anonymous, other.refresh_token)
    refresh(anonymous, tokens.refresh_token)
    sign_in(anonymous, email, OTHER_PASSWORD)
    assert mailbox.next(email).subject == "Your password was changed"


# Codes to type


def wrong(code: str) -> str:
    return ("1" if code[0] == "0" else "0") + code[1:]


def by_code(email: str, code: str, password: str = OTHER_PASSWORD) -> auth_pb2.ConfirmPasswordResetRequest:
    return auth_pb2.ConfirmPasswordResetRequest(
        mail_code=auth_pb2.MailCode(email=email, code=code), new_password=password
    )


def test_a_typed_code_does_what_the_link_of_its_mail_does(mailing, mailbox):
    anonymous, request = services(mailing), registration()
    anonymous.auth.Register(request)
    mail = mailbox.next(request.email)
    assert "Or enter this code in the app:" in mail.plain
    typed = auth_pb2.MailCode(email=request.email.upper(), code=mail.code.lower().replace("-", " "))
    anonymous.auth.VerifyEmail(auth_pb2.VerifyEmailRequest(mail_code=typed))
    tokens = sign_in(anonymous, request.email).tokens
    with fails(FAILED_PRECONDITION, "TOKEN_USED"):
        anonymous.auth.VerifyEmail(auth_pb2.VerifyEmailRequest(token=mail.token))

    anonymous.auth.RequestPasswordReset(auth_pb2.RequestPasswordResetRequest(email=request.email))
    code = mailbox.next(request.email).code
    weak = failure_of(lambda: anonymous.auth.ConfirmPasswordReset(by_code(request.email, code, "short")))
    assert weak.violations == {"new_password": "PASSWORD_TOO_SHORT"}
    reset = by_code(request.email, code)
    reset.request_id = new_id()
    assert anonymous.auth.ConfirmPasswordReset(reset) == anonymous.auth.ConfirmPasswordReset(reset)
    with fails(UNAUTHENTICATED, "SESSION_REVOKED"):
        refresh(anonymous, tokens.refresh_token)
    tokens = sign_in(anonymous, request.email, OTHER_PASSWORD).tokens

    new = f"{new_id()}@example.org"
    services(mailing, tokens.access_token).auth.ChangeEmail(auth_pb2.ChangeEmailRequest(new_email=new))
    confirmation = auth_pb2.MailCode(email=new, code=mailbox.next(new).code)
    changed = anonymous.auth.ConfirmEmailChange(auth_pb2.ConfirmEmailChangeRequest(mail_code=confirmation))
    assert changed.user.email == new


def test_a_wrong_code_gets_the_same_response_with_or_without_an_account(mailing, mailbox):
    email, _ = verified(mailing, mailbox)
    anonymous, unknown = services(mailing), f"{new_id()}@example.org"
    for address in (email, unknown):
        anonymous.auth.RequestPasswordReset(auth_pb2.RequestPasswordResetRequest(email=address))
    code = mailbox.next(email).code

    def answer(address: str, typed: str):
        failure = failure_of(lambda: anonymous.auth.ConfirmPasswordReset(by_code(address, typed)))
        return failure.code, failure.violations, failure.message

    answers = [answer(address, wrong(code)) for _ in range(5) for address in (email, unknown)]
    assert set(map(str, answers)) == {str(answers[0])}
    assert answers[0][:2] == (INVALID_ARGUMENT, {"mail_code.code": "CODE_INVALID"})
    assert answer(email, code) == answers[0], "five wrong codes void the right one"
    anonymous.auth.RequestPasswordReset(auth_pb2.RequestPasswordResetRequest(email=email))
    anonymous.auth.ConfirmPasswordReset(by_code(email, mailbox.next(email).code))


# Change of address


def test_an_address_is_changed_by_a_mail_to_the_new_one(mailing, mailbox):
    old, tokens = verified(mailing, mailbox)
    new, ada, anonymous = f"{new_id()}@example.org", services(mailing, tokens.access_token), services(mailing)
    request = auth_pb2.ChangeEmailRequest(new_email=new, request_id=new_id())
    assert ada.auth.ChangeEmail(request).verification_state == PENDING
    assert ada.auth.ChangeEmail(request).verification_state == PENDING
    mail = mailbox.next(new)
    assert "/confirm-email-change#token=" in mail.plain
    assert sign_in(anonymous, old).user.email == old, "nothing has changed yet"
    changed = anonymous.auth.ConfirmEmailChange(auth_pb2.ConfirmEmailChangeRequest(token=mail.token))
    assert (changed.user.email, changed.user.verification_state) == (new, VERIFIED)
    assert mailbox.next(old).subject == "Your e-mail address was changed"
    sign_in(anonymous, new)
    with fails(UNAUTHENTICATED, "BAD_CREDENTIALS"):
        sign_in(anonymous, old)
    assert mailbox.is_empty(new), "one request sends one mail"
    with fails(FAILED_PRECONDITION, "TOKEN_USED"):
        anonymous.auth.ConfirmEmailChange(auth_pb2.ConfirmEmailChangeRequest(token=mail.token))


def test_a_taken_address_stays_with_its_owner_who_is_notified(mailing, mailbox):
    theirs, _ = verified(mailing, mailbox)
    _, tokens = verified(mailing, mailbox)
    ada = services(mailing, tokens.access_token)
    assert ada.auth.ChangeEmail(auth_pb2.ChangeEmailRequest(new_email=theirs)).verification_state == PENDING
    assert mailbox.next(theirs).subject == "You already have an account"


def test_the_first_to_confirm_gets_the_address(mailing, mailbox):
    wanted, anonymous = f"{new_id()}@example.org", services(mailing)
    tokens = []
    for _ in range(2):
        _, held = verified(mailing, mailbox)
        services(mailing, held.access_token).auth.ChangeEmail(auth_pb2.ChangeEmailRequest(new_email=wanted))
        tokens.append(mailbox.next(wanted).token)
    anonymous.auth.ConfirmEmailChange(auth_pb2.ConfirmEmailChangeRequest(token=tokens[0]))
    with fails(grpc.StatusCode.ALREADY_EXISTS, "EMAIL_TAKEN"):
        anonymous.auth.ConfirmEmailChange(auth_pb2.ConfirmEmailChangeRequest(token=tokens[1]))


# The mails themselves


def test_the_command_line_accepts_the_codes_of_mails(mailing, mailbox, tmp_path):
    client, address, new = Client(mailing, tmp_path), f"{new_id()}@example.org", "eleven quiet swans ashore"
    said = client.run("register", "--email", address, "--name", "Ada").stderr
    assert "titanup email verify" in said
    assert "EMAIL_UNVERIFIED" in client.run("sign-in", "--email", address, status=1).stderr
    code = mailbox.next(address).code
    assert "CODE_INVALID" in client.run("email", "verify", address, wrong(code), status=1).stderr
    client.run("email", "verify", address, code.lower())
    client.run("sign-in", "--email", address)
    assert "on its way" in client.run("password", "forgotten", address).stdout
    client.run("password", "reset", address, mailbox.next(address).code, TITANUP_NEW_PASSWORD=new)
    client.run("sign-in", "--email", address, TITANUP_PASSWORD=new)
    other = f"{new_id()}@example.org"
    assert client.json("email", "change", other)["confirmation_needed"]
    assert client.json("whoami")["user"]["email"] == address
    assert client.json("email", "confirm", other, mailbox.next(other).code)["email"] == other
    assert "on its way" in client.run("email", "resend", other).stdout
    assert "CODE_INVALID" in client.run("email", "verify", other, "x", status=1).stderr
    assert "There is no terminal" in client.run("email", "verify", other, status=64).stderr


def test_mails_are_in_the_accounts_language_and_keep_every_character(mailing, mailbox):
    name = "Jürgen <b>🏋️</b> & Söhne"
    email, _ = verified(mailing, mailbox, display_name=name, locale="de-AT")
    services(mailing).auth.RequestPasswordReset(auth_pb2.RequestPasswordResetRequest(email=email))
    mail = mailbox.next(email)
    assert mail.subject == "Setze dein Passwort zurück"
    assert f"Hallo {name}," in mail.plain
    assert "Hallo Jürgen &lt;b&gt;🏋️&lt;/b&gt; &amp; Söhne," in mail.html
    assert mail.message["from"] == "TitanUp <titanup@mail.example>"
    assert mail.message["content-language"] == "de"
    assert not mail.message.defects and mail.message.get_content_type() == "multipart/alternative"
    assert all(len(line) <= 78 and line.isascii() for line in mail.content.split(b"\r\n"))
    assert not mail.content.replace(b"\r\n", b"").count(b"\n")


def test_a_display_name_is_sent_only_to_verified_addresses(mailing, mailbox):
    spam = "Buy pills at https://spam.example"
    anonymous, request = services(mailing), registration(display_name=spam)

    def greeting(email: str) -> str:
        mail = mailbox.next(email)
        assert "spam" not in mail.plain + mail.html + mail.content.decode()
        return mail.plain.splitlines()[0]

    anonymous.auth.Register(request)
    assert greeting(request.email) == "Hello,"
    request.request_id = new_id()
    anonymous.auth.Register(request)
    assert greeting(request.email) == "Hello,", "the mail to an existing account"
    anonymous.auth.RequestPasswordReset(auth_pb2.RequestPasswordResetRequest(email=request.email))
    assert greeting(request.email) == "Hello,"

    _, tokens = verified(mailing, mailbox, display_name=spam)
    victim = f"{new_id()}@example.org"
    services(mailing, tokens.access_token).auth.ChangeEmail(auth_pb2.ChangeEmailRequest(new_email=victim))
    assert greeting(victim) == "Hello,"


def test_headers_cannot_be_injected(mailing):
    for email in ("ada@example.org\r\nBcc: eve@example.org", "ada@example.org\nX: y", "a,b@example.org", "<a@example.org>"):
        with fails(INVALID_ARGUMENT, None, "email"):
            services(mailing).auth.Register(registration(email=email))
    with fails(INVALID_ARGUMENT, None, "display_name"):
        services(mailing).auth.Register(registration(display_name="Ada\r\nBcc: eve@example.org"))


def test_tokens_and_addresses_are_not_logged(mailing, mailbox):
    email, tokens = verified(mailing, mailbox)
    services(mailing).auth.RequestPasswordReset(auth_pb2.RequestPasswordResetRequest(email=email))
    mail = mailbox.next(email)
    services(mailing).auth.ConfirmPasswordReset(by_code(email, mail.code))
    log = mailing.log.read_text()
    secrets = (email, mail.token, mail.code, mail.code.replace("-", ""), PASSWORD, tokens.refresh_token)
    assert not any(secret in log for secret in secrets)
