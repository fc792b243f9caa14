package import HabitsDomain
package import TitanCore
package import TitanProto
import TitanRPC

/// The newest state of what a habit can be filled from.
package struct ProjectedChange: Sendable, Hashable {
  package var user: UserID
  package var source: SourceID
  /// `nil` if it was deleted.
  package var state: State?

  package struct State: Sendable, Hashable {
    package var start: Timestamp
    package var timeZone: String
    package var utcOffsetSeconds: Int
    package var localDate: CalendarDay
    package var reps: Int

    package init(start: Timestamp, timeZone: String, utcOffsetSeconds: Int, localDate: CalendarDay, reps: Int) {
      self.start = start
      self.timeZone = timeZone
      self.utcOffsetSeconds = utcOffsetSeconds
      self.localDate = localDate
      self.reps = reps
    }
  }

  package init(user: UserID, source: SourceID, state: State?) {
    self.user = user
    self.source = source
    self.state = state
  }

  /// - Throws: `RuntimeError` for what the sessions service never sends.
  package init(_ message: SessionsV1.SessionChange) throws {
    guard let user = UserID(message.userID), let source = SourceID(message.sessionID) else {
      throw RuntimeError("a change of the sessions feed names no user or session")
    }
    switch message.change {
    case .upserted(let snapshot):
      guard let session = snapshot.session, let start = session.startTime, let date = CalendarDay(session.localDate)
      else { throw RuntimeError("the snapshot of session \(source) has no time or no date") }
      let state = State(
        start: try Timestamp(start, field: "start_time"), timeZone: session.timeZone,
        utcOffsetSeconds: Int(session.utcOffsetSeconds), localDate: date, reps: Int(session.reps))
      self.init(user: user, source: source, state: state)
    case .deleted: self.init(user: user, source: source, state: nil)
    case nil: throw RuntimeError("the change of session \(source) says nothing of what it is now")
    }
  }
}
