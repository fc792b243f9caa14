package import TitanCore

/// An attempt that came close to a trophy.
package struct NearMiss: Sendable, Hashable {
  /// The result from accepted sessions.
  package var value: Int
  /// The result if every session were accepted; 0 if that wouldn't be more.
  package var unverifiedValue: Int
  /// In order of time.
  package var sessions: [SessionID]
  package var localDates: [CalendarDay]

  init(_ value: Int, unverified: Int, sessions: [TrainingSession], dates: [CalendarDay]) {
    self.value = value
    unverifiedValue = unverified > value ? unverified : 0
    self.sessions = sessions.practicesOrSessions
    localDates = dates
  }
}

extension TrophyRule {
  /// The closest attempts that didn't earn the trophy, best first; of equal ones, the earlier comes first.
  package func nearMisses(in history: History, limit: Int) -> [NearMiss] {
    guard let criterion else { return [] }
    let attempts = attempts(criterion, history.of(exercise)).filter {
      $0.value < criterion.target && max($0.value, $0.unverifiedValue) > 0
    }
    let best = attempts.enumerated().sorted {
      ($1.element.value, $1.element.unverifiedValue, $0.offset) < (
        $0.element.value, $0.element.unverifiedValue, $1.offset
      )
    }
    return best.prefix(limit).map(\.element)
  }

  private func attempts(_ criterion: Criterion, _ history: History) -> [NearMiss] {
    switch criterion {
    case .repsInSession: inSessions(history) { $0.reps }
    case .repsInWindow(let count, let milliseconds):
      inSessions(history) { RepRun.best(upTo: count, under: milliseconds, in: $0) }
    case .repsInDay: onDates(history) { $0.reduce(0) { $0 + $1.reps } }
    case .sessionsInDay: onDates(history, \.count)
    case .repsInLifetime: inAll(history) { $0.reduce(0) { $0 + $1.reps } }
    case .sessionsInLifetime: inAll(history, \.count)
    case .daysInRow: rows(history.believed(minEvidence))
    }
  }

  private func isBelieved(_ session: TrainingSession) -> Bool { session.evidence <= minEvidence }

  private func inSessions(_ history: History, _ value: (TrainingSession) -> Int) -> [NearMiss] {
    history.sessions.map {
      NearMiss(isBelieved($0) ? value($0) : 0, unverified: value($0), sessions: [$0], dates: [$0.localDate])
    }
  }

  private func onDates(_ history: History, _ value: ([TrainingSession]) -> Int) -> [NearMiss] {
    history.byDate.sorted { $0.key < $1.key }.map { date, sessions in
      NearMiss(
        value(sessions.filter(isBelieved)), unverified: value(sessions), sessions: sessions, dates: [date])
    }
  }

  /// Shows only the last session, since all of them would span years.
  private func inAll(_ history: History, _ value: ([TrainingSession]) -> Int) -> [NearMiss] {
    history.sessions.suffix(1).map { last in
      NearMiss(
        value(history.sessions.filter(isBelieved)), unverified: value(history.sessions), sessions: [last],
        dates: [last.localDate])
    }
  }

  /// One attempt for each row of dates, with its final length.
  private func rows(_ history: History) -> [NearMiss] {
    let byDate = history.byDate
    guard let last = byDate.keys.max() else { return [] }
    var rows: [[CalendarDay]] = []
    for day in history.streak(today: last).activeDays {
      if day.count == 1 { rows.append([]) }
      rows[rows.count - 1].append(day.date)
    }
    return rows.map { dates in
      NearMiss(dates.count, unverified: 0, sessions: dates.compactMap { byDate[$0]?.first }, dates: dates)
    }
  }
}

extension Sequence<TrainingSession> {
  /// Their ids, each once: several sets of a practice share its id.
  var practicesOrSessions: [SessionID] {
    var known = Set<SessionID>()
    return compactMap { known.insert($0.id).inserted ? $0.id : nil }
  }
}
