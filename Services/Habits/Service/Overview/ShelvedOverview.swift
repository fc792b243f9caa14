import HabitsDomain
import TitanCore
import TitanProto

/// One user's habits that are not deleted, with their states on a date, as of a version of the user's data.
struct ShelvedOverview: Sendable {
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

  /// Whether the changes since then are all it lacks for the version and the date.
  func leads(to version: HabitsVersion, on today: CalendarDay) -> Bool {
    self.version.epoch == version.epoch && self.version.changes <= version.changes && self.today == today
  }

  /// This overview with the habits that have changed since. Applying a change twice has no further effect.
  func following(_ changed: [HabitTrack], to version: HabitsVersion) -> ShelvedOverview {
    let ids = Set(changed.map(\.habit.id))
    let news = changed.filter { $0.habit.deleteTime == nil }.map { Item($0, on: today) }
    let items = (self.items.filter { !ids.contains($0.place.id) } + news).sorted { $0.place < $1.place }
    return ShelvedOverview(version: version, today: today, items: items)
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
