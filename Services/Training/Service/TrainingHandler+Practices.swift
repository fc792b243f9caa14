import Crypto
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanProto
package import TitanRPC
import TitanRequests
import TrainingDomain
package import TrainingProto

extension TrainingHandler {
  package func startPractice(
    _ request: TrainingV1.StartPracticeRequest, context: ServerContext
  ) async throws -> TrainingV1.StartPracticeResponse {
    let user = try context.requireUser()
    try RepeatedField.check(request.workoutIDs.count, "workout_ids")
    let (now, language) = (clock(), context.language)
    let draft = PracticeDraft(
      id: request.practiceID, timeZone: request.timeZone,
      utcOffsetSeconds: request.utcOffsetSeconds.map(Int.init), workouts: request.workoutIDs.map { WorkoutID($0) },
      start: try request.startTime.map { try Timestamp($0, field: "start_time") })
    // The practice as it began: every retry gets the same answer, whatever has happened since.
    let answer: @Sendable (Practice) -> TrainingV1.StartPracticeResponse = { [catalogue] practice in
      let begun = practice.asBegun
      return .init(practice: .init(begun, at: begun.start, weight: nil, catalogue, in: language))
    }
    let remembered: RememberedRequest<Practice>? = try remembered(request, "StartPractice", id: \.requestID) {
      answer($0).serialized()
    }
    var content = request
    (content.practiceID, content.requestID) = ("", "")
    let digest = Array(SHA256.hash(data: content.serialized()))
    if let id = draft.practiceID,
      let before = try await store.started(id, of: user, contentDigest: digest, request: remembered)
    {
      return try response(before, answer)
    }
    let practice = try await begun(draft, by: user, at: now)
    return try response(try await store.start(practice, at: now, contentDigest: digest, request: remembered), answer)
  }

  private func response<Response: CMessage>(
    _ answered: Answered<Practice>, _ answer: (Practice) -> Response
  ) throws -> Response {
    switch answered {
    case .done(let practice): answer(practice)
    case .replayed(let bytes): try .init(serialized: bytes)
    }
  }

  /// Makes the practice from a draft, adapted to the user.
  private func begun(_ draft: PracticeDraft, by user: UserID, at now: Timestamp) async throws -> Practice {
    var known: [WorkoutID: Workout] = [:]
    // A draft with more workouts is refused anyway.
    for id in Set(draft.workouts.prefix(Practice.workoutCount.upperBound)) {
      known[id] = try await workout(id, of: user)
    }
    return try draft.checked(
      by: user, at: now, known: known, catalogue, countdown: try await store.preferences(of: user).countdown,
      level: try await store.level(of: user), dayStart: try await facts.clock(of: user).dayStart)
  }

  package func getPractice(
    _ request: TrainingV1.GetPracticeRequest, context: ServerContext
  ) async throws -> TrainingV1.GetPracticeResponse {
    .init(practice: try await message(try await practice(request.practiceID, context), in: context.language))
  }

  package func listPractices(
    _ request: TrainingV1.ListPracticesRequest, context: ServerContext
  ) async throws -> TrainingV1.ListPracticesResponse {
    let user = try context.requireUser()
    let limit = try PageSize.resolve(request.pageSize)
    let arguments = ["ListPractices", "\(user)", request.fromLocalDate, request.toLocalDate]
    let filter = PracticeFilter(
      fromLocalDate: try CalendarDay(request: request.fromLocalDate, field: "from_local_date"),
      toLocalDate: try CalendarDay(request: request.toLocalDate, field: "to_local_date"),
      after: try PageToken.decode(request.pageToken, arguments: arguments).flatMap(PracticeFilter.Place.init))
    let page = Page(
      try await store.practices(of: user, filter, limit: limit + 1), limit: limit, arguments: arguments,
      cursor: \.place.fields)
    guard let last = page.items.map(\.localDate).max(), let first = page.items.map(\.localDate).min() else {
      return .init()
    }
    let (now, weights) = (clock(), try await facts.weights(of: user, on: first...last))
    return .init(
      practices: page.items.map {
        .init($0, at: now, weight: weights.on($0.localDate), catalogue, in: context.language)
      },
      nextPageToken: page.nextPageToken)
  }

  package func updatePractice(
    _ request: TrainingV1.UpdatePracticeRequest, context: ServerContext
  ) async throws -> TrainingV1.UpdatePracticeResponse {
    let wanted = request.practice ?? .init()
    let wants = try UpdateMask(request.updateMask, of: ["time_spent", "muscles", "note"], in: wanted)
    let draft = try CorrectionDraft(wanted, wants)
    return try await change(
      request, "UpdatePractice", wanted.practiceID, id: \.requestID, at: nil, context,
      answer: { .init(practice: $0) }
    ) { practice, _, _ in
      try requireEtag(wanted.etag, practice.etag, of: "practice")
      try practice.correct(draft)
    }
  }

