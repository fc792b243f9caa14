import HabitsDomain
package import HabitsProto
import TitanCore
import TitanFeeds
import TitanProto
package import TitanRPC
import TitanZones

extension HabitsHandler {
  package func listHabits(
    _ request: HabitsV1.ListHabitsRequest, context: ServerContext
  ) async throws -> HabitsV1.ListHabitsResponse {
    let user = try context.requireUser()
    guard request.view.isKnown else { throw unknownValue(request.view, "view") }
    let limit = try PageSize.resolve(request.pageSize)
    let arguments = [
      "ListHabits", "\(user)", "\(request.view)", "\(request.includeArchived)", "\(request.showDeleted)",
      request.timeZone,
    ]
    let place = try PageToken.decode(request.pageToken, arguments: arguments).flatMap(HabitFilter.Place.init)
    let (today, zone, days) = try await today(request.timeZone, of: user)
    let filter = HabitFilter(
      includesArchived: request.includeArchived,
      deletedAfter: request.showDeleted ? clock() - HabitLimits.undeleteWithin : nil, after: place)
    let page = Page(
      try await items(of: user, filter, limit: limit + 1, on: today, days.version), limit: limit, arguments: arguments,
      cursor: { ["\($0.place.position)", "\($0.place.id)"] })
    let isOverview = request.view == .overview
    return .init(
      habits: page.items.map { isOverview ? $0.message : .init(habit: $0.message.habit) },
      nextPageToken: page.nextPageToken, today: "\(today)", timeZone: zone.name)
  }

  private func items(
    of user: UserID, _ filter: HabitFilter, limit: Int, on today: CalendarDay, _ version: HabitsVersion
  ) async throws -> [CachedOverview.Item] {
    guard filter.deletedAfter != nil else {
      return try await overview(of: user, on: today, version).items(filter, limit: limit)
    }
    return try await store.tracks(of: user, filter, limit: limit).map { .init($0, on: today) }
  }

  /// The state of every habit that is not deleted: the cached overview, updated with what has changed since.
  ///
  /// - Parameter version: the version of the user's data, as the store gave it for this call. Anything read after it
  ///   can only be newer.
  private func overview(
    of user: UserID, on today: CalendarDay, _ version: HabitsVersion
  ) async throws -> CachedOverview {
    guard version.changes > 0 else {
      // Drop the cached data of an erased account.
      cache.remove(user)
      return CachedOverview(empty: version, on: today)
    }
    let cached = cache[user].flatMap { $0.isUpdatable(to: version, on: today) ? $0 : nil }
    if let cached, cached.version == version { return cached }
    let known = cached ?? CachedOverview(empty: version.beginning, on: today)
    let overview = try await awayFromEventLoop {
      known.updated(with: try await store.tracks(of: user, changedAfter: known.version.changes), to: version)
    }
    cache.insert(overview, of: user)
    return overview
  }

  package func reorderHabits(
    _ request: HabitsV1.ReorderHabitsRequest, context: ServerContext
  ) async throws -> HabitsV1.ReorderHabitsResponse {
    let user = try context.requireUser()
    let ids = try habitIDs(request.habitIDs, atMost: HabitLimits.habits)
    guard !ids.isEmpty else {
      throw RPCError.invalid("habit_ids", reason: "MISSING", "got none; allowed: 1 to \(HabitLimits.habits)")
    }
    try await store.reorder(ids, of: user)
    notifier.notify(user)
    return .init()
  }
}

extension HabitFilter.Place {
  /// The fields of a page token; `nil` if this service did not issue the token.
  fileprivate init?(fields: [String]) {
    guard fields.count == 2, let position = Int(fields[0]), let id = HabitID(fields[1]) else { return nil }
    self.init(position: position, id: id)
  }
}
