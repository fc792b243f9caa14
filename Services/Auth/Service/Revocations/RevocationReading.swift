package import AuthDomain

/// The transaction of a revocation: this one and all before it were seen.
package struct RevocationHorizon: Hashable, Sendable {
  package var transaction: UInt64

  package init(transaction: UInt64) { self.transaction = transaction }

  /// Nothing was seen.
  package static let beginning = RevocationHorizon(transaction: 0)
}

/// What was found above a horizon.
package struct RevocationLook: Hashable, Sendable {
  /// Where the next look starts. No transaction that is still running lies below it, and it is on disk: what comes after a
  /// crash lies above.
  package var horizon: RevocationHorizon
  package var sessions: [AuthSessionID] = []
  /// Those above the new horizon: the next look will find them again.
  package var comingAgain: Set<AuthSessionID> = []

  package init(horizon: RevocationHorizon) { self.horizon = horizon }
}

/// One reader's way through the revocations.
///
/// Other feeds hold changes back while an older transaction runs, so that a cursor cannot step over it. A revocation must
/// not wait for anybody; so here what has been committed is taken at once, and what lies above the oldest running
/// transaction is looked at again. Nothing is missed, and nothing is told twice.
package struct RevocationReading: Sendable {
  package private(set) var horizon = RevocationHorizon.beginning
  private var comingAgain: Set<AuthSessionID> = []

  package init() {}

  /// Goes on to a look's horizon; returns what is new in it.
  package mutating func take(_ look: RevocationLook) -> [AuthSessionID] {
    let news = look.sessions.filter { !comingAgain.contains($0) }
    (horizon, comingAgain) = (look.horizon, look.comingAgain)
    return news
  }
}
