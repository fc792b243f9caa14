package import TitanCore

/// How many sessions an account may have declared within a day: those that TitanUp did not count itself.
///
/// A day is the last 24 hours by the server's clock, whatever zone somebody says to live in: by the dates of a calendar,
/// another zone would give another quota. Deleted sessions count, too.
package struct SessionQuota: Sendable, Hashable {
  package static let day: Duration = .seconds(86_400)
  package static let standard = SessionQuota(limit: 500)
  package static let none = SessionQuota(limit: 0)

  /// 0 for any number.
  package let limit: Int

  package init(limit: Int) {
    precondition(limit >= 0)
    self.limit = limit
  }

  /// Whether a session comes out of the quota.
  package func counts(_ session: SessionFacts) -> Bool { limit > 0 && !session.evidence.isCounted }

  /// Whether there is room for one more.
  ///
  /// - Parameter earlier: when the session was made that is `limit` back among those that count, the newest being the
  ///   first; `nil` if there are fewer.
  package func check(_ earlier: Timestamp?, at now: Timestamp) throws(SessionConflict) {
    guard limit > 0, let earlier, earlier > now - Self.day else { return }
    throw .quotaUsedUp(limit: limit, until: earlier + Self.day, now: now)
  }
}
