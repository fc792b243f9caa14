package import TitanCore
package import TitanFeeds

/// Judges users again, batch by batch, after an operator has started a re-evaluation, and continues where a killed
/// process left off.
package struct Reevaluator: Sendable {
  private let store: any RuleStore
  private let notifier: Notifier
  private let clock: WallClock
  private let pieceSize: Int

  /// - Parameters:
  ///   - notifier: wakes it when a re-evaluation may have started.
  ///   - pieceSize: the number of users judged, and so locked, in one transaction.
  package init(store: any RuleStore, notifier: Notifier, clock: @escaping WallClock, pieceSize: Int = 50) {
    self.store = store
    self.notifier = notifier
    self.clock = clock
    self.pieceSize = pieceSize
  }

  /// Runs until the task is cancelled or the store becomes unavailable. When run again, it continues.
  package func run() async throws {
    // Subscribes before the first read, so that nothing is missed between reading and waiting.
    let notifications = notifier.subscribe()
    try await workOff()
    for await _ in notifications { try await workOff() }
  }

  /// Finishes a running re-evaluation.
  package func workOff() async throws {
    while try await store.judgeNext(pieceSize, at: clock()) { try Task.checkCancellation() }
  }
}
