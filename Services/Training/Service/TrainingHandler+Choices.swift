import TitanCore
package import TitanProto
package import TitanRPC
import TrainingDomain

/// Ratings and selections.
extension TrainingHandler {
  package func rateWorkout(
    _ request: TrainingV1.RateWorkoutRequest, context: ServerContext
  ) async throws -> TrainingV1.RateWorkoutResponse {
    let user = try context.requireUser()
    let rating = request.favorite ? Rating.range.upperBound : Int(request.rating)
    if let wrong = FieldViolation(rating, in: Rating.range, field: "rating") { throw InvalidRequest([wrong]) }
    let id = WorkoutID(request.workoutID)
    guard try await workout(id, of: user) != nil else {
      throw RPCError.notFound("workout", id: quoted(request.workoutID))
    }
    return .init(rating: try await store.rate(id, rating, of: user, at: clock()).map { .init($0) })
  }

  package func unrateWorkout(
    _ request: TrainingV1.UnrateWorkoutRequest, context: ServerContext
  ) async throws -> TrainingV1.UnrateWorkoutResponse {
    let user = try context.requireUser()
    _ = try await store.rate(WorkoutID(request.workoutID), nil, of: user, at: clock())
    return .init()
  }

  package func listRatings(
    _ request: TrainingV1.ListRatingsRequest, context: ServerContext
  ) async throws -> TrainingV1.ListRatingsResponse {
    let user = try context.requireUser()
    let limit = try PageSize.resolve(request.pageSize)
    let arguments = ["ListRatings", "\(user)"]
    let place = try PageToken.decode(request.pageToken, arguments: arguments).flatMap(RatingPlace.init)
    let page = Page(
      try await store.ratings(of: user, after: place, limit: limit + 1), limit: limit, arguments: arguments,
      cursor: { ["\($0.time.microseconds)", "\($0.workout)"] })
    return .init(ratings: page.items.map { .init($0) }, nextPageToken: page.nextPageToken)
  }

  package func createSelection(
    _ request: TrainingV1.CreateSelectionRequest, context: ServerContext
  ) async throws -> TrainingV1.CreateSelectionResponse {
    let (user, now) = (try context.requireUser(), clock())
    var violations: [FieldViolation] = []
    let date = CalendarDay(request.localDate)
    if date == nil {
      violations.append(
        FieldViolation(
          field: "local_date", reason: request.localDate.isEmpty ? "MISSING" : "DATE_INVALID",
          got: quoted(request.localDate), allowed: "YYYY-MM-DD"))
    }
    let id = WorkoutID(request.workoutID)
    if try await workout(id, of: user) == nil {
      violations.append(.unknownWorkout(request.workoutID, field: "workout_id"))
    }
    guard violations.isEmpty, let date else { throw InvalidRequest(violations) }
    let new = Selection(id: SelectionID(.version7(at: now)), workout: id, localDate: date, createTime: now)
    return .init(selection: .init(try await store.select(new, of: user)))
  }

  package func deleteSelection(
    _ request: TrainingV1.DeleteSelectionRequest, context: ServerContext
  ) async throws -> TrainingV1.DeleteSelectionResponse {
    let user = try context.requireUser()
    let id = try SelectionID(request.selectionID, field: "selection_id")
    guard try await store.deselect(id, of: user, at: clock()) else {
      throw RPCError.notFound("selection", id: "\(id)")
    }
    return .init()
  }

  package func listSelections(
    _ request: TrainingV1.ListSelectionsRequest, context: ServerContext
  ) async throws -> TrainingV1.ListSelectionsResponse {
    let user = try context.requireUser()
    let first = try CalendarDay(request: request.fromLocalDate, field: "from_local_date")
    let last = try CalendarDay(request: request.toLocalDate, field: "to_local_date")
    let dates = try dateRange(first, last)
    return .init(selections: try await store.selections(of: user, on: dates).map { .init($0) })
  }

  /// - Throws: INVALID_ARGUMENT RANGE_INVALID.
  func dateRange(_ first: CalendarDay?, _ last: CalendarDay?) throws -> ClosedRange<CalendarDay> {
    guard let first, let last, first <= last, last - first < 400 else {
      throw RPCError.invalid(
        "from_local_date", reason: "RANGE_INVALID",
        "got \(first.map { "\($0)" } ?? "nothing") to \(last.map { "\($0)" } ?? "nothing"); allowed: 1 to 400 dates")
    }
    return first...last
  }
}

extension RatingPlace {
  /// The fields of a page token; `nil` if this service did not issue the token.
  fileprivate init?(fields: [String]) {
    guard fields.count == 2, let time = Int64(fields[0]) else { return nil }
    self.init(time: Timestamp(microseconds: time), workout: WorkoutID(fields[1]))
  }
}
