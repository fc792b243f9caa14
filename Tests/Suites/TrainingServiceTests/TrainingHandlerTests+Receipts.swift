import Testing
import TitanCore
import TitanProto
import TitanRPC
import TitanTesting
import TrainingDomain
import TrainingProto
import TrainingService

/// Sets that the pose service counted.
extension TrainingHandlerTests {
  /// Starts push-ups by hand and returns the request that completes the first set a minute later.
  private func counted(
    _ number: Int = 1, reps: Int = 8, exercise: String = "PUSH_UP", evidence: [Int]? = nil, isSimulated: Bool = false,
    by user: UserID = user()
  ) async throws -> TrainingV1.CompleteExerciseRequest {
    let practice = try await start(number, ["push-up-ladder"])
    _ = try await client.skipPreparation(.init(practiceID: practice.practiceID, exerciseIndex: 0))
    let receipt = signer.receipt(
      id: uuid(70 + number), user: user, stream: uuid(80 + number), start: time.now + .seconds(1), reps: reps,
      exercise: exercise, counter: "pushup/2", evidence: evidence, isSimulated: isSimulated)
    time.pass(60)
    return .init(
      practiceID: practice.practiceID, exerciseIndex: 0, requestID: "\(uuid(90 + number))", receiptJws: receipt)
  }

  @Test("A receipt verifies a set, and a retry gets the same answer")
  func verifiedSet() async throws {
    let request = try await counted()
    let done = try await client.completeExercise(request)
    let set = try #require(done.practice?.exercises.first)
    #expect(set.state == .done && set.doneAmount == 8 && set.creditedAmount == 8 && set.evidence == .verified)
    #expect(set.streamID == "\(uuid(81))" && set.counter == "pushup/2")
    // From the first repetition's start to the last one's end, and not the minute that the set was open.
    #expect(set.activeTime == .init(.milliseconds(15_500)))
    #expect(done.practice?.exercises[1].evidence == .unspecified)
    #expect(try await client.completeExercise(request) == done)
    let completed = try await client.completePractice(.init(practiceID: request.practiceID))
    #expect(completed.practice?.exercises.first?.evidence == .verified)
  }

  @Test("Simulated and doubtful sets say so")
  func doubts() async throws {
    let simulated = try await client.completeExercise(try await counted(isSimulated: true)).practice?.exercises.first
    #expect(simulated?.evidence == .simulated && simulated?.creditReason == .simulated)
    #expect(simulated?.creditedAmount == 0 && simulated?.creditText == "This set was simulated and earns nothing.")
    _ = try await client.abandonPractice(.init(practiceID: "\(uuid(1))"))
    let doubtful = try await client.completeExercise(try await counted(2, evidence: [1])).practice?.exercises.first
    #expect(doubtful?.evidence == .doubtful && doubtful?.creditedAmount == 8)
  }

  @Test("A receipt that doesn't fit is refused with a reason")
  func refusedReceipts() async throws {
    let request = try await counted()
    func refusal(_ change: (inout TrainingV1.CompleteExerciseRequest) -> Void) async throws -> RPCError? {
      var changed = request
      changed.requestID = ""
      change(&changed)
      let sent = changed
      return await #expect(throws: RPCError.self) { try await client.completeExercise(sent) }
    }
    let differs = try await refusal { $0.doneAmount = 9 }
    #expect(differs?.code == .invalidArgument && differs?.message.contains("got 9; allowed: 0 or the count") == true)
    let altered = try await refusal { $0.receiptJws += "A" }
    #expect(altered?.code == .permissionDenied && altered?.receivedReason == "RECEIPT_INVALID")
    let other = signer.receipt(
      id: uuid(3), user: user(), stream: uuid(4), start: time.now - .seconds(30), reps: 3, exercise: "SQUAT")
    let squats = try await refusal { $0.receiptJws = other }
    #expect(squats?.code == .invalidArgument && squats?.message.contains("receipt of SQUAT") == true)
    let stranger = signer.receipt(
      id: uuid(3), user: user(2), stream: uuid(4), start: time.now - .seconds(30), reps: 3)
    #expect(try await refusal { $0.receiptJws = stranger }?.receivedReason == "RECEIPT_WRONG_USER")
    let old = signer.receipt(
      id: uuid(3), user: user(), stream: uuid(4), start: noon - .seconds(3_600), reps: 3)
    #expect(try await refusal { $0.receiptJws = old }?.code == .invalidArgument)
    // Nothing of this has changed the set.
    let done = try await client.completeExercise(request).practice
    _ = try await client.skipPreparation(.init(practiceID: request.practiceID, exerciseIndex: 1))
    time.pass(60)
    let again = try await refusal { $0.exerciseIndex = 1 }
    #expect(again?.code == .alreadyExists && again?.receivedReason == "RECEIPT_USED")
    #expect(done?.exercises.first?.evidence == .verified)
  }

  @Test("A hold is verified in seconds, and a receipt without an exercise is of push-ups")
  func otherReceipts() async throws {
    func counted(_ exercise: String?, reps: Int, heldSeconds: Int? = nil) async throws -> CountedSet {
      try await signer.verifier.countedSet(
        signer.receipt(
          id: uuid(1), user: user(), stream: uuid(2), start: noon, reps: reps, exercise: exercise,
          heldSeconds: heldSeconds))
    }
    let plank = try await counted("PLANK", reps: 0, heldSeconds: 42)
    #expect(plank.amount == 42 && plank.exercise == CountedExercise("PLANK"))
    #expect((plank.proof.start, plank.proof.end) == (noon, noon + .seconds(60)))
    let old = try await counted(nil, reps: 3)
    #expect(old.amount == 3 && old.exercise == CountedExercise("PUSH_UP"))
    #expect((old.proof.start, old.proof.end) == (noon, noon + .milliseconds(5_500)))
  }

  @Test("Exercises tell what counts them")
  func countedAs() async throws {
    #expect(try await client.getExercise(.init(exerciseID: "squat")).exercise?.countedAs == "SQUAT")
    #expect(try await client.getExercise(.init(exerciseID: "deadlift")).exercise?.countedAs == "")
  }
}
