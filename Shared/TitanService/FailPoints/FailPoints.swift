import Glibc
import Logging
import Synchronization
import TitanPostgres

/// Kills the process at a fail point. For tests only: services have no fail points unless `TITANUP_FAIL_POINT` is set.
final class FailPoints: StatementWatch {
  /// A call, or a background task, whose statements are being counted.
  struct Scope: Sendable {
    let name: String
    /// The counter of a call or a round; a background task without rounds has none.
    let counter: Counter?
  }

  final class Counter: Sendable {
    private let count = Atomic(0)
    func next() -> Int { count.wrappingAdd(1, ordering: .relaxed).newValue }
  }

  /// The scope that this task's statements count in.
  @TaskLocal static var scope: Scope?

  private let point: FailPoint
  private let logger: Logger
  private let die: @Sendable () -> Void

  /// - Parameter die: ends the process at once, in a way that no code in it can prevent.
  init(_ point: FailPoint, logger: Logger, die: @escaping @Sendable () -> Void = FailPoints.kill) {
    (self.point, self.logger, self.die) = (point, logger, die)
  }

  /// Kills the process as the kernel does when memory runs out, after flushing the log.
  static let kill: @Sendable () -> Void = {
    LogWriter.standardError.flush()
    Glibc.kill(getpid(), SIGKILL)
  }

  func willSend(_ statement: String, position: Int) -> Int {
    guard let scope = Self.scope else { return position }
    let number = scope.counter?.next() ?? position
    reached(FailPointName(scope.name, number, .before), statement)
    return number
  }

  func wasAnswered(_ statement: String, number: Int) {
    guard let scope = Self.scope else { return }
    reached(FailPointName(scope.name, number, .after), statement)
  }

  private func reached(_ name: FailPointName, _ statement: String) {
    switch point {
    case .list: logger.notice("fail point", metadata: Self.describing(name, statement))
    case .at(name):
      logger.warning("the process dies at its fail point", metadata: Self.describing(name, statement))
      die()
    case .at: break
    }
  }

  /// The text of a statement contains no values.
  private static func describing(_ name: FailPointName, _ statement: String) -> Logger.Metadata {
    let words = statement.split(whereSeparator: \.isWhitespace).prefix(6).joined(separator: " ")
    return ["fail_point": .string("\(name)"), "statement": .string(words)]
  }

  func warn() {
    logger.warning(
      "fail points are on, which are for tests only", metadata: [FailPoint.variable: .string("\(point)")])
  }
}
