import Foundation
import PoseCountingDomain
import TitanCore
import TitanProto
import TitanRPC

/// One connection's part in a live stream: takes requests, stores frames, answers.
///
/// Frames are stored in chunks, and acknowledged when they are durable. What a rep was counted by is stored before the rep is
/// announced, so a crash of this process takes no rep back that a client has heard of.
struct LiveCount {
  private let services: PoseServices
  private let response: RPCWriter<PoseV1.StreamRepsResponse>
  private let unstored: UnstoredFrames
  private var stream: CountedStream

  init(
    _ stream: CountedStream, key: StreamKey, attachment: UUID, services: PoseServices,
    response: RPCWriter<PoseV1.StreamRepsResponse>
  ) {
    self.stream = stream
    self.services = services
    self.response = response
    unstored = UnstoredFrames(
      of: key, attachment: attachment, from: stream.nextFrame, storer: services.storer
    ) { frame in
      // A client that is gone asks when it comes back.
      try? response.enqueue(.init(message: .ack(PoseV1.Ack(frame: frame))))
    }
  }

  /// Serves requests until the last. A client that half-closes without `close` may come back: what it sent is stored.
  mutating func run(_ requests: RPCAsyncSequence<PoseV1.StreamRepsRequest>) async throws {
    let ready = PoseV1.Ready(
      counter: stream.header.parameters.name, reps: UInt32(stream.tally.reps.count), nextFrame: stream.nextFrame,
      closed: false)
    try await response.write(.init(message: .ready(ready)))
    // One request is taken at a time: a client that is faster than the store meets flow control.
    for try await request in requests {
      if try await take(request) { return }
    }
    try await unstored.storeDurably()
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
    var said: [PoseV1.StreamRepsResponse] = []
    var containsCount = false
    var refused: LandmarkError?
    for frame in frames.frames {
      do throws(LandmarkError) {
        let events = try stream.take(frame)
        said += events.map { PoseV1.StreamRepsResponse($0, frame: frame.number) }
        containsCount = containsCount || events.containsCount
      } catch {
        refused = error
        break
      }
    }
    let waiting = try stream.takeUnstored().map { try unstored.add($0) } ?? 0
    if containsCount || waiting >= services.limits.framesPerChunk { try await unstored.store() }
    for message in said { try await response.write(message) }
    guard let refused else { return }
    try await unstored.storeDurably()
    throw RefusedFrame(refused)
  }

  private mutating func close() async throws {
    try await unstored.storeDurably()
    let last = stream.nextFrame - min(stream.nextFrame, 1)
    for event in stream.finish() { try await response.write(PoseV1.StreamRepsResponse(event, frame: last)) }
    let receipt = try await services.close(stream, key: unstored.key, attachment: unstored.attachment)
    try await response.write(.init(message: .receipt(PoseV1.RepReceipt(receipt))))
  }
}

extension [SetEvent] {
  /// Whether something was counted, or said of what was.
  fileprivate var containsCount: Bool {
    contains { event in
      switch event {
      case .counter(.repCounted), .counter(.partialRep), .course(.targetReached): true
      case .placement, .counter(.feedback), .counter(.progress), .course(.countdown): false
      }
    }
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
