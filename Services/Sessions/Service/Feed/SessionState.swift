package import SessionsDomain
package import TitanCore

/// The current state of something in the session feed.
package enum SessionState: Sendable, Hashable {
  case session(Session)
  /// A session, for readers of `SessionDetail.counts`.
  case counts(SessionCounts)
  /// The user's clock and pauses.
  case days(DayRules)

  var isAboutDays: Bool { if case .days = self { true } else { false } }

  /// The maximum size in a message.
  var bytes: Int {
    switch self {
    case .days(let rules): 500 + 32 * rules.pauses.count
    case .counts(let counts): 500 + 5 * counts.setReps.count + 10 * counts.repStarts.count
    case .session(let session):
      1_000 + session.facts.note.utf8.count + 64 * session.facts.sets.count
        + 16 * (session.facts.proof?.reps.count ?? 0)
    }
  }
}

/// The part of a session that counts: a third of the data, for followers that read very many sessions.
package struct SessionCounts: Sendable, Hashable {
  package var start: Timestamp
  package var end: Timestamp
  package var timeZone: String
  package var utcOffsetSeconds: Int
  package var localDate: CalendarDay
  package var reps: Int
  package var evidence: Evidence
  package var setReps: [Int]
  /// When each rep began, in milliseconds since the start; empty without a receipt.
  package var repStarts: [Int]
  /// When each rep ended, in the same order.
  package var repEnds: [Int]
  /// SHA-256 of the landmarks without their times; `nil` without a receipt that has it.
  package var motionDigest: [UInt8]?
  /// When the session was deleted; `nil` if it wasn't.
  package var deleteTime: Timestamp?

  package init(
    start: Timestamp, end: Timestamp, timeZone: String, utcOffsetSeconds: Int, localDate: CalendarDay, reps: Int,
    evidence: Evidence, setReps: [Int], repStarts: [Int], repEnds: [Int], motionDigest: [UInt8]?,
    deleteTime: Timestamp?
  ) {
    self.start = start
    self.end = end
    self.timeZone = timeZone
    self.utcOffsetSeconds = utcOffsetSeconds
    self.localDate = localDate
    self.reps = reps
    self.evidence = evidence
    self.setReps = setReps
    self.repStarts = repStarts
    self.repEnds = repEnds
    self.motionDigest = motionDigest
    self.deleteTime = deleteTime
  }
}
