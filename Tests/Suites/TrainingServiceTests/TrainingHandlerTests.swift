import Synchronization
import Testing
import TitanCore
import TitanProto
import TitanRPC
import TitanTesting
import TrainingDomain
import TrainingProto
import TrainingService

@Suite("TrainingService")
struct TrainingHandlerTests {
  /// A clock that a test sets.
  final class Time: Sendable {
    let time = Mutex(noon)
    var now: Timestamp { time.withLock { $0 } }
    func pass(_ seconds: Int) { time.withLock { $0 = $0 + .seconds(seconds) } }
  }

  let store = MemoryTrainingStore()
  let time = Time()
  let signer = TestSigner()
  let calls: TestCalls
  var client: TrainingV1.TrainingServiceClient { client(calls) }

  init() { calls = Self.calls(store, time, signer: signer) }

  static func calls(
    _ store: MemoryTrainingStore, _ time: Time, _ facts: any PersonFacts = Told(), signer: TestSigner = TestSigner()
  ) -> TestCalls {
    TestCalls([
      TrainingHandler(
        store: store, facts: facts, receipts: signer.verifier, clock: { time.now }, makeSeed: { 4_711 })
    ])
  }

  func client(_ calls: TestCalls) -> TrainingV1.TrainingServiceClient {
    .init(channel: calls.channel, options: TestCalls.by(user()))
  }

  func start(
    _ number: Int = 1, _ workouts: [String] = ["first-steps"], requestID: String = ""
  ) async throws -> TrainingV1.Practice {
    let response = try await client.startPractice(
      .init(
        practiceID: "\(uuid(number))", workoutIDs: workouts, timeZone: "Europe/Berlin", utcOffsetSeconds: 7_200,
        requestID: requestID))
    return try #require(response.practice)
  }

  /// Starts a practice and does one and a half times the prescription of every set.
  func perform(_ number: Int = 1, _ workouts: [String] = ["first-steps"]) async throws -> TrainingV1.Practice {
    var practice = try await start(number, workouts)
    for exercise in practice.exercises {
      _ = try await client.skipPreparation(.init(practiceID: practice.practiceID, exerciseIndex: exercise.index))
      time.pass(60)
      let done = try await client.completeExercise(
        .init(
          practiceID: practice.practiceID, exerciseIndex: exercise.index,
          doneAmount: exercise.prescribedAmount * 3 / 2))
      practice = try #require(done.practice)
    }
    return practice
  }

  func failure(_ call: () async throws -> Void) async -> RPCError? {
    await #expect(throws: RPCError.self) { try await call() }
  }

  @Test("A practice runs from its start to its completion")
  func wholePractice() async throws {
    let begun = try await start()
    #expect((begun.state, begun.localDate, begun.scoreBefore) == (.running, "2026-05-31", 0.75))
    #expect(begun.countdown == .init(seconds: 10))
    #expect(begun.exercises.count == 7 && begun.exercises.allSatisfy { $0.state == .ready })
    #expect(begun.exercises[0].suggestedAmount == 7)
    let started = try await client.startExercise(.init(practiceID: begun.practiceID, exerciseIndex: 0)).practice
    #expect(started?.exercises[0].state == .preparing)
    #expect(started?.exercises[0].prepEndTime == .init(noon + .seconds(10)))
    // Time passes without any call.
    time.pass(10)
    let active = try await client.getPractice(.init(practiceID: begun.practiceID)).practice
    #expect(active?.exercises[0].state == .active && active?.exercises[0].prepEndTime == nil)
    time.pass(30)
    let done = try await client.completeExercise(
      .init(practiceID: begun.practiceID, exerciseIndex: 0, doneAmount: 9)
    ).practice
    #expect(done?.exercises[0].activeTime == .init(seconds: 30))
    _ = try await client.pausePractice(.init(practiceID: begun.practiceID))
    time.pass(600)
    _ = try await client.resumePractice(.init(practiceID: begun.practiceID))
    let completed = try await client.completePractice(.init(practiceID: begun.practiceID))
    let practice = try #require(completed.practice)
    #expect((practice.state, practice.timeSpent) == (.completed, .init(seconds: 40)))
    #expect(practice.exercises.map(\.state).filter { $0 == .skipped }.count == 6)
    // One of seven sets is too few for fitness, but earns points.
    #expect(practice.points > 0 && practice.scoreAfter == 0.75 && completed.levelUp == nil)
    #expect(practice.muscles.reduce(0) { $0 + $1.percent } == 100)
    #expect(practice.energy?.kilocalories == nil && practice.energy?.unavailableReason == .weightUnknown)
    #expect((practice.energy?.metMinutes ?? 0) > 0)
    let last = try await client.getLastWorkout(.init(view: .full))
    #expect(last.practice == practice)
    let basic = try await client.getLastWorkout(.init()).practice
    #expect(basic?.exercises.isEmpty == true && basic?.points == practice.points)
  }

