package import TitanCore
package import TitanPostgres

/// Judges people again, piece by piece, whenever an operator has begun it, and goes on where a process that was
/// killed has left it.
package struct Reevaluator: Sendable {
  private let store: any RuleStore
  private let bell: ChangeBell
  private let clock: WallClock
  private let pieceSize: Int

  /// - Parameters:
  ///   - bell: rings when something may have begun.
  ///   - pieceSize: how many people are judged in one transaction, and locked so long.
  package init(store: any RuleStore, bell: ChangeBell, clock: @escaping WallClock, pieceSize: Int = 50) {
    self.store = store
    self.bell = bell
    self.clock = clock
    self.pieceSize = pieceSize
  }

  /// Until the task is cancelled, or the store is away; run again, it goes on.
  package func run() async throws {
    // Before the first look, so that nothing falls between looking and waiting.
    let rings = bell.rings()
    try await workOff()
    for await _ in rings { try await workOff() }
  }

  /// Works off what is there.
  package func workOff() async throws {
    while try await store.judgeNext(pieceSize, at: clock()) { try Task.checkCancellation() }
  }
}
