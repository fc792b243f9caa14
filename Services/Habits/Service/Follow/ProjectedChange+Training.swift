import HabitsDomain
import TitanCore
package import TitanProto
import TitanRPC

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
