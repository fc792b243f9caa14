import Testing
import TitanCore
import TrophiesDomain

@Suite("Medals")
struct MedalTests {
  private func medal(
    _ kind: TrophyRule.Kind, _ threshold: Int, version: Int = 1, from: Timestamp = .always, archived: Bool = false
  ) -> TrophyRule {
    let isOfDay = kind == .intraday
    return rule(
      "M-\(kind)-\(threshold)", isOfDay ? .sessions : .activeDays, isOfDay ? .day : .streak, threshold,
      version: version,
      order: threshold, from: from, archived: archived, kind: kind)
  }

  private func dates(_ rules: TrophyRule..., keptFrom: [TrophyID: Int] = [:], in history: History) -> [CalendarDay] {
    MedalRecord.all(RuleBook(rules, keptFrom: keptFrom), in: history).flatMap(\.dates)
  }

  private func date(_ day: Int) -> CalendarDay { CalendarDay(of: monday, utcOffsetSeconds: 0) + day }

  @Test("A number of counted sessions on one date earns a medal, on each such date")
  func intraday() {
    let history = History([
      session(1, reps: 1), session(2, second: 60, reps: 1), session(3, day: 1, reps: 9), session(4, day: 2, reps: 1),
      session(5, day: 2, second: 60, reps: 1), session(6, day: 2, second: 90, reps: 1),
      session(7, day: 3, reps: 1, .declared), session(8, day: 3, second: 60, reps: 1, .device),
    ])
    #expect(dates(medal(.intraday, 1), in: history) == [0, 1, 2].map(date))
    #expect(dates(medal(.intraday, 2), in: history) == [0, 2].map(date))
    #expect(dates(medal(.intraday, 3), in: history) == [date(2)])
    #expect(dates(medal(.intraday, 4), in: history).isEmpty)
  }

  @Test("A streak earns a medal once it reaches the number of dates, across months, and so does the next streak")
  func consistency() {
    // 61 dates from 1 June, four missed, then seven.
    let days = Array(0...60) + Array(65...71)
    let history = History(days.map { session($0 + 1, day: $0, reps: 1) })
    #expect(dates(medal(.consistency, 1), in: history) == [0, 65].map(date))
    #expect(dates(medal(.consistency, 7), in: history) == [6, 71].map(date))
    #expect(dates(medal(.consistency, 30), in: history) == [date(29)])
    #expect(dates(medal(.consistency, 60), in: history) == [date(59)])
    #expect(dates(medal(.consistency, 90), in: history).isEmpty)
    #expect(dates(medal(.consistency, 1), in: History([])).isEmpty)
  }

  @Test("Intraday medals are worn on their date only, those of streaks as long as the sessions exist")
  func worn() {
    let rules = RuleBook([medal(.consistency, 1), medal(.intraday, 1), medal(.intraday, 2)])
    let records = MedalRecord.all(rules, in: History([session(1, reps: 1)]))
    #expect(records.map(\.rule) == [medal(.consistency, 1), medal(.intraday, 1)])
    #expect(records.filter { $0.isCurrent(on: date(0)) }.count == 2)
    #expect(records.filter { $0.isCurrent(on: date(1)) }.map(\.rule.kind) == [.consistency])
  }

  @Test("Push-ups in a session or on a date earn medals too, with or without rep times")
  func reps() {
    let atOnce = rule("M-ONCE-30", .reps, .session, 30, kind: .intraday)
    let ofDay = rule("M-REPS-50", .reps, .day, 50, kind: .intraday)
    for timed in [true, false] {
      let history = History([
        session(1, reps: 30, timed: timed), session(2, second: 600, reps: 20, timed: timed),
        session(3, day: 1, reps: 29, timed: timed), session(4, day: 1, second: 600, reps: 29, .declared, timed: timed),
        session(5, day: 2, reps: 25, timed: timed), session(6, day: 2, second: 600, reps: 26, timed: timed),
      ])
      #expect(dates(atOnce, in: history) == [date(0)])
      #expect(dates(ofDay, in: history) == [0, 2].map(date))
      let first = ofDay.earned(in: history)
      #expect(first?.earnTime == session(2, second: 600, reps: 20).end)
      #expect(first?.proof == AwardProof(sessions: [id(2)], localDates: [date(0)]))
    }
  }

  @Test("A harder version keeps dates earned before it, until an operator revokes them")
  func versions() {
    let history = History(
      [0, 1, 2].flatMap { day in
        [session(day * 2, day: day, reps: 1), session(day * 2 + 1, day: day, second: 600, reps: 1)]
      } + [session(9, day: 2, second: 900, reps: 1)])
    let (easy, replaced) = (medal(.intraday, 2), monday + .seconds(86_400))
    var hard = medal(.intraday, 3, version: 2, from: replaced)
    hard.id = easy.id
    #expect(dates(easy, hard, in: history) == [0, 2].map(date))
    #expect(dates(easy, hard, keptFrom: [easy.id: 2], in: history) == [date(2)])
    var ended = medal(.intraday, 2, version: 2, from: replaced, archived: true)
    #expect(dates(easy, ended, in: history) == [date(0)])
    ended.activeFrom = .always
    #expect(dates(easy, ended, in: history).isEmpty)
  }
}
