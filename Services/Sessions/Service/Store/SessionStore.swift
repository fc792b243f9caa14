package import SessionsDomain
package import TitanCore
package import TitanRequests

/// Where sessions are kept. Every method sees the sessions of the named user only.
package protocol SessionStore: Sendable {
  /// Records a session, unless it is there already: decides and writes under the user's lock, in one transaction, with
  /// the answer to the request's id beside it.
  ///
  /// - Throws: `SessionConflict`; INVALID_ARGUMENT REQUEST_ID_REUSED.
  func create(_ new: NewSession) async throws -> CreatedSession

  /// The session, if it is there and was not deleted.
  func session(_ id: SessionID, of user: UserID) async throws -> Session?

  /// Newest first.
  func sessions(of user: UserID, _ filter: SessionFilter, limit: Int) async throws -> [Session]

  /// Deletes a session; `true` if it was there, whether or not it had been deleted before.
  func delete(_ id: SessionID, of user: UserID, at now: Timestamp) async throws -> Bool

  /// Takes a deletion back that is no older than `SessionLimits.undeletable`: decides and writes under the user's lock.
  /// `nil` if there is none.
  ///
  /// - Throws: `SessionConflict`.
  func undelete(_ id: SessionID, of user: UserID, at now: Timestamp) async throws -> Session?
  /// Makes of a session that is there what `change` says of it: reads, decides and writes under the user's lock, in one
  /// transaction, with the answer to the request's id beside it. A count that was replaced is kept. `change` may refuse
  /// by throwing; then nothing has happened. `nil` if the session is not there.
  func change(
    _ id: SessionID, of user: UserID, at now: Timestamp, request: RememberedRequest<Session>?,
    _ change: @escaping @Sendable (Session) throws -> SessionFacts
  ) async throws -> ChangedSession?
  /// The counts of a session that newer ones have replaced, newest first.
  func pastCounts(of id: SessionID, of user: UserID) async throws -> [PastCount]
  /// What a chart of these dates needs, in any order.
  func chartEntries(of user: UserID, on dates: ClosedRange<CalendarDay>) async throws -> [ActivityChart.Entry]

  /// What statistics need of every session, in any order.
  func statsEntries(of user: UserID) async throws -> [StatsEntry]
  /// Every date with sessions, at most twice: with its counted ones, and with its others. In any order.
  func trainingDates(of user: UserID) async throws -> [TrainingDate]

  /// What training dates and pauses are a version of. `nil` while it cannot be told: a transaction is under way that may yet
  /// commit a change from before the newest one.
  func streakVersion(of user: UserID) async throws -> StreakVersion?

  /// The zone of the user's newest session; `nil` without sessions.
  func newestZone(of user: UserID) async throws -> String?
}

/// What to record.
package struct NewSession: Sendable {
  package var facts: SessionFacts
  /// SHA-256 of what the client sent.
  package var contentDigest: [UInt8]
  package var createTime: Timestamp
  /// The request to remember; `nil` if it has no id.
  package var request: RememberedRequest<Session>?

  package init(
    facts: SessionFacts, contentDigest: [UInt8], createTime: Timestamp, request: RememberedRequest<Session>? = nil
  ) {
    self.facts = facts
    self.contentDigest = contentDigest
    self.createTime = createTime
    self.request = request
  }
}

/// What came of it.
package enum CreatedSession: Sendable, Hashable {
  /// It was recorded now.
  case recorded(Session)
  /// It was there, with the same content.
  case existing(Session)
  /// The request was answered before, with these bytes.
  case replayed([UInt8])
}

/// What came of a change.
package enum ChangedSession: Sendable, Hashable {
  /// As it is now.
  case changed(Session)
  /// It was so already.
  case unchanged(Session)
  /// The request was answered before, with these bytes.
  case replayed([UInt8])
}

/// Which sessions of a list, and where its next page starts.
package struct SessionFilter: Sendable, Hashable {
  package var fromLocalDate: CalendarDay?
  package var toLocalDate: CalendarDay?
  /// Which levels; empty means all.
  package var evidence: Set<Evidence>
  package var minReps: Int
  /// Only what comes after this one in the list.
  package var after: Place?

  package struct Place: Sendable, Hashable {
    package var start: Timestamp
    package var id: SessionID

    package init(start: Timestamp, id: SessionID) {
      self.start = start
      self.id = id
    }
  }

  package init(
    fromLocalDate: CalendarDay? = nil, toLocalDate: CalendarDay? = nil, evidence: Set<Evidence> = [], minReps: Int = 0,
    after: Place? = nil
  ) {
    self.fromLocalDate = fromLocalDate
    self.toLocalDate = toLocalDate
    self.evidence = evidence
    self.minReps = minReps
    self.after = after
  }
}
