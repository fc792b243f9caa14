import Testing
import TitanCore

/// Streaks: decisions D5, D7 and D30, and the test vectors of travellers.
@Suite struct StreakTests {
  /// `a` is an active date, `p` a paused one, `.` neither; the last date is today. The result has a letter for each
  /// kind.
  struct Story: CustomTestStringConvertible, Sendable {
    let dates: String
    let kinds: String
    let current: Int
    var longest: Int?
    var freezes = 0
    var isAtRisk = false
    var testDescription: String { dates }

    init(
      _ dates: String, _ kinds: String, current: Int, longest: Int? = nil, freezes: Int = 0, isAtRisk: Bool = false
    ) {
      (self.dates, self.kinds, self.current, self.longest) = (dates, kinds, current, longest)
      (self.freezes, self.isAtRisk) = (freezes, isAtRisk)
    }
  }

  @Test(
    "A streak grows with each active date",
    arguments: [
      Story("a", "A", current: 1),
      Story("aaa", "AAA", current: 3),
      // Today is open: the streak up to yesterday still counts, but is at risk.
      Story("aa.", "AAO", current: 2, isAtRisk: true),
      // Yesterday is over.
      Story("aa..", "AAMO", current: 0, longest: 2),
      Story("a.a.a", "AMAMA", current: 1),
      Story("aaa.aa", "AAAMAA", current: 2, longest: 3),
    ])
  func rows(story: Story) { expect(story) }

  @Test(
    "A freeze is earned by seven active dates, and protects a missed date without adding one",
    arguments: [
      Story("aaaaaaa", "AAAAAAA", current: 7, freezes: 1),
      Story("aaaaaa.a", "AAAAAAMA", current: 1, longest: 6, freezes: 1),
      Story("aaaaaaa.a", "AAAAAAAFA", current: 8),
      Story("aaaaaaa..a", "AAAAAAAFMA", current: 1, longest: 7),
      // At most two, one for each date.
      Story("aaaaaaaaaaaaaa", "AAAAAAAAAAAAAA", current: 14, freezes: 2),
      Story("aaaaaaaaaaaaaaaaaaaaa", "AAAAAAAAAAAAAAAAAAAAA", current: 21, freezes: 2),
      Story("aaaaaaaaaaaaaa..a", "AAAAAAAAAAAAAAFFA", current: 15),
      Story("aaaaaaaaaaaaaa...a", "AAAAAAAAAAAAAAFFMA", current: 1, longest: 14),
      // None is spent on today, or on a streak that is over anyway.
      Story("aaaaaaa.", "AAAAAAAO", current: 7, freezes: 1, isAtRisk: true),
      Story("aaa.aaaa...", "AAAMAAAAFMO", current: 0, longest: 4),
    ])
  func freezes(story: Story) { expect(story) }

  @Test(
    "A pause neither adds nor breaks, and costs no freeze",
    arguments: [
      Story("aappaa", "AAPPAA", current: 4),
      Story("aapp", "AAPP", current: 2),
      Story("aapp.", "AAPPO", current: 2, isAtRisk: true),
      Story("aap.a", "AAPMA", current: 1, longest: 2),
      Story("aaaaaaappp.a", "AAAAAAAPPPFA", current: 8),
    ])
  func pauses(story: Story) { expect(story) }

  @Test("Training during a pause counts")
  func activeInPause() throws {
    let first = try #require(CalendarDay("2026-05-04"))
    let dates = [noon(first), noon(first + 1), noon(first + 2)]
    let streak = Streak(of: dates, pauses: [first...first + 5], today: first + 2)
    #expect(streak.current == 3)
  }

