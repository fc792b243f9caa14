import TitanCore
package import TitanProto
package import TitanRPC
import TrainingDomain

/// What leads through a practice.
extension TrainingHandler {
  package func adjustPrescription(
    _ request: TrainingV1.AdjustPrescriptionRequest, context: ServerContext
  ) async throws -> TrainingV1.AdjustPrescriptionResponse {
    let (index, amount) = (Int(request.exerciseIndex), Int(request.amount))
    return try await change(
      request, "AdjustPrescription", request.practiceID, id: \.requestID, context, answer: { .init(practice: $0) }
    ) { practice, _, now in try practice.adjust(index, to: amount, at: now) }
  }

  package func startExercise(
    _ request: TrainingV1.StartExerciseRequest, context: ServerContext
  ) async throws -> TrainingV1.StartExerciseResponse {
    let index = Int(request.exerciseIndex)
    return try await change(
      request, "StartExercise", request.practiceID, id: \.requestID, context, answer: { .init(practice: $0) }
    ) { practice, _, now in try practice.startExercise(index, at: now) }
  }

  package func skipPreparation(
    _ request: TrainingV1.SkipPreparationRequest, context: ServerContext
  ) async throws -> TrainingV1.SkipPreparationResponse {
    let index = Int(request.exerciseIndex)
    return try await change(
      request, "SkipPreparation", request.practiceID, id: \.requestID, context, answer: { .init(practice: $0) }
    ) { practice, _, now in try practice.skipPreparation(index, at: now) }
  }

  package func completeExercise(
    _ request: TrainingV1.CompleteExerciseRequest, context: ServerContext
  ) async throws -> TrainingV1.CompleteExerciseResponse {
    let (index, done) = (Int(request.exerciseIndex), Int(request.doneAmount))
    return try await change(
      request, "CompleteExercise", request.practiceID, id: \.requestID, context, answer: { .init(practice: $0) }
    ) { practice, _, now in try practice.completeExercise(index, done: done, at: now) }
  }

  package func skipExercise(
    _ request: TrainingV1.SkipExerciseRequest, context: ServerContext
  ) async throws -> TrainingV1.SkipExerciseResponse {
    let index = Int(request.exerciseIndex)
    return try await change(
      request, "SkipExercise", request.practiceID, id: \.requestID, context, answer: { .init(practice: $0) }
    ) { practice, _, now in try practice.skipExercise(index, at: now) }
  }

  package func pausePractice(
    _ request: TrainingV1.PausePracticeRequest, context: ServerContext
  ) async throws -> TrainingV1.PausePracticeResponse {
    try await change(
      request, "PausePractice", request.practiceID, id: \.requestID, context, answer: { .init(practice: $0) }
    ) { practice, _, now in try practice.pause(at: now) }
  }

  package func resumePractice(
    _ request: TrainingV1.ResumePracticeRequest, context: ServerContext
  ) async throws -> TrainingV1.ResumePracticeResponse {
    try await change(
      request, "ResumePractice", request.practiceID, id: \.requestID, context, answer: { .init(practice: $0) }
    ) { practice, _, now in try practice.resume(at: now) }
  }

  package func completePractice(
    _ request: TrainingV1.CompletePracticeRequest, context: ServerContext
  ) async throws -> TrainingV1.CompletePracticeResponse {
    let language = context.language
    return try await change(
      request, "CompletePractice", request.practiceID, id: \.requestID, context,
      answering: { message, practice in
        let levelUp = practice.levelBefore.levelUp(to: practice.levelAfter).map {
          TrainingV1.LevelUp(fromClass: .init($0.from), toClass: .init($0.to), text: $0.text[language])
        }
        return TrainingV1.CompletePracticeResponse(practice: message, levelUp: levelUp)
      }
    ) { practice, level, now in try practice.complete(at: now, level: level) }
  }

  package func abandonPractice(
    _ request: TrainingV1.AbandonPracticeRequest, context: ServerContext
  ) async throws -> TrainingV1.AbandonPracticeResponse {
    try await change(
      request, "AbandonPractice", request.practiceID, id: \.requestID, context, answer: { .init(practice: $0) }
    ) { practice, _, now in try practice.abandon(at: now) }
  }
}
