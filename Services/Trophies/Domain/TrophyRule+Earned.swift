import TitanCore

extension TrophyRule {
  /// Whether, since when and by what the rule is fulfilled: the earliest way there is. A function of the sessions alone.
  /// Nobody fulfils one that is archived.
  package func earned(in history: History) -> EarnedAward? {
    guard !isArchived else { return nil }
    let believed = history.believed(minEvidence)
    let found: Fulfilment? =
      switch criterion {
      case .repsInSession(let count): believed.firstSession(of: count)
      case .repsInDay(let count): believed.firstDay(of: count)
      case .repsInLifetime(let count): believed.sum(of: count)
      case .daysInRow(let count): believed.firstRow(of: count)
      case .repsInWindow(let count, let milliseconds): believed.firstRun(of: count, under: milliseconds)
      case nil: nil
      }
    return found.map { EarnedAward(ruleVersion: version, earnTime: $0.time, proof: $0.proof) }
  }
}

/// One way in which a condition came true.
private struct Fulfilment {
  var time: Timestamp
  var proof: AwardProof

  /// The earliest; of one instant, the one whose last session has the smallest id, so that no order of arrival shows.
  static func earliest(_ all: some Sequence<Fulfilment>) -> Fulfilment? {
    all.min { ($0.time, $0.lastID) < ($1.time, $1.lastID) }
  }
  private var lastID: String { proof.sessions.last?.description ?? "" }
}

extension History {
  fileprivate func firstSession(of count: Int) -> Fulfilment? {
    .earliest(
      sessions.lazy.filter { $0.reps >= count }.map { session in
        Fulfilment(
          time: session.time(ofRep: count),
          proof: AwardProof(sessions: [session.id], localDates: [session.localDate]))
      })
  }

  fileprivate func firstRun(of count: Int, under milliseconds: Int) -> Fulfilment? {
    .earliest(
      sessions.lazy.compactMap { session in
        RepRun.first(count, under: milliseconds, in: session).map { run in
          Fulfilment(
            time: session.time(ofRep: run.upperBound),
            proof: AwardProof(sessions: [session.id], run: run, localDates: [session.localDate]))
        }
      })
  }

  /// Proved by the session that completed it: all of them would be years.
  fileprivate func sum(of count: Int) -> Fulfilment? {
    var before = 0
    for session in sessions {
      if before + session.reps >= count {
        return Fulfilment(
          time: session.time(ofRep: count - before),
          proof: AwardProof(sessions: [session.id], localDates: [session.localDate]))
      }
      before += session.reps
    }
    return nil
  }

  fileprivate func firstDay(of count: Int) -> Fulfilment? {
    .earliest(byDate.lazy.compactMap { date, sessions in Self.day(date, sessions, of: count) })
  }

  /// When the reps of one date reached `count`.
  private static func day(_ date: CalendarDay, _ sessions: [TrainingSession], of count: Int) -> Fulfilment? {
    var before = 0
    for (index, session) in sessions.enumerated() {
      if before + session.reps >= count {
        return Fulfilment(
          time: session.time(ofRep: count - before),
          proof: AwardProof(sessions: sessions[...index].map(\.id), localDates: [date]))
      }
      before += session.reps
    }
    return nil
  }

  /// The first rep of the last date makes a row complete; with travel across the date line the last date need not be
  /// the last in time. What a freeze protects or a journey has taken lies between the dates of a row, and is none of them.
  fileprivate func firstRow(of count: Int) -> Fulfilment? {
    let firsts = byDate.compactMapValues(\.first)
    guard let last = firsts.keys.max() else { return nil }
    var row: [CalendarDay] = []
    return .earliest(
      streak(today: last).days.compactMap { day in
        if day.count == 0 { row = [] }
        guard day.kind == .active else { return nil }
        row.append(day.date)
        return Self.row(Array(row.suffix(count)), firsts, of: count)
      })
  }

  private static func row(
    _ dates: [CalendarDay], _ firsts: [CalendarDay: TrainingSession], of count: Int
  ) -> Fulfilment? {
    let sessions = dates.compactMap { firsts[$0] }
    guard sessions.count == count, let time = sessions.map({ $0.time(ofRep: 1) }).max() else { return nil }
    return Fulfilment(
      time: time, proof: AwardProof(sessions: History(sessions).sessions.map(\.id), localDates: dates))
  }
}
