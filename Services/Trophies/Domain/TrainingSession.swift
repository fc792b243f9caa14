package import TitanCore

/// What of a push-up session trophies are judged by.
package struct TrainingSession: Sendable, Hashable {
  package var id: SessionID
  package var start: Timestamp
  package var end: Timestamp
  package var timeZone: String
  /// The device's at the start, in seconds ahead of UTC.
  package var utcOffsetSeconds: Int
  package var localDate: CalendarDay
  package var reps: Int
  package var evidence: Evidence
  /// When each rep was; empty if nobody knows.
  package var repTimes: [RepTime]
  /// How many reps had been done at the end of each set, the last left out: `[10, 18]` for sets of 10, 8 and 7.
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

  /// The order of time; of sessions that began together, that of their ids.
  func isBefore(_ other: TrainingSession) -> Bool {
    start == other.start ? id.description < other.id.description : start < other.start
  }

  /// When rep `number` (from 1) was done: its end where that is known, the session's end otherwise.
  func time(ofRep number: Int) -> Timestamp {
    guard repTimes.count == reps, repTimes.indices.contains(number - 1) else { return end }
    return start + .milliseconds(repTimes[number - 1].endMilliseconds)
  }
}

/// When one rep was, in milliseconds since its session's start.
package struct RepTime: Sendable, Hashable {
  /// The descent left the top.
  package var startMilliseconds: Int
  /// The top was reached again.
  package var endMilliseconds: Int

  package init(startMilliseconds: Int, endMilliseconds: Int) {
    self.startMilliseconds = startMilliseconds
    self.endMilliseconds = endMilliseconds
  }
}
