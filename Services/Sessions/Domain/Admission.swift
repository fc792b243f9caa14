package import TitanCore

/// Whether a new session may be recorded alongside the user's existing ones.
package enum Admission: Sendable, Hashable {
  /// The session is new.
  case record
  /// The session was recorded before, with the same content.
  case existing(Session)

  /// Existing sessions that may conflict with the new one.
  package struct Neighbours: Sendable {
    /// The user's session with the same id, deleted or not, and whether its content is the same.
    package var sameID: (session: Session, sameContent: Bool)?
    /// An undeleted session that used the same stream of landmarks.
    package var sameStream: SessionID?
    /// An undeleted counted session that overlaps the new one, if the new one is counted too.
    package var overlapping: SessionID?

    package init(
      sameID: (session: Session, sameContent: Bool)? = nil, sameStream: SessionID? = nil, overlapping: SessionID? = nil
    ) {
      self.sameID = sameID
      self.sameStream = sameStream
      self.overlapping = overlapping
    }
  }

  /// The id is checked first, so that a repeated call gets the same result as the first.
  package static func decide(_ neighbours: Neighbours) throws(SessionConflict) -> Admission {
    if let (session, sameContent) = neighbours.sameID {
      if session.deleteTime != nil { throw .deleted(session.facts.sessionID) }
      guard sameContent else { throw .idTaken(session.facts.sessionID) }
      return .existing(session)
    }
    try checkPlace(neighbours)
    return .record
  }

  /// Whether a deleted session can be restored. Others can use its stream and its time while it is gone.
  ///
  /// - Parameter neighbours: found without the session itself.
  package static func checkReturn(of session: Session, beside neighbours: Neighbours) throws(SessionConflict) {
    if session.deleteTime == nil { throw .notDeleted(session.facts.sessionID) }
    try checkPlace(neighbours)
  }

  private static func checkPlace(_ neighbours: Neighbours) throws(SessionConflict) {
    if let other = neighbours.sameStream { throw .streamUsed(by: other) }
    if let other = neighbours.overlapping { throw .overlap(with: other) }
  }
}

/// Why a session conflicts with the user's existing ones.
package enum SessionConflict: Error, Sendable, Hashable {
  /// The id belongs to a session with different content.
  case idTaken(SessionID)
  /// The id belongs to a deleted session.
  case deleted(SessionID)
  /// The session isn't deleted, so it can't be restored.
  case notDeleted(SessionID)
  /// Another session has already used its stream of landmarks.
  case streamUsed(by: SessionID)
  /// It overlaps another counted session.
  case overlap(with: SessionID)
  /// The user has declared `limit` sessions within a day; the next is possible at `until`.
  case quotaUsedUp(limit: Int, until: Timestamp, now: Timestamp)
}

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