  @Test("A new user has no streak")
  func empty() throws {
    let streak = Streak(of: [], today: try #require(CalendarDay("2026-05-04")))
    #expect(streak.current == 0 && streak.longest == 0 && !streak.isAtRisk && streak.days.isEmpty)
    #expect(streak.activeDatesToNextFreeze == 7)
  }

  @Test(
    "A date lost on a journey east across the date line is bridged, but missed at home",
    arguments: [
      // Honolulu to Auckland, 26 hours later, and the same dates at home.
      ("2026-05-01T20:00", -36_000, "2026-05-03T20:00", 43_200, true),
      ("2026-05-01T20:00", -36_000, "2026-05-03T20:00", -36_000, false),
      // Samoa had no 30 December in 2011.
      ("2011-12-29T20:00", -36_000, "2011-12-31T08:00", 50_400, true),
      // The limits are six hours ahead and thirty-six hours apart.
      ("2026-05-01T18:00", 0, "2026-05-03T12:00", 21_600, true),
      ("2026-05-01T18:00", 0, "2026-05-03T11:59", 21_599, false),
      ("2026-05-01T18:00", 0, "2026-05-03T12:01", 21_600, false),
      // A journey west loses no date.
      ("2026-05-01T20:00", 43_200, "2026-05-03T20:00", -36_000, false),
    ])
  func journeys(from: String, offset: Int, to: String, newOffset: Int, isBridged: Bool) throws {
    let (before, after) = (try session(from, offset), try session(to, newOffset))
    let streak = Streak(of: [before, after], today: after.date)
    #expect(streak.current == (isBridged ? 2 : 1))
    #expect(streak.days.map(\.kind) == [.active, isBridged ? .bridged : .missed, .active])
  }

  @Test("A session dated tomorrow, after a flight home, keeps today's streak safe")
  func tomorrow() throws {
    let auckland = try session("2026-05-03T08:00", 43_200)
    let streak = Streak(of: [auckland], today: auckland.date - 1)
    #expect(streak.current == 1 && !streak.isAtRisk && !streak.isTodayDone)
  }

  @Test("The order of arrival does not matter, and late data repairs a streak")
  func anyOrder() throws {
    let first = try #require(CalendarDay("2026-05-04"))
    var generator = SplitMix64(seed: 7)
    for _ in 0..<200 {
      let dates = (0..<40).filter { _ in Bool.random(using: &generator) }.map { noon(first + $0) }
      let today = first + 40
      let expected = Streak(of: dates, today: today)
      #expect(Streak(of: dates.shuffled(using: &generator), today: today) == expected)
      // The streak before the late date arrives, which comes last.
      guard let late = dates.randomElement(using: &generator) else { continue }
      let before = Streak(of: dates.filter { $0 != late }, policy: .none, today: today)
      #expect(before.longest <= Streak(of: dates, policy: .none, today: today).longest)
    }
  }

  @Test("Gaps are stored as few stretches, however long they are")
  func stretches() throws {
    let first = try #require(CalendarDay("2026-05-04"))
    let last = try #require(CalendarDay("9999-12-31"))
    let streak = Streak(of: [noon(first), noon(first + 1)], pauses: [first + 10...first + 5_000], today: last)
    #expect(streak.stretches.map(\.kind) == [.active, .active, .missed, .paused, .missed, .open])
    #expect(streak.stretches.map(\.count) == [1, 2, 0, 0, 0, 0])
    let begins = [first, first + 1, first + 2, first + 10, first + 5_001, last]
    #expect(streak.stretches.map(\.dates.lowerBound) == begins)
    #expect(streak.stretches.map { $0.dates.upperBound + 1 } == Array(begins.dropFirst()) + [last + 1])
    #expect(streak.longest == 2 && streak.current == 0)
    #expect(streak.days(in: first + 1...first + 3).map(\.kind) == [.active, .missed, .missed])
    #expect(streak.days(in: last - 1...last + 9).map(\.kind) == [.missed, .open])
    #expect(streak.days(in: first - 9...first - 1).isEmpty)
    #expect(streak.activeDays.map(\.count) == [1, 2])
  }

  /// The rules of the decisions, applied date by date.
  private func walked(_ active: Set<CalendarDay>, _ pauses: [ClosedRange<CalendarDay>], _ today: CalendarDay) -> String
  {
    guard let first = active.min(), let last = active.max() else { return "" }
    var (count, freezes, progress, kinds) = (0, 0, 0, "")
    for date in first...max(last, today) {
      if active.contains(date) {
        count += 1
        if freezes < 2 { progress += 1 }
        if progress == 7 { (freezes, progress) = (freezes + 1, 0) }
        kinds += "A\(count)"
      } else if pauses.contains(where: { $0.contains(date) }) {
        kinds += "P\(count)"
      } else if date >= today {
        kinds += "O\(count)"
      } else if count > 0, freezes > 0 {
        freezes -= 1
        kinds += "F\(count)"
      } else {
        count = 0
        kinds += "M0"
      }
    }
    return kinds
  }

  @Test("The fold equals a walk date by date")
  func folded() throws {
    let first = try #require(CalendarDay("2026-05-04"))
    var generator = SplitMix64(seed: 20)
    for round in 0..<400 {
      let density = Int.random(in: 1...10, using: &generator)
      let active = Set((0..<80).filter { _ in Int.random(in: 0..<10, using: &generator) < density }.map { first + $0 })
      let pauses = (0..<round % 5).map { _ in
        let begin = first + Int.random(in: -20..<90, using: &generator)
        return begin...begin + Int.random(in: 0..<30, using: &generator)
      }
      let today = first + Int.random(in: 60..<120, using: &generator)
      let streak = Streak(of: active.map(noon), pauses: pauses, today: today)
      #expect(streak.days.map { "\(letter($0))\($0.count)" }.joined() == walked(active, pauses, today))
      let span =
        first + Int.random(in: -9..<50, using: &generator)...first + Int.random(in: 50..<130, using: &generator)
      #expect(streak.days(in: span) == streak.days.filter { span.contains($0.date) })
    }
  }

  @Test("A date has its first and last session, in whatever order they arrive")
  func moments() throws {
    let day = try #require(CalendarDay("2026-05-04"))
    let moments = [3, 1, 2].map { ActiveDate.Moment(start: Timestamp(seconds: $0), utcOffsetSeconds: 0) }
    let dates = ActiveDate.dates(of: moments.map { (day, $0) } + [(day - 1, moments[0])])
    #expect(dates.map(\.date) == [day - 1, day])
    #expect(dates.last?.first == moments[1] && dates.last?.last == moments[0])
  }

  private func expect(_ story: Story) {
    let first = CalendarDay(number: 20_577)
    let marks = Array(story.dates)
    let dates = marks.indices.filter { marks[$0] == "a" }.map { noon(first + $0) }
    let pauses = marks.indices.filter { marks[$0] == "p" }.map { first + $0...first + $0 }
    let streak = Streak(of: dates, pauses: pauses, today: first + marks.count - 1)
    #expect(String(streak.days.map(letter)) == story.kinds)
    #expect(streak.current == story.current)
    #expect(streak.longest == story.longest ?? story.current)
    #expect(streak.freezesLeft == story.freezes)
    #expect(streak.isAtRisk == story.isAtRisk)
    #expect(streak.isTodayDone == (marks.last == "a"))
  }

  private func letter(_ day: Streak.Day) -> Character {
    switch day.kind {
    case .active: "A"
    case .frozen: "F"
    case .paused: "P"
    case .bridged: "B"
    case .missed: "M"
    case .open: "O"
    }
  }

  private func noon(_ day: CalendarDay) -> ActiveDate {
    let noon = ActiveDate.Moment(start: Timestamp(seconds: Int64(day.number) * 86_400 + 43_200), utcOffsetSeconds: 0)
    return ActiveDate(date: day, first: noon, last: noon)
  }

  /// A session at `YYYY-MM-DDTHH:MM` on a clock that is `offset` seconds ahead of UTC.
  private func session(_ local: String, _ offset: Int) throws -> ActiveDate {
    let day = try #require(CalendarDay(String(local.prefix(10))))
    let parts = local.dropFirst(11).split(separator: ":").compactMap { Int64($0) }
    let seconds = Int64(day.number) * 86_400 + parts[0] * 3_600 + parts[1] * 60 - Int64(offset)
    let moment = ActiveDate.Moment(start: Timestamp(seconds: seconds), utcOffsetSeconds: offset)
    #expect(CalendarDay(of: moment.start, utcOffsetSeconds: offset) == day)
    return ActiveDate(date: day, first: moment, last: moment)
  }
}
