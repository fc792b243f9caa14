import Foundation
import HabitsDomain
import HabitsProto
import HabitsService
import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanProto
import TitanTesting

@Suite("Habit store")
struct HabitStoreTests {
  private func change(_ number: Int, reps: Int?, ago: Int = 0, of user: UserID = user()) -> ProjectedChange {
    ProjectedChange(user: user, .source(SourceID(uuid(number)), reps.map { pushUps($0, ago: ago) }))
  }

  @Test("With or without a checkpoint and late records, progress follows from the whole history")
  func checkpoints() async throws {
    try await TestService.with { service in
      let start = monday - 400
      try await service.create(1, perDay: 2, from: start)
      var generator = SplitMix64(seed: 5)
      var expected: HabitDays = [:]
      // Mostly forwards, sometimes far back.
      for step in 0..<300 {
        let ago =
          step % 7 == 0
          ? Int.random(in: 0...400, using: &generator)
          : max(0, 400 - step * 400 / 300 - Int.random(in: 0...5, using: &generator))
        let value = Int.random(in: 0...4, using: &generator)
        try await service.set(1, Double(value), on: monday - ago)
        expected[monday - ago] = HabitDay(count: Amount(value))
        guard step % 25 == 24 else { continue }
        let track = try await service.store.track(habitID(1), of: user())
        let rule = track.habit.facts.rule(firstWeekday: 1)
        let whole = HabitStanding(HabitFold(from: start, by: rule), expected, on: monday, by: rule)
        #expect(track.standing(on: monday) == whole)
        #expect(try await service.store.history(of: habitID(1), user()).days == expected.filter { $0.value != .empty })
      }
      let track = try await service.store.track(habitID(1), of: user())
      #expect(track.checkpoint != nil && track.days.count < 60, "an overview doesn't read years of records")
    }
  }

