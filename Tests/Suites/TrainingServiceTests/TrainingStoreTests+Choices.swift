import Testing
import TitanCore
import TitanRPC
import TitanRequests
import TitanTesting
import TrainingDomain
import TrainingService

// What users set, rate, select and create.
extension TrainingStoreTests {
  @Test("Preferences and plan are stored", arguments: StoreKind.allCases)
  func settings(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      let before = try await store.preferences(of: user())
      #expect(before == .standard)
      let wanted = Preferences(
        countdown: 30, likedTypes: [.hiit, .calisthenics], equipment: [.box], isEquipmentKnown: true,
        wantsHighImpact: true)
      _ = try await store.changePreferences(of: user(), at: noon, request: nil) { _ in wanted }
      var expected = wanted
      expected.revision = 1
      let after = try await store.preferences(of: user())
      #expect(after == expected)
      await #expect(throws: InvalidRequest.self) {
        try await store.changePreferences(of: user(), at: noon, request: nil) { _ in throw InvalidRequest([]) }
      }
      let unchanged = try await store.preferences(of: user())
      #expect(unchanged == expected)
      let none = try await store.plan(of: user())
      #expect(none == nil)
      // Setting the same again keeps the time.
      for (perWeek, minute, expected) in [(3, 0, 0), (5, 1, 1), (5, 2, 1)] {
        let wanted = Plan(practicesPerWeek: perWeek, sessionTarget: 20, setTime: noon + .seconds(60 * minute))
        let stored = try await store.set(wanted, of: user())
        let plan = try await store.plan(of: user())
        #expect(plan == stored && plan?.practicesPerWeek == perWeek && plan?.sessionTarget == 20)
        #expect(plan?.setTime == noon + .seconds(60 * expected))
      }
    }
  }

  @Test("Ratings are listed in pages, and repeating one keeps its time", arguments: StoreKind.allCases)
  func ratings(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      let ids = ["push-day", "pull-day", "leg-day"].map { WorkoutID($0) }
      for (index, id) in ids.enumerated() {
        _ = try await store.rate(id, index + 1, of: user(), at: noon + .seconds(index))
      }
      let again = try await store.rate(ids[0], 1, of: user(), at: noon + .seconds(99))
      #expect(again?.time == noon)
      _ = try await store.rate(ids[0], 5, of: user(2), at: noon)
      let all = try await store.ratings(of: user())
      #expect(all == [ids[0]: 1, ids[1]: 2, ids[2]: 3])
      let first = try await store.ratings(of: user(), after: nil, limit: 2)
      #expect(first.map(\.workout) == [ids[2], ids[1]])
      let rest = try await store.ratings(
        of: user(), after: .init(time: first[1].time, workout: first[1].workout), limit: 2)
      #expect(rest.map(\.workout) == [ids[0]])
      for _ in 0..<2 {
        let gone = try await store.rate(ids[1], nil, of: user(), at: noon)
        #expect(gone == nil)
      }
      let left = try await store.ratings(of: user())
      #expect(left.keys.sorted() == [ids[2], ids[0]].sorted())
    }
  }

  @Test("A date has a limited number of selections, and an existing one can be repeated", arguments: StoreKind.allCases)
  func fullDate(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      func choice(_ number: Int, _ days: Int = 0) -> Selection {
        Selection(
          id: SelectionID(uuid(number)), workout: WorkoutID("workout-\(number)"), localDate: sunday + days,
          createTime: noon)
      }
      for number in 1...Selection.mostOfDate { _ = try await store.select(choice(number), of: user()) }
      await #expect(throws: SelectionConflict.tooMany(sunday)) { try await store.select(choice(99), of: user()) }
      #expect(try await store.select(choice(1), of: user()) == choice(1))
      #expect(try await store.select(choice(99, 1), of: user()) == choice(99, 1))
      _ = try await store.deselect(SelectionID(uuid(1)), of: user(), at: noon)
      #expect(try await store.select(choice(98), of: user()) == choice(98))
    }
  }

  @Test(
    "Selecting the same workout again returns the same selection, until it is deleted", arguments: StoreKind.allCases)
  func selections(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      func choice(_ number: Int, _ days: Int = 0) -> Selection {
        Selection(
          id: SelectionID(uuid(number)), workout: WorkoutID("push-day"), localDate: sunday + days,
          createTime: noon + .seconds(number))
      }
      let first = try await store.select(choice(1), of: user())
      let same = try await store.select(choice(2), of: user())
      #expect(first == choice(1) && same == first)
      _ = try await store.select(choice(3, 1), of: user())
      let found = try await store.selections(of: user(), on: sunday...sunday + 1)
      #expect(found == [choice(1), choice(3, 1)])
      for (id, there) in [(1, true), (1, true), (9, false)] {
        let deleted = try await store.deselect(SelectionID(uuid(id)), of: user(), at: noon)
        #expect(deleted == there)
      }
      let again = try await store.select(choice(4), of: user())
      #expect(again == choice(4))
    }
  }

  @Test("A user's own workouts are created, changed and deleted", arguments: StoreKind.allCases)
  func workouts(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      func workout(_ number: Int, _ name: String = "Mine") -> Workout {
        Workout(
          id: WorkoutID("\(uuid(number))"), name: LocalizedText(name, name), type: .hiit,
          prescriptions: [Prescription(ExerciseID("burpee"), sets: 2, amount: 8)],
          own: .init(createTime: noon + .seconds(number)))
      }
      for number in 1...2 {
        let made = try await store.create(workout(number), contentDigest: [1], of: user())
        #expect(made == workout(number))
      }
      let same = try await store.create(workout(1), contentDigest: [1], of: user())
      #expect(same == workout(1))
      await #expect(throws: WorkoutConflict.idTaken(workout(1).id)) {
        try await store.create(workout(1), contentDigest: [2], of: user())
      }
      let changed = try await store.change(workout(1).id, of: user(), at: noon, request: nil) { current in
        var changed = current
        changed.prescriptions.append(Prescription(ExerciseID("squat"), sets: 1, amount: 15))
        return changed
      }
      guard case .done(let now) = changed else {
        Issue.record("not changed")
        return
      }
      #expect((now.own?.revision, now.prescriptions.count) == (2, 2))
      let there = try await store.workout(workout(1).id, of: user())
      #expect(there == now)
      let all = try await store.workouts(of: user())
      #expect(all.map(\.id) == [workout(2).id, workout(1).id])
      let others = try await store.change(workout(1).id, of: user(2), at: noon, request: nil) { $0 }
      #expect(others == nil)
      for (number, isThere) in [(1, true), (1, true), (9, false)] {
        let deleted = try await store.delete(workout(number).id, of: user(), at: noon)
        #expect(deleted == isThere)
      }
      await #expect(throws: WorkoutConflict.idTaken(workout(1).id)) {
        try await store.create(workout(1), contentDigest: [1], of: user())
      }
    }
  }

  @Test("A reset deletes what it names, and nothing else", arguments: StoreKind.allCases)
  func reset(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      _ = try await store.complete(practice(1))
      _ = try await store.rate(WorkoutID("push-day"), 5, of: user(), at: noon)
      _ = try await store.changePreferences(of: user(), at: noon, request: nil) { _ in
        Preferences(countdown: 60, wantsHighImpact: true)
      }
      _ = try await store.reset(ResetScope.standard, of: user(), at: noon + .seconds(9_000), request: nil)
      let level = try await store.level(of: user())
      #expect(level == .start)
      let preferences = try await store.preferences(of: user())
      #expect((preferences.countdown, preferences.wantsHighImpact) == (10, true))
      let (ratings, history) = (
        try await store.ratings(of: user()), try await store.practices(of: user(), PracticeFilter(), limit: 9)
      )
      #expect(ratings.isEmpty && history.count == 1)
      let counted = try await store.fitnessHistory(of: user(), limit: 9)
      #expect(counted.isEmpty)
      for number in 2...9 {
        let before = try await store.level(of: user())
        _ = try await store.complete(practice(number, minutes: number * 300, level: before))
      }
      let risen = try await store.level(of: user())
      #expect(risen.highest > .couchPotato)
      _ = try await store.reset([.history], of: user(), at: noon + .seconds(900_000), request: nil)
      let gone = try await store.practices(of: user(), PracticeFilter(), limit: 9)
      #expect(gone.isEmpty)
      // What practices earned goes with them; what was celebrated is not celebrated again.
      let fallen = try await store.level(of: user())
      #expect(fallen == FitnessLevel(score: .start, current: .couchPotato, highest: risen.highest))
      _ = try await store.reset([.history, .fitness], of: user(), at: noon + .seconds(900_001), request: nil)
      let new = try await store.level(of: user())
      #expect(new == .start)
    }
  }
}
