import Logging
import ServiceLifecycle
import TitanCore

/// Keeps `RevokedSessions` in step with auth as long as the service runs. While auth is unavailable no revocations
/// arrive, and a token stays good until it expires: ten minutes at most.
struct RevocationFollower: Service {
  /// Passes on the sessions auth reports until the call ends; the first report comes at once.
  typealias Watch = @Sendable (_ take: @Sendable ([String]) -> Void) async throws -> Void
  typealias Sleep = @Sendable (Duration) async throws -> Void

  let revoked: RevokedSessions
  let logger: Logger
  let clock: WallClock
  let sleep: Sleep
  let watch: Watch

  /// Always short: someone signing out a lost phone is waiting.
  static let backoff: [Duration] = [.milliseconds(100), .milliseconds(200), .milliseconds(500), .seconds(1)]

  init(
    _ revoked: RevokedSessions, logger: Logger, clock: @escaping WallClock,
    sleep: @escaping Sleep = { try await Task.sleep(for: $0) }, watch: @escaping Watch
  ) {
    (self.revoked, self.logger, self.clock, self.sleep, self.watch) = (revoked, logger, clock, sleep, watch)
  }

  func run() async throws {
    await cancelWhenGracefulShutdown {
      let attempts = Attempts()
      while !Task.isCancelled {
        do {
          try await watch { sessions in
            if attempts.succeed() { logger.info("revoked sign-ins are heard of again") }
            revoked.add(sessions, at: clock())
          }
        } catch {
          if attempts.failures == 0, !Task.isCancelled {
            logger.warning(
              "revoked sign-ins are not heard of: their access tokens are good until they expire",
              metadata: ["cause": .string(loggable(error))])
          }
        }
        let pause = Self.backoff[min(attempts.fail(), Self.backoff.count) - 1]
        if !Task.isCancelled { try? await sleep(pause) }
      }
    }
  }
}
