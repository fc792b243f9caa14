import Testing
import TitanCore
import TrophiesDomain

@Suite("Medals")
struct MedalTests {
  private func medal(_ family: MedalRule.Family, _ threshold: Int) -> MedalRule {
    MedalRule(
      id: MedalID("M-\(family)-\(threshold)"), family: family, threshold: threshold, order: threshold, imageURI: "",
      texts: [:])
  }

  private func date(_ day: Int) -> CalendarDay { CalendarDay(of: monday, utcOffsetSeconds: 0) + day }

  @Test("So many counted sessions on one date, on every date anew")
  func intraday() {
    let history = History([
      session(1, reps: 1), session(2, second: 60, reps: 1), session(3, day: 1, reps: 9), session(4, day: 2, reps: 1),
      session(5, day: 2, second: 60, reps: 1), session(6, day: 2, second: 90, reps: 1),
      session(7, day: 3, reps: 1, .declared), session(8, day: 3, second: 60, reps: 1, .device),
    ])
    #expect(medal(.intraday, 1).dates(in: history) == [0, 1, 2].map(date))
    #expect(medal(.intraday, 2).dates(in: history) == [0, 2].map(date))
    #expect(medal(.intraday, 3).dates(in: history) == [date(2)])
    #expect(medal(.intraday, 4).dates(in: history).isEmpty)
  }

  @Test("So many dates in a row: exactly that many, across months, and again in the next row")
  func consistency() {
    // 61 dates from the first of June, two missed, then seven. The freezes of the first row protect the two.
    let days = Array(0...60) + Array(65...71)
    let history = History(days.map { session($0 + 1, day: $0, reps: 1) })
    #expect(medal(.consistency, 1).dates(in: history) == [0, 65].map(date))
    #expect(medal(.consistency, 7).dates(in: history) == [6, 71].map(date))
    #expect(medal(.consistency, 30).dates(in: history) == [date(29)])
    #expect(medal(.consistency, 60).dates(in: history) == [date(59)])
    #expect(medal(.consistency, 90).dates(in: history).isEmpty)
    #expect(medal(.consistency, 1).dates(in: History([])).isEmpty)
  }

  @Test("Today's are worn today only, those of a row as long as the sessions are there")
  func worn() {
    let rules = [medal(.consistency, 1), medal(.intraday, 1), medal(.intraday, 2)]
    let records = MedalRecord.all(rules, in: History([session(1, reps: 1)]))
    #expect(records.map(\.rule) == [medal(.consistency, 1), medal(.intraday, 1)])
    #expect(records.filter { $0.isCurrent(on: date(0)) }.count == 2)
    #expect(records.filter { $0.isCurrent(on: date(1)) }.map(\.rule.family) == [.consistency])
  }
}
