package import TitanCore

/// That a rule is fulfilled, since when, and by what.
package struct EarnedAward: Sendable, Hashable {
  package var ruleVersion: Int
  /// When the condition became true, in the time of the events themselves (decision D30).
  package var earnTime: Timestamp
  package var proof: AwardProof

  package init(ruleVersion: Int, earnTime: Timestamp, proof: AwardProof) {
    self.ruleVersion = ruleVersion
    self.earnTime = earnTime
    self.proof = proof
  }
}

/// What shows that an award is due.
package struct AwardProof: Sendable, Hashable {
  /// In order of time.
  package var sessions: [SessionID]
  /// Of reps in a window: the numbers of the first and the last of the run, from 1.
  package var run: ClosedRange<Int>?
  /// The dates that count.
  package var localDates: [CalendarDay]

  package init(sessions: [SessionID], run: ClosedRange<Int>? = nil, localDates: [CalendarDay]) {
    self.sessions = sessions
    self.run = run
    self.localDates = localDates
  }
}
