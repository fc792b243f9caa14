package import CoreMetrics
package import Foundation
package import PoseCountingDomain
package import TitanCore
package import TitanFeeds
import TitanRPC

/// What counting a stream depends on.
package struct PoseServices: Sendable {
  package var store: any StreamStore
  /// Stores the frames of live streams.
  package let groupCommit: GroupCommit
  /// Keeps live streams counted between two calls.
  package let halfClosed: HalfClosedStreams
  package var signer: ReceiptSigner
  package var limits: PoseLimits
  /// The push-up counters that clients can request, the standard one among them.
  package var counters: [PushUpParameters]
  package var now: WallClock
  /// Makes the ids of receipts and attachments.
  package var newID: @Sendable (Timestamp) -> UUID
  /// Draws when the athlete of a new stream is asked for a sign of life; `nil` for an exercise without reps.
  package var drawLiveness: @Sendable (CounterVersion, SetTarget) -> LivenessPlan?
  /// Notifies followers of changes to closed streams.
  package var notifier: Notifier

  package init(
    store: any StreamStore, signer: ReceiptSigner, limits: PoseLimits = PoseLimits(),
    counters: [PushUpParameters] = PushUpParameters.versions, now: @escaping WallClock,
    newID: @escaping @Sendable (Timestamp) -> UUID = { UUID.version7(at: $0) },
    drawLiveness: @escaping @Sendable (CounterVersion, SetTarget) -> LivenessPlan? = { counter, target in
      var generator = SystemRandomNumberGenerator()
      return LivenessPlan(for: counter, target: target, using: &generator)
    },
    notifier: Notifier = Notifier(), halfClosed: HalfClosedStreams? = nil,
    metrics: any MetricsFactory = NOOPMetricsHandler.instance
  ) {
    self.store = store
    groupCommit = GroupCommit(store, delay: limits.storeDelay)
    self.halfClosed = halfClosed ?? HalfClosedStreams(limits, metrics: metrics)
    self.signer = signer
    self.limits = limits
    self.counters = counters
    self.now = now
    self.newID = newID
    self.drawLiveness = drawLiveness
    self.notifier = notifier
  }

  /// Every counter that clients can request.
  var versions: [CounterVersion] { counters.map(CounterVersion.pushUp) + Exercise.allCases.map(CounterVersion.other) }

  /// - Throws: INVALID_ARGUMENT COUNTER_UNKNOWN for a name that no counter has.
  func checkIsCounter(_ name: String, field: String) throws {
    guard !name.isEmpty, !versions.contains(where: { $0.name == name }) else { return }
    throw RPCError.invalid(
      field, reason: "COUNTER_UNKNOWN",
      "\"\(name.prefix(32))\"; allowed: \(versions.map(\.name).joined(separator: ", ")), or nothing")
  }

  /// The exercise's counter with this name; its standard one for an empty name.
  ///
  /// - Parameter exercise: the contract's number.
  /// - Throws: INVALID_ARGUMENT COUNTER_UNKNOWN.
  func version(_ name: String, of exercise: Int, field: String) throws -> CounterVersion {
    let known = versions.filter { $0.exerciseNumber == exercise }
    guard let version = known.first(where: { name.isEmpty ? $0.isStandard : $0.name == name }) else {
      throw RPCError.invalid(
        field, reason: "COUNTER_UNKNOWN",
        "\"\(name.prefix(32))\"; allowed for this exercise: \(known.map(\.name).joined(separator: ", ")), or nothing")
    }
    return version
  }

  func open(
    _ opening: StreamOpening, attachment: UUID, countedTo position: StreamPosition? = nil
  ) async throws -> OpenedStream {
    try await store.open(
      opening, attachment: attachment, countedTo: position, limit: limits.unfinishedStreamsPerUser, at: now())
  }

  /// Judges what was counted, signs the receipt, and ends the stream with it. Every frame must be stored.
  ///
  /// - Parameter endsNow: whether the last frame was taken now, no matter when the stream was opened.
  /// - Throws: `StreamStoreError.duplicate` for an upload of push-ups that exist already, `.endsInFuture` for an upload
  ///   whose last frame lies in the future.
  func close(
    _ stream: CountedStream, key: StreamKey, attachment: UUID, endsNow: Bool = false
  ) async throws -> SignedReceipt {
    let time = now()
    let id = ReceiptID(newID(time))
    return try await store.close(key, stream, attachment: attachment, at: time) { past in
      let header = stream.header
      if header.origin == .upload, let other = past.sameFrames, stream.tally.count > 0, !header.isSimulated {
        throw StreamStoreError.duplicate(of: other)
      }
      let flags = stream.evidenceFlags(past, at: time)
      var claims = ReceiptClaims(stream, key: key, receiptID: id, issuedAt: time, evidence: flags.map(\.rawValue))
      // The settings may have changed since the stream was opened.
      claims.keptDays = past.retention.rawValue
      if endsNow { (claims.start, claims.end) = (time - (claims.end - claims.start), time) }
      if header.origin == .upload, claims.end > time + StreamOpening.clockTolerance {
        throw StreamStoreError.endsInFuture(claims.end, now: time)
      }
      claims.origin = header.origin(
        onPace: past.onPace, of: stream.tally.duration, end: claims.end, closed: time)
      if claims.origin == .upload { claims.liveness = claims.liveness?.ofNoLiveSet }
      return try signer.sign(claims)
    }
  }
}

/// Limits for clients, and when frames are stored.
package struct PoseLimits: Sendable {
  package static let framesPerMessage = 32
  /// How many of one user's streams one process counts live at the same time.
  package var liveStreamsPerUser = 16
  /// How many streams one user may begin within a day and leave unfinished.
  package var unfinishedStreamsPerUser = 64
  /// A live stream's frames are stored once there are this many.
  package var framesPerChunk = 128
  /// The same for an upload, which is not acknowledged on the way.
  package var framesPerUploadChunk = 512
  /// How long a frame waits for others at most. It waits a third of this at least, and two thirds while more frames
  /// keep coming.
  package var storeDelay = Duration.seconds(3)
  /// How long a counted stream whose client half-closed without `close` stays in memory. Browsers send every two
  /// seconds.
  package var halfClosedLifetime = Duration.seconds(10)
  /// How many such streams one process keeps.
  package var halfClosedStreams = 1_024
  package var halfClosedStreamsPerUser = 4

  package init() {}
}
