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

@Suite("HabitsService")
struct HabitsHandlerTests {
  @Test("A habit is created, read, updated by its mask, deleted and restored")
  func lifecycle() async throws {
    try await TestService.with { service in
      let made = try await service.create(1, "Read")
      #expect((made.title, made.etag, made.startDate) == ("Read", "1", "2026-06-01"))
      #expect(made.goal?.direction == .atLeast)
      let client = service.client()
      #expect(try await client.getHabit(.init(habitID: made.habitID)).overview?.habit == made)
      var wanted = habitMessage(1, "Write")
      wanted.difficulty = 5
      let changed = try await client.updateHabit(.init(habit: wanted, updateMask: .init(paths: ["difficulty"]))).habit
      #expect((changed?.title, changed?.difficulty, changed?.etag) == ("Read", 5, "2"))
      let deleted = try await client.deleteHabit(.init(habitID: made.habitID)).habit
      #expect(deleted?.deleteTime == .init(noon) && deleted?.purgeTime == .init(noon + .seconds(30 * 86_400)))
      let error = await #expect(throws: RPCError.self) { try await client.getHabit(.init(habitID: made.habitID)) }
      #expect(error?.code == .notFound)
      let back = try await client.undeleteHabit(.init(habitID: made.habitID)).habit
      #expect(back?.deleteTime == nil && back?.etag == "4")
    }
  }

