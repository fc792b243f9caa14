import TitanCore
package import TitanRPC
import TitanReceipts
import TrainingDomain
package import TrainingProto

/// The steps of a practice.
extension TrainingHandler {
  package func adjustPrescription(
    _ request: TrainingV1.AdjustPrescriptionRequest, context: ServerContext
  ) async throws -> TrainingV1.AdjustPrescriptionResponse {
    let (index, amount) = (Int(request.exerciseIndex), Int(request.amount))
    return try await change(
      request, "AdjustPrescription", request.practiceID, id: \.requestID, at: request.occurTime, context,
      answer: { .init(practice: $0) }
    ) { practice, _, now in try practice.adjust(index, to: amount, at: now) }
  }

  package func startExercise(
    _ request: TrainingV1.StartExerciseRequest, context: ServerContext
  ) async throws -> TrainingV1.StartExerciseResponse {
    let index = Int(request.exerciseIndex)
    return try await change(
      request, "StartExercise", request.practiceID, id: \.requestID, at: request.occurTime, context,
      answer: { .init(practice: $0) }
    ) { practice, _, now in try practice.startExercise(index, at: now) }
  }

  package func skipPreparation(
    _ request: TrainingV1.SkipPreparationRequest, context: ServerContext
  ) async throws -> TrainingV1.SkipPreparationResponse {
    let index = Int(request.exerciseIndex)
    return try await change(
      request, "SkipPreparation", request.practiceID, id: \.requestID, at: request.occurTime, context,
      answer: { .init(practice: $0) }
    ) { practice, _, now in try practice.skipPreparation(index, at: now) }
  }

  package func completeExercise(
    _ request: TrainingV1.CompleteExerciseRequest, context: ServerContext
  ) async throws -> TrainingV1.CompleteExerciseResponse {
    let (index, done) = (Int(request.exerciseIndex), Int(request.doneAmount))
    let counted = request.receiptJws.isEmpty ? nil : try await receipts.countedSet(request.receiptJws)
    return try await change(
      request, "CompleteExercise", request.practiceID, id: \.requestID, at: request.occurTime, context,
      answer: { .init(practice: $0) }
    ) { practice, _, now in
      guard let counted else { return try practice.completeExercise(index, done: done, at: now) }
      try practice.completeExercise(index, done: done, by: counted, at: now)
    }
  }

  package func skipExercise(
    _ request: TrainingV1.SkipExerciseRequest, context: ServerContext
  ) async throws -> TrainingV1.SkipExerciseResponse {
    let index = Int(request.exerciseIndex)
    return try await change(
      request, "SkipExercise", request.practiceID, id: \.requestID, at: request.occurTime, context,
      answer: { .init(practice: $0) }
    ) { practice, _, now in try practice.skipExercise(index, at: now) }
  }

  package func pausePractice(
    _ request: TrainingV1.PausePracticeRequest, context: ServerContext
  ) async throws -> TrainingV1.PausePracticeResponse {
    try await change(
      request, "PausePractice", request.practiceID, id: \.requestID, at: request.occurTime, context,
      answer: { .init(practice: $0) }
    ) { practice, _, now in try practice.pause(at: now) }
  }

  package func resumePractice(
    _ request: TrainingV1.ResumePracticeRequest, context: ServerContext
  ) async throws -> TrainingV1.ResumePracticeResponse {
    try await change(
      request, "ResumePractice", request.practiceID, id: \.requestID, at: request.occurTime, context,
      answer: { .init(practice: $0) }
    ) { practice, _, now in try practice.resume(at: now) }
  }

  package func completePractice(
    _ request: TrainingV1.CompletePracticeRequest, context: ServerContext
  ) async throws -> TrainingV1.CompletePracticeResponse {
    let language = context.language
    let sessions = try await pushUps(during: request.practiceID, of: try context.requireUser())
    return try await change(
      request, "CompletePractice", request.practiceID, id: \.requestID, at: request.occurTime, context,
      answering: { message, practice in
        let levelUp = practice.levelBefore.levelUp(to: practice.levelAfter).map {
          TrainingV1.LevelUp(fromClass: .init($0.from), toClass: .init($0.to), text: $0.text[language])
        }
        let inside = PushUpSession.inside(practice, sessions)
        return TrainingV1.CompletePracticeResponse(
          practice: message, levelUp: levelUp,
          awardsHint: inside.isEmpty ? nil : .init(pushUpSessionIDs: inside.map { "\($0.id)" }))
      }
    ) { practice, level, now in try practice.complete(at: now, level: level) }
  }

  /// Push-up sessions since the date a practice began, oldest first.
  private func pushUps(during practiceID: String, of user: UserID) async throws -> [PushUpSession] {
    let id = try PracticeID(practiceID, field: "practice_id")
    guard let first = try await store.practice(id, of: user)?.localDate else { return [] }
    let tomorrow = CalendarDay(of: clock(), utcOffsetSeconds: 0) + 1
    return try await facts.pushUps(of: user, on: first...max(first, tomorrow))
  }

  package func abandonPractice(
    _ request: TrainingV1.AbandonPracticeRequest, context: ServerContext
  ) async throws -> TrainingV1.AbandonPracticeResponse {
    try await change(
      request, "AbandonPractice", request.practiceID, id: \.requestID, at: request.occurTime, context,
      answer: { .init(practice: $0) }
    ) { practice, _, now in try practice.abandon(at: now) }
  }
}
