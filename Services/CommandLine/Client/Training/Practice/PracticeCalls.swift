import Foundation
import TitanCore
import TitanProto
import TitanRPC
import TrainingProto

/// Performs the steps of a practice at the server.
struct PracticeCalls {
  let backend: Backend
  let console: Console
  let view: PracticeView
  var pilot: PracticePilot
  /// The time of the next steps, if they happened earlier; `nil` for now.
  var moment: Timestamp?
  private(set) var levelUp: TrainingV1.LevelUp?
  private var exercises: [String: TrainingV1.Exercise] = [:]

  init(backend: Backend, console: Console, practice: TrainingV1.Practice, view: PracticeView) {
    self.backend = backend
    self.console = console
    self.view = view
    pilot = PracticePilot(practice, at: backend.clock())
  }

  /// Performs the steps that are due without a key.
  mutating func goOn() async throws {
    while let step = pilot.next {
      try await take(step)
      // Another device was faster. If the server refused the same step again, this would repeat forever.
      if pilot.next == step { try await take(step, isLast: true) }
    }
  }

  /// - Parameter isLast: whether to throw a refusal instead of reading the practice again.
  mutating func take(_ step: PracticePilot.Step, isLast: Bool = false) async throws {
    do {
      let practice = try await call(step)
      pilot.update(practice, at: backend.clock(), after: step)
      let exercise = await exercise()
      view.tell(step, pilot, exercise)
    } catch let error as RPCError where error.code == .failedPrecondition && !isLast {
      let id = pilot.practice.practiceID
      let practice = try await retrying { try await $0.training.getPractice(.init(practiceID: id), options: $1) }
        .practice
      pilot.update(practice ?? .init(), at: backend.clock())
    }
  }

  /// The exercise that is in progress or next, with its drawings; `nil` if it cannot be read.
  mutating func exercise() async -> TrainingV1.Exercise? {
    guard let id = pilot.current.flatMap({ pilot.exercise($0)?.exerciseID }) else { return nil }
    if let known = exercises[id] { return known }
    let found = try? await backend.accessTokens.call { options in
      try await backend.training.getExercise(.init(exerciseID: id), options: options.within(.seconds(10)))
    }.exercise
    exercises[id] = found ?? .init(exerciseID: id, name: id)
    return exercises[id]
  }

  /// The request id is made once, so that a retry does nothing twice.
  private mutating func call(_ step: PracticePilot.Step) async throws -> TrainingV1.Practice {
    let (practice, request) = (pilot.practice.practiceID, UUID().uuidString.lowercased())
    let occurred = moment.map { GoogleProtobuf.Timestamp($0) }
    let answer: TrainingV1.Practice?
    switch step {
    case .start(let index):
      answer = try await retrying {
        try await $0.training.startExercise(
          .init(practiceID: practice, exerciseIndex: UInt32(index), requestID: request, occurTime: occurred),
          options: $1)
      }.practice
    case .skipPreparation(let index):
      answer = try await retrying {
        try await $0.training.skipPreparation(
          .init(practiceID: practice, exerciseIndex: UInt32(index), requestID: request, occurTime: occurred),
          options: $1)
      }.practice
    case .complete(let index, let amount):
      answer = try await retrying {
        try await $0.training.completeExercise(
          .init(
            practiceID: practice, exerciseIndex: UInt32(index), doneAmount: UInt32(clamping: amount),
            requestID: request, occurTime: occurred), options: $1)
      }.practice
    case .skip(let index):
      answer = try await retrying {
        try await $0.training.skipExercise(
          .init(practiceID: practice, exerciseIndex: UInt32(index), requestID: request, occurTime: occurred),
          options: $1)
      }.practice
    case .adjust(let index, let amount):
      answer = try await retrying {
        try await $0.training.adjustPrescription(
          .init(
            practiceID: practice, exerciseIndex: UInt32(index), amount: UInt32(clamping: amount), requestID: request,
            occurTime: occurred),
          options: $1)
      }.practice
    case .pause:
      answer = try await retrying {
        try await $0.training.pausePractice(
          .init(practiceID: practice, requestID: request, occurTime: occurred), options: $1)
      }.practice
    case .resume:
      answer = try await retrying {
        try await $0.training.resumePractice(
          .init(practiceID: practice, requestID: request, occurTime: occurred), options: $1)
      }.practice
    case .abandon:
      answer = try await retrying {
        try await $0.training.abandonPractice(
          .init(practiceID: practice, requestID: request, occurTime: occurred), options: $1)
      }.practice
    case .finish:
      let completed = try await retrying {
        try await $0.training.completePractice(
          .init(practiceID: practice, requestID: request, occurTime: occurred), options: $1)
      }
      (answer, levelUp) = (completed.practice, completed.levelUp)
    }
    guard let answer else {
      throw RPCError(code: .internal, message: "The server took a step of the practice without showing it.")
    }
    return answer
  }

  private func retrying<Result: Sendable>(
    _ body: @escaping @Sendable (Backend, CallOptions) async throws -> Result
  ) async throws -> Result {
    var isTold = false
    func tell(_ error: RPCError, _ pause: Duration) {
      if !isTold { console.note("The training service can't be reached (\(error.code.name)). Trying again.") }
      isTold = true
    }
    return try await Patience(limit: .seconds(60)).retrying(away: tell) {
      try await backend.accessTokens.call { options in try await body(backend, options.within(.seconds(10))) }
    }
  }
}
