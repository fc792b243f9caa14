"""The OpenAPI documents: they are valid, they list exactly what the edge lets through, and real answers fit their schemas."""

import collections
import datetime
import gzip
import json

import pytest
from google.protobuf import descriptor_pb2
from interop import programs, web
from interop.method_fuzzer import services_of
from interop.openapi import Document, Known, call
from interop.people import Person
from interop.stack import SERVICES
from interop.web import Browser
from openapi_spec_validator import OpenAPIV31SpecValidator, validate
from titanup.social.v1 import social_pb2

NO_SIDE_EFFECTS = descriptor_pb2.MethodOptions.NO_SIDE_EFFECTS
FILES = ["openapi.json", "openapi-operators.json"]
METHODS = {f"/{service.full_name}/{method.name}": method for _, service in services_of(SERVICES) for method in service.methods}

#: What methods that read want to know beside ids.
ARGUMENTS = {
    "CalculateBmi": {"heightCm": 180, "weightKg": 75.5, "birthYear": 1990}, "GetActivityChart": {"range": "CHART_RANGE_LAST_7_DAYS"},
    "GetStats": {"period": "STATS_PERIOD_ALL"}, "GetTrainingStats": {"period": "STATS_PERIOD_MONTH"}, "GetImage": {"imageUri": "titanup:trophies/T-SESSION-5.svg"},
    "ListSelections": {"fromLocalDate": "2026-02-01", "toLocalDate": "2026-02-28"},
}
#: What Ada has nothing of: these answer with an error.
NOTHING = {"GetDeletionReceipt", "GetPractice", "ExplainScore", "GetSharedAward", "GetPartner", "LookUpInvitation", "LookUpGroupInvitation"}


@pytest.fixture(scope="module")
def at(stack):
    return web.address(stack)


@pytest.fixture(scope="module")
def document(at):
    return Document(at, "openapi.json")


@pytest.fixture(scope="module")
def ada(stack):
    """Somebody who has done something of everything."""
    ada = Person(stack)
    session = ada.store(ada.upload().receipt)
    ada.watch_until({"T-SESSION-10"})
    ada.declare(7)
    ada.tap(ada.habit("Read", per_day=2))
    ada.social.UpdateSharing(social_pb2.UpdateSharingRequest(sharing=social_pb2.Sharing(display_name="Ada")))
    group = social_pb2.CreateGroupRequest(
        settings=social_pb2.GroupSettings(name="Titans"), sharing=social_pb2.GroupSharing(board=True, push_ups=True))
    group_id = ada.social.CreateGroup(group).group_id
    challenge = social_pb2.Challenge(
        title="Today", rule=social_pb2.CHALLENGE_RULE_REPS, first_local_date=session.local_date,
        last_local_date=str(datetime.date.fromisoformat(session.local_date) + datetime.timedelta(days=1)))
    ada.social.CreateChallenge(social_pb2.CreateChallengeRequest(group_id=group_id, challenge=challenge))
    assert session.reps == 12
    return ada


@pytest.mark.parametrize("file", FILES)
def test_the_documents_are_valid_openapi(at, file):
    document = Document(at, file).content
    assert document["openapi"] == "3.1.0"
    validate(document, cls=OpenAPIV31SpecValidator)


@pytest.mark.parametrize("file", FILES)
def test_the_documents_are_public_compressed_and_asked_for_once(at, file):
    plain = Browser(at).request("GET", f"/{file}")
    packed = Browser(at).request("GET", f"/{file}", headers={"accept-encoding": "gzip"})
    assert packed["content-encoding"] == "gzip" and gzip.decompress(packed.body) == plain.body
    assert len(packed.body) < len(plain.body) / 4
    assert packed["cache-control"] == "no-cache" and packed["etag"] != plain["etag"]
    again = Browser(at).request("GET", f"/{file}", headers={"accept-encoding": "gzip", "if-none-match": packed["etag"]})
    assert (again.status, again.body) == (304, b"")


