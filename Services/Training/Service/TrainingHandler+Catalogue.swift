import TitanCore
package import TitanRPC
import TrainingDomain
package import TrainingProto

extension TrainingHandler {
  package func listExercises(
    _ request: TrainingV1.ListExercisesRequest, context: ServerContext
  ) async throws -> TrainingV1.ListExercisesResponse {
    _ = try context.requireUser()
    let limit = try PageSize.resolve(request.pageSize)
    let types = try workoutTypes(request.types, field: "types")
    guard TrainingV1.Muscle.known.contains(request.muscle) else {
      throw RPCError.invalid(
        "muscle", reason: "MUSCLE_UNKNOWN", "got \(request.muscle); allowed: a muscle of ours, or none")
    }
    let muscle = Muscle(request.muscle)
    let arguments = ["ListExercises", types.sorted().map { "\($0)" }.joined(separator: " "), "\(request.muscle)"]
    let after = try PageToken.decode(request.pageToken, arguments: arguments)?.first
    let found = catalogue.exercises.lazy.filter { exercise in
      (types.isEmpty || types.contains(exercise.type.rawValue))
        && (muscle == nil || exercise.muscles.contains { $0.muscle == muscle })
        && (after == nil || exercise.id.description > after ?? "")
    }
    let page = Page(Array(found.prefix(limit + 1)), limit: limit, arguments: arguments) { ["\($0.id)"] }
    return .init(
      exercises: page.items.map { .init($0, in: context.language) }, nextPageToken: page.nextPageToken)
  }

  package func getExercise(
    _ request: TrainingV1.GetExerciseRequest, context: ServerContext
  ) async throws -> TrainingV1.GetExerciseResponse {
    _ = try context.requireUser()
    guard let exercise = catalogue.exercise(ExerciseID(request.exerciseID)) else {
      throw RPCError.notFound("exercise", id: quoted(request.exerciseID))
    }
    return .init(exercise: .init(exercise, in: context.language, animated: true))
  }

  package func listMealIdeas(
    _ request: TrainingV1.ListMealIdeasRequest, context: ServerContext
  ) async throws -> TrainingV1.ListMealIdeasResponse {
    _ = try context.requireUser()
    let limit = try PageSize.resolve(request.pageSize)
    let tags = try known(request.tags, field: "tags", MealIdea.Tag.self)
    let allergens = try known(request.withoutAllergens, field: "without_allergens", MealIdea.Allergen.self)
    let arguments =
      ["ListMealIdeas"]
      + [request.tags.sorted(), request.withoutAllergens.sorted()].map {
        $0.joined(separator: " ")
      }
    let after = try PageToken.decode(request.pageToken, arguments: arguments)?.first
    let found = MealIdea.shipped.filter { meal in
      tags.isSubset(of: meal.tags) && allergens.isDisjoint(with: meal.allergens) && meal.id > after ?? ""
    }
    let page = Page(Array(found.prefix(limit + 1)), limit: limit, arguments: arguments) { [$0.id] }
    return .init(meals: page.items.map { .init($0, in: context.language) }, nextPageToken: page.nextPageToken)
  }

  package func getMealIdea(
    _ request: TrainingV1.GetMealIdeaRequest, context: ServerContext
  ) async throws -> TrainingV1.GetMealIdeaResponse {
    _ = try context.requireUser()
    guard let meal = MealIdea.shipped.first(where: { $0.id == request.mealID }) else {
      throw RPCError.notFound("meal idea", id: quoted(request.mealID))
    }
    return .init(meal: .init(meal, in: context.language))
  }

  /// The raw values of the kinds that a list request asks for.
  func workoutTypes(_ types: [TrainingV1.WorkoutType], field: String) throws -> Set<Int> {
    try RepeatedField.check(types.count, field)
    let known = types.compactMap { WorkoutType($0) }
    guard known.count == types.count else { throw InvalidRequest([.unknownType(field: field)]) }
    return Set(known.map(\.rawValue))
  }

  private func known<Value: RawRepresentable<String> & CaseIterable & Hashable>(
    _ words: [String], field: String, _ type: Value.Type
  ) throws -> Set<Value> {
    try RepeatedField.check(words.count, field)
    return Set(
      try words.enumerated().map { index, word in
        guard let value = Value(rawValue: word) else {
          throw RPCError.invalid(
            "\(field)[\(index)]", reason: "VALUE_UNKNOWN",
            "got \(quoted(word)); allowed: \(Value.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return value
      })
  }
}
