import TitanCore
package import TitanProto
import TitanRPC
import TrophiesDomain

extension ProjectedChange {
  /// - Throws: `RuntimeError` for what the sessions service never sends.
  package init(_ message: SessionsV1.SessionChange) throws {
    guard let user = UserID(message.userID) else {
      throw RuntimeError("a change of the sessions feed names no user")
    }
    self.init(user: user, try State(message))
  }
}

extension ProjectedChange.State {
  fileprivate init(_ message: SessionsV1.SessionChange) throws {
    if case .days(let rules) = message.change {
      self = .days(try DayRules(rules))
      return
    }
    guard let session = SessionID(message.sessionID) else {
      throw RuntimeError("a change of the sessions feed names no session")
    }
    switch message.change {
    case .upserted(let snapshot): self = .session(session, try TrainingSession(session, snapshot))
    case .deleted: self = .session(session, nil)
    default: throw RuntimeError("the change of session \(session) says nothing of what it is now")
    }
  }
}

extension DayRules {
  fileprivate init(_ message: SessionsV1.DayRules) throws {
    guard let clock = message.clock, let dayStart = DayStart(minutes: Int(clock.dayStartMinutes)) else {
      throw RuntimeError("the days of a user have no clock")
    }
    let pauses = try message.pauses.map { pause in
      guard let first = CalendarDay(pause.firstLocalDate), let last = CalendarDay(pause.lastLocalDate), first <= last
      else { throw RuntimeError("a pause from \"\(pause.firstLocalDate)\" to \"\(pause.lastLocalDate)\" is none") }
      return first...last
    }
    self.init(timeZone: clock.timeZone.isEmpty ? nil : clock.timeZone, dayStart: dayStart, pauses: pauses)
  }
}

extension TrainingSession {
  fileprivate init(_ id: SessionID, _ snapshot: SessionsV1.SessionSnapshot) throws {
    guard let message = snapshot.session, let start = message.startTime, let end = message.endTime,
      let date = CalendarDay(message.localDate)
    else { throw RuntimeError("the snapshot of session \(id) has no times or no date") }
    self.init(
      id: id, start: try Timestamp(start, field: "start_time"), end: try Timestamp(end, field: "end_time"),
      timeZone: message.timeZone, utcOffsetSeconds: Int(message.utcOffsetSeconds), localDate: date,
      reps: Int(message.reps),
      // A level this version does not know is believed no further than what was typed in.
      evidence: Evidence(rawValue: Int(message.evidence.rawValue)) ?? .declared,
      repTimes: snapshot.repTimes.map {
        RepTime(startMilliseconds: Int($0.startMs), endMilliseconds: Int($0.endMs))
      },
      setEnds: message.sets.dropLast().reduce(into: []) { ends, set in
        ends.append((ends.last ?? 0) + Int(set.reps))
      })
  }
}
