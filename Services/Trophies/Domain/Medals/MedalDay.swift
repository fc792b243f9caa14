package import TitanCore

/// A date on which a medal was earned.
package struct MedalDay: Sendable, Hashable {
  package var date: CalendarDay
  /// The version of the rule that awarded it.
  package var ruleVersion: Int
  /// The session that completed it.
  package var session: SessionID
  /// When that session ended.
  package var time: Timestamp

  /// The same as the proof that a rule is fulfilled.
  var earned: EarnedAward {
    EarnedAward(ruleVersion: ruleVersion, earnTime: time, proof: AwardProof(sessions: [session], localDates: [date]))
  }
}

extension TrophyRule {
  /// The dates on which this version alone awards its medal, oldest first; none if it is archived or awards no medal.
  ///
  /// - Parameter history: only the sessions that the rule accepts. The times of their reps don't matter.
  func medalDays(in history: DatedHistory) -> [MedalDay] {
    guard !isArchived else { return [] }
    return switch kind {
    case .trophy: []
    case .intraday:
      history.byDate.compactMap { date, sessions in completing(sessions).map { medalDay(date, $0) } }
        .sorted { $0.date < $1.date }
    case .consistency:
      history.rows.filter { $0.count == threshold }.compactMap { day in
        history.byDate[day.date]?.first.map { medalDay(day.date, $0) }
      }
    }
  }

  /// The session that completes the medal among those of one date; `nil` if they aren't enough.
  private func completing(_ sessions: [TrainingSession]) -> TrainingSession? {
    switch criterion {
    case .repsInSession(let count): return sessions.first { $0.reps >= count }
    case .sessionsInDay(let count): return sessions.count >= count ? sessions[count - 1] : nil
    case .repsInDay(let count):
      var sum = 0
      return sessions.first { session in
        sum += session.reps
        return sum >= count
      }
    case .repsInLifetime, .sessionsInLifetime, .daysInRow, .repsInWindow, nil: return nil
    }
  }

  private func medalDay(_ date: CalendarDay, _ session: TrainingSession) -> MedalDay {
    MedalDay(date: date, ruleVersion: version, session: session.id, time: session.end)
  }
}

/// The accepted sessions of a history by date, computed once for all medals that accept the same evidence.
struct DatedHistory {
  /// In order of time.
  let byDate: [CalendarDay: [TrainingSession]]
  /// The active dates, each with its position in its streak.
  let rows: [Streak.Day]

  init(_ history: History, _ evidence: Evidence) {
    let believed = history.believed(evidence)
    byDate = believed.byDate
    rows = byDate.keys.max().map { believed.streak(today: $0).activeDays } ?? []
  }
}
