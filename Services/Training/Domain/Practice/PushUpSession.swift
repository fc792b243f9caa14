package import TitanCore

/// A push-up session, as far as it is training.
package struct PushUpSession: Sendable, Hashable {
  package var id: PushUpSessionID
  package var start: Timestamp
  package var end: Timestamp
  package var localDate: CalendarDay
  package var reps: Int
  /// At least 1.
  package var sets: Int
  /// Spent on push-ups, without rests.
  package var activeTime: Duration
  /// Where it was done: an IANA name; empty if that is not known.
  package var timeZone: String

  package init(
    id: PushUpSessionID, start: Timestamp, end: Timestamp, localDate: CalendarDay, reps: Int, sets: Int,
    activeTime: Duration, timeZone: String
  ) {
    self.id = id
    self.start = start
    self.end = end
    self.localDate = localDate
    self.reps = reps
    self.sets = sets
    self.activeTime = activeTime
    self.timeZone = timeZone
  }

  /// How long push-ups took: by their pace where somebody counted it, else by the sets, else from start to end; but a
  /// push-up takes 0.4 to 10 s (formulas §8), whatever was typed in.
  package static func activeTime(
    reps: Int, repsPerMinute: Double, sets: [Duration], from start: Timestamp, to end: Timestamp
  ) -> Duration {
    let told: Duration =
      if repsPerMinute > 0 {
        .milliseconds(Int64(min(1e9, Double(reps) * 60_000 / repsPerMinute)))
      } else if !sets.isEmpty {
        sets.reduce(.zero, +)
      } else {
        end - start
      }
    return min(max(told, .milliseconds(400) * reps), .seconds(10) * reps)
  }

  /// By pace (formulas §2): below 10 a minute, below 25, or more.
  package var met: METCode? {
    let (reps, milliseconds) = (60_000 * Int64(reps), activeTime.milliseconds)
    return METCode(reps < 10 * milliseconds ? "02056" : reps < 25 * milliseconds ? "02022" : "02020")
  }

  /// What is exercised, as the catalogue knows it.
  package static let exercise = ExerciseID("push-up")

  package var timeSpent: Duration { max(.zero, end - start) }

  /// Those that are no part of a practice: what was counted while push-ups of a practice were done, is in that practice.
  package static func apart(_ sessions: [PushUpSession], from practices: [Practice]) -> [PushUpSession] {
    let practices = practices.filter { $0.state == .completed && $0.hasPushUps }
    guard !practices.isEmpty else { return sessions }
    return sessions.filter { session in !practices.contains { $0.covers(session) } }
  }

  /// Those that are part of a completed practice.
  package static func inside(_ practice: Practice, _ sessions: [PushUpSession]) -> [PushUpSession] {
    guard practice.state == .completed, practice.hasPushUps else { return [] }
    return sessions.filter { practice.covers($0) }
  }
}

extension Practice {
  /// Whether a session began in it.
  fileprivate func covers(_ session: PushUpSession) -> Bool {
    start <= session.start && session.start < end ?? start
  }

  /// Whether push-ups of any kind were done in it.
  fileprivate var hasPushUps: Bool {
    exercises.contains { $0.credited > 0 && $0.exercise.description.hasSuffix("push-up") }
  }
}
