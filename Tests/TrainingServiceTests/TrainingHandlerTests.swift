import Synchronization
import Testing
import TitanCore
import TitanProto
import TitanRPC
import TitanTesting
import TrainingDomain
import TrainingService

@Suite("TrainingService")
struct TrainingHandlerTests {
  /// A clock that a test sets.
  private final class Time: Sendable {
    private let time = Mutex(noon)
    var now: Timestamp { time.withLock { $0 } }
    func pass(_ seconds: Int) { time.withLock { $0 = $0 + .seconds(seconds) } }
  }

  private let store = MemoryTrainingStore()
  private let time = Time()
  private let calls: TestCalls
  private var client: TrainingV1.TrainingServiceClient { client(calls) }

  init() { calls = Self.calls(store, time) }

  private static func calls(_ store: MemoryTrainingStore, _ time: Time, _ facts: any PersonFacts = Told())
    -> TestCalls
  {
    TestCalls([TrainingHandler(store: store, facts: facts, clock: { time.now }, makeSeed: { 4_711 })])
  }

  private func client(_ calls: TestCalls) -> TrainingV1.TrainingServiceClient {
    .init(channel: calls.channel, options: TestCalls.by(user()))
  }

  private func start(
    _ number: Int = 1, _ workouts: [String] = ["first-steps"], requestID: String = ""
  ) async throws -> TrainingV1.Practice {
    let response = try await client.startPractice(
      .init(
        practiceID: "\(uuid(number))", workoutIDs: workouts, timeZone: "Europe/Berlin", utcOffsetSeconds: 7_200,
        requestID: requestID))
    return try #require(response.practice)
  }

  /// Begins and does every set, half as much again as prescribed.
  private func perform(_ number: Int = 1, _ workouts: [String] = ["first-steps"]) async throws -> TrainingV1.Practice {
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

  private func failure(_ call: () async throws -> Void) async -> RPCError? {
    await #expect(throws: RPCError.self) { try await call() }
  }

  @Test("A practice from its beginning to its end")
  func wholePractice() async throws {
    let begun = try await start()
    #expect((begun.state, begun.localDate, begun.scoreBefore) == (.running, "2026-05-31", 0.75))
    #expect(begun.countdown == .init(seconds: 10))
    #expect(begun.exercises.count == 7 && begun.exercises.allSatisfy { $0.state == .ready })
    #expect(begun.exercises[0].suggestedAmount == 7)
    let started = try await client.startExercise(.init(practiceID: begun.practiceID, exerciseIndex: 0)).practice
    #expect(started?.exercises[0].state == .preparing)
    #expect(started?.exercises[0].prepEndTime == .init(noon + .seconds(10)))
    // Time passes, and nobody has to say so.
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
    // One of seven sets is too little for fitness, and earns points.
    #expect(practice.points > 0 && practice.scoreAfter == 0.75 && completed.levelUp == nil)
    #expect(practice.muscles.reduce(0) { $0 + $1.percent } == 100)
    #expect(practice.energy?.kilocalories == nil && practice.energy?.unavailableReason == .weightUnknown)
    #expect((practice.energy?.metMinutes ?? 0) > 0)
    let last = try await client.getLastWorkout(.init(view: .full))
    #expect(last.practice == practice)
    let basic = try await client.getLastWorkout(.init()).practice
    #expect(basic?.exercises.isEmpty == true && basic?.points == practice.points)
  }

  @Test("Completing again with the request's id gives the answer it gave, and one credit")
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

  @Test("Completing again with the request's id gives the answer it gave, even if the practice was deleted since")
  func completedAndDeleted() async throws {
    let practice = try await perform()
    let request = TrainingV1.CompletePracticeRequest(
      practiceID: practice.practiceID, requestID: "9b2e0f3a-6c1d-4e5f-8a7b-0c1d2e3f4a5b")
    let first = try await client.completePractice(request)
    _ = try await client.deletePractice(.init(practiceID: practice.practiceID))
    time.pass(5)
    #expect(try await client.completePractice(request) == first)
    let level = try await client.getFitnessLevel(.init())
    #expect(level.score == 0.75 && level.history.isEmpty, "and no credit")
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

  @Test("Who completes a practice hears which push-up sessions in it may have earned awards")
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

  @Test("A level-up is told on the practice that reached it, and on no other")
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

  @Test("How a practice was credited, number by number")
  func explained() async throws {
    let practice = try await perform()
    let completed = try #require(try await client.completePractice(.init(practiceID: practice.practiceID)).practice)
    let explained = try await client.explainScore(.init(practiceID: practice.practiceID))
    #expect(explained.counted && explained.credits.count == 7)
    #expect(abs(explained.credits.reduce(0) { $0 + $1.points } - completed.points) < 1e-9)
    let score = explained.scoreBefore + explained.learningRate * explained.step
    #expect(abs(score - completed.scoreAfter) < 1e-6 && explained.scoreAfter == completed.scoreAfter)
    #expect((explained.classBefore, explained.formulaVersion) == (.couchPotato, "fitness/1"))
  }

  @Test("Another practice while one runs, the same id with other content, and nonsense")
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

  @Test("Another's practice and one that never was are the same")
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

  @Test("Errors of a practice say what is the matter, in the language asked for")
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
    let late = await failure {
      _ = try await client.adjustPrescription(.init(practiceID: practice.practiceID, exerciseIndex: 0, amount: 9))
    }
    #expect(late?.receivedReason == "EXERCISE_STARTED")
  }

  @Test("A practice that is over can be corrected: what the mask names, if nobody was faster")
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
    let all = try await client.updatePractice(.init(practice: wanted)).practice
    #expect((all?.timeSpentSource, all?.muscles.map(\.percent)) == (.measured, [100]))
    let path = await failure {
      _ = try await client.updatePractice(.init(practice: wanted, updateMask: .init(paths: ["score"])))
    }
    #expect(path?.receivedReason == "PATH_UNKNOWN")
  }

