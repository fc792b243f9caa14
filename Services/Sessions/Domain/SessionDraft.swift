package import TitanCore

/// A session as a client sent it, not yet checked.
package struct SessionDraft: Sendable, Hashable {
  /// A time as received.
  package enum Time: Sendable, Hashable {
    case absent
    /// Not a time; the text describes what was received.
    case malformed(String)
    case at(Timestamp)
  }

  package struct Set: Sendable, Hashable {
    package var reps: Int
    package var start: Time
    package var end: Time

    package init(reps: Int, start: Time, end: Time) {
      self.reps = reps
      self.start = start
      self.end = end
    }
  }

  package var sessionID: String
  package var start: Time
  package var end: Time
  package var timeZone: String
  /// `nil` for the zone's offset at the start.
  package var utcOffsetSeconds: Int?
  package var reps: Int
  package var sets: [Set]
  /// 0 for the target in the settings.
  package var target: Int
  package var note: String

  package init(
    sessionID: String, start: Time, end: Time, timeZone: String, utcOffsetSeconds: Int? = nil, reps: Int,
    sets: [Set] = [], target: Int = 0, note: String = ""
  ) {
    self.sessionID = sessionID
    self.start = start
    self.end = end
    self.timeZone = timeZone
    self.utcOffsetSeconds = utcOffsetSeconds
    self.reps = reps
    self.sets = sets
    self.target = target
    self.note = note
  }
}
