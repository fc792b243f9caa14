import HabitsDomain
package import HabitsProto
package import TitanCore
package import TitanFeeds
package import TitanRPC
import TitanRequests
import TitanZones

/// Handles the caller's habits.
package struct HabitsHandler: HabitsV1.HabitsServiceProtocol {
  /// The PostgreSQL channel for the notifier.
  package static let channel = "habits_changed"

  let store: PostgresHabitStore
  let watches: UserWatches<Int, WatchedHabits>
  let notifier: Notifier
  let cache: OverviewCache
  let imports: ImportLimiter
  let clock: WallClock

  package init(
    store: PostgresHabitStore, notifier: Notifier, cache: OverviewCache = OverviewCache(),
    imports: ImportLimiter, clock: @escaping WallClock = systemClock
  ) {
    self.store = store
    watches = UserWatches(notifier)
    self.notifier = notifier
    self.cache = cache
    self.imports = imports
    self.clock = clock
  }

  package func createHabit(
    _ request: HabitsV1.CreateHabitRequest, context: ServerContext
  ) async throws -> HabitsV1.CreateHabitResponse {
    let user = try context.requireUser()
    let message = request.habit ?? .init()
    let id = try HabitID(message.habitID, field: "habit.habit_id")
    let today = try await today(request.timeZone, of: user).date
    let new = NewHabit(
      id: id, facts: try HabitDraft(new: message).made(today: today),
      contentDigest: payloadDigest("Habit", message.withoutOutputs.serialized()), createTime: clock())
    var payload = request
    payload.requestID = ""
    return try await answer(request.requestID, "CreateHabit", payload, of: user, context) {
      HabitsV1.CreateHabitResponse(habit: .init($0))
    } _: { remembered in
      try await store.create(new, of: user, request: remembered)
    }
  }

  package func getHabit(
    _ request: HabitsV1.GetHabitRequest, context: ServerContext
  ) async throws -> HabitsV1.GetHabitResponse {
    let user = try context.requireUser()
    let id = try HabitID(request.habitID, field: "habit_id")
    let today = try await today(request.timeZone, of: user).date
    let track = try await store.track(id, of: user)
    return .init(overview: .init(track, on: today))
  }

  package func updateHabit(
    _ request: HabitsV1.UpdateHabitRequest, context: ServerContext
  ) async throws -> HabitsV1.UpdateHabitResponse {
    let user = try context.requireUser()
    let message = request.habit ?? .init()
    let id = try HabitID(message.habitID, field: "habit.habit_id")
    let draft = try HabitDraft(change: message, mask: request.updateMask)
    let today = try await today(request.timeZone, of: user).date
    var payload = request
    payload.requestID = ""
    let etag = message.etag
    return try await answer(request.requestID, "UpdateHabit", payload, of: user, context) {
      HabitsV1.UpdateHabitResponse(habit: .init($0))
    } _: { remembered in
      try await store.update(id, of: user, at: clock(), request: remembered) { current in
        guard etag.isEmpty || etag == "\(current.revision)" else {
          throw HabitConflict.changed(revision: current.revision)
        }
        return try draft.applied(to: current.facts, today: today)
      }
    }
  }

  package func deleteHabit(
    _ request: HabitsV1.DeleteHabitRequest, context: ServerContext
  ) async throws -> HabitsV1.DeleteHabitResponse {
    let user = try context.requireUser()
    let id = try HabitID(request.habitID, field: "habit_id")
    let habit = try await store.delete(id, of: user, at: clock())
    notifier.notify(user)
    return .init(habit: .init(habit))
  }

  package func undeleteHabit(
    _ request: HabitsV1.UndeleteHabitRequest, context: ServerContext
  ) async throws -> HabitsV1.UndeleteHabitResponse {
    let user = try context.requireUser()
    let id = try HabitID(request.habitID, field: "habit_id")
    var payload = request
    payload.requestID = ""
    return try await answer(request.requestID, "UndeleteHabit", payload, of: user, context) {
      HabitsV1.UndeleteHabitResponse(habit: .init($0))
    } _: { remembered in
      try await store.undelete(id, of: user, at: clock(), request: remembered)
    }
  }

  package func linkHabit(
    _ request: HabitsV1.LinkHabitRequest, context: ServerContext
  ) async throws -> HabitsV1.LinkHabitResponse {
    guard let source = LinkSource(rawValue: Int(request.source.rawValue)) else {
      throw unknownValue(request.source, "source", reason: "SOURCE_UNKNOWN")
    }
    return .init(habit: .init(try await link(request.habitID, to: source, context)))
  }

  package func unlinkHabit(
    _ request: HabitsV1.UnlinkHabitRequest, context: ServerContext
  ) async throws -> HabitsV1.UnlinkHabitResponse {
    .init(habit: .init(try await link(request.habitID, to: nil, context)))
  }

  private func link(_ id: String, to source: LinkSource?, _ context: ServerContext) async throws -> Habit {
    let user = try context.requireUser()
    let id = try HabitID(id, field: "habit_id")
    let habit = try await store.link(id, of: user, to: source, at: clock())
    notifier.notify(user)
    return habit
  }

  /// The requested zone, or else the clock's, or else the newest record's, or else UTC.
  ///
  /// - Throws: INVALID_ARGUMENT ZONE_UNKNOWN.
  func zone(_ name: String, _ days: UserDays, field: String) throws -> ZoneRules {
    guard name.isEmpty else {
      guard let zone = ZoneRules(name: name) else { throw RPCError.zoneUnknown(name, field: field) }
      return zone
    }
    let known = [days.rules.timeZone, days.zone].lazy.compactMap { $0.flatMap { ZoneRules(name: $0) } }
    return known.first ?? .utc
  }

  /// Today's date, the zone it is for, and the user's rules for dates.
  func today(
    _ zoneName: String, of user: UserID
  ) async throws -> (date: CalendarDay, zone: ZoneRules, days: UserDays) {
    try today(zoneName, try await store.days(of: user))
  }

  func today(
    _ zoneName: String, _ days: UserDays
  ) throws -> (date: CalendarDay, zone: ZoneRules, days: UserDays) {
    let zone = try zone(zoneName, days, field: "time_zone")
    let now = clock()
    return (zone.day(of: now, dayStart: days.rules.dayStart(at: now)), zone, days)
  }

  /// Makes a change, or returns the answer that its request id had before, and notifies watchers.
  ///
  /// - Parameter payload: the request without its id.
  func answer<Outcome: Sendable, Response: RPCMessage>(
    _ requestID: String, _ method: String, _ payload: some RPCMessage, of user: UserID, _ context: ServerContext,
    as response: @escaping @Sendable (Outcome) -> Response,
    _ change: (RememberedRequest<Outcome>?) async throws -> Answered<Outcome>
  ) async throws -> Response {
    let request = try RequestID(requestID).map { id in
      RememberedRequest<Outcome>(id: id, payloadDigest: payloadDigest(method, payload.serialized())) {
        response($0).serialized()
      }
    }
    switch try await change(request) {
    case .done(let outcome):
      notifier.notify(user)
      return response(outcome)
    case .replayed(let bytes): return try Response(serialized: bytes)
    }
  }
}
