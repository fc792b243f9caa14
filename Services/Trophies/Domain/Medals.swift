package import TitanCore

/// A medal and when it was earned. Medals are never stored: they follow from the current sessions and rules, so that
/// today's expire at midnight by themselves.
package struct MedalRecord: Sendable, Hashable {
  /// The version in force.
  package var rule: TrophyRule
  /// Oldest first; never empty.
  package var dates: [CalendarDay]

  /// All medals that were ever earned, in the order of the catalogue.
  package static func all(_ book: RuleBook, in history: History) -> [MedalRecord] {
    var dated: [DatedHistory.Accepted: DatedHistory] = [:]
    for accepted in Set(book.current.flatMap { book.versions(of: $0.id) }.map(\.accepted)) {
      dated[accepted] = DatedHistory(history, accepted)
    }
    return book.current.compactMap { rule in
      let days = book.medalDays(of: rule.id) { version in
        dated[version.accepted].map { version.medalDays(in: $0) } ?? []
      }
      return days.isEmpty ? nil : MedalRecord(rule: rule, dates: days)
    }
  }

  /// Whether it is worn today: an intraday medal earned today, or any consistency medal.
  package func isCurrent(on today: CalendarDay) -> Bool { rule.kind == .consistency || dates.contains(today) }
}

extension RuleBook {
  /// The dates of a medal, oldest first: those from the version in force, and those from earlier versions before they
  /// were replaced, by the time of the events (decision D29).
  ///
  /// - Parameter days: the dates on which one version awards it.
  fileprivate func medalDays(of medal: TrophyID, _ days: (TrophyRule) -> [MedalDay]) -> [CalendarDay] {
    standing(medal).reduce(into: Set<CalendarDay>()) { dates, version in
      dates.formUnion(days(version.rule).lazy.filter { version.counts($0.time) }.map(\.date))
    }.sorted()
  }
}

/// A date on which a medal was earned.
private struct MedalDay {
  var date: CalendarDay
  /// The version of the rule that awarded it.
  var ruleVersion: Int
  /// The session that completed it.
  var session: SessionID
  /// When that session ended.
  var time: Timestamp
}

extension TrophyRule {
  /// How the medal was first earned under this version, if it was. The proof is the session that completed it.
  func firstMedal(in history: History) -> EarnedAward? {
    medalDays(in: DatedHistory(history, accepted)).first.map { day in
      EarnedAward(
        ruleVersion: day.ruleVersion, earnTime: day.time,
        proof: AwardProof(of: exercise, sessions: [day.session], localDates: [day.date]))
    }
  }

  /// What of a history counts.
  fileprivate var accepted: DatedHistory.Accepted { .init(exercise: exercise, evidence: minEvidence) }

  /// The dates on which this version alone awards its medal, oldest first; none if it is archived or awards no medal.
  ///
  /// - Parameter history: only the sessions that the rule accepts. The times of their reps don't matter.
  fileprivate func medalDays(in history: DatedHistory) -> [MedalDay] {
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

/// The accepted sessions of a history by date, computed once for all medals that accept the same.
private struct DatedHistory {
  struct Accepted: Hashable {
    var exercise: CountedExercise
    var evidence: Evidence
  }

  /// In order of time.
  let byDate: [CalendarDay: [TrainingSession]]
  /// The active dates, each with its position in its streak.
  let rows: [Streak.Day]

  init(_ history: History, _ accepted: Accepted) {
    let believed = history.of(accepted.exercise).believed(accepted.evidence)
    byDate = believed.byDate
    rows = byDate.keys.max().map { believed.streak(today: $0).activeDays } ?? []
  }
}
