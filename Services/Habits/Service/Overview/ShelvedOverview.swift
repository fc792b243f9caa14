import HabitsDomain
import TitanCore
import TitanProto

/// Habits of one user that are not deleted, and where each stood on a date when so much had changed.
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
  /// In their user's order.
  let items: [Item]

  /// Of whoever has changed nothing yet, and so has no habits.
  init(empty version: HabitsVersion, on today: CalendarDay) {
    self.init(version: version, today: today, items: [])
  }

  private init(version: HabitsVersion, today: CalendarDay, items: [Item]) {
    self.version = version
    self.today = today
    self.items = items
  }

  /// Whether what has changed since is all that is missing for the version and the date.
  func leads(to version: HabitsVersion, on today: CalendarDay) -> Bool {
    self.version.epoch == version.epoch && self.version.changes <= version.changes && self.today == today
  }

  /// The same with habits that have changed in between. What is taken over twice is there once.
  func following(_ changed: [HabitTrack], to version: HabitsVersion) -> ShelvedOverview {
    let ids = Set(changed.map(\.habit.id))
    let news = changed.filter { $0.habit.deleteTime == nil }.map { Item($0, on: today) }
    let items = (self.items.filter { !ids.contains($0.place.id) } + news).sorted { $0.place < $1.place }
    return ShelvedOverview(version: version, today: today, items: items)
  }

  /// A page of the list, with one more item if there is one.
  ///
  /// - Parameter filter: which must not ask for deleted ones.
  func items(_ filter: HabitFilter, limit: Int) -> [Item] {
    let shown = items.lazy.filter { item in
      (filter.includesArchived || !item.isArchived) && filter.after.map { $0 < item.place } ?? true
    }
    return Array(shown.prefix(limit))
  }
}

extension HabitFilter.Place: Comparable {
  /// As the store orders them: UUIDs by their bytes, which their texts follow.
  package static func < (one: Self, other: Self) -> Bool {
    one.position == other.position ? one.id.description < other.id.description : one.position < other.position
  }
}
