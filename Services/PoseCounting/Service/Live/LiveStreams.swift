package import CoreMetrics
import Foundation
import Synchronization
import TitanCore
import TitanRPC

/// Limits how many streams of each user this process counts live at the same time.
final class LiveStreams: Sendable {
  private let limit: Int
  private let counts = Mutex<[UserID: Int]>([:])

  init(limit: Int) { self.limit = limit }

  /// Runs `body` as one more live stream of the user.
  ///
  /// - Throws: RESOURCE_EXHAUSTED TOO_MANY_STREAMS over the limit.
  func during<Result>(_ user: UserID, _ body: () async throws -> Result) async throws -> Result {
    let isAdmitted = counts.withLock { counts in
      guard counts[user, default: 0] < limit else { return false }
      counts[user, default: 0] += 1
      return true
    }
    guard isAdmitted else {
      throw RPCError(
        .resourceExhausted, reason: "TOO_MANY_STREAMS", "\(limit) streams are live already; allowed: \(limit)",
        details: [.retryInfo(delay: .seconds(10))])
    }
    defer {
      counts.withLock { counts in
        let rest = counts[user, default: 1] - 1
        counts[user] = rest > 0 ? rest : nil
      }
    }
    return try await body()
  }
}

/// Live streams that their clients left without `close`, for a few seconds: a browser sends a set as a row of calls, and
/// without this the service would count everything that is stored again for each of them.
///
/// It is a cache. Every frame in it is stored, and the store decides whether a stream still stands where it was left
/// (`StreamStore.open`), so other processes, deletions, and shutdowns need not know of it. A full cache refuses newcomers
/// instead of evicting others: if more clients take turns than it has places, evicting the oldest would serve none.
package final class HalfClosedStreams: Sendable {
  /// A stream as its last call left it.
  struct Kept: Sendable {
    let stream: CountedStream
    let attachment: UUID

    var position: StreamPosition {
      StreamPosition(header: stream.header, attachment: attachment, nextFrame: stream.nextFrame)
    }
  }
  private struct Entry: Sendable {
    let kept: Kept
    let end: ContinuousClock.Instant
  }

  private let limits: PoseLimits
  private let now: @Sendable () -> ContinuousClock.Instant
  private let sleep: @Sendable (Duration) async throws -> Void
  private let entries = Mutex<[StreamKey: Entry]>([:])
  private let kept: any MeterHandler

  /// - Parameter metrics: show how many streams are kept: sets that are between two calls.
  package init(
    _ limits: PoseLimits, metrics: any MetricsFactory = NOOPMetricsHandler.instance,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    (self.limits, self.now, self.sleep) = (limits, now, sleep)
    kept = metrics.makeMeter(label: "titanup_pose_sets_between_calls", dimensions: [])
  }

  /// The number of streams in memory.
  package var count: Int { entries.withLock { $0.count } }

  /// Keeps a stream whose frames are all stored, unless the user or everybody together has too many already.
  func keep(_ stream: CountedStream, of key: StreamKey, attachment: UUID) {
    var stream = stream
    // A pause ends with its connection.
    stream.isPaused = false
    let now = now()
    let entry = Entry(kept: Kept(stream: stream, attachment: attachment), end: now + limits.halfClosedLifetime)
    change { entries in
      Self.removeExpired(&entries, at: now)
      entries[key] = nil
      guard entries.count < limits.halfClosedStreams,
        entries.count(where: { $0.key.user == key.user }) < limits.halfClosedStreamsPerUser
      else { return }
      entries[key] = entry
    }
  }

  /// Removes and returns a stream; `nil` if it isn't here or was left too long ago.
  func take(_ key: StreamKey) -> Kept? {
    let now = now()
    guard let entry = change({ $0.removeValue(forKey: key) }), now < entry.end else { return nil }
    return entry.kept
  }

  /// Removes what nobody came back for, until its task is cancelled.
  package func run() async throws {
    while true {
      try await sleep(limits.halfClosedLifetime)
      let now = now()
      change { Self.removeExpired(&$0, at: now) }
    }
  }

  /// The gauge is set within the lock, so that it shows the last state.
  private func change<Output: Sendable>(_ body: (inout [StreamKey: Entry]) -> Output) -> Output {
    entries.withLock { entries in
      defer { kept.set(Int64(entries.count)) }
      return body(&entries)
    }
  }

  private static func removeExpired(_ entries: inout [StreamKey: Entry], at now: ContinuousClock.Instant) {
    for key in entries.filter({ $0.value.end <= now }).keys { entries[key] = nil }
  }
}
