package import AuthDomain

/// A transaction id: the reader has seen the revocations of this transaction and of all earlier ones.
package struct RevocationHorizon: Hashable, Sendable {
  package var transaction: UInt64

  package init(transaction: UInt64) { self.transaction = transaction }

  /// The horizon of a reader that has seen nothing.
  package static let beginning = RevocationHorizon(transaction: 0)
}

/// The revocations found above a horizon.
package struct RevocationLook: Hashable, Sendable {
  /// Where the next look starts. No running transaction lies below it, and it is on disk: anything committed after a
  /// crash lies above it.
  package var horizon: RevocationHorizon
  package var sessions: [AuthSessionID] = []
  /// The sessions above the new horizon, which the next look will find again.
  package var comingAgain: Set<AuthSessionID> = []

  package init(horizon: RevocationHorizon) { self.horizon = horizon }
}

/// One reader's position in the revocations.
///
/// Other feeds hold changes back while an older transaction runs, so that a cursor can't skip it. A revocation must not
/// wait for another transaction, so this reader takes committed revocations at once and looks again at everything above
/// the oldest running transaction. It misses nothing and reports nothing twice.
package struct RevocationReading: Sendable {
  package private(set) var horizon = RevocationHorizon.beginning
  private var comingAgain: Set<AuthSessionID> = []

  package init() {}

  /// Moves to the look's horizon, and returns the sessions that are new.
  package mutating func take(_ look: RevocationLook) -> [AuthSessionID] {
    let news = look.sessions.filter { !comingAgain.contains($0) }
    (horizon, comingAgain) = (look.horizon, look.comingAgain)
    return news
  }
}
