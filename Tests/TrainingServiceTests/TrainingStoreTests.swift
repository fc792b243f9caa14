import Testing
import TitanCore
import TitanRPC
import TitanRequests
import TitanTesting
import TrainingDomain
import TrainingService

@Suite("Any store of training")
struct TrainingStoreTests {
  @Test("A practice comes back as it was, at every step", arguments: StoreKind.allCases)
  func roundTrip(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      var expected = practice(1)
      guard case .done(let begun) = try await store.start(expected, contentDigest: [1], request: nil) else {
        Issue.record("not begun")
        return
      }
      #expect(begun == expected)
      let steps: [@Sendable (inout Practice) throws -> Void] = [
        { try $0.startExercise(2, at: noon) }, { try $0.pause(at: noon + .seconds(4)) },
        { try $0.adjust(1, to: 12, at: noon + .seconds(5)) }, { try $0.resume(at: noon + .seconds(14)) },
        { try $0.completeExercise(2, done: 11, at: noon + .seconds(60)) },
        { try $0.skipExercise(0, at: noon + .seconds(61)) },
        { try $0.complete(at: noon + .seconds(90), level: .start) },
        {
          try $0.correct(
            CorrectionDraft(
              timeSpent: .some(.seconds(77)), muscles: [.init(.core, percent: 100)], note: "süß 💪"))
        },
      ]
      for step in steps {
        let answered = try await store.change(expected.id, of: user(), at: noon, request: nil) { practice, _ in
          try step(&practice)
        }
        try step(&expected)
        expected.revision += 1
        guard case .done(let changed) = answered else {
          Issue.record("not changed")
          return
        }
        #expect(changed == expected)
        let there = try await store.practice(expected.id, of: user())
        #expect(there == expected)
      }
      let others = try await store.practice(expected.id, of: user(2))
      #expect(others == nil)
    }
  }

  @Test("One practice at a time; the same again is the same", arguments: StoreKind.allCases)
  func start(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      _ = try await store.start(practice(1), contentDigest: [1], request: nil)
      _ = try await store.start(practice(1), contentDigest: [1], request: nil)
      await #expect(throws: PracticeConflict.idTaken(PracticeID(uuid(1)))) {
        try await store.start(practice(1), contentDigest: [2], request: nil)
      }
      await #expect(throws: PracticeConflict.running(PracticeID(uuid(1)))) {
        try await store.start(practice(2), contentDigest: [1], request: nil)
      }
      _ = try await store.start(practice(1, of: user(2)), contentDigest: [3], request: nil)
      _ = try await store.change(PracticeID(uuid(1)), of: user(), at: noon, request: nil) { practice, _ in
        try practice.abandon(at: noon)
      }
      _ = try await store.start(practice(2), contentDigest: [1], request: nil)
      let open = try await store.openPractice(of: user())
      #expect(open == PracticeID(uuid(2)))
    }
  }

  @Test("Completing moves fitness once, deleting takes it back", arguments: StoreKind.allCases)
  func fitness(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      var levels: [FitnessLevel] = []
      for number in 1...6 {
        let level = try await store.level(of: user())
        let done = try #require(try await store.complete(practice(number, minutes: number * 60, level: level)))
        #expect((done.levelBefore, done.levelAfter) == (level, level.after(done.credit.performance)))
        levels.append(done.levelAfter)
      }
      let end = try await store.level(of: user())
      #expect(end == levels.last && end.score > .start)
      // A correction afterwards moves nothing.
      _ = try await store.change(PracticeID(uuid(6)), of: user(), at: noon, request: nil) { practice, _ in
        try practice.correct(CorrectionDraft(note: "x"))
      }
      let after = try await store.level(of: user())
      #expect(after == end)
      for _ in 0..<2 {
        let deleted = try await store.delete(PracticeID(uuid(3)), of: user(), at: noon, request: nil)
        guard case .done(true) = deleted else {
          Issue.record("not deleted")
          return
        }
      }
      let history = try await store.fitnessHistory(of: user(), limit: 9)
      #expect(history.map(\.id) == [6, 5, 4, 2, 1].map { PracticeID(uuid($0)) })
      let course = FitnessCourse(
        history.reversed().map { .init(practice: $0.id, performance: $0.credit.performance) }, highest: end.highest)
      let level = try await store.level(of: user())
      #expect(level == course.end && level.score < end.score)
      #expect(history.reversed().map(\.levelAfter.score) == course.changes.map(\.after.score))
      let never = try await store.delete(PracticeID(uuid(9)), of: user(), at: noon, request: nil)
      guard case .done(false) = never else {
        Issue.record("deleted what never was")
        return
      }
    }
  }

  @Test("Lists, dates, the last one, its zone", arguments: StoreKind.allCases)
  func lists(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      let none = try await store.lastCompleted(of: user())
      #expect(none == nil)
      for (number, minutes) in [(1, 0), (2, 1_440), (3, -1_440), (4, 60)] {
        _ = try await store.complete(practice(number, minutes: minutes))
      }
      func ids(_ filter: PracticeFilter, _ limit: Int = 9) async throws -> [PracticeID] {
        try await store.practices(of: user(), filter, limit: limit).map(\.id)
      }
      func named(_ numbers: [Int]) -> [PracticeID] { numbers.map { PracticeID(uuid($0)) } }
      let all = try await ids(PracticeFilter())
      #expect(all == named([2, 4, 1, 3]))
      let page = try await ids(PracticeFilter(after: .init(start: noon + .seconds(3_600), id: all[1])), 1)
      #expect(page == named([1]))
      let today = try await ids(PracticeFilter(fromLocalDate: sunday, toLocalDate: sunday))
      #expect(today == named([4, 1]))
      let last = try await store.lastCompleted(of: user())
      #expect(last?.id == PracticeID(uuid(2)))
      let dates = try await store.lastDates(of: user(), from: sunday)
      #expect(dates == [WorkoutID("push-up-ladder"): sunday + 1, WorkoutID("first-steps"): sunday + 1])
      let zone = try await store.newestZone(of: user())
      #expect(zone == "Europe/Berlin")
      let day = try await store.practices(of: user(), on: sunday - 1...sunday - 1).map(\.id)
      #expect(day == named([3]))
    }
  }

  @Test("A request id is answered once and remembered", arguments: StoreKind.allCases)
  func requests(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      _ = try await store.start(practice(1), contentDigest: [1], request: nil)
      let id = RequestID(uuid(77))
      let request = RememberedRequest<Practice>(id: id, payloadDigest: [1]) { [UInt8($0.revision)] }
      for expected in [false, true] {
        let answered = try await store.change(
          PracticeID(uuid(1)), of: user(), at: noon, request: request
        ) { practice, _ in try practice.skipPreparation(0, at: noon) }
        if case .replayed(let bytes) = answered { #expect(expected && bytes == [2]) } else { #expect(!expected) }
      }
      let other = RememberedRequest<Practice>(id: id, payloadDigest: [2]) { _ in [] }
      let error = await #expect(throws: RPCError.self) {
        try await store.change(PracticeID(uuid(1)), of: user(), at: noon, request: other) { _, _ in }
      }
      #expect(error?.reason == "REQUEST_ID_REUSED")
    }
  }

  @Test("Twenty at once complete a practice: fitness moves once", arguments: StoreKind.allCases)
  func concurrent(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      _ = try await store.start(practice(1), contentDigest: [1], request: nil)
      let completed = await withTaskGroup(of: Bool.self) { group in
        for _ in 0..<20 {
          group.addTask {
            let end = noon + .seconds(1_800)
            let answered = try? await store.change(
              PracticeID(uuid(1)), of: user(), at: end, request: nil
            ) { practice, level in
              if practice.state == .running { try practice.perform() }
              try practice.complete(at: end, level: level)
            }
            return answered != nil
          }
        }
        return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
      }
      #expect(completed == 1)
      let (level, done) = (try await store.level(of: user()), try await store.practice(PracticeID(uuid(1)), of: user()))
      #expect(level == done?.levelAfter)
    }
  }

  @Test("Preferences and plan", arguments: StoreKind.allCases)
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
      for perWeek in [3, 5] {
        try await store.set(Plan(practicesPerWeek: perWeek, sessionTarget: 20), of: user())
        let plan = try await store.plan(of: user())
        #expect(plan == Plan(practicesPerWeek: perWeek, sessionTarget: 20))
      }
    }
  }

  @Test("Ratings: the same again keeps its time; pages", arguments: StoreKind.allCases)
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

  @Test("A date has room for so many choices, and for those that are there again", arguments: StoreKind.allCases)
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

  @Test("The same choice is one selection, until it is deleted", arguments: StoreKind.allCases)
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

  @Test("Workouts of one's own", arguments: StoreKind.allCases)
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

  @Test("A reset takes what it is asked to, and nothing else", arguments: StoreKind.allCases)
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
      // What practices gave goes with them; what was celebrated is not celebrated again.
      let fallen = try await store.level(of: user())
      #expect(fallen == FitnessLevel(score: .start, current: .couchPotato, highest: risen.highest))
      _ = try await store.reset([.history, .fitness], of: user(), at: noon + .seconds(900_001), request: nil)
      let new = try await store.level(of: user())
      #expect(new == .start)
    }
  }
}
