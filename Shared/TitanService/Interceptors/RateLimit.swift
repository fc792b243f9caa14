import Synchronization
import TitanRPC

/// Limits how often each key, such as an account or a neighbourhood of addresses, may do something. Uses the generic
/// cell rate algorithm (ITU-T I.371), a leaky bucket that keeps a single time for each key.
///
/// Two generations bound the memory: when the young one is full it replaces the old one. Some keys are then forgiven
/// early, which is better than running out of memory.
final class RateLimit<Key: Hashable & Sendable>: Sendable {
  private struct Generations {
    /// When the bucket of each key will be empty.
    var young: [Key: ContinuousClock.Instant] = [:]
    var old: [Key: ContinuousClock.Instant] = [:]
  }

  private let interval: Duration
  private let burst: Duration
  private let generationLimit: Int
  private let generations = Mutex(Generations())

  /// - Parameter perMinute: how many calls are allowed per minute, and how many at once.
  init(perMinute: Int, memory: Int = 20_000) {
    interval = .seconds(60) / perMinute
    burst = .seconds(60)
    generationLimit = max(1, memory / 2)
  }

  var count: Int { generations.withLock { $0.young.count + $0.old.count } }

  /// How long to wait; `nil` if a call may pass. Counts nothing.
  func wait(_ key: Key, at now: ContinuousClock.Instant) -> Duration? {
    generations.withLock { generations in
      guard let empty = generations.young[key] ?? generations.old[key] else { return nil }
      let excess = now.duration(to: empty + interval) - burst
      return excess > .zero ? excess : nil
    }
  }

  /// How long to wait; `nil` if the call may pass, in which case it is counted.
  func admit(_ key: Key, at now: ContinuousClock.Instant) -> Duration? {
    generations.withLock { generations in
      let empty = generations.young[key] ?? generations.old[key] ?? now
      let next = max(empty, now) + interval
      let excess = now.duration(to: next) - burst
      guard excess <= .zero else { return excess }
      if generations.young.count >= generationLimit, generations.young[key] == nil {
        (generations.old, generations.young) = (generations.young, [:])
      }
      generations.young[key] = next
      generations.old[key] = nil
      return nil
    }
  }

}

extension RateLimit<String> {
  /// Counts a call by the neighbourhood that it comes from.
  ///
  /// - Throws: RESOURCE_EXHAUSTED RATE_LIMITED.
  func check(_ context: ServerContext, at now: ContinuousClock.Instant) throws {
    let neighbourhood = context.client.neighbourhood
    guard let wait = admit(neighbourhood, at: now) else { return }
    throw RPCError(
      .resourceExhausted, reason: "RATE_LIMITED", "too many calls of \(context.method.path) from \(neighbourhood)",
      details: [.retryInfo(delay: wait)])
  }

  /// Refuses a call from a neighbourhood that is over the limit, and counts nothing.
  ///
  /// - Throws: RESOURCE_EXHAUSTED RATE_LIMITED.
  func refuse(_ context: ServerContext, at now: ContinuousClock.Instant) throws {
    let neighbourhood = context.client.neighbourhood
    guard let wait = wait(neighbourhood, at: now) else { return }
    throw RPCError(
      .resourceExhausted, reason: "RATE_LIMITED", "too many unknown personal access tokens from \(neighbourhood)",
      details: [.retryInfo(delay: wait)])
  }
}
