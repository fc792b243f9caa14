"""The outbox: mails survive crashes of the mail server and of the service. No other service may send from the same
database meanwhile."""

import os
import stat
import time

import pytest
from interop.certificates import Certificates
from interop.mail import Mailbox, MailServer, MailStack, registration, services

# The services here run on the stack's database.
pytestmark = pytest.mark.usefixtures("stack")


@pytest.fixture
def mailbox():
    return Mailbox()


@pytest.fixture(scope="module")
def certificates(tmp_path_factory):
    return Certificates(tmp_path_factory.mktemp("certificates"))


def test_a_mail_survives_the_mail_server_and_the_service(mailbox, tmp_path, certificates):
    server = MailServer(mailbox, certificates, implicit=True)
    stack, request = MailStack(tmp_path, **MailStack.over(server, certificates)), registration()
    with stack:
        services(stack).auth.Register(request)
        stack.wait_for_log("a mail was not taken")
        stack.kill()
        assert mailbox.is_empty(request.email)
        with server:
            stack.start()
            mailbox.next(request.email)


def test_several_services_send_each_mail_once(mailbox, tmp_path):
    with MailServer(mailbox, None) as server:
        settings = MailStack.over(server, None)
        with MailStack(tmp_path, **settings) as first, MailStack(tmp_path, **settings) as second:
            requests = [registration() for _ in range(30)]
            for number, request in enumerate(requests):
                services((first, second)[number % 2]).auth.Register(request)
            for request in requests:
                mailbox.next(request.email)
            assert all(mailbox.is_empty(request.email) for request in requests)


def test_an_untrusted_mail_server_gets_no_mail(mailbox, tmp_path, certificates):
    stranger = Certificates(tmp_path / "stranger")
    with MailServer(mailbox, stranger) as server:
        with MailStack(tmp_path, **MailStack.over(server, certificates)) as stack:
            before, request = mailbox.sent, registration()
            services(stack).auth.Register(request)
            stack.wait_for_log("a mail was not taken")
            assert mailbox.sent == before


def test_mails_become_files_for_development(tmp_path):
    folder = tmp_path / "mails"
    with MailStack(tmp_path, TITANUP_MAIL_FOLDER=str(folder)) as stack:
        services(stack).auth.Register(registration())
        end = time.monotonic() + 60
        while not (files := list(folder.glob("*.eml")) if folder.is_dir() else []):
            assert time.monotonic() < end
            time.sleep(0.05)
        assert stat.S_IMODE(os.stat(files[0]).st_mode) == 0o600
        assert b"Subject:" in files[0].read_bytes()
