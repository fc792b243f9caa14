import Foundation
import PoseCountingDomain
import TitanCore
import TitanProto
import TitanRPC

/// One connection's part in a live stream: takes requests, stores frames, answers.
///
/// What the frames show is said at once. They are stored in chunks, and acknowledged then: the client keeps what was not
/// acknowledged, and after a crash the same frames show the same again.
struct LiveCount {
  private let services: PoseServices
  private let response: RPCWriter<PoseV1.StreamRepsResponse>
  private let unstored: UnstoredFrames
  private var stream: CountedStream
  private var pace: LivePace

  init(
    _ stream: CountedStream, key: StreamKey, attachment: UUID, services: PoseServices,
    response: RPCWriter<PoseV1.StreamRepsResponse>
  ) {
    self.stream = stream
    self.services = services
    self.response = response
    pace = LivePace(since: services.now())
    unstored = UnstoredFrames(of: key, attachment: attachment, storer: services.storer) { frame in
      // A client that is gone asks when it comes back.
      try? response.enqueue(.init(message: .ack(PoseV1.Ack(frame: frame))))
    }
  }

  /// Serves requests until the last, or until frames cannot be stored: who sends nothing hears of that as well.
  func run(_ requests: RPCAsyncSequence<PoseV1.StreamRepsRequest>) async throws {
    try await withThrowingTaskGroup(of: Bool.self) { group in
      group.addTask {
        var count = self
        try await count.serve(requests)
        return true
      }
      group.addTask {
        try await unstored.untilFailure()
        return false
      }
      defer { group.cancelAll() }
      while let isServed = try await group.next(), !isServed {}
    }
  }

  /// A client that half-closes without `close` may come back: what it sent is stored.
  private mutating func serve(_ requests: RPCAsyncSequence<PoseV1.StreamRepsRequest>) async throws {
    let ready = PoseV1.Ready(
      counter: stream.header.parameters.name, reps: UInt32(stream.tally.reps.count), nextFrame: stream.nextFrame,
      closed: false)
    try await response.write(.init(message: .ready(ready)))
    // One request is taken at a time: a client that is faster than the store meets flow control.
    for try await request in requests {
      if try await take(request) { return }
    }
    try await unstored.store()
  }

  /// Takes one request; `true` if it was the last.
  private mutating func take(_ request: PoseV1.StreamRepsRequest) async throws -> Bool {
    switch request.message {
    case .open:
      throw RPCError(.failedPrecondition, reason: "ALREADY_OPENED", "the stream is open; open comes once, first of all")
    case .frames(let frames):
      try await take(frames)
    case .pause:
      stream.isPaused = true
    case .resume:
      stream.isPaused = false
    case .close:
      try await close()
      return true
    case nil:
      throw RPCError.invalid("message", reason: "MESSAGE_MISSING", "nothing is set; allowed: one of the messages")
    }
    return false
  }

  private mutating func take(_ frames: PoseV1.Frames) async throws {
    try frames.checkCount()
    let before = stream.tally.duration
    var said: [PoseV1.StreamRepsResponse] = []
    var refused: LandmarkError?
    for frame in frames.frames {
      do throws(LandmarkError) {
        said += try stream.take(frame).map { PoseV1.StreamRepsResponse($0, frame: frame.number) }
      } catch {
        refused = error
        break
      }
    }
    // First, as it throws what became of those before: nothing is said of a stream once it is known not to be this connection's.
    let onPace = pace.take(stream.tally.duration - before, at: services.now())
    let waiting = try unstored.add(stream.takeUnstored(), before: stream.nextFrame, onPace: onPace)
    for message in said { try await response.write(message) }
    if waiting >= services.limits.framesPerChunk { try await unstored.store() }
    guard let refused else { return }
    try await unstored.store()
    throw RefusedFrame(refused)
  }

  private mutating func close() async throws {
    try await unstored.store()
    let last = stream.nextFrame - min(stream.nextFrame, 1)
    for event in stream.finish() { try await response.write(PoseV1.StreamRepsResponse(event, frame: last)) }
    let receipt = try await services.close(stream, key: unstored.key, attachment: unstored.attachment)
    try await response.write(.init(message: .receipt(PoseV1.RepReceipt(receipt))))
  }
}

extension PoseV1.Frames {
  /// - Throws: RESOURCE_EXHAUSTED TOO_MANY_FRAMES.
  func checkCount() throws {
    guard frames.count <= PoseLimits.framesPerMessage else {
      throw RPCError(
        .resourceExhausted, reason: "TOO_MANY_FRAMES",
        "\(frames.count) frames in one message; allowed: \(PoseLimits.framesPerMessage)")
    }
  }
}
