package import TitanCore

/// What of a session statistics need.
package struct StatsEntry: Sendable, Hashable {
  package var sessionID: SessionID
  package var start: Timestamp
  package var localDate: CalendarDay
  package var reps: Int
  package var evidence: Evidence
  /// The reps of each set; a session without sets is one.
  package var setReps: [Int]
  /// When each rep was, and how, if a receipt says so.
  package var repTimes: [RepTime]

  package init(
    sessionID: SessionID, start: Timestamp, localDate: CalendarDay, reps: Int, evidence: Evidence, setReps: [Int] = [],
    repTimes: [RepTime] = []
  ) {
    self.sessionID = sessionID
    self.start = start
    self.localDate = localDate
    self.reps = reps
    self.evidence = evidence
    self.setReps = setReps
    self.repTimes = repTimes
  }

  var bestSet: Int { setReps.max() ?? reps }

  /// Milliseconds from the first descent to the last top of the fastest five reps in a row: no pause between them longer
  /// than two seconds, and none of them in another set.
  var fastestFive: Int? {
    let setEnds = Set(setReps.dropLast().reduce(into: [Int]()) { $0.append(($0.last ?? 0) + $1) })
    return repTimes.indices.dropLast(4).compactMap { first -> Int? in
      let isBroken = (first + 1...first + 4).contains { next in
        setEnds.contains(next)
          || repTimes[next].startMilliseconds - repTimes[next - 1].endMilliseconds
            > SessionForm.longestPauseMilliseconds
      }
      return isBroken ? nil : repTimes[first + 4].endMilliseconds - repTimes[first].startMilliseconds
    }.min()
  }
}

extension Sequence<StatsEntry> {
  var repsByDate: [CalendarDay: Int] { reduce(into: [:]) { $0[$1.localDate, default: 0] += $1.reps } }
}
