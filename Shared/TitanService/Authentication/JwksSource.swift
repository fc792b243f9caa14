package import Logging
import ServiceLifecycle
import Synchronization
import TitanCore
import TitanRPC

/// Auth's published keys. They are fetched at start, every few minutes, and at once for an unknown key id, as after a
/// rotation; but at most once every few seconds, since anyone can make up key ids.
package final class JwksSource: TokenKeySource, Service {
  package typealias Fetch = @Sendable () async throws -> [TokenKey]
  package typealias Sleep = @Sendable (Duration) async throws -> Void

  private struct State {
    var keys: [String: TokenKey]?
    var lastAttempt: ContinuousClock.Instant?
    var lastFailed = false
  }

  private let fetch: Fetch
  private let now: @Sendable () -> ContinuousClock.Instant
  private let sleep: Sleep
  private let logger: Logger
  private let state = Mutex(State())
  private let fetches = Atomic(0)
  private let flight = SingleFlight<Void>()

  private static let minimumInterval: Duration = .seconds(5)
  private static let refreshInterval: Duration = .seconds(300)
  private static let backoff: [Duration] = [.milliseconds(200), .milliseconds(500), .seconds(1), .seconds(2)]

  package init(
    logger: Logger, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    sleep: @escaping Sleep = { try await Task.sleep(for: $0) }, fetch: @escaping Fetch
  ) {
    (self.logger, self.now, self.sleep, self.fetch) = (logger, now, sleep, fetch)
  }

  package func key(id: String) async throws -> TokenKey? {
    if let key = state.withLock({ $0.keys?[id] }) { return key }
    let mayAsk = state.withLock { state in
      // Without any key every caller is refused, so the wait is no longer than the loop's shortest.
      let interval = state.keys == nil ? Self.backoff[0] : Self.minimumInterval
      return state.lastAttempt.map { $0.duration(to: now()) >= interval } ?? true
    }
    if mayAsk { try? await refresh() }
    try Task.checkCancellation()
    return try state.withLock { state in
      guard let keys = state.keys, keys[id] != nil || !state.lastFailed else { throw Self.noKeys }
      return keys[id]
    }
  }

  /// Changes with every fetch, since any fetch may have dropped a key.
  package var revision: Int? { fetches.load(ordering: .acquiring) }

  /// Keeps the keys up to date until the service stops.
  package func run() async throws {
    await cancelWhenGracefulShutdown {
      var failures = 0
      while !Task.isCancelled {
        do {
          try await self.refresh()
          if failures > 0 { self.logger.info("auth's keys are here again") }
          failures = 0
        } catch {
          if failures == 0, !Task.isCancelled {
            self.logger.warning("auth's keys cannot be fetched", metadata: ["cause": "\(error)"])
          }
          failures += 1
        }
        let pause = failures == 0 ? Self.refreshInterval : Self.backoff[min(failures, Self.backoff.count) - 1]
        try? await self.sleep(pause)
      }
    }
  }

  private func refresh() async throws {
    try await flight.run {
      self.state.withLock { $0.lastAttempt = self.now() }
      do {
        let keys = try await self.fetch()
        self.state.withLock { state in
          state.keys = Dictionary(keys.map { ($0.id, $0) }) { first, _ in first }
          state.lastFailed = false
        }
        self.fetches.add(1, ordering: .releasing)
      } catch {
        self.state.withLock { $0.lastFailed = true }
        throw error
      }
    }
  }

  private static let noKeys = RPCError(
    .unavailable, reason: "KEYS_UNAVAILABLE", "the keys that verify access tokens cannot be had at the moment",
    details: [.retryInfo(delay: .seconds(1))])
}