  @Test("Five suggestions, the same for the same seed, and why")
  func suggestions() async throws {
    let first = try await client.suggestWorkouts(.init())
    #expect((first.items.count, first.seed, first.formulaVersion) == (5, 4_711, "suggestion/1"))
    #expect((first.bodyMassClass, first.bodyReason) == (.unspecified, .unknown))
    for item in first.items {
      let factors = item.factors ?? .init()
      let product = factors.preference * factors.history * factors.body * factors.balance * factors.type
      #expect(abs(item.weight - product) < 1e-12 && !item.explanation.isEmpty && !item.sets.isEmpty)
    }
    #expect(try await client.suggestWorkouts(.init(seed: first.seed)) == first)
    let kept = first.items[2].workout?.workoutID ?? ""
    let again = try await client.suggestWorkouts(.init(lockedIDs: [kept], seed: 5))
    #expect(again.items.first?.workout?.workoutID == kept && again.items.first?.locked == true)
    let wrong = await failure {
      _ = try await client.suggestWorkouts(.init(count: 21, types: [.unspecified], mode: .init(rawValue: 9)))
    }
    #expect(wrong?.receivedFields == ["count", "types", "mode"])
    let unknown = await failure { _ = try await client.suggestWorkouts(.init(lockedIDs: ["yoga"])) }
    #expect(unknown?.receivedFields == ["locked_ids[0]"])
  }

  @Test("Suggestions know what was rated, begun and worked")
  func suggestionsOfAPerson() async throws {
    _ = try await perform(1, ["push-up-ladder"])
    _ = try await client.rateWorkout(.init(workoutID: "push-up-ladder", favorite: true))
    let items = try await client.suggestWorkouts(.init(count: 1, lockedIDs: ["push-up-ladder"])).items
    let factors = try #require(items.first?.factors)
    #expect((factors.preference, factors.history) == (2, 0.19999999999999996))
    #expect(abs(factors.balance - 1 / 1.5) < 1e-12)
    #expect(items.first?.lastLocalDate == "2026-05-31")
  }

