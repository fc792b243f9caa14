import Testing
import TitanCore
import TrainingDomain

@Suite("Suggestions")
struct SuggestionTests {
  private func suggest(
    _ wish: Suggestion.Wish = .init(), for person: Suggestion.Person = .init(), seed: UInt64 = 7,
    _ catalogue: Catalogue = .shipped
  ) throws -> Suggestion {
    try Suggestion(wish, for: person, today: sunday, seed: seed, catalogue)
  }

  @Test("There are five different workouts, determined by the seed")
  func five() throws {
    let first = try suggest()
    #expect(Set(first.items.map(\.workout.id)).count == 5)
    #expect(try suggest() == first)
    let others = try (8...20).map { try suggest(seed: $0).items.map(\.workout.id) }
    #expect(others.contains { $0 != first.items.map(\.workout.id) })
  }

  @Test("The weight is the product of the factors")
  func product() throws {
    let ids = Catalogue.shipped.workouts.map(\.id)
    let person = Suggestion.Person(
      body: Body(weight: 90_000, height: 1_750),
      ratings: Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0 % 5 + 1) }),
      lastDates: Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, sunday - $0) }),
      recentSets: [.chest: 4, .core: 7])
    for item in try suggest(.init(count: 20), for: person).items {
      let factors = item.factors
      let product = factors.preference * factors.history * factors.body * factors.balance * factors.type
      #expect(item.weight == product && product > 0)
      for language in Language.allCases {
        #expect(!item.explanation(today: sunday, in: language).isEmpty)
      }
    }
  }

  @Test("Only the requested types are suggested", arguments: WorkoutType.allCases)
  func types(type: WorkoutType) throws {
    let found = try suggest(.init(count: 10, types: [type]))
    #expect(found.items.count == 10)
    #expect(found.items.allSatisfy { $0.workout.type == type && $0.factors.type == 1 })
    let liked = Suggestion.Person(preferences: Preferences(likedTypes: [type]))
    #expect(try suggest(for: liked).items.allSatisfy { $0.workout.type == type })
  }

  @Test("Locked workouts stay in front, and excluded ones don't come")
  func lockedAndExcluded() throws {
    let first = try suggest()
    let kept = first.items.suffix(2).map(\.workout.id)
    let rest = Set(first.items.prefix(3).map(\.workout.id))
    for seed in UInt64(1)...50 {
      let again = try suggest(.init(locked: kept, excluded: rest), seed: seed)
      #expect(again.items.count == 5)
      #expect(again.items.prefix(2).map(\.workout.id) == kept)
      #expect(again.items.prefix(2).allSatisfy(\.isLocked) && !again.items.dropFirst(2).contains(where: \.isLocked))
      #expect(rest.isDisjoint(with: again.items.map(\.workout.id)))
      #expect(Set(again.items.map(\.workout.id)).count == 5)
    }
  }

  @Test("Sets are adapted to the score")
  func adapted() throws {
    let strong = FitnessLevel(score: .highest, current: .machine, highest: .machine)
    let (weak, machine) = (try suggest(), try suggest(for: .init(level: strong)))
    #expect(weak.items.map(\.workout.id) == machine.items.map(\.workout.id))
    for (low, high) in zip(weak.items.flatMap(\.sets), machine.items.flatMap(\.sets)) {
      #expect(low.suggested < high.suggested && low.base == high.base)
    }
  }

  @Test("Only workouts for the available equipment are suggested")
  func equipment() throws {
    let nothing = Suggestion.Person(preferences: Preferences(isEquipmentKnown: true))
    for item in try suggest(.init(count: 20), for: nothing).items {
      #expect(Catalogue.shipped.traits(of: item.workout).equipment.isEmpty)
    }
    let error = #expect(throws: Suggestion.Nothing.self) { try suggest(.init(types: [.weightTraining]), for: nothing) }
    #expect((error?.byEquipment ?? 0) > 0 && (error?.byType ?? 0) > 0)
  }

  @Test("Body weight changes the factors, and the highest class gets jumps only on request")
  func body() throws {
    func jumps(_ body: Body, wants: Bool = false, mode: Suggestion.Mode = .weighted) throws -> [Double] {
      let person = Suggestion.Person(preferences: Preferences(wantsHighImpact: wants), body: body)
      return try suggest(.init(count: 20, types: [.hiit], mode: mode), for: person).items
        .filter { Catalogue.shipped.traits(of: $0.workout).impact == .high }.map(\.factors.body)
    }
    #expect(try jumps(Body(weight: 70_000, height: 1_750)).allSatisfy { $0 == 1 })
    #expect(try jumps(Body(weight: 80_000, height: 1_750)).allSatisfy { $0 == 0.75 })
    let heavy = Body(weight: 125_000, height: 1_750)
    #expect(try jumps(heavy).isEmpty)
    #expect(try jumps(heavy, mode: .random).isEmpty)
    #expect(try jumps(heavy, wants: true).contains(0.25))
    // The omitted workouts are listed, and explained in words.
    let wish = Suggestion.Wish(count: 20)
    let found = try suggest(wish, for: .init(body: heavy))
    let jumping = Catalogue.shipped.workouts.filter { Catalogue.shipped.traits(of: $0).impact == .high }.map(\.id)
    #expect(jumping.count == 9 && found.leftOut == jumping.sorted() && found.warnings(for: wish) == [.jumpsLeftOut])
    for language in [Language.english, .german] {
      #expect(SuggestionWarning.jumpsLeftOut.text(leftOut: 9)[language].contains("9 "))
    }
    for (body, wants) in [(heavy, true), (Body(weight: 70_000, height: 1_750), false)] {
      let person = Suggestion.Person(preferences: Preferences(wantsHighImpact: wants), body: body)
      #expect(try suggest(wish, for: person).warnings(for: wish).isEmpty)
    }
  }

  @Test("In random mode, all workouts weigh the same")
  func random() throws {
    let person = Suggestion.Person(ratings: [WorkoutID("push-day"): 5], recentSets: [.core: 9])
    let found = try suggest(.init(count: 20, mode: .random), for: person)
    #expect(found.items.allSatisfy { $0.factors == .neutral })
    #expect(found.eligible == Catalogue.shipped.workouts.count)
  }

  @Test("Liked workouts are suggested more often, and ones used today rarely")
  func order() throws {
    let ids = Catalogue.shipped.workouts.prefix(20).map(\.id)
    let catalogue = Catalogue(
      exercises: Catalogue.shipped.exercises, workouts: Array(Catalogue.shipped.workouts.prefix(20))
    ).prepared()
    let person = Suggestion.Person(
      ratings: [ids[0]: 5, ids[1]: 1],
      lastDates: [ids[2]: sunday, ids[3]: sunday - 3, ids[4]: sunday - 14])
    var counts: [WorkoutID: Int] = [:]
    for seed in UInt64(1)...1_500 {
      for item in try suggest(for: person, seed: seed, catalogue).items { counts[item.workout.id, default: 0] += 1 }
    }
    func count(_ place: Int) -> Int { counts[ids[place]] ?? 0 }
    #expect(count(0) > count(10) && count(10) > count(1) && count(1) > 0)
    #expect(count(2) < count(3) && count(3) < count(4))
  }

  @Test("With too few workouts, all are suggested; with none, the error says why")
  func few() throws {
    let catalogue = Catalogue(
      exercises: Catalogue.shipped.exercises, workouts: Array(Catalogue.shipped.workouts.prefix(3)))
    let wish = Suggestion.Wish()
    let found = try suggest(wish, catalogue)
    #expect(found.items.count == 3 && found.isShort(of: wish))
    let all = Set(catalogue.workouts.map(\.id))
    let error = #expect(throws: Suggestion.Nothing.self) { try suggest(.init(excluded: all), catalogue) }
    #expect(error?.excluded == 3)
  }

  @Test("The user's own workouts are drawn, too")
  func own() throws {
    let mine = Workout(
      id: WorkoutID("\(uuid(5))"), name: LocalizedText("Mine", "Mine"), type: .hiit,
      prescriptions: [Prescription(ExerciseID("burpee"), sets: 2, amount: 8)], own: .init(createTime: noon))
    let person = Suggestion.Person(own: [mine])
    let drawn = try (1...60).map { try suggest(for: person, seed: $0).items.map(\.workout.id) }
    #expect(drawn.contains { $0.contains(mine.id) })
  }
}
