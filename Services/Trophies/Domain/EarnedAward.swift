package import TitanCore

/// How a rule was fulfilled: when, and by what.
package struct EarnedAward: Sendable, Hashable {
  package var ruleVersion: Int
  /// When the condition became true, by the time of the events themselves (decision D30).
  package var earnTime: Timestamp
  package var proof: AwardProof

  package init(ruleVersion: Int, earnTime: Timestamp, proof: AwardProof) {
    self.ruleVersion = ruleVersion
    self.earnTime = earnTime
    self.proof = proof
  }
}

/// The proof that an award is due.
package struct AwardProof: Sendable, Hashable {
  /// In order of time.
  package var sessions: [SessionID]
  /// For reps in a window, the numbers of the first and the last rep of the run, starting at 1.
  package var run: ClosedRange<Int>?
  /// The dates that count.
  package var localDates: [CalendarDay]

  package init(sessions: [SessionID], run: ClosedRange<Int>? = nil, localDates: [CalendarDay]) {
    self.sessions = sessions
    self.run = run
    self.localDates = localDates
  }
}
