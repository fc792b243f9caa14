import Logging
import ServiceLifecycle

/// Keeps one `BackgroundTask` running.
struct BackgroundRunner: Service {
  let task: BackgroundTask
  let logger: Logger
  let now: @Sendable () -> ContinuousClock.Instant
  let sleep: @Sendable (Duration) async throws -> Void

  /// After a run of at least this length, the next failure counts as the first.
  static let steady: Duration = .seconds(30)

  init(
    _ task: BackgroundTask, logger: Logger, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    (self.task, self.logger, self.now, self.sleep) = (task, logger, now, sleep)
  }

  func run() async throws {
    await cancelWhenGracefulShutdown {
      var failures = 0
      while !Task.isCancelled {
        let start = now()
        do {
          try await task.operation()
        } catch {
          if !Task.isCancelled {
            logger.warning(
              "background work failed", metadata: ["task": .string(task.name), "cause": .string(loggable(error))])
          }
        }
        failures = start.duration(to: now()) >= Self.steady ? 1 : failures + 1
        if !Task.isCancelled { try? await sleep(Self.pause(after: failures)) }
      }
    }
  }

  /// 0.1 s, doubled with each consecutive failure, up to 10 s.
  static func pause(after failures: Int) -> Duration {
    min(.milliseconds(100) * (1 << min(failures - 1, 7)), .seconds(10))
  }
}

/// The name in the lifecycle's own log lines.
extension BackgroundRunner: CustomStringConvertible {
  var description: String { "background task \(task.name)" }
}
