package import TitanCore

/// The number of sessions an account may declare within a day: those that TitanUp didn't count itself.
///
/// A day is the last 24 hours on the server's clock. With calendar dates, switching to another zone would give a user
/// another quota. Deleted sessions count, too.
package struct SessionQuota: Sendable, Hashable {
  package static let day: Duration = .seconds(86_400)
  package static let standard = SessionQuota(limit: 500)
  package static let none = SessionQuota(limit: 0)

  /// 0 for no limit.
  package let limit: Int

  package init(limit: Int) {
    precondition(limit >= 0)
    self.limit = limit
  }

  /// Whether a session counts against the quota.
  package func counts(_ session: SessionFacts) -> Bool { limit > 0 && !session.evidence.isCounted }

  /// Checks that the quota allows one more session.
  ///
  /// - Parameter earlier: when the `limit`-th newest session that counts was created; `nil` if there are fewer.
  package func check(_ earlier: Timestamp?, at now: Timestamp) throws(SessionConflict) {
    guard limit > 0, let earlier, earlier > now - Self.day else { return }
    throw .quotaUsedUp(limit: limit, until: earlier + Self.day, now: now)
  }
}