  @Test("Push-up sessions and practices are counted beside each other, none twice")
  func pushUpSessions() async throws {
    let practice = try await perform(1, ["push-up-ladder"])
    _ = try await client.completePractice(.init(practiceID: practice.practiceID))
    // One before the practice, one in it, one the day before, which is the newest by mistake of nobody.
    let sessions = [pushUps(1, minutes: -60), pushUps(2, minutes: 2), pushUps(3, minutes: -1_440, reps: 5)]
    let told = Told(body: Body(weight: 60_000), sessions: sessions)
    let client = client(Self.calls(store, time, told))
    let day = try await client.getDayProgress(.init(timeZone: "UTC"))
    #expect((day.completed, day.pushUpSessions, day.pushUps, day.setsDone) == (2, 1, 20, 7))
    #expect(day.timeSpent == .init(seconds: 300 + 120) && day.muscles.map(\.percent).reduce(0, +) == 100)
    // Five minutes and two of 3.8 MET at 60 kg.
    #expect(abs((day.energy?.kilocalories?.gross ?? 0) - 3.8 * 60 * 7 / 60) < 1e-6)
    let days = try await client.getDailyEnergy(.init(fromLocalDate: "2026-05-30", timeZone: "UTC")).days
    #expect(days.map(\.completed) == [1, 2] && days.map(\.pushUpSessions) == [1, 1])
    #expect(days[1].energy == day.energy)
    let week = try await client.getWeekSummary(.init(timeZone: "UTC"))
    #expect((week.completed, week.completedLast7Days, week.pushUpSessions) == (3, 3, 2))
    #expect(week.done.map(\.pushUps) == [0, 0, 0, 0, 0, 5, 20])
    let stats = try await client.getTrainingStats(.init(period: .week, timeZone: "UTC"))
    #expect((stats.facts?.completed, stats.facts?.pushUpSessions, stats.facts?.setsDone) == (1, 2, 9))
    #expect(stats.statements?.commitment == .insufficientData)
    let factors = try await client.suggestWorkouts(.init(count: 1, lockedIDs: ["push-up-ladder"])).items.first?.factors
    #expect(abs((factors?.balance ?? 0) - 1 / 1.9) < 1e-12)
  }

  @Test("The last workout is the newer of practice and push-up session")
  func lastWorkout() async throws {
    let practice = try await perform(1, ["push-up-ladder"])
    let done = try await client.completePractice(.init(practiceID: practice.practiceID)).practice
    for (minutes, isNewer) in [(-60, false), (30, true)] {
      let told = Told(body: Body(weight: 60_000), sessions: [pushUps(1, minutes: minutes)])
      let last = try await client(Self.calls(store, time, told)).getLastWorkout(.init(view: .full))
      #expect(last.practice?.practiceID == done?.practiceID && last.pushUpSession?.reps == 20)
      #expect(last.endTime == (isNewer ? last.pushUpSession?.endTime : done?.endTime))
      #expect(abs((last.pushUpSession?.energy?.kilocalories?.gross ?? 0) - 3.8 * 60 * 2 / 60) < 1e-6)
    }
    // One that was counted in the practice is that practice.
    let within = try await client(Self.calls(store, time, Told(sessions: [pushUps(1, minutes: 1)])))
      .getLastWorkout(.init())
    #expect(within.pushUpSession == nil && within.endTime == done?.endTime)
    let alone = TestCalls([
      TrainingHandler(store: MemoryTrainingStore(), facts: Told(sessions: [pushUps(1)]), clock: { noon })
    ])
    let only = try await client(alone).getLastWorkout(.init())
    #expect(only.practice == nil && only.localDate == "2026-05-31" && only.pushUpSession?.energy == nil)
  }

  @Test("Days and weeks go by the user's clock, unless a zone is asked for")
  func userClock() async throws {
    let clock = TrainingClock(
      timeZone: "Pacific/Kiritimati", dayStart: try #require(DayStart(minutes: 180)), firstWeekday: 7)
    let client = client(Self.calls(store, time, Told(clock: clock)))
    // 02:00 on Monday there: before the day begins.
    #expect(try await client.getDayProgress(.init()).localDate == "2026-05-31")
    time.pass(3_600)
    #expect(try await client.getDayProgress(.init()).localDate == "2026-06-01")
    #expect(try await client.getDayProgress(.init(timeZone: "UTC")).localDate == "2026-05-31")
    #expect(try await client.getWeekSummary(.init()).done.first?.localDate == "2026-05-31")
  }

  @Test("What the body says: the class, its factor, and energy by weight")
  func body() async throws {
    let told = client(
      Self.calls(store, time, Told(body: Body(weight: 80_000, height: 1_750), clock: .init(firstWeekday: 7))))
    let found = try await told.suggestWorkouts(.init(count: 20, types: [.hiit]))
    #expect(found.bodyMassClass == .preObese)
    #expect(
      found.items.allSatisfy { ($0.factors?.body == 0.75) == ($0.workout?.impact == .high) })
    let practice = try await perform(1, ["push-up-ladder"])
    let done = try await told.completePractice(.init(practiceID: practice.practiceID)).practice
    // Five minutes of 3.8 MET at 80 kg.
    #expect(abs((done?.energy?.kilocalories?.gross ?? 0) - 3.8 * 80 * 5 / 60) < 1e-6)
    let week = try await told.getWeekSummary(.init())
    #expect(week.done.first?.localDate == "2026-05-31")
  }

