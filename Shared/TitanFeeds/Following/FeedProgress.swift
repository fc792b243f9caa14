import CoreMetrics
import Synchronization
import TitanCore

/// How far a follower is behind its feed, as far as it can know, in metrics: since when it has not been at the feed's
/// end, and how soon it applied what arrived while it was there.
///
/// A follower is behind from its start until it has read its backlog, while a change that has arrived is not applied,
/// and from the end of a call to the end of the next backlog.
final class FeedProgress: Sendable {
  private struct State {
    /// Since when it has been behind for another reason than the changes below.
    var since: Timestamp?
    /// Changes that have arrived and are not applied yet, oldest first.
    var arrived: [(count: Int, time: Timestamp)] = []

    var behindSince: Timestamp? { since ?? arrived.first?.time }
  }

  private let state = Mutex(State())
  private let behindSince: any MeterHandler
  private let delay: any TimerHandler
  private let applied: any CounterHandler

  /// - Parameter feed: the metrics' label.
  init(_ feed: String, _ metrics: any MetricsFactory) {
    let labels = [("feed", feed)]
    behindSince = metrics.makeMeter(label: "titanup_feed_behind_since_timestamp_seconds", dimensions: labels)
    delay = metrics.makeTimer(label: "titanup_feed_delay_seconds", dimensions: labels)
    applied = metrics.makeCounter(label: "titanup_feed_changes_applied_total", dimensions: labels)
  }

  /// The follower is not at the feed's end. It may have been behind already, and since earlier.
  func fallBehind(at now: Timestamp) {
    update {
      $0.since = $0.behindSince ?? now
      $0.arrived = []
    }
  }

  /// It has read everything there was, or has nothing to follow any more.
  func reachEnd() { update { $0 = State() } }

  /// Changes came while the follower watched.
  func arrive(_ count: Int, at now: Timestamp) {
    update { $0.arrived.append((count, now)) }
  }

  /// The oldest changes that had arrived have been applied.
  func apply(_ count: Int, at now: Timestamp) {
    let oldest = update { state in
      let oldest = state.arrived.first?.time
      var rest = count
      while let first = state.arrived.first, rest >= first.count {
        rest -= first.count
        state.arrived.removeFirst()
      }
      if rest > 0, !state.arrived.isEmpty { state.arrived[0].count -= rest }
      return oldest
    }
    if let oldest { delay.recordNanoseconds(max(0, (now - oldest).microseconds) * 1_000) }
    note(count)
  }

  /// Changes of a backlog have been applied. Their delay says nothing about how soon changes are applied in general.
  func note(_ count: Int) { applied.increment(by: Int64(count)) }

  /// The gauge is set within the lock, so that it shows the last state.
  @discardableResult
  private func update<Output: Sendable>(_ change: (inout State) -> Output) -> Output {
    state.withLock { state in
      let before = state.behindSince
      let output = change(&state)
      if state.behindSince != before {
        behindSince.set(state.behindSince.map { Double($0.microseconds) / 1e6 } ?? 0)
      }
      return output
    }
  }
}
