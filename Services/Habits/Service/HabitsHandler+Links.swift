import HabitsDomain
import TitanCore
import TitanFeeds
package import TitanProto
package import TitanRPC

extension HabitsHandler {
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
}