  @Test("Thirty days after its deletion a habit is gone with its records, and its title and id are free")
  func purge() async throws {
    try await TestService.with { service in
      try await service.create(1)
      try await service.create(2, "Stays")
      try await service.record(1)
      let client = service.client()
      _ = try await client.deleteHabit(.init(habitID: "\(habitID(1))"))
      let keeper = HabitKeeper(service.store, now: { service.clock.now })
      service.clock.advance(.seconds(30 * 86_400 - 1))
      try await keeper.tidy()
      #expect(try await client.listHabits(.init(showDeleted: true)).habits.count == 2)
      service.clock.advance(.seconds(1))
      let error = await #expect(throws: RPCError.self) {
        try await client.undeleteHabit(.init(habitID: "\(habitID(1))"))
      }
      #expect(error?.code == .notFound)
      try await keeper.tidy()
      #expect(try await client.listHabits(.init(showDeleted: true)).habits.map(\.habit?.title) == ["Stays"])
      try await service.create(1)
      #expect(try await service.progress(1).total == 0)
    }
  }

  @Test("Titles that differ only in case or composition are equal")
  func titles() async throws {
    let (composed, decomposed) = ("\u{DC}ben", "u\u{308}ben")
    try await TestService.with { service in
      try await service.create(1, composed)
      let second = await #expect(throws: RPCError.self) { try await service.create(2, decomposed) }
      #expect((second?.receivedReason, second?.receivedInfo["habit_id"]) == ("NAME_TAKEN", "\(habitID(1))"))
    }
  }

  @Test("A hundred concurrent records count a hundred, and retries add none")
  func parallel() async throws {
    try await TestService.with { service in
      try await service.create(1)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<200 {
          group.addTask {
            try await service.record(1, requestID: "\(RequestID(uuid(1_000 + number / 2)))")
          }
        }
        try await group.waitForAll()
      }
      #expect(try await service.progress(1).today == 100)
    }
  }

  @Test("A record id returns the same record, and RECORD_EXISTS for another change or after a deletion")
  func recordIDs() async throws {
    try await TestService.with { service in
      try await service.create(1)
      #expect(try await service.record(1, id: 7, at: noon).day == 1)
      #expect(try await service.record(1, id: 7, at: noon).day == 1)
      let other = await #expect(throws: RPCError.self) { try await service.record(1, 2, id: 7, at: noon) }
      #expect((other?.code, other?.receivedReason) == (.alreadyExists, "RECORD_EXISTS"))
      let client = service.client()
      let request = HabitsV1.DeleteRecordRequest(habitID: "\(habitID(1))", recordID: "\(RecordID(uuid(7)))")
      #expect(try await client.deleteRecord(request).totals?.day == 0)
      #expect(try await client.deleteRecord(request).totals?.day == 0)
      let deleted = await #expect(throws: RPCError.self) { try await service.record(1, id: 7, at: noon) }
      #expect(deleted?.receivedReason == "RECORD_EXISTS")
    }
  }

  @Test("A decrement counts in event time, even if it arrives before the increment it undoes")
  func eventTime() async throws {
    try await TestService.with { service in
      try await service.create(1)
      try await service.record(1, -1, at: noon)
      #expect(try await service.record(1, 1, at: noon - .seconds(60)).day == 0)
      #expect(try await service.record(1, 1, at: noon + .seconds(60)).day == 1)
    }
  }

  @Test("A date has at most a thousand records")
  func tooMany() async throws {
    try await TestService.with { service in
      try await service.create(1)
      for batch in 0..<100 {
        let records = (0..<10).map { number in
          HabitsV1.HabitRecord(
            recordID: "\(RecordID(uuid(batch * 10 + number)))", habitID: "\(habitID(1))", change: .delta(1))
        }
        let results = try await service.client().batchRecord(.init(records: records)).results
        #expect(results.allSatisfy { if case .record = $0.outcome { true } else { false } })
      }
      let error = await #expect(throws: RPCError.self) { try await service.record(1) }
      #expect((error?.code, error?.receivedReason) == (.resourceExhausted, "TOO_MANY_RECORDS"))
      #expect(try await service.progress(1).today == 1_000)
    }
  }

  @Test("The current date follows the requested time zone, or else that of the latest record")
  func zones() async throws {
    try await TestService.with { service in
      service.clock.advance(.seconds(11 * 3_600))
      try await service.create(1)
      let client = service.client()
      #expect(try await client.listHabits(.init()).today == "2026-06-01")
      #expect(try await client.listHabits(.init(timeZone: "Europe/Berlin")).today == "2026-06-02")
      _ = try await client.recordHabit(.init(record: .init(habitID: "\(habitID(1))", timeZone: "Europe/Berlin")))
      let list = try await client.listHabits(.init())
      #expect((list.today, list.timeZone) == ("2026-06-02", "Europe/Berlin"))
      let error = await #expect(throws: RPCError.self) { try await client.listHabits(.init(timeZone: "PST")) }
      #expect(error?.receivedReason == "ZONE_UNKNOWN")
    }
  }

  @Test("A changed goal applies to existing records, too")
  func newGoal() async throws {
    try await TestService.with { service in
      try await service.create(1, from: monday - 100)
      for ago in 1...100 { try await service.set(1, 1, on: monday - ago) }
      #expect(try await service.progress(1).currentStreak == 100)
      var wanted = habitMessage(1)
      wanted.goal = .init(perDay: .init(value: 2))
      _ = try await service.client().updateHabit(.init(habit: wanted, updateMask: .init(paths: ["goal"])))
      #expect(try await service.progress(1).currentStreak == 0)
      #expect(try await service.progress(1).total == 100)
    }
  }

  @Test("A watcher receives each change of its own user's habits once")
  func watch() async throws {
    try await TestService.with { service in
      try await service.create(1)
      let seen = Locked<[String]>([])
      try await withThrowingTaskGroup(of: Void.self) { group in
        let (told, teller) = AsyncStream.makeStream(of: Void.self)
        group.addTask {
          try await service.client().watchHabits(.init()) { responses in
            for try await response in responses {
              seen.set(
                seen.value + ["\(response.overview?.habit?.title ?? "") \(response.overview?.progress?.today ?? 0)"])
              teller.yield()
              if seen.value.count == 3 { return }
            }
          }
        }
        var news = told.makeAsyncIterator()
        _ = await news.next()
        try await service.create(1, of: user(2))
        try await service.record(1)
        service.notifier.notify(user())
        _ = await news.next()
        try await service.record(1, 2)
        service.notifier.notify(user())
        _ = await news.next()
        group.cancelAll()
      }
      #expect(seen.value == ["Read 0.0", "Read 1.0", "Read 3.0"])
    }
  }

  /// Records what is sent to PostgreSQL.
  private struct Sent: StatementWatch {
    let statements = Recorder<String>()
    func willSend(_ statement: String, position: Int) -> Int {
      statements.append(statement)
      return 0
    }
    func wasAnswered(_ statement: String, number: Int) {}
  }

  @Test("However many watches a user has, a change is read once: the habits and the day rules")
  func readOnce() async throws {
    let (sent, seen) = (Sent(), Recorder<Double>())
    try await TestService.with(watch: sent) { service in
      try await service.create(1)
      try await withThrowingTaskGroup { group in
        for _ in 0..<8 {
          group.addTask {
            try await service.client().watchHabits(.init()) { responses in
              for try await response in responses {
                seen.append(response.overview?.progress?.today ?? 0)
                if response.overview?.progress?.today == 1 { return }
              }
            }
          }
        }
        try await eventually { seen.all.count == 8 }
        // Another process records it, so that this one reads nothing before it is notified.
        let elsewhere = HabitsHandler(
          store: service.store, notifier: Notifier(), imports: .test(), clock: { service.clock.now })
        let record = HabitsV1.HabitRecord(habitID: "\(habitID(1))", change: .delta(1), timeZone: "UTC")
        _ = try await HabitsV1.HabitsServiceClient(
          channel: TestCalls([elsewhere]).channel, options: TestCalls.by(user())
        )
        .recordHabit(.init(record: record))
        let before = sent.statements.all.count
        service.notifier.notify(user())
        try await group.waitForAll()
        #expect(sent.statements.all.count - before == 2)
      }
      #expect(seen.all.count == 16)
    }
  }

  @Test("Each watch gets the state of its own date, and all of them the same cursor")
  func dates() async throws {
    let (states, cursors) = (Recorder<String>(), Recorder<String>())
    try await TestService.with { service in
      try await service.create(1)
      try await service.record(1)
      try await withThrowingTaskGroup { group in
        // At noon of UTC, it is already tomorrow there.
        for zone in ["UTC", "Pacific/Kiritimati", "UTC", "Pacific/Kiritimati"] {
          group.addTask {
            try await service.client().watchHabits(.init(timeZone: zone)) { responses in
              for try await response in responses {
                cursors.append(response.cursor)
                states.append("\(zone) \(response.overview?.progress?.today ?? 0)")
              }
            }
          }
        }
        try await eventually { states.all.count == 4 }
        group.cancelAll()
      }
    }
    #expect(states.all.sorted() == ["Pacific/Kiritimati 0.0", "Pacific/Kiritimati 0.0", "UTC 1.0", "UTC 1.0"])
    #expect(Set(cursors.all).count == 1)
  }

  @Test("An import is all or nothing, and a dry run changes nothing")
  func importing() async throws {
    try await TestService.with { service in
      let header =
        "Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,"
        + "Target Value,Archived?\n"
      let habits = header + "001,A,YES_NO,,,1,1,,,,,false\n002,B,YES_NO,,,1,1,,,,,false\n"
      let request = HabitsV1.ImportHabitsRequest(
        habitsCsv: habits, checkmarksCsv: "Date,A,B,\n2026-06-01,2,0,\n2026-05-31,2,3,\n", timeZone: "UTC")
      var trial = request
      trial.validateOnly = true
      let client = service.client()
      #expect(try await client.importHabits(trial).habits.map(\.records) == [2, 1])
      #expect(try await client.listHabits(.init()).habits.isEmpty)
      try await service.create(1, "b")
      let error = await #expect(throws: RPCError.self) { try await client.importHabits(request) }
      #expect(error?.receivedReason == "NAME_TAKEN")
      #expect(try await client.listHabits(.init()).habits.count == 1)
      _ = try await client.deleteHabit(.init(habitID: "\(habitID(1))"))
      #expect(try await client.importHabits(request).habits.map(\.created) == [true, true])
      #expect(try await client.importHabits(request).habits.map(\.records) == [0, 0])
      var more = request
      more.checkmarksCsv += "2026-05-30,2,0,\n"
      #expect(try await client.importHabits(more).habits.map(\.habit?.startDate) == ["2026-05-30", "2026-05-31"])
      let shown = try await client.listHabits(.init(view: .overview)).habits
      #expect(shown.map(\.progress?.currentStreak) == [3, 0])
      #expect(shown.map(\.habit?.startDate) == ["2026-05-30", "2026-05-31"])
    }
  }

  @Test("An empty record and one with another kind of change get different errors")
  func wrongChange() async throws {
    try await TestService.with { service in
      for (change, words) in [(nil, "got nothing; allowed: value"), (.delta(1), "got delta; allowed: value")]
        as [(HabitsV1.HabitRecord.Change?, String)]
      {
        let error = await #expect(throws: RPCError.self) {
          try await service.client().setHabitValue(.init(record: .init(habitID: "\(habitID(1))", change: change)))
        }
        #expect(error?.message == "record.value: " + words)
      }
    }
  }

  @Test("Errors are in the requested language")
  func languages() async throws {
    try await TestService.with { service in
      for (language, words) in [("de", "Diese Gewohnheit gibt es nicht."), ("fr", "There is no such habit.")] {
        let error = await #expect(throws: RPCError.self) {
          try await service.client().getHabit(
            .init(habitID: "\(habitID(1))"),
            options: TestCalls.by(user(), metadata: ["accept-language": .string(language)]))
        }
        let said = error?.receivedDetails.contains { detail in
          if case .localizedMessage(_, let message) = detail { message == words } else { false }
        }
        #expect(said == true)
      }
    }
  }
}
