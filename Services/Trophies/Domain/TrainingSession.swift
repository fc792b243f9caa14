package import TitanCore

/// The part of a push-up session that trophies are judged by.
package struct TrainingSession: Sendable, Hashable {
  package var id: SessionID
  package var start: Timestamp
  package var end: Timestamp
  package var timeZone: String
  /// The device's UTC offset at the start, in seconds ahead of UTC.
  package var utcOffsetSeconds: Int
  package var localDate: CalendarDay
  package var reps: Int
  package var evidence: Evidence
  /// The time of each rep; empty if unknown.
  package var repTimes: [RepTime]
  /// The number of reps done by the end of each set but the last: `[10, 18]` for sets of 10, 8 and 7.
  package var setEnds: [Int]

  package init(
    id: SessionID, start: Timestamp, end: Timestamp, timeZone: String, utcOffsetSeconds: Int,
    localDate: CalendarDay, reps: Int, evidence: Evidence, repTimes: [RepTime] = [], setEnds: [Int] = []
  ) {
    self.id = id
    self.start = start
    self.end = end
    self.timeZone = timeZone
    self.utcOffsetSeconds = utcOffsetSeconds
    self.localDate = localDate
    self.reps = reps
    self.evidence = evidence
    self.repTimes = repTimes
    self.setEnds = setEnds
  }

  /// Orders sessions by start time, and those that began together by id.
  func isBefore(_ other: TrainingSession) -> Bool {
    start == other.start ? id.description < other.id.description : start < other.start
  }

  /// When rep `number` (starting at 1) was done: its end if known, otherwise the session's end.
  func time(ofRep number: Int) -> Timestamp {
    guard repTimes.count == reps, repTimes.indices.contains(number - 1) else { return end }
    return start + .milliseconds(repTimes[number - 1].endMilliseconds)
  }
}

/// The time of one rep, in milliseconds since its session's start.
package struct RepTime: Sendable, Hashable {
  /// When the descent left the top.
  package var startMilliseconds: Int
  /// When the top was reached again.
  package var endMilliseconds: Int

  package init(startMilliseconds: Int, endMilliseconds: Int) {
    self.startMilliseconds = startMilliseconds
    self.endMilliseconds = endMilliseconds
  }
}
