import SocialDomain
import Testing
import TitanCore

@Suite("What a partner shows")
struct ShownTrainingTests {
  private static let record = TrainingRecord(
    days: [day(0, reps: 5), day(1), day(2), day(6, reps: 7), day(7, reps: 100)],
    practices: [monday, monday, monday - 6, monday - 7])

  @Test("Each type is shown by itself, and what isn't shown is absent", arguments: 0..<8)
  func types(bits: Int) {
    let sharing = Sharing(
      showsPushUps: bits & 1 != 0, showsStreak: bits & 2 != 0, showsPractices: bits & 4 != 0)
    let shown = ShownTraining(of: Self.record, sharing, at: noon)
    #expect((shown.pushUps != nil) == sharing.showsPushUps)
    #expect((shown.streak != nil) == sharing.showsStreak)
    #expect((shown.practices != nil) == sharing.showsPractices)
  }

  private static let everything = Sharing(showsPushUps: true, showsStreak: true, showsPractices: true)

  @Test("Push-ups and practices are those of seven days")
  func span() {
    let shown = ShownTraining(of: Self.record, Self.everything, at: noon)
    #expect(shown.pushUps?.last == monday)
    #expect(shown.pushUps?.reps == [7, 0, 0, 0, 10, 10, 5])
    #expect(shown.practices == 3)
    #expect(shown.streak?.current == 3)
    #expect(shown.streak?.isTodayDone == true)
  }

  @Test("Somebody without any training shows zeros")
  func nothing() {
    let shown = ShownTraining(of: TrainingRecord(), Self.everything, at: noon)
    #expect(shown.pushUps?.reps == [0, 0, 0, 0, 0, 0, 0])
    #expect((shown.streak?.current, shown.practices) == (0, 0))
  }

  @Test("A pause keeps the streak")
  func pause() {
    let days = [day(0), day(3), day(4)]
    let paused = TrainingRecord(days: days, rules: DayRules(pauses: [monday - 2...monday - 1]))
    #expect(ShownTraining(of: paused, Self.everything, at: noon).streak?.current == 3)
    #expect(ShownTraining(of: TrainingRecord(days: days), Self.everything, at: noon).streak?.current == 1)
  }

  @Test(
    "Today is the partner's own: by the clock's zone, else the newest training's, else UTC, and from the day's start",
    arguments: [
      (nil, nil, 0, 0), ("Pacific/Kiritimati", nil, 0, 1), ("Pacific/Kiritimati", "America/Adak", 0, 1),
      (nil, "Pacific/Kiritimati", 0, 1), ("Nowhere/Else", "Pacific/Kiritimati", 0, 1),
      (nil, "Pacific/Kiritimati", 180, 0),
    ] as [(String?, String?, Int, Int)])
  func today(clock: String?, newest: String?, dayStart: Int, later: Int) throws {
    let start = try #require(DayStart(minutes: dayStart))
    let record = TrainingRecord(rules: DayRules(timeZone: clock, dayStart: start), newestZone: newest)
    #expect(record.today(at: noon) == monday + later)
  }
}