  @Test("Days and weeks know what was chosen and done, and forget what is deleted")
  func days() async throws {
    for workout in ["first-steps", "leg-day"] {
      _ = try await client.createSelection(.init(workoutID: workout, localDate: "2026-05-31"))
      time.pass(1)
    }
    let practice = try await perform()
    let open = try await client.getDayProgress(.init())
    #expect((open.completed, open.openPracticeID) == (0, practice.practiceID))
    _ = try await client.completePractice(.init(practiceID: practice.practiceID))
    let day = try await client.getDayProgress(.init(timeZone: "Europe/Berlin"))
    #expect((day.completed, day.setsDone, day.openPracticeID) == (1, 7, ""))
    #expect(day.selections.map(\.done) == [true, false])
    let week = try await client.getWeekSummary(.init())
    #expect((week.completed, week.completedLast7Days, week.planned) == (1, 1, 2))
    #expect(week.done.map(\.completed) == [0, 0, 0, 0, 0, 0, 1])
    #expect(week.done.last?.workoutIDs == ["first-steps"])
    let energy = try await client.getDailyEnergy(.init(fromLocalDate: "2026-05-30"))
    #expect(energy.days.map(\.completed) == [0, 1])
    for _ in 0..<2 { _ = try await client.deletePractice(.init(practiceID: practice.practiceID)) }
    let empty = try await client.getDayProgress(.init())
    #expect((empty.completed, empty.muscles.isEmpty, empty.energy?.metMinutes) == (0, true, 0))
    let level = try await client.getFitnessLevel(.init())
    #expect(level.score == 0.75 && level.history.isEmpty)
    #expect(try await client.getLastWorkout(.init()) == .init())
    let never = await failure { _ = try await client.deletePractice(.init(practiceID: "\(uuid(9))")) }
    #expect(never?.code == .notFound)
  }

  @Test("Statistics of each period, in words of each language", arguments: ["en", "de"])
  func statistics(language: String) async throws {
    for number in 1...2 {
      let practice = try await perform(number)
      _ = try await client.completePractice(.init(practiceID: practice.practiceID))
    }
    for period in [TrainingV1.StatsPeriod.week, .twoWeeks, .month] {
      let stats = try await client.getTrainingStats(
        .init(period: period),
        options: TestCalls.by(user(), metadata: ["accept-language": .string(language)]))
      #expect(stats.series.count == 2 && stats.facts?.completed == 2)
      #expect(stats.statements?.trend == .strongGrowth)
      #expect(stats.statements?.trendText.hasPrefix(language == "en" ? "Outstanding" : "Hervorragend") == true)
      #expect(stats.byType.reduce(0) { $0 + $1.percent } == 100)
    }
    let none = await failure { _ = try await client.getTrainingStats(.init()) }
    #expect(none?.receivedReason == "PERIOD_UNKNOWN")
  }

  @Test("The catalogue, page by page, in a language, with its drawings")
  func catalogue() async throws {
    var (names, request) = ([String](), TrainingV1.ListExercisesRequest(pageSize: 20))
    repeat {
      let page = try await client.listExercises(request)
      names += page.exercises.map(\.exerciseID)
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty
    #expect(names == Catalogue.shipped.exercises.map(\.id.description))
    let one = try await client.getExercise(
      .init(exerciseID: "push-up"), options: TestCalls.by(user(), metadata: ["accept-language": .string("de")])
    ).exercise
    #expect(one?.name == "Liegestütz" && one?.animation?.svgFrames.count == 6)
    #expect((one?.metCode, one?.met) == ("02022", 3.8))
    #expect(await failure { _ = try await client.getExercise(.init(exerciseID: "yoga")) }?.code == .notFound)
    let vegan = try await client.listMealIdeas(.init(tags: ["vegan"], withoutAllergens: ["soy"]))
    #expect(
      !vegan.meals.isEmpty && vegan.meals.allSatisfy { $0.tags.contains("vegan") && !$0.allergens.contains("soy") })
    let tag = await failure { _ = try await client.listMealIdeas(.init(tags: ["keto"])) }
    #expect(tag?.receivedFields == ["tags[0]"])
  }

