import Synchronization
import TitanRPC

/// Delays refusals for lack of resources (RESOURCE_EXHAUSTED). Otherwise a client that retries as soon as it is refused
/// would keep the service busy refusing it, thousands of times a second. With the delay, each of the client's
/// concurrent calls costs two refusals per second.
///
/// Refusals of one moment end at different times. If all were held for the same time, so would be the calls that follow
/// them, and everybody else would wait while a hundred are refused at once, twice a second.
package final class Tarpit: Sendable {
  private let delay: Duration
  private let capacity: Int
  private let sleep: @Sendable (Duration) async throws -> Void
  private let chance: @Sendable () -> Double
  private let held = Mutex(0)

  /// - Parameters:
  ///   - delay: how long to hold a refusal on average; each is held for half of it and up to one and a half.
  ///   - capacity: how many refusals to hold at a time. Any beyond are sent at once, so that memory stays bounded.
  ///   - chance: a random number from 0 to 1 for each refusal.
  package init(
    delay: Duration = .milliseconds(500), capacity: Int = 1_000,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    chance: @escaping @Sendable () -> Double = { .random(in: 0...1) }
  ) {
    (self.delay, self.capacity, self.sleep, self.chance) = (delay, capacity, sleep, chance)
  }

  /// Returns when the refusal is due: after the delay, or after half of the time left before the call's deadline, so
  /// that the caller still learns why it was refused.
  ///
  /// - Throws: `CancellationError` if the call ends first.
  func hold(until deadline: Deadline?, at now: ContinuousClock.Instant) async throws {
    let isRoom = held.withLock { count in
      guard count < capacity else { return false }
      count += 1
      return true
    }
    guard isRoom else { return }
    defer { held.withLock { $0 -= 1 } }
    let delay = delay * (0.5 + chance())
    let patience = deadline.map { $0.remaining(from: now) / 2 } ?? delay
    if patience > .zero { try await sleep(min(delay, patience)) }
  }
}
