package import TitanCore

package enum PauseOwner {}
/// Names a pause; chosen by the client, unique per user.
package typealias PauseID = Identifier<PauseOwner>

/// Dates on which somebody cannot train, and has said so: they neither add to a streak nor end it.
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

/// Why a pause cannot be.
package enum PauseConflict: Error, Sendable, Hashable {
  /// The id names another pause, or one that was deleted.
  case idTaken(PauseID)
  /// It begins before this date: who has missed more should not call it a pause afterwards.
  case tooFarBack(earliest: CalendarDay)
  /// It shares a date with another.
  case overlap(with: PauseID)
  /// There are `Pause.most` already.
  case tooMany
}

extension Pause {
  /// How many dates before today a pause may begin.
  package static let reachBack = 3
  /// In dates: ten years.
  package static let longest = 3_653
  /// For each user: all of them are read for every streak, and told to whoever follows the feed.
  package static let most = 1_000
  /// In Unicode scalars.
  package static let reasonLength = 0...200

  /// Whether it may stand beside the others.
  package func check(beside others: [Pause], today: CalendarDay) throws(PauseConflict) {
    guard dates.lowerBound >= today - Self.reachBack else { throw .tooFarBack(earliest: today - Self.reachBack) }
    if let other = others.first(where: { $0.dates.overlaps(dates) }) { throw .overlap(with: other.id) }
    guard others.count < Self.most else { throw .tooMany }
  }
}
