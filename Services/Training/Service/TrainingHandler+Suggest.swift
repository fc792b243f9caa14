import TitanCore
package import TitanProto
package import TitanRPC
import TrainingDomain

extension TrainingHandler {
  package func suggestWorkouts(
    _ request: TrainingV1.SuggestWorkoutsRequest, context: ServerContext
  ) async throws -> TrainingV1.SuggestWorkoutsResponse {
    let user = try context.requireUser()
    let wish = try Suggestion.Wish(request)
    let today = try await today(request.timeZone, of: user).date
    let person = try await person(user, today: today)
    for (index, id) in wish.locked.enumerated() where catalogue.workout(id) == nil {
      guard person.own.contains(where: { $0.id == id }) else {
        throw RPCError.invalid(
          reason: "WORKOUT_UNKNOWN", [.unknownWorkout("\(id)", field: "locked_ids[\(index)]")])
      }
    }
    let seed = request.seed == 0 ? makeSeed() : request.seed
    let suggestion = try Suggestion(wish, for: person, today: today, seed: seed, catalogue)
    return .init(suggestion, for: wish, today: today, catalogue, in: context.language)
  }

  /// The data that suggestions depend on. Its size is bounded, however long the history.
  private func person(_ user: UserID, today: CalendarDay) async throws -> Suggestion.Person {
    let recent = try await done(by: user, on: today - 1...today)
    return Suggestion.Person(
      level: try await store.level(of: user), preferences: try await store.preferences(of: user),
      body: try await facts.body(of: user, on: today), ratings: try await store.ratings(of: user),
      lastDates: try await store.lastDates(of: user, from: today - Suggestion.historyDays),
      recentSets: Suggestion.recentSets(recent.practices, recent.sessions, catalogue),
      own: try await store.workouts(of: user))
  }
}
