import Foundation
import PoseCountingDomain
import PoseProto
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
      counter: stream.header.counter.name, reps: UInt32(stream.tally.reps.count), nextFrame: stream.nextFrame,
      closed: false, heldSeconds: UInt32(stream.tally.heldSeconds),
      livenessAsked: stream.question.map(PoseV1.LivenessAsked.init))
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
      throw RPCError.messageMissing
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

/// A live stream that a connection has opened.
enum OpenedLive: Sendable {
  /// Counted as far as it is stored, with the pace at which its frames have come.
  case counted(CountedStream, LivePace)
  /// The stream is closed. Nothing can be added.
  case closed(StreamHeader, SignedReceipt, frames: UInt64)
}

extension PoseServices {
  /// Opens a live stream. If the stream's last call left it counted in this process, and nothing has happened to it
  /// since, it goes on from there; otherwise everything stored is counted again.
  func openLive(_ opening: StreamOpening, attachment: UUID) async throws -> OpenedLive {
    // Store the frames of a lost connection first, so that events already reported need not be reported again.
    await groupCommit.storeFrames(of: opening.key)
    let kept = halfClosed.take(opening.key)
    switch try await open(opening, attachment: attachment, countedTo: kept?.position) {
    case .closed(let header, let receipt, let frames):
      return .closed(header, receipt, frames: frames)
    case .fresh(let header):
      return .counted(CountedStream(header, up: opening.up), LivePace(since: now()))
    case .unchanged(let record):
      guard let kept else { throw RuntimeError("the store compares a stream with a position that it was not given") }
      return .counted(kept.stream, pace(of: record))
    case .unfinished(let record, let chunks):
      var stream = CountedStream(record.header, up: opening.up)
      for chunk in chunks {
        stream.replay(try chunk.decoded(schema: record.header.schema))
        // Replaying a long stream takes a while, so other tasks on this event loop run in between.
        await Task.yield()
      }
      return .counted(stream, pace(of: record))
    }
  }

  /// The pace follows from what the store knows, so that it does not matter which process serves which call of a set.
  private func pace(of record: StreamRecord) -> LivePace {
    LivePace(since: record.createdAt, paid: record.onPace ?? 0, at: now())
  }
}
