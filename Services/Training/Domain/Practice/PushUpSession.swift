package import TitanCore

package enum PushUpSessionOwner {}
/// Identifies a push-up session, as in the sessions service.
package typealias PushUpSessionID = Identifier<PushUpSessionOwner>

/// A push-up session, with what training needs of it.
package struct PushUpSession: Sendable, Hashable {
  package var id: PushUpSessionID
  package var start: Timestamp
  package var end: Timestamp
  package var localDate: CalendarDay
  package var reps: Int
  /// At least 1.
  package var sets: Int
  /// The time spent on push-ups, without rests.
  package var activeTime: Duration
  /// The time zone of the session, as an IANA name; empty if unknown.
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

  /// The time that the push-ups took: by their counted pace, or else by the sets, or else from start to end; but
  /// between 0.4 and 10 s per push-up (formulas §8), whatever the user entered.
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

  /// The code for the pace (formulas §2): below 10 per minute, below 25, or more.
  package var met: METCode? {
    let (reps, milliseconds) = (60_000 * Int64(reps), activeTime.milliseconds)
    return METCode(reps < 10 * milliseconds ? "02056" : reps < 25 * milliseconds ? "02022" : "02020")
  }

  /// The exercise's id in the catalogue.
  package static let exercise = ExerciseID("push-up")

  package var timeSpent: Duration { max(.zero, end - start) }

  /// The sessions that are not part of a practice: if push-ups were counted during a practice's push-up exercise, that
  /// practice includes them.
  package static func apart(_ sessions: [PushUpSession], from practices: [Practice]) -> [PushUpSession] {
    let practices = practices.filter { $0.state == .completed && $0.hasPushUps }
    guard !practices.isEmpty else { return sessions }
    return sessions.filter { session in !practices.contains { $0.covers(session) } }
  }

  /// The sessions that are part of a completed practice.
  package static func inside(_ practice: Practice, _ sessions: [PushUpSession]) -> [PushUpSession] {
    guard practice.state == .completed, practice.hasPushUps else { return [] }
    return sessions.filter { practice.covers($0) }
  }
}

extension Practice {
  /// Whether a session began during it.
  fileprivate func covers(_ session: PushUpSession) -> Bool {
    start <= session.start && session.start < end ?? start
  }

  /// Whether it included push-ups of any kind.
  fileprivate var hasPushUps: Bool {
    exercises.contains { $0.credited > 0 && $0.exercise.description.hasSuffix("push-up") }
  }
}
