package import SessionsProto
import SocialDomain
import TitanCore
import TitanProto
import TitanRPC
package import TrainingProto

extension SessionsProjection.Change {
  /// - Throws: `RuntimeError` for a message that the sessions service never sends.
  package init(_ message: SessionsV1.SessionChange) throws {
    guard let user = UserID(message.userID) else { throw RuntimeError("a change of the sessions feed names no user") }
    func session() throws -> SessionID {
      guard let session = SessionID(message.sessionID) else {
        throw RuntimeError("a change of the sessions feed names no session")
      }
      return session
    }
    switch message.change {
    case .counted(let counts): self.init(user: user, .recorded(try session(), try RecordedSession(counts)))
    case .deleted: self.init(user: user, .deleted(try session()))
    case .days(let rules): self.init(user: user, .days(DayRules(try ClockAndPauses(rules))))
    // Only followers that don't ask for counts alone get this.
    case .upserted, nil: throw RuntimeError("a change of the sessions feed says nothing of what there is now")
    }
  }
}

extension RecordedSession {
  fileprivate init(_ counts: SessionsV1.SessionCounts) throws {
    guard let start = counts.startTime, let date = CalendarDay(counts.localDate) else {
      throw RuntimeError("the counts of a session have no time or no date")
    }
    self.init(
      start: try Timestamp(start, field: "start_time"), utcOffsetSeconds: Int(counts.utcOffsetSeconds),
      timeZone: counts.timeZone, localDate: date, reps: Int(counts.reps),
      isVerified: counts.evidence == .verifiedStream || counts.evidence == .verifiedDigest,
      motionDigest: counts.motionDigest.isEmpty ? nil : counts.motionDigest)
  }
}

extension DayRules {
  fileprivate init(_ days: ClockAndPauses) {
    self.init(timeZone: days.timeZone, dayStart: days.dayStart, pauses: days.pauses)
  }
}

extension PracticesProjection.Change {
  /// - Throws: `RuntimeError` for a message that the training service never sends.
  package init(_ message: TrainingV1.PracticeChange) throws {
    guard let user = UserID(message.userID), let id = PracticeID(message.practiceID) else {
      throw RuntimeError("a change of the training feed names no user or practice")
    }
    switch message.change {
    // A practice that nobody could have done in its time counts for nothing.
    case .completed(let snapshot) where snapshot.setsDone == 0: self.init(user: user, id: id, nil)
    case .completed(let snapshot): self.init(user: user, id: id, try CompletedPractice(snapshot))
    case .deleted: self.init(user: user, id: id, nil)
    case nil: throw RuntimeError("a change of the training feed says nothing of what there is now")
    }
  }
}

extension CompletedPractice {
  fileprivate init(_ practice: TrainingV1.PracticeSnapshot) throws {
    guard let start = practice.startTime, let date = CalendarDay(practice.localDate) else {
      throw RuntimeError("the snapshot of a practice has no time or no date")
    }
    self.init(start: try Timestamp(start, field: "start_time"), timeZone: practice.timeZone, localDate: date)
  }
}
