package import TitanCore

package enum FeedEntryOwner {}
package typealias FeedEntryID = Identifier<FeedEntryOwner>

/// What a member did on a date, as far as they show it.
package struct FeedEntry: Hashable, Sendable {
  /// How many days the feed goes back.
  package static let span = 30

  package var id: FeedEntryID
  package var member: MemberID
  package var name: String
  package var isSelf: Bool
  package var date: CalendarDay
  package var lastTime: Timestamp
  package var reps: Int
  package var verifiedReps: Int
  package var practices: Int
  package var cheers: Int
  /// Whether the person who asks has cheered.
  package var isCheered: Bool

  package init(
    id: FeedEntryID, member: MemberID, name: String, isSelf: Bool, date: CalendarDay, lastTime: Timestamp, reps: Int,
    verifiedReps: Int, practices: Int, cheers: Int, isCheered: Bool
  ) {
    (self.id, self.member, self.name, self.isSelf) = (id, member, name, isSelf)
    (self.date, self.lastTime, self.reps, self.verifiedReps) = (date, lastTime, reps, verifiedReps)
    (self.practices, self.cheers, self.isCheered) = (practices, cheers, isCheered)
  }

  /// Wherever people are, the feed shows no date before this one.
  package static func firstKept(at now: Timestamp) -> CalendarDay {
    CalendarDay(of: now, utcOffsetSeconds: 0) - span
  }
}
