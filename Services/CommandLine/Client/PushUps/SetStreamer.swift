package import PoseProto
import Synchronization
import TitanMotion
package import TitanRPC

/// Streams one set live. After losing a connection, it reopens the stream and continues with the frame that the server
/// asks for. Frames become due in the meantime.
package final class SetStreamer: Sendable {
  package typealias Client = PoseV1.PoseServiceClient

  /// Makes one attempt with the options of a signed-in caller.
  package typealias SignedIn =
    @Sendable (
      _ body: @Sendable (CallOptions) async throws -> PoseV1.RepReceipt
    ) async throws -> PoseV1.RepReceipt

  private let set: SetDescription
  private let client: Client
  private let clock: SetClock
  private let onEvent: @Sendable (SetEvent) -> Void
  private let state: Mutex<State>

  private struct State: Sendable {
    var playback: Playback
    var patience: Patience
    /// Whether the server was ever ready. If a service never answered, that is not a lost connection.
    var wasReady = false
    /// Number of the last rep that was announced.
    var lastRep: UInt32 = 0
    /// The last second of a hold that was announced.
    var lastSecond: UInt32 = 0

    /// Whether the rep is new. A service that lost frames in a crash announces reps again.
    mutating func announce(_ rep: PoseV1.Rep) -> Bool {
      defer { lastRep = max(lastRep, rep.number) }
      return rep.number > lastRep
    }

    /// The same for a second of a hold.
    mutating func announce(_ held: PoseV1.Held) -> Bool {
      defer { lastSecond = max(lastSecond, held.seconds) }
      return held.seconds > lastSecond
    }

    /// - Returns: whether the set continues after a lost connection.
    mutating func ready(_ ready: PoseV1.Ready) throws -> Bool {
      if !ready.closed { try playback.resume(at: ready.nextFrame) }
      patience.reset()
      defer { wasReady = true }
      return wasReady
    }

    /// The pause before the next connection; `nil` to give up.
    mutating func lost() -> Duration? { wasReady ? patience.nextPause() : nil }
  }

  package init(
    _ set: SetDescription, client: Client, clock: SetClock, patience: Patience = Patience(limit: .seconds(120)),
    onEvent: @escaping @Sendable (SetEvent) -> Void
  ) {
    self.set = set
    self.client = client
    self.clock = clock
    self.onEvent = onEvent
    state = Mutex(State(playback: Playback(set.recording.frames, live: set.live), patience: patience))
  }

  /// Streams until the server has sent the receipt.
  ///
  /// - Throws: `RPCError` if the server refuses, is unreachable from the start, or stays away longer than patience
  ///   lasts; `UnackedFrames.Mismatch` if it has lost frames that it had acknowledged; `CancellationError`.
  package func run(
    sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }, signedIn: SignedIn
  ) async throws -> PoseV1.RepReceipt {
    while true {
      do {
        return try await signedIn { options in try await self.connect(options) }
      } catch let error as RPCError where error.isServiceAway {
        guard let pause = state.withLock({ $0.lost() }) else { throw error }
        onEvent(.lost(error, retryIn: pause))
        try await sleep(pause)
      }
    }
  }

  /// One connection: `open`, the server's `ready`, then both directions at once.
  private func connect(_ options: CallOptions) async throws -> PoseV1.RepReceipt {
    try await client.streamReps(options: options) { requests, responses in
      try await requests.write(.init(message: .open(self.set.open)))
      let ready = try await self.ready(from: responses)
      return try await withThrowingTaskGroup(of: PoseV1.RepReceipt?.self) { group in
        if ready.closed {
          requests.finish()
        } else {
          group.addTask {
            // A finished call fails in both directions; the receiving side reports why.
            do { try await self.send(requests) } catch is RPCError {}
            return nil
          }
        }
        group.addTask { try await self.receive(responses) }
        while let result = try await group.next() {
          guard let receipt = result else { continue }
          group.cancelAll()
          return receipt
        }
        throw CancellationError()
      }
    }
  }

  private func ready(from responses: RPCAsyncSequence<PoseV1.StreamRepsResponse>) async throws -> PoseV1.Ready {
    var iterator = responses.makeAsyncIterator()
    guard case .ready(let ready) = try await iterator.next()?.message else {
      throw RPCError(code: .internal, message: "The server did not answer `open` with `ready`.")
    }
    let resumed = try state.withLock { try $0.ready(ready) }
    onEvent(.ready(ready, resumed: resumed))
    return ready
  }

  private func send(_ requests: ClientRequestWriter<PoseV1.StreamRepsRequest>) async throws {
    while true {
      switch state.withLock({ $0.playback.step(at: clock.elapsed()) }) {
      case .send(let frames):
        let message = PoseV1.Frames(frames: frames.map { .init(number: $0.number, $0.frame) })
        try await requests.write(.init(message: .frames(message)))
      case .wait(let due): try await clock.sleepUntil(due)
      case .close:
        try await requests.write(.init(message: .close(.init())))
        return requests.finish()
      }
    }
  }

  /// Reads to the end of the call. Once there is a receipt, later errors do not matter.
  private func receive(
    _ responses: RPCAsyncSequence<PoseV1.StreamRepsResponse>
  ) async throws -> PoseV1.RepReceipt {
    var receipt: PoseV1.RepReceipt?
    do {
      for try await response in responses {
        if case .receipt(let last) = response.message { receipt = last } else { try handle(response) }
      }
    } catch let error as RPCError {
      guard let receipt else { throw error }
      return receipt
    }
    guard let receipt else { throw RPCError(code: .internal, message: "The server ended the set without a receipt.") }
    return receipt
  }

  private func handle(_ response: PoseV1.StreamRepsResponse) throws {
    switch response.message {
    case .ack(let ack): try state.withLock { try $0.playback.acknowledge(through: ack.frame) }
    case .progress(let progress): onEvent(.progress(progress))
    case .repCounted(let counted):
      if let rep = counted.rep, state.withLock({ $0.announce(rep) }) { onEvent(.rep(rep)) }
    case .partialRep(let partial): onEvent(.partial(partial))
    case .feedback(let feedback): onEvent(.feedback(feedback))
    case .targetReached(let target): onEvent(.targetReached(max(target.reps, target.heldSeconds)))
    case .held(let held): if state.withLock({ $0.announce(held) }) { onEvent(.held(seconds: held.seconds)) }
    case .placement(let placement): onEvent(.placement(placement))
    case .countdown(let countdown): onEvent(.countdown(seconds: countdown.seconds))
    case .livenessAsked(let question): onEvent(.livenessAsked(question.kind))
    case .livenessAnswered(let answer): onEvent(.livenessAnswered(answer.result))
    // Messages of newer servers.
    case .ready, .receipt, nil: break
    }
  }
}

