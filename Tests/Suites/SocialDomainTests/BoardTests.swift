import SocialDomain
import Testing
import TitanCore

@Suite("Boards: periods, ranks and challenges")
struct BoardTests {
  @Test(
    "Periods begin on Mondays and firsts of the month",
    arguments: [
      ("2026-06-01", .week, "2026-06-01", "2026-06-07"), ("2026-06-07", .week, "2026-06-01", "2026-06-07"),
      ("2026-06-07", .lastWeek, "2026-05-25", "2026-05-31"), ("2026-01-02", .week, "2025-12-29", "2026-01-04"),
      ("2026-06-30", .month, "2026-06-01", "2026-06-30"), ("2026-03-31", .lastMonth, "2026-02-01", "2026-02-28"),
      ("2028-03-01", .lastMonth, "2028-02-01", "2028-02-29"), ("2026-01-31", .lastMonth, "2025-12-01", "2025-12-31"),
    ] as [(String, BoardPeriod, String, String)])
  func periods(today: String, period: BoardPeriod, first: String, last: String) throws {
    let dates = period.dates(today: try #require(CalendarDay(today)))
    #expect(("\(dates.lowerBound)", "\(dates.upperBound)") == (first, last))
  }

  @Test("Whatever board somebody can ask for, wherever they are, is kept")
  func kept() {
    for hour in 0..<(24 * 800) {
      let now = noon + .seconds(hour * 3_600)
      for offset in [-12, 0, 14] {
        let today = CalendarDay(of: now, utcOffsetSeconds: offset * 3_600)
        for period in BoardPeriod.allCases {
          #expect(BoardPeriod.firstKept(at: now) <= period.dates(today: today).lowerBound)
        }
      }
    }
  }

  @Test(
    "Equal totals share a rank, and the next is as if they had not",
    arguments: [
      ([], []), ([5], [1]), ([9, 7, 7, 3], [1, 2, 2, 4]), ([7, 7, 7], [1, 1, 1]),
      ([9, 9, 8, 8, 8, 1], [1, 1, 3, 3, 3, 6]),
    ] as [([Int], [Int])])
  func ranks(totals: [Int], ranks: [Int]) {
    var ranking = Ranking()
    #expect(totals.map { ranking.next($0) } == ranks)
    // The same in pages, wherever they end.
    for end in totals.indices {
      var first = Ranking()
      let before = totals[...end].map { first.next($0) }
      var second = Ranking(after: first.count, rank: first.rank, total: first.total ?? 0)
      #expect(before + totals[(end + 1)...].map { second.next($0) } == ranks)
    }
  }

  @Test(
    "A challenge has a title, a rule, dates and a target",
    arguments: [
      ("June", .reps, 0, 29, 1_000, nil), ("June", .days, -31, 0, 0, nil), ("June", .sessions, 366, 366 + 365, 0, nil),
      ("", .reps, 0, 0, 0, "NAME_INVALID"), ("June", nil, 0, 0, 0, "RULE_UNKNOWN"),
      ("June", .reps, -32, 0, 0, "DATES_INVALID"), ("June", .reps, 367, 367, 0, "DATES_INVALID"),
      ("June", .reps, -3, -1, 0, "DATES_INVALID"), ("June", .reps, 2, 1, 0, "DATES_INVALID"),
      ("June", .reps, 0, 366, 0, "DATES_INVALID"), ("June", .reps, 0, 0, 10_000_001, "TARGET_INVALID"),
    ] as [(String, ChallengeRule?, Int, Int, Int, String?)])
  func challenges(title: String, rule: ChallengeRule?, first: Int, last: Int, target: Int, reason: String?) {
    let answer = refusal(title, rule, "\(monday + first)", "\(monday + last)", target)
    #expect(answer?.reason == reason)
  }

  @Test("Dates of challenges exist", arguments: [("2026-02-30", "2026-06-02"), ("2026-06-01", "soon"), ("", "")])
  func dates(first: String, last: String) {
    #expect(refusal("June", .reps, first, last, 0)?.reason == "DATE_INVALID")
  }

  private func refusal(
    _ title: String, _ rule: ChallengeRule?, _ first: String, _ last: String, _ target: Int
  ) -> FieldViolation? {
    do throws(InvalidField) {
      _ = try Challenge(
        id: ChallengeID(.version7(at: noon)), title: title, rule: rule, first: first, last: last, target: target,
        today: monday, createTime: noon)
      return nil
    } catch { return error.violation }
  }
}
