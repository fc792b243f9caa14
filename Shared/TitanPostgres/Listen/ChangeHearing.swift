/// Rings the bell whenever another process, or this one, has announced a change; also now and then without, should an
/// announcement have been lost. One per process, however many watch.
package struct ChangeHearing: Sendable {
  private let bell: ChangeBell
  private let interval: Duration

  /// - Parameter interval: how long a change can stay unnoticed if its announcement was lost.
  package init(_ bell: ChangeBell, interval: Duration = .seconds(5)) {
    self.bell = bell
    self.interval = interval
  }

  /// Until the task is cancelled or the listener stops.
  package func run(_ listener: PostgresListener) async {
    await withTaskGroup { group in
      group.addTask {
        while !Task.isCancelled {
          try? await Task.sleep(for: interval)
          bell.ring()
        }
      }
      for await _ in listener.events { bell.ring() }
      group.cancelAll()
    }
  }
}
