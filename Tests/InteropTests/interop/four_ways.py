"""One call, made by every protocol that the edge speaks, with its outcome in one form."""

import base64
import dataclasses
import json
import urllib.parse

import grpc
from google.protobuf import json_format, message_factory
from google.rpc import status_pb2

from . import web
from .stack import TIMEOUT

#: The names of codes in the Connect protocol, by their number.
CODES = {code.value[0]: "canceled" if code.name == "CANCELLED" else code.name.lower() for code in grpc.StatusCode}


@dataclasses.dataclass(frozen=True)
class Outcome:
    """A response, or an error."""

    code: str
    message: str = ""
    #: Type and value of each.
    details: tuple = ()
    response: object = None

    @classmethod
    def of(cls, code: str, message: str, status: status_pb2.Status):
        return cls(code, message, tuple((detail.type_url.rpartition("/")[2], detail.value) for detail in status.details))


class FourWays:
    """A person before the edge: by gRPC and Connect with a token, by gRPC-Web with the cookie of the same account.

    - Parameter token: `None`: a stranger.
    """

    def __init__(self, one_port, at: str, browser: web.Browser, token: str | None):
        self.one_port, self.at, self.browser, self.token = one_port, at, browser, token
        self.program = web.Browser(at)

    def grpc(self, method, request) -> Outcome:
        response = message_factory.GetMessageClass(method.output_type)
        call = self.one_port.channel("auth").unary_unary(
            path(method), request_serializer=type(request).SerializeToString, response_deserializer=response.FromString)
        metadata = [("authorization", f"Bearer {self.token}")] if self.token else []
        try:
            return Outcome("ok", response=call(request, metadata=metadata, timeout=TIMEOUT))
        except grpc.RpcError as error:
            trailers = dict(error.trailing_metadata())
            status = status_pb2.Status.FromString(trailers.get("grpc-status-details-bin", b""))
            return Outcome.of(CODES[error.code().value[0]], error.details(), status)

    def grpc_web(self, method, request) -> Outcome:
        call = self.browser.call(path(method)[1:], request)
        if call.code == 0:
            return Outcome("ok", response=message_factory.GetMessageClass(method.output_type).FromString(call.messages[0]))
        message = urllib.parse.unquote(call.trailers.get("grpc-message", ""))
        return Outcome.of(CODES[call.code], message, call.details)

    def connect_proto(self, method, request) -> Outcome:
        return self._connect("POST", path(method), request.SerializeToString(), method, "proto")

    def connect_json(self, method, request) -> Outcome:
        return self._connect("POST", path(method), json_format.MessageToJson(request).encode(), method, "json")

    def connect_get(self, method, request) -> Outcome:
        message = base64.urlsafe_b64encode(request.SerializeToString()).decode()
        query = urllib.parse.urlencode({"connect": "v1", "encoding": "proto", "base64": "1", "message": message})
        return self._connect("GET", f"{path(method)}?{query}", b"", method, "proto")

    def _connect(self, verb: str, target: str, content: bytes, method, codec: str) -> Outcome:
        headers = {"content-type": f"application/{codec}"} if verb == "POST" else {}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        answer = self.program.request(verb, target, content, headers)
        if answer.status == 200:
            assert answer["content-type"] == f"application/{codec}"
            response = message_factory.GetMessageClass(method.output_type)()
            json_format.Parse(answer.body, response) if codec == "json" else response.ParseFromString(answer.body)
            return Outcome("ok", response=response)
        assert answer["content-type"] == "application/json", answer
        error = json.loads(answer.body)
        details = tuple((detail["type"], padded(detail["value"])) for detail in error.get("details", []))
        assert all("debug" in detail for detail in error.get("details", [])), error
        return Outcome(error["code"], error.get("message", ""), details)


def path(method) -> str:
    return f"/{method.containing_service.full_name}/{method.name}"


def padded(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4))