  @Test("A completion repeated with its request id returns the first response, and is credited once")
  func completedOnce() async throws {
    let practice = try await perform()
    let request = TrainingV1.CompletePracticeRequest(
      practiceID: practice.practiceID, requestID: "9b2e0f3a-6c1d-4e5f-8a7b-0c1d2e3f4a5b")
    let first = try await client.completePractice(request)
    time.pass(5)
    let second = try await client.completePractice(request)
    #expect(second == first)
    let level = try await client.getFitnessLevel(.init())
    #expect(level.score == first.practice?.scoreAfter && level.history.count == 1)
    let error = await failure { _ = try await client.completePractice(.init(practiceID: practice.practiceID)) }
    #expect((error?.code, error?.receivedReason) == (.failedPrecondition, "BAD_TRANSITION"))
    #expect(error?.receivedInfo == ["from": "COMPLETED", "to": "COMPLETED"])
  }

  @Test("A completion repeated with its request id returns the first response, even if the practice has been deleted")
  func completedAndDeleted() async throws {
    let practice = try await perform()
    let request = TrainingV1.CompletePracticeRequest(
      practiceID: practice.practiceID, requestID: "9b2e0f3a-6c1d-4e5f-8a7b-0c1d2e3f4a5b")
    let first = try await client.completePractice(request)
    _ = try await client.deletePractice(.init(practiceID: practice.practiceID))
    time.pass(5)
    #expect(try await client.completePractice(request) == first)
    let level = try await client.getFitnessLevel(.init())
    #expect(level.score == 0.75 && level.history.isEmpty, "it gives no credit")
    var other = request
    other.requestID = "9b2e0f3a-6c1d-4e5f-8a7b-0c1d2e3f4a5c"
    for unknown in [other, .init(practiceID: practice.practiceID)] {
      #expect(await failure { _ = try await client.completePractice(unknown) }?.code == .notFound)
    }
    var reused = request
    reused.practiceID = "\(uuid(2))"
    let error = await failure { _ = try await client.completePractice(reused) }
    #expect((error?.code, error?.receivedReason) == (.invalidArgument, "REQUEST_ID_REUSED"))
  }

  @Test("Completing a practice returns the push-up sessions that may have earned awards")
  func awardsHint() async throws {
    let practice = try await perform(1, ["push-up-ladder"])
    let told = Told(sessions: [pushUps(1, minutes: -60), pushUps(2, minutes: 2), pushUps(3, minutes: 3)])
    let done = try await client(Self.calls(store, time, told)).completePractice(
      .init(practiceID: practice.practiceID))
    #expect(done.awardsHint?.pushUpSessionIDs == ["\(uuid(2))".lowercased(), "\(uuid(3))".lowercased()])
    let squats = try await perform(2, ["leg-day"])
    let during = Told(sessions: [pushUps(4, minutes: 6)])
    let without = try await client(Self.calls(store, time, during)).completePractice(
      .init(practiceID: squats.practiceID))
    #expect(without.practice?.state == .completed && without.awardsHint == nil, "it has no push-ups")
  }

