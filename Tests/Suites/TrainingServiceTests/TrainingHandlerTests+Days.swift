import Testing
import TitanCore
import TitanProto
import TitanRPC
import TitanTesting
import TrainingDomain
import TrainingProto
import TrainingService

extension TrainingHandlerTests {
  @Test("Push-up sessions and practices add up, and none counts twice")
  func pushUpSessions() async throws {
    let practice = try await perform(1, ["push-up-ladder"])
    _ = try await client.completePractice(.init(practiceID: practice.practiceID))
    // One before the practice, one during it, and one the day before, which arrives last.
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
    // A session counted during the practice belongs to it.
    let within = try await client(Self.calls(store, time, Told(sessions: [pushUps(1, minutes: 1)])))
      .getLastWorkout(.init())
    #expect(within.pushUpSession == nil && within.endTime == done?.endTime)
    let alone = TestCalls([
      TrainingHandler(
        store: MemoryTrainingStore(), facts: Told(sessions: [pushUps(1)]), receipts: signer.verifier, clock: { noon })
    ])
    let only = try await client(alone).getLastWorkout(.init())
    #expect(only.practice == nil && only.localDate == "2026-05-31" && only.pushUpSession?.energy == nil)
  }

  @Test("Days and weeks follow the user's clock, unless a zone is requested")
  func userClock() async throws {
    let clock = TrainingClock(
      timeZone: "Pacific/Kiritimati", dayStart: try #require(DayStart(minutes: 180)), firstWeekday: 7)
    let client = client(Self.calls(store, time, Told(clock: clock)))
    // 02:00 on Monday there, before the day begins.
    #expect(try await client.getDayProgress(.init()).localDate == "2026-05-31")
    time.pass(3_600)
    #expect(try await client.getDayProgress(.init()).localDate == "2026-06-01")
    #expect(try await client.getDayProgress(.init(timeZone: "UTC")).localDate == "2026-05-31")
    #expect(try await client.getWeekSummary(.init()).done.first?.localDate == "2026-05-31")
  }

  @Test("Without a clock, the zone of the newest practice or session decides the date")
  func newestZone() async throws {
    var session = pushUps(1, minutes: 1)
    session.timeZone = "Pacific/Kiritimati"
    // 02:00 on Monday there.
    let client = client(Self.calls(store, time, Told(sessions: [session])))
    #expect(try await client.getDayProgress(.init()).localDate == "2026-06-01")
    time.pass(120)
    _ = try await start()
    #expect(try await client.getDayProgress(.init()).localDate == "2026-05-31")
    session.timeZone = ""
    let unknown = self.client(Self.calls(MemoryTrainingStore(), time, Told(sessions: [session])))
    #expect(try await unknown.getDayProgress(.init()).localDate == "2026-05-31")
  }

  @Test("Body mass decides the class, its factor, and the energy")
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

  @Test("Workouts with jumps are left out for a heavy body, with a warning", arguments: ["en", "de"])
  func leftOut(language: String) async throws {
    let told = client(Self.calls(store, time, Told(body: Body(weight: 125_000, height: 1_750))))
    let options = TestCalls.by(user(), metadata: ["accept-language": .string(language)])
    let found = try await told.suggestWorkouts(.init(), options: options)
    #expect((found.warnings, found.leftOutIDs.count) == ([.jumpsLeftOut], 9))
    #expect(found.warningTexts.count == 1)
    #expect(found.warningTexts[0].contains(language == "en" ? "9 workouts with jumps" : "9 Workouts mit Sprüngen"))
    let all = try await told.listWorkouts(.init(pageSize: 200)).workouts.map(\.workoutID)
    #expect(Set(found.leftOutIDs).isSubset(of: all), "lists still include them")
    _ = try await told.updatePreferences(
      .init(preferences: .init(highImpact: true), updateMask: .init(paths: ["high_impact"])))
    #expect(try await told.suggestWorkouts(.init()).warnings.isEmpty)
  }

  @Test("Days and weeks include selections and practices, and deleted ones disappear")
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
    #expect((week.completed, week.completedLast7Days, week.planned, week.plannedDates) == (1, 1, 1, 1))
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

  @Test("Statistics of each period come in the user's language", arguments: ["en", "de"])
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
      // There is no growth over a period that is longer than the membership.
      #expect((stats.statements?.trend, stats.statements?.trendRatio) == (.tooYoung, 0))
      #expect(
        stats.statements?.trendText.hasPrefix(
          language == "en" ? "You've trained here for one day" : "Du trainierst hier seit einem Tag") == true)
      #expect(stats.statements?.judgedFromLocalDate == "2026-05-31")
      #expect((stats.facts?.planned ?? 0) < 1 && stats.statements?.commitment == .exceptional)
      #expect(stats.byType.reduce(0) { $0 + $1.percent } == 100)
    }
    let none = await failure { _ = try await client.getTrainingStats(.init()) }
    #expect(none?.receivedReason == "PERIOD_UNKNOWN")
  }
}