  package func deletePractice(
    _ request: TrainingV1.DeletePracticeRequest, context: ServerContext
  ) async throws -> TrainingV1.DeletePracticeResponse {
    let user = try context.requireUser()
    let id = try PracticeID(request.practiceID, field: "practice_id")
    let remembered: RememberedRequest<Bool>? = try remembered(request, "DeletePractice", id: \.requestID) { _ in [] }
    if case .done(false) = try await store.delete(id, of: user, at: clock(), request: remembered) {
      throw RPCError.notFound("practice", id: "\(id)")
    }
    notifier.notify()
    return .init()
  }

  /// Finds the practice that a request names.
  func practice(_ text: String, _ context: ServerContext) async throws -> Practice {
    let user = try context.requireUser()
    let id = try PracticeID(text, field: "practice_id")
    guard let practice = try await store.practice(id, of: user) else {
      throw RPCError.notFound("practice", id: "\(id)")
    }
    return practice
  }

  /// The practice as it stands now.
  func message(_ practice: Practice, in language: Language) async throws -> TrainingV1.Practice {
    let weight = try await weight(of: practice.userID, on: practice.localDate)
    return .init(practice, at: clock(), weight: weight, catalogue, in: language)
  }

  /// In grams, if it is known.
  func weight(of user: UserID, on date: CalendarDay) async throws -> Int? {
    try await facts.weights(of: user, on: date...date).on(date)
  }

  /// Changes the practice that a request names, once per request id.
  ///
  /// - Parameters:
  ///   - told: when it happened, according to a device that was offline; `nil` for now.
  ///   - answer: makes the response from a practice.
  ///   - transition: receives the practice, the user's fitness, and the time of the step.
  func change<Request: CMessage, Response: CMessage>(
    _ request: Request, _ method: String, _ practiceID: String, id: WritableKeyPath<Request, String>,
    at told: GoogleProtobuf.Timestamp?, _ context: ServerContext,
    answer: @escaping @Sendable (TrainingV1.Practice) -> Response,
    _ transition: @escaping @Sendable (inout Practice, FitnessLevel, Timestamp) throws -> Void
  ) async throws -> Response {
    try await change(
      request, method, practiceID, id: id, at: told, context, answering: { message, _ in answer(message) }, transition)
  }

  /// The same for an answer that contains more than the practice.
  func change<Request: CMessage, Response: CMessage>(
    _ request: Request, _ method: String, _ practiceID: String, id: WritableKeyPath<Request, String>,
    at told: GoogleProtobuf.Timestamp?, _ context: ServerContext,
    answering: @escaping @Sendable (TrainingV1.Practice, Practice) -> Response,
    _ transition: @escaping @Sendable (inout Practice, FitnessLevel, Timestamp) throws -> Void
  ) async throws -> Response {
    let user = try context.requireUser()
    let practiceID = try PracticeID(practiceID, field: "practice_id")
    let (now, language) = (clock(), context.language)
    let told = try told.map { try Timestamp($0, field: "occur_time") }
    // A deleted practice may have an answer from before; the store knows.
    var weight: Int?
    if let date = try await store.practice(practiceID, of: user)?.localDate {
      weight = try await self.weight(of: user, on: date)
    }
    let answer: @Sendable (Practice) -> Response = { [catalogue, weight] practice in
      answering(.init(practice, at: now, weight: weight, catalogue, in: language), practice)
    }
    let remembered: RememberedRequest<Practice>? = try remembered(request, method, id: id) { answer($0).serialized() }
    let changed = try await store.change(practiceID, of: user, at: now, request: remembered) { practice, level in
      try practice.take(told, at: now) { practice, moment in try transition(&practice, level, moment) }
    }
    switch changed {
    case .done(let practice):
      // The feed contains completed practices only.
      if practice.state == .completed { notifier.notify() }
      return answer(practice)
    case .replayed(let bytes): return try .init(serialized: bytes)
    case nil: throw RPCError.notFound("practice", id: "\(practiceID)")
    }
  }
}

extension PracticeFilter.Place {
  /// The fields of a page token; `nil` if this service did not issue the token.
  fileprivate init?(fields: [String]) {
    guard fields.count == 2, let start = Int64(fields[0]), let id = PracticeID(fields[1]) else { return nil }
    self.init(start: Timestamp(microseconds: start), id: id)
  }

  fileprivate var fields: [String] { ["\(start.microseconds)", "\(id)"] }
}

extension Practice {
  fileprivate var place: PracticeFilter.Place { .init(start: start, id: id) }
}
