import Foundation
import PoseCountingDomain
import TitanCore
import TitanProto
import TitanRPC

/// One connection's part in a live stream: takes requests, stores frames, answers.
///
/// Frames are stored in chunks, and acknowledged when they are. What a rep was counted by is stored before the rep is
/// announced, so a rep that a client has heard of is never taken back.
struct LiveCount {
  let key: StreamKey
  let attachment: UUID
  let services: PoseServices
  let response: RPCWriter<PoseV1.StreamRepsResponse>
  var stream: CountedStream

  init(
    _ stream: CountedStream, key: StreamKey, attachment: UUID, services: PoseServices,
    response: RPCWriter<PoseV1.StreamRepsResponse>
  ) {
    self.stream = stream
    self.key = key
    self.attachment = attachment
    self.services = services
    self.response = response
  }

  var hasUnstored: Bool { stream.unstoredFrames > 0 }

  /// Takes one request; `true` if it was the last.
  mutating func take(_ request: PoseV1.StreamRepsRequest) async throws -> Bool {
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
    var events: [SetEvent] = []
    var refused: LandmarkError?
    for frame in frames.frames {
      do throws(LandmarkError) {
        events += try stream.take(frame)
      } catch {
        refused = error
        break
      }
    }
    if refused != nil || events.containsCount || stream.unstoredFrames >= services.limits.framesPerChunk {
      try await store()
    }
    for event in events { try await response.write(PoseV1.StreamRepsResponse(event)) }
    if let refused { throw RefusedFrame(refused) }
  }

  /// Stores what is not stored yet, and acknowledges it.
  mutating func store() async throws {
    guard let chunk = stream.takeUnstored() else { return }
    try await services.store.append(chunk, to: key, attachment: attachment)
    try await response.write(.init(message: .ack(PoseV1.Ack(frame: chunk.first + UInt64(chunk.count) - 1))))
  }

  private mutating func close() async throws {
    try await store()
    for event in stream.finish() { try await response.write(PoseV1.StreamRepsResponse(event)) }
    let receipt = try await services.close(stream, key: key, attachment: attachment)
    try await response.write(.init(message: .receipt(PoseV1.RepReceipt(receipt))))
  }
}

extension [SetEvent] {
  /// Whether something was counted, or said of what was.
  fileprivate var containsCount: Bool {
    contains { event in
      switch event {
      case .counter(.repCounted), .counter(.partialRep), .course(.targetReached): true
      case .counter(.feedback), .counter(.progress), .course(.countdown): false
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
