import TitanCore

extension TrophyRule {
  /// The earliest way in which the sessions fulfil the rule, if any. It depends on nothing but the sessions. An
  /// archived rule is never fulfilled.
  package func earned(in history: History) -> EarnedAward? {
    guard !kind.isMedal else { return firstMedal(in: history) }
    guard !isArchived else { return nil }
    let history = history.of(exercise)
    let believed = history.sessions.lazy.filter { $0.evidence <= minEvidence }
    let found: Fulfilment? =
      switch criterion {
      case .repsInSession(let count): believed.firstSession(of: count)
      case .repsInDay(let count): believed.firstDay(of: count)
      case .repsInLifetime(let count): believed.sum(of: count)
      case .sessionsInDay(let count): believed.firstDay(ofSessions: count)
      case .sessionsInLifetime(let count): believed.session(number: count)
      case .daysInRow(let count): history.believed(minEvidence).firstRow(of: count)
      case .repsInWindow(let count, let milliseconds): believed.firstRun(of: count, under: milliseconds)
      case nil: nil
      }
    return found.map { found in
      var proof = found.proof
      proof.exercise = exercise
      return EarnedAward(ruleVersion: version, earnTime: found.time, proof: proof)
    }
  }
}

/// One way in which a condition came true.
private struct Fulfilment {
  var time: Timestamp
  var proof: AwardProof
}

/// Finds the earliest of several ways. Ties go to the way whose last session has the smallest id, so that the order of
/// arrival doesn't matter.
private struct Earliest<Way> {
  private(set) var way: Way?
  private var time: Timestamp?
  private var lastID: SessionID?

  mutating func take(_ way: Way, at time: Timestamp, by last: SessionID) {
    if let known = self.time, let lastID {
      guard time < known || (time == known && last.description < lastID.description) else { return }
    }
    (self.way, self.time, lastID) = (way, time, last)
  }

  /// Whether nothing that begins at `start` or later can be earlier than the way already found.
  func isBefore(_ start: Timestamp) -> Bool { time.map { $0 < start } ?? false }
}

/// Sessions in order of time.
extension Collection<TrainingSession> {
  fileprivate func firstSession(of count: Int) -> Fulfilment? {
    var earliest = Earliest<TrainingSession>()
    for session in self {
      if earliest.isBefore(session.start) { break }
      if session.reps >= count { earliest.take(session, at: session.time(ofRep: count), by: session.id) }
    }
    return earliest.way.map { Fulfilment(time: $0.time(ofRep: count), proof: AwardProof($0)) }
  }

  fileprivate func firstRun(of count: Int, under milliseconds: Int) -> Fulfilment? {
    var earliest = Earliest<(session: TrainingSession, run: ClosedRange<Int>)>()
    for session in self {
      if earliest.isBefore(session.start) { break }
      guard let run = RepRun.first(count, under: milliseconds, in: session) else { continue }
      earliest.take((session, run), at: session.time(ofRep: run.upperBound), by: session.id)
    }
    return earliest.way.map { session, run in
      Fulfilment(time: session.time(ofRep: run.upperBound), proof: AwardProof(session, run: run))
    }
  }

  /// The proof is only the session that completed the sum, since all of them would span years.
  fileprivate func sum(of count: Int) -> Fulfilment? {
    var before = 0
    for session in self {
      if before + session.reps >= count {
        return Fulfilment(time: session.time(ofRep: count - before), proof: AwardProof(session))
      }
      before += session.reps
    }
    return nil
  }

  /// The proof is only the session that completed the number, as for a sum.
  fileprivate func session(number: Int) -> Fulfilment? {
    dropFirst(number - 1).first.map { Fulfilment(time: $0.end, proof: AwardProof($0)) }
  }

  /// When one date had `count` sessions.
  fileprivate func firstDay(ofSessions count: Int) -> Fulfilment? {
    var earliest = Earliest<TrainingSession>()
    var counts: [CalendarDay: Int] = [:]
    for session in self {
      if earliest.isBefore(session.start) { break }
      counts[session.localDate, default: 0] += 1
      if counts[session.localDate] == count { earliest.take(session, at: session.end, by: session.id) }
    }
    return earliest.way.map { Fulfilment(time: $0.end, proof: proof(ofDateUpTo: $0)) }
  }

  /// When the reps of one date reached `count`.
  fileprivate func firstDay(of count: Int) -> Fulfilment? {
    var earliest = Earliest<(last: TrainingSession, time: Timestamp)>()
    var sums: [CalendarDay: Int] = [:]
    for session in self {
      if earliest.isBefore(session.start) { break }
      let before = sums[session.localDate, default: 0]
      sums[session.localDate] = before + session.reps
      guard before < count, before + session.reps >= count else { continue }
      let time = session.time(ofRep: count - before)
      earliest.take((session, time), at: time, by: session.id)
    }
    return earliest.way.map { last, time in Fulfilment(time: time, proof: proof(ofDateUpTo: last)) }
  }

  private func proof(ofDateUpTo last: TrainingSession) -> AwardProof {
    let date = filter { $0.localDate == last.localDate }.practicesOrSessions
    return AwardProof(sessions: Array(date.prefix { $0 != last.id }) + [last.id], localDates: [last.localDate])
  }
}

extension History {
  /// The first rep of the last date completes a row. After travel across the date line, the last date isn't always the
  /// last in time. Dates that a freeze protected or a journey skipped lie between the dates of a row but don't belong
  /// to it.
  fileprivate func firstRow(of count: Int) -> Fulfilment? {
    let firsts = Dictionary(zip(sessions.lazy.map(\.localDate), sessions.indices)) { first, _ in first }
    guard let last = firsts.keys.max() else { return nil }
    var row: [CalendarDay] = []
    var earliest = Earliest<(sessions: [TrainingSession], dates: [CalendarDay], time: Timestamp)>()
    for day in streak(today: last).activeDays {
      if day.count == 1 { row = [] }
      row.append(day.date)
      guard row.count >= count else { continue }
      let dates = Array(row.suffix(count))
      let sessions = dates.compactMap { date in firsts[date].map { self.sessions[$0] } }
      guard sessions.count == count, let time = sessions.lazy.map({ $0.time(ofRep: 1) }).max(),
        let last = sessions.max(by: { $0.isBefore($1) })
      else { continue }
      earliest.take((sessions, dates, time), at: time, by: last.id)
    }
    return earliest.way.map { sessions, dates, time in
      Fulfilment(
        time: time,
        proof: AwardProof(sessions: sessions.sorted { $0.isBefore($1) }.map(\.id), localDates: dates))
    }
  }
}

extension AwardProof {
  /// One session is enough.
  fileprivate init(_ session: TrainingSession, run: ClosedRange<Int>? = nil) {
    self.init(sessions: [session.id], run: run, localDates: [session.localDate])
  }
}
