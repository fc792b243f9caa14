package import HabitsDomain
package import TitanCore
package import TitanFeeds

/// The newest state of a user's entry in a feed.
package struct ProjectedChange: Sendable, Hashable {
  package enum Subject: Sendable, Hashable {
    /// An entry that can fill a habit; `nil` if it was deleted.
    case source(SourceID, SourceState?)
    /// The rules for dates. They include only the newest change of the day's start.
    case days(DayRules)
  }

  package var user: UserID
  package var subject: Subject

  package init(user: UserID, _ subject: Subject) {
    self.user = user
    self.subject = subject
  }
}

/// An entry that can fill a habit.
package struct SourceState: Sendable, Hashable {
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

/// Stores what habits need from a feed: the sources that fill them, and the rules for dates. It notifies the users
/// whose habits change.
package struct HabitProjection: TableProjection {
  package let feed: FeedTables
  private let source: HabitFeed
  private let notifier: Notifier

  /// - Parameter feed: where the projection stands in the feed.
  package init(_ source: HabitFeed, _ feed: FeedTables, _ notifier: Notifier) {
    self.feed = feed
    self.source = source
    self.notifier = notifier
  }

  package func apply(
    _ changes: [ProjectedChange], from positions: FeedPositions, to next: FeedPositions, at now: Timestamp
  ) async throws -> Bool {
    let changed = try await PostgresHabitStore.apply(changes, of: source, to: feed, from: positions, to: next, at: now)
    notifier.notify(changed ?? [])
    return changed != nil
  }

  package func finishRebuild(from positions: FeedPositions, at now: Timestamp) async throws {
    notifier.notify(try await PostgresHabitStore.finishRebuild(of: source, in: feed, from: positions, at: now))
  }
}
