/// Work that runs as long as its service does, such as following a feed.
package struct BackgroundTask: Sendable {
  package let name: String
  let operation: @Sendable () async throws -> Void

  /// - Parameter operation: runs until its task is cancelled, which is the signal to stop. If it returns or throws
  ///   earlier, it is restarted after a pause that grows from a tenth of a second to ten seconds.
  package init(_ name: String, _ operation: @escaping @Sendable () async throws -> Void) {
    (self.name, self.operation) = (name, operation)
  }

  /// Work in rounds: the first at once, each further one an `interval` after the previous one has ended.
  package init(_ name: String, every interval: Duration, round: @escaping @Sendable () async throws -> Void) {
    self.init(name) {
      while true {
        try await FailPoints.countingAnew(round)
        try await Task.sleep(for: interval)
      }
    }
  }
}
