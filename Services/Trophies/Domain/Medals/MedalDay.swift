package import TitanCore

/// A date on which a medal was earned.
package struct MedalDay: Sendable, Hashable {
  package var date: CalendarDay
  /// Which version of the rule gave it.
  package var ruleVersion: Int
  /// The one that completed it.
  package var session: SessionID
  /// When that one ended.
  package var time: Timestamp

  /// As what proves that a rule is fulfilled.
  var earned: EarnedAward {
    EarnedAward(ruleVersion: ruleVersion, earnTime: time, proof: AwardProof(sessions: [session], localDates: [date]))
  }
}

extension TrophyRule {
  /// Where this version alone gives its medal, oldest first; nowhere if it is archived, or gives none.
  ///
  /// - Parameter history: only of what the rule believes. The times of reps in it make no difference.
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

  /// The session with which those of one date are enough; `nil` if they are not.
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

/// What of a history is believed, by its dates: found out once for all medals that believe the same.
struct DatedHistory {
  /// In order of time.
  let byDate: [CalendarDay: [TrainingSession]]
  /// The active dates, each with how many of its streak were there by then.
  let rows: [Streak.Day]

  init(_ history: History, _ evidence: Evidence) {
    let believed = history.believed(evidence)
    byDate = believed.byDate
    rows = byDate.keys.max().map { believed.streak(today: $0).activeDays } ?? []
  }
}
