import Testing
import TitanCore
import TitanRPC
import TitanRequests
import TitanTesting
import TrainingDomain
import TrainingService

@Suite("Training store")
struct TrainingStoreTests {
  @Test("A practice is read as it was stored, at every step", arguments: StoreKind.allCases)
  func roundTrip(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      var expected = practice(1)
      guard case .done(let begun) = try await store.start(expected, at: noon, contentDigest: [1], request: nil) else {
        Issue.record("not begun")
        return
      }
      #expect(begun == expected)
      let counted = CountedSet(
        userID: user(), exercise: CountedExercise("PUSH_UP"), amount: 11, streamStart: noon + .seconds(22),
        proof: SetProof(
          streamID: LandmarkStreamID(uuid(7)), counter: "pushup/2", start: noon + .seconds(25),
          end: noon + .milliseconds(44_250), evidence: .doubtful))
      let steps: [@Sendable (inout Practice) throws -> Void] = [
        { try $0.startExercise(2, at: noon) }, { try $0.pause(at: noon + .seconds(4)) },
        { try $0.adjust(1, to: 12, at: noon + .seconds(5)) }, { try $0.resume(at: noon + .seconds(14)) },
        { try $0.completeExercise(2, done: 11, by: counted, at: noon + .seconds(60)) },
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

  @Test("A user has one practice at a time, and a repeated start returns it", arguments: StoreKind.allCases)
  func start(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      _ = try await store.start(practice(1), at: noon, contentDigest: [1], request: nil)
      _ = try await store.start(practice(1), at: noon, contentDigest: [1], request: nil)
      await #expect(throws: PracticeConflict.idTaken(PracticeID(uuid(1)))) {
        try await store.start(practice(1), at: noon, contentDigest: [2], request: nil)
      }
      await #expect(throws: PracticeConflict.running(PracticeID(uuid(1)))) {
        try await store.start(practice(2), at: noon, contentDigest: [1], request: nil)
      }
      _ = try await store.start(practice(1, of: user(2)), at: noon, contentDigest: [3], request: nil)
      _ = try await store.change(PracticeID(uuid(1)), of: user(), at: noon, request: nil) { practice, _ in
        try practice.abandon(at: noon)
      }
      _ = try await store.start(practice(2), at: noon, contentDigest: [1], request: nil)
      let open = try await store.openPractice(of: user())
      #expect(open == PracticeID(uuid(2)))
    }
  }

  @Test(
    "A practice entered afterwards can't overlap others, and keeps its content",
    arguments: StoreKind.allCases)
  func toldAfterwards(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      let now = noon + .seconds(7_200)
      let first = try await store.firstDate(of: user())
      #expect(first == nil)
      _ = try await store.complete(practice(1))
      let end = noon + .seconds(1_800)
      await #expect(throws: PracticeConflict.overlap(until: end)) {
        try await store.start(practice(2, minutes: 29), at: now, contentDigest: [2], request: nil)
      }
      let told = practice(3, minutes: 30)
      _ = try await store.start(told, at: now, contentDigest: [3], request: nil)
      _ = try await store.change(told.id, of: user(), at: now, request: nil) { practice, _ in
        try practice.take(end + .seconds(60), at: now) { try $0.skipPreparation(0, at: $1) }
      }
      let stored = try await store.practice(told.id, of: user())
      #expect(stored?.latest == end + .seconds(60))
      #expect(stored?.exercises.map(\.leastMilliseconds) == told.exercises.map(\.leastMilliseconds))
      #expect(stored?.exercises.allSatisfy { $0.leastMilliseconds > 0 } == true && stored?.asBegun == told)
      let again = try await store.started(told.id, of: user(), contentDigest: [3], request: nil)
      #expect(again == stored.map { .done($0) })
      let other = try await store.started(PracticeID(uuid(4)), of: user(), contentDigest: [3], request: nil)
      #expect(other == nil)
      let date = try await store.firstDate(of: user())
      #expect(date == sunday)
    }
  }

  @Test(
    "Practices can be entered in any order, and fitness follows the order of their times", arguments: StoreKind.allCases
  )
  func anyOrder(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      let now = noon + .seconds(86_400)
      /// Half an hour, with a break after the sets.
      func enter(_ number: Int, at minutes: Int, of user: UserID) async throws -> Practice? {
        let end = noon + .seconds(60 * (minutes + 30))
        let told = practice(number, of: user, minutes: minutes)
        _ = try await store.start(told, at: now, contentDigest: [UInt8(number)], request: nil)
        let answered = try await store.change(told.id, of: user, at: now, request: nil) { practice, level in
          try practice.perform()
          try practice.take(end, at: now) { try $0.complete(at: $1, level: level) }
        }
        guard case .done(let done) = answered else { return nil }
        return done
      }
      let (ada, bob) = (user(1), user(2))
      for number in [1, 2, 3, 4] { _ = try await enter(number, at: 60 * number, of: ada) }
      var celebrated = 0
      for number in [4, 1, 3, 2] {
        let done = try #require(try await enter(number, at: 60 * number, of: bob))
        if done.levelBefore.levelUp(to: done.levelAfter) != nil { celebrated += 1 }
      }
      let (mine, theirs) = (
        try await store.fitnessHistory(of: ada, limit: 9), try await store.fitnessHistory(of: bob, limit: 9)
      )
      #expect(mine.map(\.id) == theirs.map(\.id) && mine.map(\.id) == [4, 3, 2, 1].map { PracticeID(uuid($0)) })
      #expect(mine.map(\.levelBefore.score) == theirs.map(\.levelBefore.score))
      #expect(mine.map(\.levelAfter.score) == theirs.map(\.levelAfter.score))
      let levels = (try await store.level(of: ada), try await store.level(of: bob))
      #expect(levels.0 == levels.1 && levels.0.score > .start)
      #expect(celebrated == levels.1.highest.rawValue - FitnessLevel.start.highest.rawValue)
    }
  }

  @Test("A practice can neither begin within another nor continue into it", arguments: StoreKind.allCases)
  func between(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      let now = noon + .seconds(86_400)
      _ = try await store.complete(practice(1, minutes: 60))
      for minutes in [60, 75, 89] {
        await #expect(throws: PracticeConflict.overlap(until: noon + .seconds(90 * 60))) {
          try await store.start(practice(2, minutes: minutes), at: now, contentDigest: [2], request: nil)
        }
      }
      let before = practice(3, minutes: 45)
      _ = try await store.start(before, at: now, contentDigest: [3], request: nil)
      func pause(at time: Timestamp?) async throws {
        _ = try await store.change(before.id, of: user(), at: now, request: nil) { practice, _ in
          try practice.take(time, at: now) { try $0.pause(at: $1) }
        }
      }
      // With a reported time, and without one.
      for time in [noon + .seconds(61 * 60), nil] {
        await #expect(throws: PracticeConflict.overlapsNext(from: noon + .seconds(60 * 60))) {
          try await pause(at: time)
        }
      }
      try await pause(at: noon + .seconds(60 * 60))
      let stored = try await store.practice(before.id, of: user())
      #expect(stored?.state == .paused && stored?.latest == noon + .seconds(60 * 60))
      // A deleted practice is in nobody's way.
      _ = try await store.delete(PracticeID(uuid(1)), of: user(), at: now, request: nil)
      _ = try await store.change(before.id, of: user(), at: now, request: nil) { practice, _ in
        try practice.take(noon + .seconds(70 * 60), at: now) { try $0.abandon(at: $1) }
      }
      let over = try await store.practice(before.id, of: user())
      #expect(over?.end == noon + .seconds(70 * 60))
    }
  }

  @Test("Completing a practice changes fitness once, and deleting it undoes that", arguments: StoreKind.allCases)
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
      // A later correction changes nothing.
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
        Issue.record("deleted an unknown practice")
        return
      }
    }
  }

  @Test("Practices are listed by dates, with the last one and its zone", arguments: StoreKind.allCases)
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
      let day = try await store.practices(of: user(), on: sunday - 1...sunday - 1).map(\.id)
      #expect(day == named([3]))
    }
  }

  @Test("A repeated request id returns the first response", arguments: StoreKind.allCases)
  func requests(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      _ = try await store.start(practice(1), at: noon, contentDigest: [1], request: nil)
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

  @Test("Of twenty concurrent completions one changes fitness", arguments: StoreKind.allCases)
  func concurrent(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      _ = try await store.start(practice(1), at: noon, contentDigest: [1], request: nil)
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
}
