package import TitanCore

/// What decides about the refresh tokens of one auth session.
package struct RefreshState: Hashable, Sendable {
  /// Number of the newest token that was issued; the first is 1.
  ///
  /// It also tells whether a token's successor was used: token n is used when its successor n + 1 is issued, so
  /// the successor of token `counter - 1` never was, and that of every older one was.
  package var counter: Int64
  /// When the session dies unless it is refreshed; never after `endTime`.
  package var expireTime: Timestamp
  /// When it dies whatever happens.
  package let endTime: Timestamp
  /// Set once, never cleared.
  package var revocation: RevocationReason?

  package init(
    counter: Int64, expireTime: Timestamp, endTime: Timestamp, revocation: RevocationReason? = nil
  ) {
    self.counter = counter
    self.expireTime = expireTime
    self.endTime = endTime
    self.revocation = revocation
  }

  package enum Ending: Hashable, Sendable { case revoked, expired }

  /// How the session is over at an instant; `nil` while it lives.
  package func ending(at now: Timestamp) -> Ending? {
    if revocation != nil { return .revoked }
    return now < expireTime && now < endTime ? nil : .expired
  }

  /// The state of a session that begins now.
  package static func beginning(at now: Timestamp, _ lifetimes: Lifetimes) -> RefreshState {
    let end = now + lifetimes.absolute
    return RefreshState(counter: 1, expireTime: min(now + lifetimes.sliding, end), endTime: end)
  }
}
