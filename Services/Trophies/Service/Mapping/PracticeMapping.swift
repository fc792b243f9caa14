import TitanCore
import TitanProto
import TitanRPC
package import TrainingProto
import TrophiesDomain

extension ProjectedChange {
  /// - Throws: `RuntimeError` for a message that the training service never sends.
  package init(_ message: TrainingV1.PracticeChange) throws {
    guard let user = UserID(message.userID), let practice = SessionID(message.practiceID) else {
      throw RuntimeError("a change of the training feed names no user or practice")
    }
    switch message.change {
    case .completed(let snapshot):
      // An older training service says how much was verified, but not set by set. Its newer version says so of the same
      // practice, so the feed has to wait for it.
      guard snapshot.verified.isEmpty == snapshot.verifiedSets.isEmpty else {
        throw RuntimeError("practice \(practice) has verified amounts without their sets")
      }
      let sets = try snapshot.verifiedSets.compactMap { try TrainingSession(practice, snapshot, $0) }
      self.init(user: user, .practice(practice, sets))
    case .deleted: self.init(user: user, .practice(practice, []))
    case nil: throw RuntimeError("the change of practice \(practice) says nothing of what it is now")
    }
  }
}

extension TrainingSession {
  /// `nil` for what no rule can ask for: push-ups, which count from sessions, and exercises that this version doesn't
  /// know.
  fileprivate init?(
    _ practice: SessionID, _ snapshot: TrainingV1.PracticeSnapshot, _ set: TrainingV1.VerifiedSet
  ) throws {
    guard let exercise = CountedExercise(word: set.countedAs), exercise != .pushUp else { return nil }
    guard let start = set.startTime, let end = set.endTime, let date = CalendarDay(snapshot.localDate) else {
      throw RuntimeError("a set of practice \(practice) has no times or no date")
    }
    self.init(
      id: practice, exercise: exercise, start: try Timestamp(start, field: "start_time"),
      end: try Timestamp(end, field: "end_time"), timeZone: snapshot.timeZone,
      utcOffsetSeconds: Int(snapshot.utcOffsetSeconds), localDate: date, reps: Int(set.amount),
      evidence: .verifiedDigest)
  }
}
