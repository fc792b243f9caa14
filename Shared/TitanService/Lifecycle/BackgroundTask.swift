/// Work that goes on as long as its service does, such as following a feed.
package struct BackgroundTask: Sendable {
  package let name: String
  let operation: @Sendable () async throws -> Void

  /// - Parameter operation: runs until its task is cancelled, which is how it is told to stop. If it returns or throws
  ///   before, it is started again after a pause that grows from a tenth of a second to ten seconds.
  package init(_ name: String, _ operation: @escaping @Sendable () async throws -> Void) {
    (self.name, self.operation) = (name, operation)
  }

  /// Work in rounds: the first at once, each other an `interval` after the one before has ended.
  package init(_ name: String, every interval: Duration, round: @escaping @Sendable () async throws -> Void) {
    self.init(name) {
      while true {
        try await FailPoints.countingAnew(round)
        try await Task.sleep(for: interval)
      }
    }
  }
}
