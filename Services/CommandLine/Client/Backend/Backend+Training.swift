import TitanCore
import TitanProto

extension Backend {
  /// Every workout, the user's own first.
  func allWorkouts(_ types: [TrainingV1.WorkoutType] = [], own: Bool = false) async throws -> [TrainingV1.Workout] {
    var workouts: [TrainingV1.Workout] = []
    var request = TrainingV1.ListWorkoutsRequest(pageSize: 200, types: types, ownOnly: own)
    repeat {
      let page = try await keeper.call { [request] options in
        try await training.listWorkouts(request, options: options.within(.seconds(10)))
      }
      workouts += page.workouts
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty
    return workouts
  }

  /// The workout that somebody means: by its id, by its name however it is capitalized, or by how either begins, if no
  /// other begins so.
  func workout(_ text: String) async throws -> TrainingV1.Workout {
    try Self.workout(text, among: try await allWorkouts())
  }

  /// The ids of workouts that somebody means.
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
          ? "\"\(text.printable)\" names no workout; `titanup workouts` lists them"
          : "\"\(text.printable)\" names \(close.count) workouts: "
            + close.map(\.workoutID.printable).joined(separator: ", "))
    }
    return only
  }

  /// Practices, newest first.
  ///
  /// - Parameter limit: 0 for all.
  func practices(limit: Int, from: String = "", to: String = "") async throws -> [TrainingV1.Practice] {
    var practices: [TrainingV1.Practice] = []
    var request = TrainingV1.ListPracticesRequest(fromLocalDate: from, toLocalDate: to)
    repeat {
      request.pageSize = limit == 0 ? 200 : Int32(min(200, limit - practices.count))
      let page = try await keeper.call { [request] options in
        try await training.listPractices(request, options: options.within(.seconds(10)))
      }
      practices += page.practices
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty && (limit == 0 || practices.count < limit)
    return practices
  }

  /// The practice that somebody means: by its id, how that begins, or `last` for the newest.
  func practice(_ text: String) async throws -> TrainingV1.Practice {
    let wanted = text.lowercased()
    if wanted.count == 36 {
      let found = try await keeper.call { options in
        try await training.getPractice(.init(practiceID: wanted), options: options.within(.seconds(10)))
      }.practice
      if let found { return found }
    }
    let all = try await practices(limit: wanted == "last" ? 1 : 0)
    let close = wanted == "last" ? all : all.filter { $0.practiceID.hasPrefix(wanted) }
    guard let only = close.first, close.count == 1, !wanted.isEmpty else {
      throw ClientError.usage(
        "\"\(text.printable)\" names \(close.isEmpty ? "no training" : "\(close.count) trainings"); "
          + "`titanup practices` lists them with their ids")
    }
    return only
  }
}