  @Test("Only the practice that reached a class reports the level-up")
  func levelUp() async throws {
    var told: [Int] = []
    for number in 1...6 {
      let practice = try await perform(number)
      let response = try await client.completePractice(.init(practiceID: practice.practiceID))
      if let levelUp = response.levelUp {
        told.append(number)
        #expect((levelUp.fromClass, levelUp.toClass) == (.couchPotato, .rookie))
        #expect(levelUp.text.contains("Rookie"))
        #expect((response.practice?.scoreAfter ?? 0) >= 1)
      }
    }
    #expect(told.count == 1)
  }

  @Test("The credit of a practice is explained in numbers")
  func explained() async throws {
    let practice = try await perform()
    let completed = try #require(try await client.completePractice(.init(practiceID: practice.practiceID)).practice)
    let explained = try await client.explainScore(.init(practiceID: practice.practiceID))
    #expect(explained.counted && explained.credits.count == 7)
    #expect(abs(explained.credits.reduce(0) { $0 + $1.points } - completed.points) < 1e-9)
    let score = explained.scoreBefore + explained.learningRate * explained.step
    #expect(abs(score - completed.scoreAfter) < 1e-6 && explained.scoreAfter == completed.scoreAfter)
    #expect((explained.classBefore, explained.formulaVersion) == (.couchPotato, "fitness/2"))
  }

  @Test("A second practice, a reused id and invalid fields are refused")
  func startFailures() async throws {
    let first = try await start()
    #expect(try await start() == first)
    let running = await failure { _ = try await start(2) }
    #expect((running?.code, running?.receivedReason) == (.failedPrecondition, "PRACTICE_RUNNING"))
    #expect(running?.receivedInfo["practice_id"] == first.practiceID)
    #expect(await failure { _ = try await start(1, ["push-day"]) }?.receivedReason == "PRACTICE_EXISTS")
    let nothing = await failure { _ = try await client.startPractice(.init()) }
    #expect(nothing?.receivedFields == ["practice_id", "time_zone", "workout_ids"])
    let unknown = await failure { _ = try await start(3, ["push-day", "yoga"]) }
    #expect(unknown?.receivedFields == ["workout_ids[1]"])
  }

  @Test(
    "A repeated start returns the first response, byte for byte, whatever has happened since", arguments: [true, false])
  func startedAgain(hasRequestID: Bool) async throws {
    let own = "\(uuid(50))".lowercased()
    _ = try await client.createWorkout(
      .init(
        workout: .init(
          workoutID: own, name: "Mine", type: .hiit, prescriptions: [.init(exerciseID: "burpee", sets: 2, amount: 8)])))
    let request = TrainingV1.StartPracticeRequest(
      practiceID: "\(uuid(1))", workoutIDs: [own], timeZone: "Europe/Berlin", utcOffsetSeconds: 7_200,
      requestID: hasRequestID ? "9b2e0f3a-6c1d-4e5f-8a7b-0c1d2e3f4a5b" : "")
    let first = try await client.startPractice(request)
    time.pass(7)
    #expect(try await client.startPractice(request).serialized() == first.serialized())
    // The workout is deleted and the practice is over, but the response is the same.
    _ = try await client.adjustPrescription(.init(practiceID: request.practiceID, exerciseIndex: 0, amount: 9))
    _ = try await client.skipPreparation(.init(practiceID: request.practiceID, exerciseIndex: 0))
    time.pass(60)
    _ = try await client.completeExercise(.init(practiceID: request.practiceID, exerciseIndex: 0, doneAmount: 9))
    _ = try await client.completePractice(.init(practiceID: request.practiceID))
    _ = try await client.deleteWorkout(.init(workoutID: own))
    #expect(try await client.startPractice(request).serialized() == first.serialized())
  }

