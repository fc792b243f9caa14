import TitanCore
import TitanProto
import TrainingDomain

extension TrainingV1.PracticeChange {
  init(_ change: PracticeFeedChange, cursor: String) {
    self.init(
      userID: "\(change.practice.userID)", practiceID: "\(change.practice.id)",
      change: change.deleteTime.map { .deleted(.init(deleteTime: .init($0))) }
        ?? .completed(.init(change.practice)),
      cursor: cursor)
  }
}

extension TrainingV1.PracticeSnapshot {
  fileprivate init(_ practice: Practice) {
    let end = practice.end ?? practice.start
    self.init(
      workoutIDs: practice.workouts.map(\.description), startTime: .init(practice.start), endTime: .init(end),
      timeZone: practice.timeZone, utcOffsetSeconds: Int32(practice.utcOffsetSeconds),
      localDate: "\(practice.localDate)", timeSpent: .init(practice.timeSpent(at: end)),
      setsDone: UInt32(practice.credit.counted.count), points: Double(practice.points) / 100)
  }
}
