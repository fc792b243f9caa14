import HabitsDomain
import HabitsProto
import HabitsService
import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting

/// What the cache of overviews keeps, so that a repeated request costs little.
@Suite("Cached overviews")
struct OverviewTests {
  /// The same service with an empty cache.
  private func fresh(_ service: TestService) -> HabitsV1.HabitsServiceClient {
    let handler = HabitsHandler(
      store: service.store, notifier: service.notifier, imports: .test(),
      clock: { service.clock.now })
    return .init(channel: TestCalls([handler]).channel, options: TestCalls.by(user()))
  }

  private func listed(
    _ client: HabitsV1.HabitsServiceClient, size: Int32, archived: Bool
  ) async throws -> [HabitsV1.HabitOverview] {
    var (habits, token): ([HabitsV1.HabitOverview], String) = ([], "")
    repeat {
      let page = try await client.listHabits(
        .init(view: .overview, pageSize: size, pageToken: token, includeArchived: archived))
      (habits, token) = (habits + page.habits, page.nextPageToken)
    } while !token.isEmpty
    return habits
  }

  @Test("The cache always equals the store", arguments: 0..<4)
  func same(seed: UInt64) async throws {
    try await TestService.with { service in
      var generator = SplitMix64(seed: seed)
      for number in 1...6 { try await service.create(number, "Habit \(number)", from: monday - 40) }
      for step in 0..<60 {
        try await happen(step, service, &generator)
        if step % 10 == 9 { service.clock.advance(.seconds(86_400)) }
        let archived = Bool.random(using: &generator)
        let kept = try await listed(service.client(), size: .random(in: 1...8, using: &generator), archived: archived)
        #expect(try await listed(fresh(service), size: 200, archived: archived) == kept, "after step \(step)")
      }
    }
  }

  private func happen(_ step: Int, _ service: TestService, _ generator: inout SplitMix64) async throws {
    let (store, client) = (service.store, service.client())
    let number = Int.random(in: 1...6, using: &generator)
    let habit = try await store.tracks(
      of: user(), HabitFilter(includesArchived: true, deletedAfter: noon - .seconds(1)), limit: 9
    )
    .map(\.habit).first { $0.id == habitID(number) }
    guard let habit, habit.deleteTime == nil else {
      _ = try await client.undeleteHabit(.init(habitID: "\(habitID(number))"))
      return
    }
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: _ = try await client.deleteHabit(.init(habitID: "\(habitID(number))"))
    case 1:
      var wanted = habitMessage(number, "Habit \(number)")
      (wanted.archived, wanted.difficulty) = (!habit.facts.isArchived, UInt32.random(in: 1...5, using: &generator))
      _ = try await client.updateHabit(.init(habit: wanted, updateMask: .init(paths: ["archived", "difficulty"])))
    case 2: _ = try await client.reorderHabits(.init(habitIDs: ["\(habitID(number))"]))
    case 3:
      let pause = monday - Int.random(in: 5...30, using: &generator)
      let rules = DayRules(firstWeekday: .random(in: 1...7, using: &generator), pauses: [pause...pause + 2])
      let positions = try await service.sessions.standing().positions
      _ = try await service.apply(
        [ProjectedChange(user: user(), .days(rules))], from: positions, to: positions.next, at: noon)
    case 4 where !habit.facts.isArchived:
      let source = LinkSource.allCases.randomElement(using: &generator)
      _ = try await store.link(habitID(number), of: user(), to: source, at: noon)
    case 5:
      let state = Bool.random(using: &generator) ? pushUps(10, ago: step % 30) : nil
      let source = SourceID(uuid(.random(in: 1...9, using: &generator)))
      let positions = try await service.sessions.standing().positions
      _ = try await service.apply(
        [ProjectedChange(user: user(), .source(source, state))], from: positions, to: positions.next, at: noon)
    case _ where !habit.facts.isArchived:
      try await service.set(
        number, Double(Int.random(in: 0...3, using: &generator)),
        on: monday - Int.random(in: 0...39, using: &generator))
    default: break
    }
  }

  @Test("A repeated request reads only habits that have changed")
  func onlyChanges() async throws {
    try await TestService.with { service in
      for number in 1...2 {
        try await service.create(number, "Habit \(number)")
        try await service.record(number)
      }
      func totals() async throws -> [Double] {
        try await service.client().listHabits(.init(view: .overview)).habits.map { $0.progress?.total ?? 0 }
      }
      #expect(try await totals() == [1, 1])
      // This bypasses the store, which counts every change: only a fresh read sees it.
      try await service.database.execute("UPDATE habits.days SET repetitions = repetitions + 10")
      #expect(try await totals() == [1, 1])
      _ = try await service.client().updateHabit(
        .init(habit: habitMessage(2, "Changed"), updateMask: .init(paths: ["title"])))
      #expect(try await totals() == [1, 11])
      service.clock.advance(.seconds(86_400))
      #expect(try await totals() == [11, 11], "another date is calculated afresh")
    }
  }

  @Test("A cache keeps nothing from another epoch of the store, whatever its version")
  func epochs() async throws {
    try await TestDatabase.with([.habits]) { database in
      try await database.withPool(as: .habits) { pool in
        let store = PostgresHabitStore(pool)
        let handler = HabitsHandler(
          store: store, notifier: Notifier(), imports: .test(), clock: { noon })
        let client = HabitsV1.HabitsServiceClient(
          channel: TestCalls([handler]).channel, options: TestCalls.by(user()))
        _ = try await client.createHabit(.init(habit: habitMessage(1)))
        #expect(try await client.listHabits(.init()).habits.map(\.habit?.title) == ["Read"])
        let administration = PostgresPool(database.administration, settings: .test, logger: .silent)
        try await finally(
          {
            try await administration.execute("UPDATE habits.habits SET title = 'Restored'")
            #expect(try await client.listHabits(.init()).habits.map(\.habit?.title) == ["Read"])
            try await administration.execute("UPDATE habits.watch SET epoch = gen_random_uuid()")
            #expect(try await client.listHabits(.init()).habits.map(\.habit?.title) == ["Restored"])
          }, { await administration.shutdown() })
      }
    }
  }

  @Test("The cache stays within its limit without affecting responses, and forgets erased users")
  func bounded() async throws {
    try await TestService.with { service in
      let cache = OverviewCache(limit: 8)
      let handler = HabitsHandler(
        store: service.store, notifier: service.notifier, cache: cache, imports: .test(),
        clock: { noon })
      let channel = TestCalls([handler]).channel
      for number in 1...7 {
        for habit in 1...(number % 3 + 1) { try await service.create(habit, "Habit \(habit)", of: user(number)) }
      }
      for round in 0..<3 {
        for number in 1...7 {
          let client = HabitsV1.HabitsServiceClient(channel: channel, options: TestCalls.by(user(number)))
          let habits = try await client.listHabits(.init(view: .overview)).habits
          #expect(habits.count == number % 3 + 1)
          #expect((1...8).contains(cache.habits), "round \(round)")
        }
      }
      let before = cache.habits
      #expect(try await PostgresErasures(service.database, of: .habits).erase([user(7)], from: "", to: "1"))
      let client = HabitsV1.HabitsServiceClient(channel: channel, options: TestCalls.by(user(7)))
      #expect(try await client.listHabits(.init(view: .overview)).habits.isEmpty)
      #expect(cache.habits == before - 2)
    }
  }
}