  @Test("A practice whose sets were all too short is stored and marked, and earns nothing")
  func tooQuick() async throws {
    var practice = try await start(1, ["push-up-ladder"])
    for exercise in practice.exercises {
      _ = try await client.skipPreparation(.init(practiceID: practice.practiceID, exerciseIndex: exercise.index))
      practice = try #require(
        try await client.completeExercise(
          .init(practiceID: practice.practiceID, exerciseIndex: exercise.index, doneAmount: 30)
        ).practice)
    }
    let german = TestCalls.by(user(), metadata: ["accept-language": .string("de")])
    let done = try #require(
      try await client.completePractice(.init(practiceID: practice.practiceID), options: german).practice)
    #expect((done.state, done.points, done.scoreAfter, done.implausibleSets) == (.completed, 0, 0.75, 5))
    #expect(done.creditText.hasPrefix("Dieses Training zählt nicht"))
    let set = done.exercises[0]
    #expect((set.doneAmount, set.creditedAmount, set.creditReason) == (30, 0, .tooQuick))
    #expect(set.creditText.contains("30") && set.leastTime == .init(seconds: 12))
    let explained = try await client.explainScore(.init(practiceID: done.practiceID))
    #expect(!explained.counted && explained.credits.allSatisfy { $0.creditedAmount == 0 && !$0.creditText.isEmpty })
    #expect(try await client.getWeekSummary(.init()).completed == 0)
    #expect(try await client.getFitnessLevel(.init()).score == 0.75)
  }

  @Test("An offline device enters its practice afterwards, and no time counts twice")
  func offline() async throws {
    time.pass(3_600)
    func told(_ number: Int, from second: Int) async throws -> TrainingV1.Practice? {
      try await client.startPractice(
        .init(
          practiceID: "\(uuid(number))", workoutIDs: ["push-up-ladder"], timeZone: "UTC",
          startTime: .init(noon + .seconds(second)))
      ).practice
    }
    let practice = try #require(try await told(1, from: 0))
    #expect(practice.startTime == .init(noon) && practice.timeSpent == .init(seconds: 0))
    for index in practice.exercises.indices {
      let (place, from) = (UInt32(index), noon + .seconds(60 * index))
      _ = try await client.skipPreparation(
        .init(practiceID: practice.practiceID, exerciseIndex: place, occurTime: .init(from)))
      _ = try await client.completeExercise(
        .init(
          practiceID: practice.practiceID, exerciseIndex: place, doneAmount: 10, occurTime: .init(from + .seconds(20))))
    }
    let early = await failure {
      _ = try await client.completePractice(.init(practiceID: practice.practiceID, occurTime: .init(noon)))
    }
    #expect((early?.code, early?.receivedFields) == (.invalidArgument, ["occur_time"]))
    let done = try await client.completePractice(
      .init(practiceID: practice.practiceID, occurTime: .init(noon + .seconds(300)))
    ).practice
    #expect((done?.endTime, done?.timeSpent) == (.init(noon + .seconds(300)), .init(seconds: 300)))
    #expect(done?.implausibleSets == 0 && (done?.points ?? 0) == 500 && done?.exercises[0].activeTime?.seconds == 20)
    // During it, in the future, and long ago.
    let overlap = await failure { _ = try await told(2, from: 299) }
    #expect((overlap?.code, overlap?.receivedReason) == (.failedPrecondition, "PRACTICE_OVERLAP"))
    #expect(overlap?.receivedInfo == ["until": "\(noon + .seconds(300))"])
    for second in [3_603, -8 * 86_400] {
      #expect(await failure { _ = try await told(3, from: second) }?.receivedFields == ["start_time"])
    }
    // An earlier practice can be entered later, if it ended before this one began.
    let before = try #require(try await told(4, from: -300))
    let late = await failure { _ = try await client.pausePractice(.init(practiceID: before.practiceID)) }
    #expect((late?.code, late?.receivedReason) == (.failedPrecondition, "PRACTICE_OVERLAP"))
    #expect(late?.receivedInfo == ["from": "\(noon)"])
    _ = try await client.abandonPractice(.init(practiceID: before.practiceID, occurTime: .init(noon)))
    #expect(try await told(5, from: 300) != nil)
  }

  @Test("Another user's practice and an unknown one get the same error")
  func others() async throws {
    let practice = try await start()
    func reason(_ id: String) async -> RPCError? {
      await failure { _ = try await client.getPractice(.init(practiceID: id), options: TestCalls.by(user(2))) }
    }
    let (foreign, never) = (await reason(practice.practiceID), await reason("\(uuid(9))"))
    #expect((foreign?.code, never?.code) == (.notFound, .notFound))
    let skipped = await failure {
      _ = try await client.skipExercise(.init(practiceID: practice.practiceID), options: TestCalls.by(user(2)))
    }
    #expect(skipped?.code == .notFound)
  }

  @Test("Errors of a practice explain the problem in the requested language")
  func transitionErrors() async throws {
    let practice = try await start()
    let german = TestCalls.by(user(), metadata: ["accept-language": .string("de")])
    let error = await failure {
      _ = try await client.completeExercise(
        .init(practiceID: practice.practiceID, exerciseIndex: 0, doneAmount: 5), options: german)
    }
    #expect(error?.receivedInfo == ["from": "READY", "to": "DONE"])
    #expect(
      error?.receivedDetails.contains {
        if case .localizedMessage("de", let message) = $0 { !message.isEmpty } else { false }
      } == true)
    let index = await failure {
      _ = try await client.startExercise(.init(practiceID: practice.practiceID, exerciseIndex: 7))
    }
    #expect(index?.receivedFields == ["exercise_index"])
    let nothing = await failure { _ = try await client.completePractice(.init(practiceID: practice.practiceID)) }
    #expect(nothing?.receivedReason == "NOTHING_COMPLETED")
    let early = await failure {
      _ = try await client.updatePractice(.init(practice: .init(practiceID: practice.practiceID)))
    }
    #expect(early?.receivedReason == "PRACTICE_OPEN")
    _ = try await client.skipPreparation(.init(practiceID: practice.practiceID, exerciseIndex: 0))
    let much = await failure {
      _ = try await client.adjustPrescription(
        .init(practiceID: practice.practiceID, exerciseIndex: 1, amount: 9_999), options: german)
    }
    #expect(much?.receivedFields == ["amount"])
    #expect(
      much?.receivedDetails.contains {
        if case .localizedMessage("de", let message) = $0 { message.hasPrefix("Wähl eine Zahl") } else { false }
      } == true)
    let late = await failure {
      _ = try await client.adjustPrescription(.init(practiceID: practice.practiceID, exerciseIndex: 0, amount: 9))
    }
    #expect(late?.receivedReason == "EXERCISE_STARTED")
  }

  @Test("A completed practice can be corrected: the mask's fields, unless the etag has changed")
  func corrections() async throws {
    let practice = try await perform()
    let done = try #require(try await client.completePractice(.init(practiceID: practice.practiceID)).practice)
    var wanted = TrainingV1.Practice(
      practiceID: done.practiceID, timeSpent: .init(seconds: 300),
      muscles: [.init(muscle: .core, percent: 100)], note: "gut", etag: done.etag)
    let changed = try await client.updatePractice(
      .init(practice: wanted, updateMask: .init(paths: ["time_spent", "note"]))
    ).practice
    #expect((changed?.timeSpent, changed?.timeSpentSource) == (.init(seconds: 300), .user))
    #expect((changed?.note, changed?.musclesSource) == ("gut", .measured))
    let stale = await failure { _ = try await client.updatePractice(.init(practice: wanted)) }
    #expect((stale?.code, stale?.receivedReason) == (.aborted, "ETAG_MISMATCH"))
    wanted.etag = changed?.etag ?? ""
    wanted.timeSpent = nil
    let all = try await client.updatePractice(.init(practice: wanted, updateMask: .init(paths: ["*"]))).practice
    #expect((all?.timeSpentSource, all?.muscles.map(\.percent)) == (.measured, [100]))
    let path = await failure {
      _ = try await client.updatePractice(.init(practice: wanted, updateMask: .init(paths: ["score"])))
    }
    #expect(path?.receivedReason == "PATH_UNKNOWN")
  }
}
