package import TitanCore

package enum PauseOwner {}
/// Identifies a pause; chosen by the client, unique per user.
package typealias PauseID = Identifier<PauseOwner>

/// Dates that a user has declared training-free: they neither extend a streak nor end it.
package struct Pause: Sendable, Hashable {
  package var id: PauseID
  package var dates: ClosedRange<CalendarDay>
  package var reason: String

  package init(id: PauseID, dates: ClosedRange<CalendarDay>, reason: String) {
    self.id = id
    self.dates = dates
    self.reason = reason
  }
}

/// Why a pause is refused.
package enum PauseConflict: Error, Sendable, Hashable {
  /// The id belongs to another pause or to a deleted one.
  case idTaken(PauseID)
  /// It can't begin before this date: nobody should turn missed dates into a pause long afterwards.
  case tooFarBack(earliest: CalendarDay)
  /// It shares a date with another pause.
  case overlap(with: PauseID)
  /// The user already has `Pause.most` pauses.
  case tooMany
}

extension Pause {
  /// The number of dates before today that a pause may begin.
  package static let reachBack = 3
  /// In dates: ten years.
  package static let longest = 3_653
  /// The limit per user, because every streak calculation and every follower of the feed reads all of them.
  package static let most = 1_000
  /// In Unicode scalars.
  package static let reasonLength = 0...200

  /// Checks that the pause doesn't conflict with the others.
  package func check(beside others: [Pause], today: CalendarDay) throws(PauseConflict) {
    guard dates.lowerBound >= today - Self.reachBack else { throw .tooFarBack(earliest: today - Self.reachBack) }
    if let other = others.first(where: { $0.dates.overlaps(dates) }) { throw .overlap(with: other.id) }
    guard others.count < Self.most else { throw .tooMany }
  }
}
