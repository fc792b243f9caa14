package import SessionsDomain
package import TitanCore

/// A session, as far as it counts: a third of what there is to read and to send, for followers that read very many.
package struct SessionCounts: Sendable, Hashable {
  package var start: Timestamp
  package var end: Timestamp
  package var timeZone: String
  package var utcOffsetSeconds: Int
  package var localDate: CalendarDay
  package var reps: Int
  package var evidence: Evidence
  package var setReps: [Int]
  /// When each rep was, in milliseconds since the start; empty if no receipt says so.
  package var repStarts: [Int]
  /// As many.
  package var repEnds: [Int]
  /// When it was deleted; `nil` while it is there.
  package var deleteTime: Timestamp?

  package init(
    start: Timestamp, end: Timestamp, timeZone: String, utcOffsetSeconds: Int, localDate: CalendarDay, reps: Int,
    evidence: Evidence, setReps: [Int], repStarts: [Int], repEnds: [Int], deleteTime: Timestamp?
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
    self.deleteTime = deleteTime
  }
}
