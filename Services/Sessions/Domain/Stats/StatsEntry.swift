package import TitanCore

/// The part of a session that statistics need.
package struct StatsEntry: Sendable, Hashable {
  package var sessionID: SessionID
  package var start: Timestamp
  package var localDate: CalendarDay
  package var reps: Int
  package var evidence: Evidence
  /// The reps of each set; a session without sets is a single set.
  package var setReps: [Int]
  /// The time and the form of each rep, if the session has a receipt.
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

  /// Milliseconds from the first descent to the last top of the fastest five reps in a row: with no pause longer than
  /// two seconds, and all in the same set.
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