  @Test("Amounts keep their decimals everywhere, and a client that sends only whole numbers still works")
  func decimals() async throws {
    try await TestService.with { service in
      var habit = habitMessage(1, "Run", perDay: 2.5)
      (habit.measure, habit.unit, habit.startDate) = (.amount, "km", "\(monday - 100)")
      let made = try await service.client().createHabit(.init(habit: habit)).habit
      #expect(made?.goal?.perDay?.value == 2.5)
      for ago in [0, 1, 90] { try await service.set(1, 2.5, on: monday - ago) }
      #expect(try await service.record(1, 0.125).day == 2.625)
      let progress = try await service.progress(1)
      #expect((progress.today, progress.total, progress.goalMet) == (2.625, 7.625, true))
      #expect(progress.currentStreak == 2)
      let track = try await service.store.track(habitID(1), of: user())
      #expect(track.checkpoint?.total == Amount(thousandths: 2_500), "a checkpoint keeps decimals, too")
      #expect(
        try await service.store.history(of: habitID(1), user()).days[monday - 1]?.count == Amount(thousandths: 2_500))
      _ = try await service.database.execute(
        "UPDATE habits.days SET repetitions = 4 WHERE local_date = \(monday - 1)")
      _ = try await service.database.execute("UPDATE habits.habits SET goal_count = 3")
      #expect(try await service.progress(1).total == 9.125)
      #expect(try await service.store.track(habitID(1), of: user()).habit.facts.goal.count == 3)
    }
  }

  @Test("A habit that began years ago has a checkpoint from the start")
  func longAgo() async throws {
    try await TestService.with { service in
      try await service.create(1, from: monday - 5_000)
      let track = try await service.store.track(habitID(1), of: user())
      #expect(track.checkpoint?.through == monday - 8)
      #expect(
        track.standing(on: monday)
          == HabitStanding(HabitFold(from: monday - 5_000, by: track.rule), [:], on: monday, by: track.rule))
    }
  }

  @Test("Sessions count for linked habits, before and after the link, until they are deleted")
  func links() async throws {
    try await TestService.with { service in
      let store = service.store
      try await service.create(1, from: monday - 10)
      try await service.create(2, "Train", from: monday - 10)
      #expect(try await service.apply([change(1, reps: 10, ago: 1)], from: place(0), to: place(1), at: noon) == [])
      _ = try await store.link(habitID(1), of: user(), to: .pushUpReps, at: noon)
      _ = try await store.link(habitID(2), of: user(), to: .pushUpSessions, at: noon)
      #expect(try await service.progress(1).total == 10)
      let changes = [change(2, reps: 7), change(3, reps: 5, ago: 11), change(4, reps: 9, of: user(2))]
      #expect(try await service.apply(changes, from: place(1), to: place(2), at: noon) == [user()])
      #expect(try await service.progress(1).total == 17, "the session before the first date doesn't count")
      #expect(try await service.progress(2).total == 2)
      // The same changes again, a recount, and a deletion.
      #expect(try await service.apply([change(2, reps: 7)], from: place(2), to: place(3), at: noon) == [user()])
      #expect(try await service.progress(1).total == 17)
      _ = try await service.apply([change(2, reps: 8)], from: place(3), to: place(4), at: noon)
      #expect(try await service.progress(1).today == 8)
      _ = try await service.apply([change(1, reps: nil)], from: place(4), to: place(5), at: noon)
      #expect(try await service.progress(1).total == 8)
      #expect(try await service.progress(2).total == 1)
      #expect(try await service.apply([change(9, reps: 1)], from: place(4), to: place(9), at: noon) == nil)
      _ = try await store.link(habitID(1), of: user(), to: nil, at: noon)
      #expect(try await service.progress(1).total == 0)
    }
  }

  @Test("Practices count for habits next to push-up sessions, even with the same id")
  func practices() async throws {
    try await TestService.with { service in
      let store = service.store
      try await service.create(1, from: monday - 10)
      try await service.create(2, "Push-ups", from: monday - 10)
      _ = try await store.link(habitID(1), of: user(), to: .practices, at: noon)
      _ = try await store.link(habitID(2), of: user(), to: .pushUpReps, at: noon)
      let same = change(1, reps: 10)
      #expect(try await service.apply([same], from: place(0), to: place(1), at: noon) == [user()])
      #expect(
        try await service.apply([same, change(2, reps: 0)], of: .training, from: place(0), to: place(1), at: noon)
          == [user()])
      #expect(try await service.progress(1).total == 2)
      #expect(try await service.progress(2).total == 10)
      _ = try await service.apply([change(1, reps: nil)], from: place(1), to: place(2), at: noon)
      #expect(try await service.progress(1).total == 2)
      #expect(try await service.progress(2).total == 0)
      // Each feed has its own position, and is reread independently.
      try await service.practices.beginRebuild(from: place(1))
      #expect(try await service.sessions.standing() == FeedStanding(positions: place(2), isRebuilding: false))
      _ = try await service.apply([change(2, reps: 0)], of: .training, from: place(0), to: place(2), at: noon)
      #expect(try await service.finishRebuild(of: .training, from: place(2), at: noon) == [user()])
      #expect(try await service.progress(1).total == 1)
      _ = try await store.link(habitID(1), of: user(), to: .pushUpSessions, at: noon)
      #expect(try await service.progress(1).total == 0)
    }
  }

  @Test("Items that a reread feed doesn't repeat are removed after the rereading, not before")
  func rebuild() async throws {
    try await TestService.with { service in
      let store = service.store
      try await service.create(1, from: monday - 10)
      _ = try await store.link(habitID(1), of: user(), to: .pushUpReps, at: noon)
      _ = try await service.apply([change(1, reps: 3), change(2, reps: 4)], from: place(0), to: place(1), at: noon)
      try await service.sessions.beginRebuild(from: place(1))
      #expect(try await service.sessions.standing() == FeedStanding(positions: place(0), isRebuilding: true))
      _ = try await service.apply([change(2, reps: 4)], from: place(0), to: place(2), at: noon)
      #expect(try await service.progress(1).total == 7)
      #expect(try await service.finishRebuild(from: place(1), at: noon) == [], "belongs to another reading")
      #expect(try await service.progress(1).total == 7)
      #expect(try await service.finishRebuild(from: place(2), at: noon) == [user()])
      #expect(try await service.progress(1).total == 4)
      #expect(try await service.sessions.standing() == FeedStanding(positions: place(2), isRebuilding: false))
    }
  }

  @Test("An erased user's data is gone and stays gone when the feed repeats it, and other users keep theirs")
  func erase() async throws {
    try await TestService.with { service in
      for number in 1...2 {
        try await service.create(1, of: user(number))
        try await service.record(1, requestID: "\(uuid(50).uuidString)", of: user(number))
      }
      let changes = [
        change(1, reps: 3), change(2, reps: 3, of: user(2)),
        ProjectedChange(user: user(), .days(.init(firstWeekday: 7))),
      ]
      #expect(try await service.apply(changes, from: place(0), to: place(1), at: noon) == [user()])
      #expect(try await PostgresErasures(service.database, of: .habits).erase([user()], from: "", to: "1"))
      #expect(try await service.rows(of: user()) == 0)
      #expect(try await service.rows(of: user(2)) > 0)
      #expect(try await service.apply(changes, from: place(1), to: place(2), at: noon) == [])
      try await service.sessions.beginRebuild(from: place(2))
      #expect(try await service.apply(changes, from: place(0), to: place(3), at: noon) == [])
      #expect(try await service.finishRebuild(from: place(3), at: noon) == [])
      #expect(try await service.rows(of: user()) == 0)
    }
  }

  @Test("A pause skips its dates, with or without a checkpoint, and a week begins on the user's weekday")
  func dayRules() async throws {
    try await TestService.with { service in
      let (store, start) = (service.store, monday - 100)
      try await service.create(1, from: start)
      for ago in 1...100 where !(20...60).contains(ago) || ago == 30 { try await service.set(1, 1, on: monday - ago) }
      #expect(try await service.progress(1).currentStreak == 19)
      #expect(try await store.track(habitID(1), of: user()).checkpoint != nil)
      let pauses = [monday - 60...monday - 40, monday - 39...monday - 20]
      let paused = ProjectedChange(user: user(), .days(.init(firstWeekday: 7, pauses: pauses)))
      #expect(try await service.apply([paused], from: place(0), to: place(1), at: noon) == [user()])
      #expect(try await service.apply([paused], from: place(1), to: place(2), at: noon) == [], "nothing new")
      let progress = try await service.progress(1)
      // A date in the pause counts if something was done on it.
      #expect((progress.currentStreak, progress.longestStreak, progress.total) == (60, 60, 60))
      let track = try await store.track(habitID(1), of: user())
      #expect(track.checkpoint != nil)
      var whole = track
      (whole.checkpoint, whole.days) = (nil, try await store.history(of: habitID(1), user()).days)
      #expect(whole.standing(on: monday) == track.standing(on: monday))
      let stats = try await service.client().getHabitStats(.init(habitID: "\(habitID(1))"))
      #expect(stats.overview?.progress == progress)
      let weeks = try await service.client().getWeekOverWeek(.init()).habits
      // The first Monday of June is the second day of a week that begins on Sunday.
      #expect(weeks.first?.calendar?.firstLocalDate == "\(monday - 1)")
      #expect(try await service.record(1).week == 2)
      // A user whose rules are gone after the feed was restored has the defaults.
      try await service.sessions.beginRebuild(from: place(2))
      #expect(try await service.finishRebuild(from: place(0), at: noon) == [user()])
      #expect(try await service.progress(1).currentStreak == 20)
    }
  }

  @Test("A record belongs to the date on its user's clock when it happened")
  func dayStarts() async throws {
    try await TestService.with { service in
      try await service.create(1, from: monday - 10)
      func rules(_ minutes: Int, since: Timestamp, timeZone: String? = nil) -> ProjectedChange {
        ProjectedChange(
          user: user(),
          .days(
            .init(
              timeZone: timeZone,
              dayStarts: [.init(since: since, dayStart: DayStart(minutes: minutes) ?? .midnight)])))
      }
      let night = noon - .seconds(9 * 3_600)
      _ = try await service.apply([rules(240, since: night - .seconds(60))], from: place(0), to: place(1), at: noon)
      try await service.record(1, at: night)
      #expect(try await service.progress(1).today == 0, "3 am belongs to Sunday")
      // A later change applies to what happens after it.
      _ = try await service.apply(
        [rules(0, since: noon, timeZone: "Asia/Tokyo")], from: place(1), to: place(2), at: noon)
      try await service.record(1, at: night + .seconds(1))
      try await service.record(1, at: night - .seconds(120))
      #expect(try await service.progress(1).today == 1, "before the first rule a day began at midnight")
      let list = try await service.client().listHabits(.init())
      #expect((list.today, list.timeZone) == ("2026-06-01", "Asia/Tokyo"))
      service.clock.advance(.seconds(3 * 3_600))
      #expect(try await service.client().listHabits(.init()).today == "2026-06-02")
    }
  }
}
