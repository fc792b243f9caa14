import HabitsDomain
import TitanCore
import TitanFeeds
import TitanPostgres
package import TitanProto
package import TitanRPC

extension HabitsHandler {
  package func watchHabits(
    _ request: HabitsV1.WatchHabitsRequest, response: RPCWriter<HabitsV1.WatchHabitsResponse>, context: ServerContext
  ) async throws {
    let user = try context.requireUser()
    var cursor = try WatchCursor(request.cursor, of: user)
    _ = try await today(request.timeZone, of: user)
    let watch = watches.begin(user)
    try await context.watch(watch.rings) {
      try await sendHabits(of: user, watch, after: &cursor, request.timeZone, response)
    }
  }

  /// Everything there is behind the cursor. One of another life of the store means the beginning.
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
      for track in page.changes.tracks {
        let next = WatchCursor(epoch: page.changes.epoch, user: user, number: track.changeNumber)
        try await response.write(.init(overview: .init(track, on: today), cursor: next.text))
        cursor = next
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

/// What all watches of a user's habits tell, each for the date where it is.
struct WatchedHabits: Sendable {
  var changes: HabitChanges
  /// `nil` if there are no changes.
  var days: UserDays?
}
