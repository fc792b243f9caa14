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
    try await context.watch(bells.rings(for: user)) {
      try await sendHabits(of: user, after: &cursor, request.timeZone, response)
    }
  }

  /// Everything there is behind the cursor. One of another life of the store means the beginning.
  private func sendHabits(
    of user: UserID, after cursor: inout WatchCursor?, _ timeZone: String,
    _ response: RPCWriter<HabitsV1.WatchHabitsResponse>
  ) async throws {
    while true {
      var changes = try await store.changes(of: user, after: cursor?.number ?? 0, limit: PageSize.standard)
      if let known = cursor, known.epoch != changes.epoch {
        cursor = nil
        changes = try await store.changes(of: user, after: 0, limit: PageSize.standard)
      }
      guard !changes.tracks.isEmpty else { return }
      let today = try await today(timeZone, of: user).date
      for track in changes.tracks {
        let next = WatchCursor(epoch: changes.epoch, user: user, number: track.changeNumber)
        try await response.write(.init(overview: .init(track, on: today), cursor: next.text))
        cursor = next
      }
    }
  }
}
