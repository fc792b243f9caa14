package import TitanCore

/// What a public link says of an award: what it takes, when it was earned, and the counts that earned it. It names
/// neither the account nor its sessions, by whose ids two statements could be told to belong together.
package struct AwardStatement: Sendable, Hashable {
  /// A session that earned the award, or a set of a practice that did.
  package struct Session: Sendable, Hashable {
    package var date: CalendarDay
    package var reps: Int
    package var evidence: Evidence

    package init(date: CalendarDay, reps: Int, evidence: Evidence) {
      self.date = date
      self.reps = reps
      self.evidence = evidence
    }
  }

  /// The maximum number of sessions that a statement lists: a row of a hundred days is a number and its last days.
  package static let listedSessions = 50

  package var link: AwardLinkID
  /// By the version that was fulfilled, in the words of the version in force.
  package var rule: TrophyRule
  package var name: SharedName
  /// The date on which it was earned, by the clock of its owner.
  package var date: CalendarDay
  /// The numbers of sessions or practices and of dates that count, and the sum of the reps.
  package var sessionCount: Int
  package var dateCount: Int
  package var reps: Int
  /// For reps in a window, the numbers of the first and the last rep of the run, starting at 1.
  package var run: ClosedRange<Int>?
  /// The newest ones, oldest first.
  package var latest: [Session]

  /// - Parameters:
  ///   - sessions: those of the award's proof; for another exercise than push-ups, all sets of its practices.
  ///   - rules: the rules of trophies.
  /// - Returns: `nil` if there is nothing to state: the award is revoked, or its rule or its sessions are unknown.
  package init?(_ link: AwardLink, of standing: AwardStanding, by sessions: [TrainingSession], _ rules: RuleBook) {
    let proof = standing.earned.proof
    guard standing.state != .revoked, let current = rules.current(link.trophy),
      var rule = rules.rule(link.trophy, version: standing.earned.ruleVersion)
    else { return nil }
    var sorted = sessions.filter { $0.exercise == proof.exercise }.sorted { $0.isBefore($1) }
    // A practice has several sets, of which one was enough.
    if rule.exercise != .pushUp, case .repsInSession(let count) = rule.criterion {
      sorted = Array(sorted.drop { $0.reps < count }.prefix(1))
    }
    guard let date = proof.localDates.max() ?? sorted.last?.localDate else { return nil }
    rule.texts = current.texts
    self.link = link.id
    self.rule = rule
    name = link.name
    self.date = date
    sessionCount = proof.sessions.count
    dateCount = proof.localDates.count
    reps = sorted.reduce(0) { $0 + $1.reps }
    run = proof.run
    latest = sorted.suffix(Self.listedSessions).map {
      Session(date: $0.localDate, reps: $0.reps, evidence: $0.evidence)
    }
  }
}
