package import SessionsProto
package import TitanCore
import TitanProto
import TitanRPC
package import TrophiesDomain

/// The newest state of one of a user's sessions or practices, or of their day rules.
package struct ProjectedChange: Sendable, Hashable {
  package enum State: Sendable, Hashable {
    /// `nil` if it was deleted.
    case session(SessionID, TrainingSession?)
    /// The verified sets of a completed practice, in order; empty if it was deleted, or proves nothing. All have the
    /// practice's id.
    case practice(SessionID, [TrainingSession])
    case days(DayRules)
  }

  package var user: UserID
  package var state: State

  package init(user: UserID, _ state: State) {
    self.user = user
    self.state = state
  }
}

extension ProjectedChange {
  /// - Throws: `RuntimeError` for a message that the sessions service never sends.
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
      self = .days(DayRules(try ClockAndPauses(rules)))
      return
    }
    guard let session = SessionID(message.sessionID) else {
      throw RuntimeError("a change of the sessions feed names no session")
    }
    switch message.change {
    case .counted(let counts): self = .session(session, try TrainingSession(session, counts))
    // An older sessions service sends these.
    case .upserted(let snapshot): self = .session(session, try TrainingSession(session, snapshot))
    case .deleted: self = .session(session, nil)
    default: throw RuntimeError("the change of session \(session) says nothing of what it is now")
    }
  }
}

extension DayRules {
  fileprivate init(_ days: ClockAndPauses) {
    self.init(timeZone: days.timeZone, dayStart: days.dayStart, pauses: days.pauses)
  }
}

extension TrainingSession {
  fileprivate init(_ id: SessionID, _ message: SessionsV1.SessionCounts) throws {
    guard let start = message.startTime, let end = message.endTime, let date = CalendarDay(message.localDate),
      message.repStartMs.count == message.repEndMs.count
    else { throw RuntimeError("the counts of session \(id) have no times, no date, or reps that begin and do not end") }
    self.init(
      id: id, start: try Timestamp(start, field: "start_time"), end: try Timestamp(end, field: "end_time"),
      timeZone: message.timeZone, utcOffsetSeconds: Int(message.utcOffsetSeconds), localDate: date,
      reps: Int(message.reps), evidence: Evidence(message.evidence),
      repTimes: zip(message.repStartMs, message.repEndMs).map {
        RepTime(startMilliseconds: Int($0), endMilliseconds: Int($1))
      },
      setEnds: Self.ends(ofSets: message.setReps))
  }

  fileprivate init(_ id: SessionID, _ snapshot: SessionsV1.SessionSnapshot) throws {
    guard let message = snapshot.session, let start = message.startTime, let end = message.endTime,
      let date = CalendarDay(message.localDate), let offset = message.utcOffsetSeconds
    else { throw RuntimeError("the snapshot of session \(id) has no times, no offset or no date") }
    self.init(
      id: id, start: try Timestamp(start, field: "start_time"), end: try Timestamp(end, field: "end_time"),
      timeZone: message.timeZone, utcOffsetSeconds: Int(offset), localDate: date,
      reps: Int(message.reps), evidence: Evidence(message.evidence),
      repTimes: snapshot.repTimes.map {
        RepTime(startMilliseconds: Int($0.startMs), endMilliseconds: Int($0.endMs))
      },
      setEnds: Self.ends(ofSets: message.sets.map(\.reps)))
  }

  /// The number of reps done by the end of each set but the last.
  private static func ends(ofSets reps: [UInt32]) -> [Int] {
    reps.dropLast().reduce(into: []) { ends, count in ends.append((ends.last ?? 0) + Int(count)) }
  }
}

extension Evidence {
  /// A level unknown to this version is treated like declared sessions.
  fileprivate init(_ level: SessionsV1.Evidence) { self = Evidence(rawValue: Int(level.rawValue)) ?? .declared }
}
