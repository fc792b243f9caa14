"""A set streamed message by message, so that a test can stop in the middle."""

import queue

import grpc
from titanup.pose.v1 import pose_pb2

from . import recordings

_END = object()


class LiveSet:
    """One connection of a StreamReps call."""

    def __init__(self, pose, opening: pose_pb2.Open):
        self._requests: queue.SimpleQueue = queue.SimpleQueue()
        self.responses: list[pose_pb2.StreamRepsResponse] = []
        self.call = pose.StreamReps(iter(self._requests.get, _END))
        self.send(open=opening)

    def send(self, **message) -> None:
        self._requests.put(pose_pb2.StreamRepsRequest(**message))

    def send_frames(self, frames, size: int = 32) -> None:
        for batch in recordings.batches(frames, size):
            self.send(frames=batch)

    def until(self, kind: str, matches=lambda _: True):
        """Reads until a message of this kind arrives."""
        for response in self.call:
            self.responses.append(response)
            message = getattr(response, kind)
            if response.WhichOneof("message") == kind and matches(message):
                return message
        raise AssertionError(f"the stream ended without {kind}; {[r.WhichOneof('message') for r in self.responses]} came")

    def rest(self) -> list[pose_pb2.StreamRepsResponse]:
        """Reads to the end."""
        for response in self.call:
            self.responses.append(response)
        return self.responses

    def close(self) -> None:
        """Ends the set."""
        self.send(close=pose_pb2.Close())
        self._requests.put(_END)

    def drop(self) -> None:
        """Abandons the call without telling the service."""
        self.call.cancel()
        self._requests.put(_END)

    def failure(self) -> grpc.RpcError:
        """The error that ends the call."""
        try:
            self.rest()
        except grpc.RpcError as error:
            return error
        raise AssertionError("the call ended well")


def of_kind(responses, kind: str) -> list:
    return [getattr(response, kind) for response in responses if response.WhichOneof("message") == kind]