/// The time of a set, from the moment its first frame is taken.
package struct SetClock: Sendable {
  package var elapsed: @Sendable () -> Duration
  package var sleepUntil: @Sendable (Duration) async throws -> Void

  package init(
    elapsed: @escaping @Sendable () -> Duration, sleepUntil: @escaping @Sendable (Duration) async throws -> Void
  ) {
    self.elapsed = elapsed
    self.sleepUntil = sleepUntil
  }

  /// Starts now and runs in real time.
  package static func started(at start: ContinuousClock.Instant = .now) -> SetClock {
    SetClock(
      elapsed: { start.duration(to: .now) },
      sleepUntil: { try await Task.sleep(until: start + $0, clock: .continuous) })
  }
}

/// Something that happens while a set is streamed.
package enum SetEvent: Sendable, Equatable {
  /// The server is ready; `resumed` after a lost connection.
  case ready(PoseV1.Ready, resumed: Bool)
  case placement(PoseV1.Placement)
  case progress(PoseV1.Progress)
  case rep(PoseV1.Rep)
  case partial(PoseV1.PartialRep)
  case feedback(PoseV1.Feedback)
  /// Another second of a hold.
  case held(seconds: UInt32)
  /// The target was reached, with so many reps or seconds held.
  case targetReached(UInt32)
  /// The seconds until the set begins; 0 when it does.
  case countdown(seconds: UInt32)
  /// The athlete is asked for a sign of life.
  case livenessAsked(PoseV1.LivenessKind)
  case livenessAnswered(PoseV1.LivenessResult)
  /// The connection is lost; frames are kept until it is back.
  case lost(RPCError, retryIn: Duration)

  package static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.ready(let left, let leftResumed), .ready(let right, let rightResumed)):
      left == right && leftResumed == rightResumed
    case (.placement(let left), .placement(let right)): left == right
    case (.progress(let left), .progress(let right)): left == right
    case (.rep(let left), .rep(let right)): left == right
    case (.partial(let left), .partial(let right)): left == right
    case (.feedback(let left), .feedback(let right)): left == right
    case (.held(let left), .held(let right)): left == right
    case (.targetReached(let left), .targetReached(let right)): left == right
    case (.countdown(let left), .countdown(let right)): left == right
    case (.livenessAsked(let left), .livenessAsked(let right)): left == right
    case (.livenessAnswered(let left), .livenessAnswered(let right)): left == right
    case (.lost(let left, let leftPause), .lost(let right, let rightPause)):
      left.code == right.code && leftPause == rightPause
    default: false
    }
  }
}