  @Test("Own workouts stand before the catalogue's, in pages")
  func ownWorkouts() async throws {
    for number in 1...3 {
      time.pass(1)
      let made = try await client.createWorkout(
        .init(
          workout: .init(
            workoutID: "\(uuid(number))", name: "Mine", type: .hiit,
            prescriptions: [.init(exerciseID: "burpee", sets: 2, amount: 8)]))
      ).workout
      #expect((made?.own, made?.etag, made?.impact) == (true, "1", .high))
    }
    var (ids, request) = ([String](), TrainingV1.ListWorkoutsRequest(pageSize: 2))
    repeat {
      let page = try await client.listWorkouts(request)
      ids += page.workouts.map(\.workoutID)
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty
    #expect(ids == [3, 2, 1].map { "\(uuid($0))".lowercased() } + Catalogue.shipped.workouts.map(\.id.description))
    let mine = ids[0]
    let changed = try await client.updateWorkout(
      .init(workout: .init(workoutID: mine, name: "Other", etag: "1"), updateMask: .init(paths: ["name"]))
    ).workout
    #expect((changed?.name, changed?.prescriptions.count, changed?.etag) == ("Other", 1, "2"))
    let stale = await failure {
      _ = try await client.updateWorkout(
        .init(workout: .init(workoutID: mine, name: "x", etag: "1"), updateMask: .init(paths: ["name"])))
    }
    #expect(stale?.code == .aborted)
    let shared = await failure {
      _ = try await client.updateWorkout(
        .init(workout: .init(workoutID: "push-day", name: "x"), updateMask: .init(paths: ["name"])))
    }
    #expect(shared?.code == .notFound)
    let practice = try await start(9, [mine])
    _ = try await client.deleteWorkout(.init(workoutID: mine))
    #expect(await failure { _ = try await client.getWorkout(.init(workoutID: mine)) }?.code == .notFound)
    #expect(try await client.getPractice(.init(practiceID: practice.practiceID)).practice == practice)
  }

  @Test("Settings, and what a reset leaves of them")
  func settings() async throws {
    let set = try await client.updatePreferences(
      .init(preferences: .init(countdown: .init(seconds: 0), highImpact: true))
    ).preferences
    #expect((set?.countdown, set?.highImpact, set?.etag) == (.init(seconds: 0), true, "1"))
    let practice = try await start()
    let begun = try await client.startExercise(.init(practiceID: practice.practiceID, exerciseIndex: 0)).practice
    #expect(begun?.exercises[0].state == .active)
    let long = await failure {
      _ = try await client.updatePreferences(
        .init(preferences: .init(countdown: .init(seconds: 181)), updateMask: .init(paths: ["countdown"])))
    }
    #expect(long?.receivedFields == ["preferences.countdown"])
    _ = try await client.rateWorkout(.init(workoutID: "push-day", rating: 4))
    let rating = await failure { _ = try await client.rateWorkout(.init(workoutID: "push-day", rating: 6)) }
    #expect(rating?.receivedFields == ["rating"])
    let plan = try await client.getPlan(.init()).plan
    #expect((plan?.practicesPerWeek, plan?.isDefault) == (2, true))
    _ = try await client.setPlan(.init(plan: .init(practicesPerWeek: 5)))
    #expect(try await client.resetTrainingData(.init()).scopes == [.fitness, .countdown, .ratings])
    let after = try await client.getPreferences(.init()).preferences
    #expect((after?.countdown, after?.highImpact) == (.init(seconds: 10), true))
    #expect(try await client.listRatings(.init()).ratings.isEmpty)
    #expect(try await client.getPlan(.init()).plan?.practicesPerWeek == 5)
    #expect(try await client.listPractices(.init()).practices.count == 1)
    let history = await failure { _ = try await client.resetTrainingData(.init(scopes: [.history])) }
    #expect((history?.code, history?.receivedReason) == (.permissionDenied, "REAUTHENTICATION_REQUIRED"))
  }
}
