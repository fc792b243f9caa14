import Logging
import ServiceLifecycle

/// Probes a service's dependencies once a second and reports its health.
struct HealthMonitor: Service {
  /// Called after every probe, whether or not the result has changed.
  let tell: @Sendable (_ isServing: Bool) -> Void
  let logger: Logger
  let interval: Duration
  let sleep: @Sendable (Duration) async throws -> Void
  /// Throws while the service cannot do its work.
  let probe: @Sendable () async throws -> Void

  init(
    logger: Logger, interval: Duration = .seconds(1),
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    probe: @escaping @Sendable () async throws -> Void, tell: @escaping @Sendable (_ isServing: Bool) -> Void
  ) {
    (self.logger, self.interval, self.sleep, self.probe, self.tell) = (logger, interval, sleep, probe, tell)
  }

  func run() async throws {
    await cancelWhenGracefulShutdown {
      var wasServing: Bool?
      while !Task.isCancelled {
        let failure = await outcome()
        if Task.isCancelled { return }
        tell(failure == nil)
        if let failure, wasServing != false {
          logger.warning("NOT_SERVING", metadata: ["cause": .string(loggable(failure))])
        } else if failure == nil, wasServing != true {
          logger.info("SERVING")
        }
        wasServing = failure == nil
        try? await sleep(interval)
      }
    }
  }

  private func outcome() async -> (any Error)? {
    do {
      try await probe()
      return nil
    } catch {
      return error
    }
  }
}

/// The name in the lifecycle's own log lines.
extension HealthMonitor: CustomStringConvertible {
  var description: String { "health monitor" }
}
