package import TitanCore

/// A motion that several members of a group have shown as their own.
package struct SharedMotion: Hashable, Sendable {
  /// SHA-256 of the landmarks without their times.
  package var digest: [UInt8]
  /// When the newest of the sets began.
  package var lastTime: Timestamp
  /// Oldest first.
  package var sets: [SharedSet]

  package init(digest: [UInt8], lastTime: Timestamp, sets: [SharedSet] = []) {
    (self.digest, self.lastTime, self.sets) = (digest, lastTime, sets)
  }
}

/// A member's set with a motion that another member has shown, too.
package struct SharedSet: Hashable, Sendable {
  package var member: MemberID
  package var name: String
  package var isSelf: Bool
  package var date: CalendarDay
  package var startTime: Timestamp
  package var reps: Int

  package init(
    member: MemberID, name: String, isSelf: Bool, date: CalendarDay, startTime: Timestamp, reps: Int
  ) {
    (self.member, self.name, self.isSelf) = (member, name, isSelf)
    (self.date, self.startTime, self.reps) = (date, startTime, reps)
  }
}
