package import TitanCore

/// Whether a new session may be recorded beside what its user has already.
package enum Admission: Sendable, Hashable {
  /// It is new.
  case record
  /// It was recorded before, with the same content.
  case existing(Session)

  /// What the store found.
  package struct Neighbours: Sendable {
    /// The user's session of the same id, deleted or not, and whether it was made from the same content.
    package var sameID: (session: Session, sameContent: Bool)?
    /// The session that is there and used the same stream of landmarks.
    package var sameStream: SessionID?
    /// A counted session that is there and shares a moment with the new one, which is counted too.
    package var overlapping: SessionID?

    package init(
      sameID: (session: Session, sameContent: Bool)? = nil, sameStream: SessionID? = nil, overlapping: SessionID? = nil
    ) {
      self.sameID = sameID
      self.sameStream = sameStream
      self.overlapping = overlapping
    }
  }

  /// The id decides before all else, so that a repeated call gives what the first one did.
  package static func decide(_ neighbours: Neighbours) throws(SessionConflict) -> Admission {
    if let (session, sameContent) = neighbours.sameID {
      if session.deleteTime != nil { throw .deleted(session.facts.sessionID) }
      guard sameContent else { throw .idTaken(session.facts.sessionID) }
      return .existing(session)
    }
    try checkPlace(neighbours)
    return .record
  }

  /// Whether a session that was deleted may come back. What it used is free for others while it is gone.
  ///
  /// - Parameter neighbours: without regard to the session itself.
  package static func checkReturn(of session: Session, beside neighbours: Neighbours) throws(SessionConflict) {
    if session.deleteTime == nil { throw .notDeleted(session.facts.sessionID) }
    try checkPlace(neighbours)
  }

  private static func checkPlace(_ neighbours: Neighbours) throws(SessionConflict) {
    if let other = neighbours.sameStream { throw .streamUsed(by: other) }
    if let other = neighbours.overlapping { throw .overlap(with: other) }
  }
}

/// Why a session cannot stand beside those its user has.
package enum SessionConflict: Error, Sendable, Hashable {
  /// The id names a session of other content.
  case idTaken(SessionID)
  /// The id names a session that was deleted.
  case deleted(SessionID)
  /// There is no deletion to take back.
  case notDeleted(SessionID)
  /// Its stream of landmarks was counted into another session.
  case streamUsed(by: SessionID)
  /// Two counted sessions at one time.
  case overlap(with: SessionID)
  /// So many were declared within a day; there is room for one more `until` then.
  case quotaUsedUp(limit: Int, until: Timestamp, now: Timestamp)
}
