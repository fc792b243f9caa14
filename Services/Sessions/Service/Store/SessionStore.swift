package import SessionsDomain
package import TitanCore
package import TitanFeeds
package import TitanRequests

/// The store of sessions. Every method sees only the given user's sessions.
package protocol SessionStore: Sendable {
  /// Records a session unless it exists already. Decides and writes under the user's lock, in one transaction, and
  /// stores the response under the request id.
  ///
  /// A foreign receipt proves a session, new or existing, if the account may use it: its set counts nowhere else in the
  /// account, and the account that it was issued to belongs to this one. The first receipt that proves anything decides
  /// which account that is; it belongs to no other account, and is none of this installation's own.
  ///
  /// - Throws: `SessionConflict`; INVALID_ARGUMENT REQUEST_ID_REUSED.
  func create(_ new: NewSession) async throws -> CreatedSession

  /// The session, if it exists and isn't deleted.
  func session(_ id: SessionID, of user: UserID) async throws -> Session?

  /// The ids that belong to an existing session, deleted or not.
  func stored(_ ids: [SessionID], of user: UserID) async throws -> Set<SessionID>

  /// Newest first.
  func sessions(of user: UserID, _ filter: SessionFilter, limit: Int) async throws -> [Session]

  /// Deletes a session. Returns `true` if it exists, even if it was deleted before.
  func delete(_ id: SessionID, of user: UserID, at now: Timestamp) async throws -> Bool

  /// Restores a session that was deleted no longer than `SessionLimits.undeletable` ago. Decides and writes under the
  /// user's lock. `nil` if there is no such session.
  ///
  /// - Throws: `SessionConflict`.
  func undelete(_ id: SessionID, of user: UserID, at now: Timestamp) async throws -> Session?

  /// Applies `change` to an existing session. Reads, decides and writes under the user's lock, in one transaction, and
  /// stores the response under the request id. A replaced count is kept. If `change` throws, nothing is changed. `nil`
  /// if the session doesn't exist.
  func change(
    _ id: SessionID, of user: UserID, at now: Timestamp, request: RememberedRequest<Session>?,
    _ change: @escaping @Sendable (Session) throws -> SessionFacts
  ) async throws -> ChangedSession?

  /// The counts of a session that newer ones have replaced, newest first.
  func pastCounts(of id: SessionID, of user: UserID) async throws -> [PastCount]

  /// The foreign receipt of an existing session; `nil` if it has none.
  func foreignReceipt(of id: SessionID, of user: UserID) async throws -> String?

  /// The sessions for a chart of these dates, in any order.
  func chartEntries(of user: UserID, on dates: ClosedRange<CalendarDay>) async throws -> [ActivityChart.Entry]

  /// All sessions for statistics, in any order.
  func statsEntries(of user: UserID) async throws -> [StatsEntry]

  /// All dates with sessions, in any order. A date can occur twice: once for its counted sessions and once for the
  /// others.
  func trainingDates(of user: UserID) async throws -> [TrainingDate]

  /// The current version of the training dates and pauses; `nil` in a store that doesn't number its changes.
  func streakVersion(of user: UserID) async throws -> StreakVersion?

  /// The zone of the user's newest session; `nil` if there is none.
  func newestZone(of user: UserID) async throws -> String?
}

/// A session to record.
package struct NewSession: Sendable {
  package var facts: SessionFacts
  /// `nil` unless it comes from another installation, with a receipt.
  package var foreignReceipt: ForeignReceipt?
  /// SHA-256 of the content the client sent, except for a foreign receipt, which may come later.
  package var contentDigest: [UInt8]
  package var createTime: Timestamp
  /// The request to remember; `nil` if it has no id.
  package var request: RememberedRequest<Session>?

  package init(
    facts: SessionFacts, foreignReceipt: ForeignReceipt? = nil, contentDigest: [UInt8], createTime: Timestamp,
    request: RememberedRequest<Session>? = nil
  ) {
    self.facts = facts
    self.foreignReceipt = foreignReceipt
    self.contentDigest = contentDigest
    self.createTime = createTime
    self.request = request
  }
}

/// The outcome of recording a session.
package enum CreatedSession: Sendable, Hashable {
  /// The session was recorded.
  case recorded(Session)
  /// The session existed already, with the same content.
  case existing(Session)
  /// The session existed already, with the same content, and its foreign receipt has changed its evidence.
  case judgedAgain(Session)
  /// The request was answered before, with this response.
  case replayed([UInt8])
}

/// The outcome of a session change.
package enum ChangedSession: Sendable, Hashable {
  /// The session after the change.
  case changed(Session)
  /// The session was in that state already.
  case unchanged(Session)
  /// The request was answered before, with this response.
  case replayed([UInt8])
}

/// Selects the sessions of a list and where its next page starts.
package struct SessionFilter: Sendable, Hashable {
  package var fromLocalDate: CalendarDay?
  package var toLocalDate: CalendarDay?
  /// The levels to include; empty means all.
  package var evidence: Set<Evidence>
  package var minReps: Int
  /// Includes only sessions after this place in the list.
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

/// The version of the data behind a user's streaks: the newest change of their sessions, and of their clock or pauses,
/// in one lifetime of the store. If two versions are equal, nothing has changed in between.
package struct StreakVersion: Sendable, Hashable {
  package var epoch: FeedEpoch
  /// The number of a change; 0 if there are none.
  package var sessions: Int
  package var days: Int

  package init(epoch: FeedEpoch, sessions: Int, days: Int) {
    self.epoch = epoch
    self.sessions = sessions
    self.days = days
  }
}