def test_exactly_what_the_edge_lets_through_is_listed(at, document, ada):
    """Every method of every proto is called: those of the document pass, those of operators are closed here, and nobody outside
    knows the others."""
    operators = Document(at, "openapi-operators.json")
    assert not set(document.paths) & set(operators.paths)
    refused = collections.defaultdict(set)
    for path, method in METHODS.items():
        if method.client_streaming or method.server_streaming:
            headers = {"content-type": "application/connect+json", "authorization": f"Bearer {ada.tokens.access_token}"}
            answer = Browser(at).request("POST", path, b"\0\0\0\0\1", headers)
            # The envelope is cut, so that no stream begins: only what routes the call can have said that it isn't known.
            text = answer.body.decode(errors="replace")
        else:
            answer = call(at, path, {"nothing": 1}, ada.tokens.access_token)
            text = answer.body.decode()
        for reason in ("METHOD_UNKNOWN", "ADMINISTRATION_OFF"):
            if reason in text:
                refused[reason].add(path)
    assert refused["ADMINISTRATION_OFF"] == set(operators.paths)
    assert set(METHODS) - refused["METHOD_UNKNOWN"] == set(document.paths) | set(operators.paths)
    assert len(document.paths) > 150 and refused["METHOD_UNKNOWN"]


def test_get_is_for_methods_without_side_effects(at, document):
    for path, item in document.paths.items():
        answer = Browser(at).request("GET", f"{path}?encoding=json&message=%7B%7D")
        # 415 for streams, whose messages have no place in an address.
        assert (answer.status not in (405, 415)) == ("get" in item), (path, answer)
        assert ("get" in item) == (METHODS[path].GetOptions().idempotency_level == NO_SIDE_EFFECTS and document.is_unary(path))


def test_only_methods_that_say_so_need_no_token(at, document):
    """Without one, all others are UNAUTHENTICATED before anything else; of the open ones, those that ask for another secret in the
    request may be so too, with a reason of their own."""
    unary = [path for path in document.paths if document.is_unary(path)]
    assert {document.needs_token(path) for path in unary} == {True, False}
    for path in unary:
        answer = call(at, path, {})
        reasons = [detail["debug"]["reason"] for detail in json.loads(answer.body).get("details", []) if detail["type"] == "google.rpc.ErrorInfo"]
        assert ("TOKEN_REQUIRED" in reasons) == document.needs_token(path), (path, answer)
        assert not document.faults(path, "post", answer), (path, document.faults(path, "post", answer))


def test_real_answers_fit_their_schemas(at, document, ada):
    """Of every method that reads: with ids from other answers, so that there is something to read."""
    known, answers, faults = Known(), {}, []
    reading = [path for path, item in document.paths.items() if "get" in item]
    # An id may come from a method further down.
    for _ in range(2):
        for path in reading:
            request = known.request(document.request_of(path), **ARGUMENTS.get(path.rpartition("/")[2], {}))
            answer = call(at, path, request, ada.tokens.access_token, by="GET")
            faults += [f"{path}: {fault}" for fault in document.faults(path, "get", answer)]
            if answer.status == 200:
                known.learn(json.loads(answer.body))
                answers[path] = answer
    assert not faults, faults
    assert {path.rpartition("/")[2] for path in set(reading) - set(answers)} == NOTHING
    assert len(answers) > 60 and {path.split(".")[1] for path in answers} == set(SERVICES)


def test_a_schema_that_does_not_fit_is_noticed(at, document, ada):
    path = "/titanup.auth.v1.AuthService/WhoAmI"
    answer = call(at, path, {}, ada.tokens.access_token)
    assert not document.faults(path, "post", answer)
    content = json.loads(answer.body)
    for change in ({"nothing": 1}, {"user": {**content["user"], "createTime": "yesterday"}}, {"user": {**content["user"], "userId": 5}}):
        answer.body = json.dumps({**content, **change}).encode()
        assert document.faults(path, "post", answer), change


@pytest.mark.programs
def test_codes_come_with_the_statuses_that_the_document_names():
    """All of them, from a server that fails as it is told."""
    text = (programs.ROOT / "Services/Web/App/Generated/openapi.json").read_text()
    promised = json.loads(text)["components"]["schemas"]["connect.Code"]["x-http-status"]
    seen = {}
    with programs.server("--web-port=0") as at:
        for number in range(1, 17):
            definition = {"error": {"code": number, "message": "as told"}}
            answer = call(at, "/connectrpc.conformance.v1.ConformanceService/Unary", {"responseDefinition": definition})
            seen[json.loads(answer.body)["code"]] = answer.status
    assert seen == promised
