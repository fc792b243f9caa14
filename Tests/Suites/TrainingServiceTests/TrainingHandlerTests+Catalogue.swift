import Testing
import TitanCore
import TitanProto
import TitanRPC
import TitanTesting
import TrainingDomain
import TrainingProto
import TrainingService

extension TrainingHandlerTests {
  @Test("Five workouts are suggested and explained, and the same seed suggests them again")
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

  @Test("Suggestions take ratings, past practices and trained muscles into account")
  func suggestionsOfAPerson() async throws {
    _ = try await perform(1, ["push-up-ladder"])
    _ = try await client.rateWorkout(.init(workoutID: "push-up-ladder", favorite: true))
    let items = try await client.suggestWorkouts(.init(count: 1, lockedIDs: ["push-up-ladder"])).items
    let factors = try #require(items.first?.factors)
    #expect((factors.preference, factors.history) == (2, 0.19999999999999996))
    #expect(abs(factors.balance - 1 / 1.5) < 1e-12)
    #expect(items.first?.lastLocalDate == "2026-05-31")
  }

  @Test("Exercises are listed in pages, in the requested language, with drawings")
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

  @Test("A user's own workouts are listed before the catalogue's, in pages")
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

  @Test("Settings can be changed, and a reset keeps those it doesn't name")
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
