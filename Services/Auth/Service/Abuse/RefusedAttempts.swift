import Synchronization
package import TitanCore

/// The attempts that had to wait a moment ago. A guesser who doesn't wait is refused from here, so that refusals cost the
/// store nothing.
///
/// An entry counts for a second at most: after that the store is asked again, which knows what the service's other
/// processes have learned in the meantime.
package final class RefusedAttempts: Sendable {
  private struct Refusal {
    var time: Timestamp
    var end: Timestamp
  }

  /// How long a refusal is repeated without asking the store.
  package static let trust: Duration = .seconds(1)

  private let limit: Int
  private let refusals = Mutex<[[UInt8]: Refusal]>([:])

  /// - Parameter limit: the most entries it holds; without room, it forgets everything.
  package init(limit: Int = 10_000) { self.limit = limit }

  /// Remembers that the store demanded a delay.
  package func note(_ key: [UInt8], wait: Duration, at now: Timestamp) {
    refusals.withLock { refusals in
      if refusals.count >= limit { refusals = refusals.filter { Self.counts($0.value, at: now) } }
      if refusals.count >= limit { refusals = [:] }
      refusals[key] = Refusal(time: now, end: now + wait)
    }
  }

  /// The rest of a delay; `nil` if only the store knows.
  package func wait(_ key: [UInt8], at now: Timestamp) -> Duration? {
    refusals.withLock { refusals in
      guard let refusal = refusals[key], Self.counts(refusal, at: now) else { return nil }
      return refusal.end - now
    }
  }

  /// Forgets an entry whose delay is over for another reason than time.
  package func forget(_ key: [UInt8]) { refusals.withLock { $0[key] = nil } }

  /// The number of entries.
  package var count: Int { refusals.withLock { $0.count } }

  /// A clock that was set back proves nothing.
  private static func counts(_ refusal: Refusal, at now: Timestamp) -> Bool {
    now >= refusal.time && now < refusal.end && now - refusal.time < trust
  }
}
