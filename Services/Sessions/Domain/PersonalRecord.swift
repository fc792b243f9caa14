package import TitanCore

/// A personal best in number or in speed. The first of equal achievements holds the record.
package struct PersonalRecord: Sendable, Hashable {
  /// The raw values are those of the contract.
  package enum Kind: Int, Sendable, Hashable, CaseIterable {
    case repsInSet = 1
    case repsInSession
    case repsInDay
    /// The fastest time for five reps in a row, as defined in decision D4.
    case fastestFive
  }

  package var kind: Kind
  /// Reps, or milliseconds.
  package var value: Int
  package var localDate: CalendarDay
  /// `nil` for the record of a day.
  package var sessionID: SessionID?

  package init(kind: Kind, value: Int, localDate: CalendarDay, sessionID: SessionID?) {
    self.kind = kind
    self.value = value
    self.localDate = localDate
    self.sessionID = sessionID
  }

  /// All records, in the order of their kinds.
  ///
  /// - Parameter sessions: in order of time.
  static func all(of sessions: [StatsEntry]) -> [PersonalRecord] {
    Kind.allCases.compactMap { kind in
      switch kind {
      case .repsInSet: most(kind, sessions) { $0.bestSet }
      case .repsInSession: most(kind, sessions) { $0.reps }
      case .repsInDay: bestDay(of: sessions)
      case .fastestFive:
        sessions.compactMap { session in session.fastestFive.map { (session, $0) } }.min { $0.1 < $1.1 }
          .map { PersonalRecord(kind: kind, value: $0.1, localDate: $0.0.localDate, sessionID: $0.0.sessionID) }
      }
    }
  }

  private static func most(
    _ kind: Kind, _ sessions: [StatsEntry], _ value: (StatsEntry) -> Int
  ) -> PersonalRecord? {
    // The first of equal sessions wins.
    sessions.reduce(nil) { best, session in
      guard value(session) > best?.value ?? 0 else { return best }
      return PersonalRecord(
        kind: kind, value: value(session), localDate: session.localDate, sessionID: session.sessionID)
    }
  }

  private static func bestDay(of sessions: [StatsEntry]) -> PersonalRecord? {
    sessions.repsByDate.max { ($0.value, $1.key) < ($1.value, $0.key) }
      .map { PersonalRecord(kind: .repsInDay, value: $0.value, localDate: $0.key, sessionID: nil) }
  }
}

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

  fileprivate var bestSet: Int { setReps.max() ?? reps }

  /// Milliseconds from the first descent to the last top of the fastest five reps in a row: with no pause longer than
  /// two seconds, and all in the same set.
  fileprivate var fastestFive: Int? {
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
