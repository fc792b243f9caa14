import TitanCore
import TrainingProto

extension Backend {
  /// Every workout, the user's own first.
  func allWorkouts(_ types: [TrainingV1.WorkoutType] = [], own: Bool = false) async throws -> [TrainingV1.Workout] {
    return try await list(TrainingV1.ListWorkoutsRequest(types: types, ownOnly: own), \.workouts) {
      try await training.listWorkouts($0, options: $1)
    }
  }

  /// The workout that a text refers to: by id, by name in any case, or by an unambiguous beginning of either.
  func workout(_ text: String) async throws -> TrainingV1.Workout {
    try Self.workout(text, among: try await allWorkouts())
  }

  /// The ids of the workouts that texts refer to.
  func workoutIDs(_ texts: [String]) async throws -> [String] {
    let all = try await allWorkouts()
    return try texts.map { try Self.workout($0, among: all).workoutID }
  }

  static func workout(_ text: String, among workouts: [TrainingV1.Workout]) throws(ClientError) -> TrainingV1.Workout {
    let wanted = text.lowercased()
    let exact = workouts.first { $0.workoutID == wanted } ?? workouts.first { $0.name.lowercased() == wanted }
    if let exact { return exact }
    let close = workouts.filter { $0.workoutID.hasPrefix(wanted) || $0.name.lowercased().hasPrefix(wanted) }
    guard let only = close.first, close.count == 1 else {
      throw .usage(
        close.isEmpty
          ? "\"\(text.printable)\" matches no workout. `titanup workouts` lists them."
          : "\"\(text.printable)\" matches \(close.count) workouts: "
            + close.map(\.workoutID.printable).joined(separator: ", "))
    }
    return only
  }

  /// Practices, newest first.
  ///
  /// - Parameter limit: 0 for all.
  func practices(limit: Int, from: String = "", to: String = "") async throws -> [TrainingV1.Practice] {
    let request = TrainingV1.ListPracticesRequest(fromLocalDate: from, toLocalDate: to)
    return try await list(request, limit: limit == 0 ? nil : limit, \.practices) {
      try await training.listPractices($0, options: $1)
    }
  }

  /// The practice that a text refers to: by id, by an unambiguous beginning of it, or `last` for the newest.
  func practice(_ text: String) async throws -> TrainingV1.Practice {
    let wanted = text.lowercased()
    if wanted.count == 36 {
      let found = try await accessTokens.call { options in
        try await training.getPractice(.init(practiceID: wanted), options: options.within(.seconds(10)))
      }.practice
      if let found { return found }
    }
    let all = try await practices(limit: wanted == "last" ? 1 : 0)
    let close = wanted == "last" ? all : all.filter { $0.practiceID.hasPrefix(wanted) }
    guard let only = close.first, close.count == 1, !wanted.isEmpty else {
      throw ClientError.usage(
        "\"\(text.printable)\" matches \(close.isEmpty ? "no training" : "\(close.count) trainings"). "
          + "`titanup practices` lists them with their ids.")
    }
    return only
  }
}
