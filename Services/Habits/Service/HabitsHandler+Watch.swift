import HabitsDomain
package import HabitsProto
import Synchronization
import TitanCore
import TitanFeeds
import TitanPostgres
package import TitanRPC

extension HabitsHandler {
  package func watchHabits(
    _ request: HabitsV1.WatchHabitsRequest, response: RPCWriter<HabitsV1.WatchHabitsResponse>, context: ServerContext
  ) async throws {
    let user = try context.requireUser()
    var cursor = try WatchCursor(request.cursor, of: user)
    _ = try await today(request.timeZone, of: user)
    let watch = watches.begin(user)
    try await context.watch(watch.notifications) {
      try await sendHabits(of: user, watch, after: &cursor, request.timeZone, response)
    }
  }

  /// Sends everything after the cursor. A cursor from another epoch of the store means the beginning.
  private func sendHabits(
    of user: UserID, _ watch: UserWatch<Int, WatchedHabits>, after cursor: inout WatchCursor?, _ timeZone: String,
    _ response: RPCWriter<HabitsV1.WatchHabitsResponse>
  ) async throws {
    var page: WatchedHabits
    repeat {
      page = try await self.page(of: user, watch, after: cursor?.number ?? 0)
      if let known = cursor, known.epoch != page.changes.epoch {
        cursor = nil
        page = try await self.page(of: user, watch, after: 0)
      }
      guard let days = page.days else { return }
      let today = try today(timeZone, days).date
      for news in page.news(of: user, on: today) {
        try await response.write(news.response)
        cursor = news.cursor
      }
    } while page.changes.tracks.count == PageSize.standard
  }

  private func page(
    of user: UserID, _ watch: UserWatch<Int, WatchedHabits>, after number: Int
  ) async throws -> WatchedHabits {
    try await watch.page(at: number) {
      let changes = try await store.changes(of: user, after: number, limit: PageSize.standard)
      return WatchedHabits(changes: changes, days: changes.tracks.isEmpty ? nil : try await store.days(of: user))
    }
  }
}

/// The data that all watches of a user's habits share; each sends it for its local date.
struct WatchedHabits: Sendable {
  /// One change, as every watch with the same date sends it.
  struct News: Sendable, Hashable {
    var cursor: WatchCursor
    var response: SerializedMessage<HabitsV1.WatchHabitsResponse>
  }

  let changes: HabitChanges
  /// `nil` if there are no changes.
  let days: UserDays?
  private let newsByDate = News.ByDate()

  init(changes: HabitChanges, days: UserDays?) { (self.changes, self.days) = (changes, days) }

  /// The changes as of a date. The first watch that asks for a date works them out for all others. Otherwise dozens of
  /// watches would do the same work one after the other, while other users wait.
  func news(of user: UserID, on today: CalendarDay) -> [News] {
    newsByDate[
      today,
      {
        changes.tracks.map { track in
          let cursor = WatchCursor(epoch: changes.epoch, user: user, number: track.changeNumber)
          return News(
            cursor: cursor,
            response: SerializedMessage(.init(overview: .init(track, on: today), cursor: cursor.text)))
        }
      }]
  }
}

extension WatchedHabits.News {
  /// The changes that were worked out so far, by date.
  fileprivate final class ByDate: Sendable {
    /// The number of dates that exist on Earth at the same time. A page can last longer than a day.
    private static let limit = 3
    private let news = Mutex<[CalendarDay: [WatchedHabits.News]]>([:])

    subscript(date: CalendarDay, work: () -> [WatchedHabits.News]) -> [WatchedHabits.News] {
      if let known = news.withLock({ $0[date] }) { return known }
      let made = work()
      news.withLock { news in
        if news.count >= Self.limit { news = [:] }
        news[date] = made
      }
      return made
    }
  }
}
