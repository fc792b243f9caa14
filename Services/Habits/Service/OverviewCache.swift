import HabitsDomain
import HabitsProto
import TitanCore
import TitanRequests

/// A cache of the overviews that were requested recently.
package struct OverviewCache: Sendable {
  /// Takes about 12 megabytes.
  package static let standardLimit = 20_000

  private let findings: RecentFindings<UserID, CachedOverview>

  /// - Parameter limit: the most habits it holds; a user without habits counts as one.
  package init(limit: Int = standardLimit) { findings = RecentFindings(limit: limit, weight: \.items.count) }

  subscript(user: UserID) -> CachedOverview? { findings[user] }

  func insert(_ overview: CachedOverview, of user: UserID) { findings.insert(overview, for: user) }

  /// Removes an erased account.
  func remove(_ user: UserID) { findings.remove(user) }

  /// The number of habits it holds.
  package var habits: Int { findings.weighs }
}

/// One user's habits that are not deleted, with their states on a date, as of a version of the user's data.
struct CachedOverview: Sendable {
  struct Item: Sendable, Hashable {
    var place: HabitFilter.Place
    var isArchived: Bool
    var message: HabitsV1.HabitOverview

    init(_ track: HabitTrack, on today: CalendarDay) {
      place = .init(position: track.position, id: track.habit.id)
      isArchived = track.habit.facts.isArchived
      message = .init(track, on: today)
    }
  }

  let version: HabitsVersion
  let today: CalendarDay
  /// In the user's order.
  let items: [Item]

  /// The overview of a user who has changed nothing yet, and so has no habits.
  init(empty version: HabitsVersion, on today: CalendarDay) {
    self.init(version: version, today: today, items: [])
  }

  private init(version: HabitsVersion, today: CalendarDay, items: [Item]) {
    self.version = version
    self.today = today
    self.items = items
  }

  /// Whether applying the changes since its version is enough to bring it to this version and date.
  func isUpdatable(to version: HabitsVersion, on today: CalendarDay) -> Bool {
    self.version.epoch == version.epoch && self.version.changes <= version.changes && self.today == today
  }

  /// This overview with the habits that have changed since. Applying a change twice has no further effect.
  func updated(with changed: [HabitTrack], to version: HabitsVersion) -> CachedOverview {
    let ids = Set(changed.map(\.habit.id))
    let current = changed.filter { $0.habit.deleteTime == nil }.map { Item($0, on: today) }
    let items = (self.items.filter { !ids.contains($0.place.id) } + current).sorted { $0.place < $1.place }
    return CachedOverview(version: version, today: today, items: items)
  }

  /// A page of the list, plus one more item if there is one.
  ///
  /// - Parameter filter: must not ask for deleted habits.
  func items(_ filter: HabitFilter, limit: Int) -> [Item] {
    let shown = items.lazy.filter { item in
      (filter.includesArchived || !item.isArchived) && filter.after.map { $0 < item.place } ?? true
    }
    return Array(shown.prefix(limit))
  }
}

extension HabitFilter.Place: Comparable {
  /// Sorts like the store: UUIDs by their bytes, whose order equals that of their texts.
  package static func < (one: Self, other: Self) -> Bool {
    one.position == other.position ? one.id.description < other.id.description : one.position < other.position
  }
}
