import HabitsDomain
import TitanCore
import TitanFeeds
package import TitanProto
package import TitanRPC
import TitanRequests

extension HabitsHandler {
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
}
