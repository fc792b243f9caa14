import Foundation
import PoseCountingDomain
import TitanCore
import TitanProto
import TitanRPC

/// One connection's part in a live stream: takes requests, stores frames, and answers.
///
/// It reports at once what the frames show. It stores them in chunks and acknowledges each chunk once stored. The
/// client keeps unacknowledged frames; after a crash, the same frames lead to the same reports again.
struct LiveCount {
  private let services: PoseServices
  private let response: RPCWriter<PoseV1.StreamRepsResponse>
  private let unstored: UnstoredFrames
  private var stream: CountedStream
  private var pace: LivePace

  init(
    _ stream: CountedStream, at pace: LivePace, key: StreamKey, attachment: UUID, services: PoseServices,
    response: RPCWriter<PoseV1.StreamRepsResponse>
  ) {
    self.stream = stream
    self.services = services
    self.response = response
    self.pace = pace
    unstored = UnstoredFrames(of: key, attachment: attachment, commit: services.groupCommit) { frame in
      // If the client is gone, it asks when it comes back.
      try? response.enqueue(.init(message: .ack(PoseV1.Ack(frame: frame))))
    }
  }

  /// Serves requests until the last one, or until frames cannot be stored: a client that sends nothing must learn of
  /// that too.
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

  /// A client that half-closes without `close` may come back.
  private mutating func serve(_ requests: RPCAsyncSequence<PoseV1.StreamRepsRequest>) async throws {
    let ready = PoseV1.Ready(
      counter: stream.header.parameters.name, reps: UInt32(stream.tally.reps.count), nextFrame: stream.nextFrame,
      closed: false)
    try await response.write(.init(message: .ready(ready)))
    // Takes one request at a time: flow control slows down a client that is faster than the store.
    for try await request in requests {
      if try await take(request) { return }
    }
    try await leave()
  }

  /// Stores all frames and keeps the stream counted, for the client's next connection.
  private func leave() async throws {
    try await unstored.store()
    services.halfClosed.keep(stream, of: unstored.writer.key, attachment: unstored.writer.attachment)
  }

  /// Takes one request; `true` if it was the last.
  private mutating func take(_ request: PoseV1.StreamRepsRequest) async throws -> Bool {
    switch request.message {
    case .open:
      throw RPCError.alreadyOpened
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
    // This comes first because it throws if earlier frames could not be stored: once the stream is known to belong to
    // another connection, nothing more is reported of it.
    let onPace = pace.take(stream.tally.duration - before, at: services.now())
    let waiting = try unstored.add(stream.takeUnstored(), before: stream.nextFrame, onPace: onPace)
    for message in said { try await response.write(message) }
    if waiting >= services.limits.framesPerChunk { try await unstored.store() }
    guard let refused else { return }
    try await leave()
    throw RefusedFrame(refused)
  }

  private mutating func close() async throws {
    try await unstored.store()
    let last = stream.nextFrame - min(stream.nextFrame, 1)
    for event in stream.finish() { try await response.write(PoseV1.StreamRepsResponse(event, frame: last)) }
    let receipt = try await services.close(stream, key: unstored.writer.key, attachment: unstored.writer.attachment)
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
