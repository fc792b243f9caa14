import HabitsDomain
package import SessionsProto
import TitanCore
import TitanProto
import TitanRPC
package import TrainingProto

extension ProjectedChange {
  /// - Throws: `RuntimeError` for a message that the sessions service never sends.
  package init(_ message: SessionsV1.SessionChange) throws {
    guard let user = UserID(message.userID) else { throw RuntimeError("a change of the sessions feed names no user") }
    func source() throws -> SourceID {
      guard let source = SourceID(message.sessionID) else {
        throw RuntimeError("a change of the sessions feed names no session")
      }
      return source
    }
    switch message.change {
    case .upserted(let snapshot): self.init(user: user, .source(try source(), try SourceState(snapshot)))
    case .deleted: self.init(user: user, .source(try source(), nil))
    case .days(let rules): self.init(user: user, .days(DayRules(try ClockAndPauses(rules))))
    // Only followers that ask for counts alone get this.
    case .counted, nil:
      throw RuntimeError("a change of the sessions feed says nothing of what there is now")
    }
  }
}

extension SourceState {
  fileprivate init(_ snapshot: SessionsV1.SessionSnapshot) throws {
    guard let session = snapshot.session, let start = session.startTime, let offset = session.utcOffsetSeconds,
      let date = CalendarDay(session.localDate)
    else { throw RuntimeError("the snapshot of a session has no time, no offset or no date") }
    self.init(
      start: try Timestamp(start, field: "start_time"), timeZone: session.timeZone,
      utcOffsetSeconds: Int(offset), localDate: date, reps: Int(session.reps))
  }
}

extension DayRules {
  fileprivate init(_ days: ClockAndPauses) {
    self.init(
      timeZone: days.timeZone,
      dayStarts: days.updateTime.map { [DayStartChange(since: $0, dayStart: days.dayStart)] } ?? [],
      firstWeekday: days.firstWeekday, pauses: days.pauses)
  }
}

extension ProjectedChange {
  /// - Throws: `RuntimeError` for a message that the training service never sends.
  package init(_ message: TrainingV1.PracticeChange) throws {
    guard let user = UserID(message.userID), let practice = SourceID(message.practiceID) else {
      throw RuntimeError("a change of the training feed names no user or practice")
    }
    switch message.change {
    // A practice that nobody could have done in its time fills no habit.
    case .completed(let snapshot) where snapshot.setsDone == 0: self.init(user: user, .source(practice, nil))
    case .completed(let snapshot): self.init(user: user, .source(practice, try SourceState(snapshot)))
    case .deleted: self.init(user: user, .source(practice, nil))
    case nil: throw RuntimeError("a change of the training feed says nothing of what there is now")
    }
  }
}

extension SourceState {
  fileprivate init(_ practice: TrainingV1.PracticeSnapshot) throws {
    guard let start = practice.startTime, let date = CalendarDay(practice.localDate) else {
      throw RuntimeError("the snapshot of a practice has no time or no date")
    }
    self.init(
      start: try Timestamp(start, field: "start_time"), timeZone: practice.timeZone,
      utcOffsetSeconds: Int(practice.utcOffsetSeconds), localDate: date, reps: 0)
  }
}
