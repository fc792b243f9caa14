package import TitanCore

/// A user's progress towards a trophy.
package struct TrophyProgress: Sendable, Hashable {
  package var rule: TrophyRule
  /// The best so far: within one session, today, in the current streak, or in total, depending on the rule's scope.
  package var current: Int
  package var target: Int
  /// What `current` would be if every session counted; 0 if that wouldn't be more.
  package var unverifiedCurrent: Int
  /// Whether today's date counts already.
  package var isTodayActive: Bool

  /// 0 to 99.
  package var percent: Int { min(99, current * 100 / target) }

  /// `nil` for a rule that can't be evaluated.
  package init?(_ rule: TrophyRule, history: History, today: CalendarDay) {
    guard let criterion = rule.criterion else { return nil }
    let believed = history.believed(rule.minEvidence)
    let current = believed.best(of: criterion, today: today)
    let anyhow = history.best(of: criterion, today: today)
    self.rule = rule
    self.current = current
    target = criterion.target
    unverifiedCurrent = anyhow > current ? anyhow : 0
    isTodayActive = believed.sessions.contains { $0.localDate == today }
  }
}

extension History {
  fileprivate func best(of criterion: Criterion, today: CalendarDay) -> Int {
    switch criterion {
    case .repsInSession: sessions.map(\.reps).max() ?? 0
    case .repsInDay: sessions.lazy.filter { $0.localDate == today }.reduce(0) { $0 + $1.reps }
    case .repsInLifetime: sessions.lazy.reduce(0) { $0 + $1.reps }
    case .sessionsInDay: sessions.count { $0.localDate == today }
    case .sessionsInLifetime: sessions.count
    case .daysInRow: streak(today: today).current
    case .repsInWindow(let count, let milliseconds):
      sessions.lazy.map { RepRun.best(upTo: count, under: milliseconds, in: $0) }.max() ?? 0
    }
  }
}
