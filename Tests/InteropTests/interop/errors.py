"""The details of a failed call."""

import contextlib
import dataclasses

import grpc
import pytest
from google.rpc import error_details_pb2, status_pb2


@dataclasses.dataclass
class Failure:
    """One failed call."""

    code: grpc.StatusCode | None = None
    message: str = ""
    raw_details: bytes = b""
    reason: str = ""
    domain: str = ""
    info: dict = dataclasses.field(default_factory=dict)
    violations: dict = dataclasses.field(default_factory=dict)
    # The message for the user about each wrong field, by language.
    localized: dict = dataclasses.field(default_factory=dict)
    retry_delay: float | None = None
    # The messages for the user, by language.
    words: dict = dataclasses.field(default_factory=dict)

    def read(self, error: grpc.RpcError) -> "Failure":
        self.code, self.message = error.code(), error.details() or ""
        trailing = dict(error.trailing_metadata() or ())
        self.raw_details = trailing.get("grpc-status-details-bin", b"")
        if self.raw_details:
            self._decode()
        return self

    def _decode(self) -> None:
        status = status_pb2.Status.FromString(self.raw_details)
        assert status.code == self.code.value[0], "the details' code is not the call's"
        assert status.message == self.message, "the details' message is not the call's"
        for detail in status.details:
            if detail.Is(error_details_pb2.ErrorInfo.DESCRIPTOR):
                info = error_details_pb2.ErrorInfo.FromString(detail.value)
                self.reason, self.domain, self.info = info.reason, info.domain, dict(info.metadata)
            elif detail.Is(error_details_pb2.RetryInfo.DESCRIPTOR):
                self.retry_delay = error_details_pb2.RetryInfo.FromString(detail.value).retry_delay.ToTimedelta().total_seconds()
            elif detail.Is(error_details_pb2.LocalizedMessage.DESCRIPTOR):
                said = error_details_pb2.LocalizedMessage.FromString(detail.value)
                assert said.locale not in self.words, "a language comes twice"
                self.words[said.locale] = said.message
            elif detail.Is(error_details_pb2.BadRequest.DESCRIPTOR):
                for violation in error_details_pb2.BadRequest.FromString(detail.value).field_violations:
                    self.violations[violation.field] = violation.reason
                    said = violation.localized_message
                    assert said.locale and said.message, f"{violation.field} has no message for the user"
                    self.localized[violation.field] = (said.locale, said.message)


@contextlib.contextmanager
def fails(code: grpc.StatusCode, reason: str | None = None, *violations: str):
    """Expects a call to fail like this. Every reason of ours has the domain `titanup`."""
    failure = Failure()
    with pytest.raises(grpc.RpcError) as caught:
        yield failure
    failure.read(caught.value)
    assert failure.code == code, failure
    if reason is not None:
        assert (failure.reason, failure.domain) == (reason, "titanup"), failure
    for field in violations:
        assert field in failure.violations, failure


def failure_of(call) -> Failure:
    """The failure of a call that must fail, whatever it is."""
    with pytest.raises(grpc.RpcError) as caught:
        call()
    return Failure().read(caught.value)
