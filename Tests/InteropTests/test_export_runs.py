"""What an export takes, whom it refuses, and what is left when it fails."""

import datetime
import json
import time

from interop import recordings, web
from interop.exports import client_of, opened
from interop.histories import batch
from interop.people import PASSWORD, Person, new_id, now, timestamp
from interop.web import SAME_ORIGIN, Browser
from titanup.auth.v1 import auth_pb2
from titanup.sessions.v1 import sessions_pb2

def test_memory_does_not_grow_with_the_account(stack, ada, bob, tmp_path):
    """Hundreds of sessions with long notes and a recording of many minutes, beside nothing."""
    start = now() - datetime.timedelta(days=700)
    for day in range(0, 80, 20):
        sessions_of_days = [
            sessions_pb2.CreateSessionRequest(session=ada.declaration(
                5, note="n" * 1_000, start_time=timestamp(start + datetime.timedelta(days=day + number % 20, hours=number // 20)),
                end_time=timestamp(start + datetime.timedelta(days=day + number % 20, hours=number // 20, minutes=1))))
            for number in range(100)]
        results = batch(ada, *sessions_of_days)
        assert all(each.HasField("session") for each in results), results[0]
    receipt = ada.upload(recordings.long_set(1, 20), is_simulated=True, start_time=timestamp(now() - datetime.timedelta(hours=2))).receipt
    (tmp_path / "a").mkdir(), (tmp_path / "b").mkdir()
    nothing = client_of(stack, bob, tmp_path / "b").peak("export", tmp_path / "b.zip")
    much = client_of(stack, ada, tmp_path / "a").peak("export", tmp_path / "a.zip")
    files = opened((tmp_path / "a.zip").read_bytes())
    assert files["sessions/sessions.jsonl"].count(b"\n") == 400
    assert len(files[f"sets/recordings/{receipt.stream_id}.csv"]) > 5_000_000
    assert nothing < 64 << 20 and much < 64 << 20, (nothing, much)
    # The archive's own content would be many times that.
    assert much - nothing < 12 << 20, (nothing, much)


def test_a_draft_of_somebody_else_and_a_file_that_exists_are_refused(stack, ada, bob, tmp_path):
    (tmp_path / "a").mkdir(), (tmp_path / "b").mkdir()
    one, other = client_of(stack, ada, tmp_path / "a"), client_of(stack, bob, tmp_path / "b")
    target = tmp_path / "x.zip"
    (tmp_path / "x.zip.part").write_bytes(b"")
    one.run("export", str(target))
    assert "exists" in one.run("export", str(target), status=1).stderr
    target.unlink()
    (tmp_path / "x.zip.part.files").write_text(
        json.dumps({"program": "titanup 1.0.0", "userID": ada.user_id, "language": "en", "startTime": 1}) + "\n")
    refused = other.run("export", str(target), status=1)
    assert "another account" in refused.stderr and not target.exists()


def test_a_failure_names_the_file_and_leaves_no_archive(stack, ada, tmp_path):
    client = client_of(stack, ada, tmp_path)
    token = ada.auth.CreatePersonalAccessToken(auth_pb2.CreatePersonalAccessTokenRequest(
        name="reader", scopes=["auth:read"], request_id=new_id())).secret
    refused = client.run("export", str(tmp_path / "x.zip"), status=1, TITANUP_TOKEN=token)
    assert "account/access-tokens.jsonl" in refused.stderr and "SIGN_IN_REQUIRED" in refused.stderr
    assert not (tmp_path / "x.zip").exists() and (tmp_path / "x.zip.part").exists()


def test_the_readme_is_in_the_persons_language(stack, ada, tmp_path):
    client = client_of(stack, ada, tmp_path, LANG="de_DE.UTF-8")
    client.run("export", str(tmp_path / "x.zip"))
    text = opened((tmp_path / "x.zip").read_bytes())["README.txt"].decode()
    assert text.startswith("Deine TitanUp-Daten\n") and ada.email in text


def test_only_the_page_downloads_and_only_for_its_session(stack, ada):
    browser = Browser(web.address(stack))
    assert browser.session("sign-in", auth_pb2.SignInRequest(email=ada.email, password=PASSWORD)).status == 200
    for headers, status in [
        ({"sec-fetch-site": "cross-site"}, 403), ({"sec-fetch-site": "same-site"}, 403),
        ({"origin": "https://evil.example"}, 403),
    ]:
        assert browser.request("GET", "/export", headers=headers).status == status
    assert Browser(web.address(stack)).request("GET", "/export", headers=SAME_ORIGIN).status == 401
    refused = browser.request("POST", "/export", headers=SAME_ORIGIN)
    assert (refused.status, refused["allow"]) == (405, "GET")


def test_who_is_signed_out_or_deleted_gets_nothing(stack, tmp_path):
    person = Person(stack)
    browser = Browser(web.address(stack))
    browser.session("sign-in", auth_pb2.SignInRequest(email=person.email, password=PASSWORD))
    client = client_of(stack, person, tmp_path)
    person.auth.DeleteAccount(auth_pb2.DeleteAccountRequest())
    end = time.monotonic() + 10
    while (answer := browser.request("GET", "/export", headers=SAME_ORIGIN)).status == 200:
        assert time.monotonic() < end
    assert answer.status == 401
    refused = client.run("export", str(tmp_path / "x.zip"), status=1)
    assert "sign-in" in refused.stderr and not (tmp_path / "x.zip").exists()
