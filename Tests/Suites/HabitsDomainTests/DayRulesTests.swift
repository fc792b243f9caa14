import HabitsDomain
import Testing
import TitanCore

@Suite("When days begin, and which are paused")
struct DayRulesTests {
  private let four = DayStart(minutes: 240) ?? .midnight
  private let six = DayStart(minutes: 360) ?? .midnight

  private func rules(_ dayStart: DayStart, since hours: Int) -> DayRules {
    DayRules(dayStarts: [.init(since: noon + .seconds(hours * 3_600), dayStart: dayStart)])
  }

  @Test("A change of the day's start applies to what happens after it")
  func history() {
    let known = rules(six, since: 5).following(rules(four, since: 0))
    let starts = [-1, 0, 4, 5].map { known.dayStart(at: noon + .seconds($0 * 3_600)) }
    #expect(starts == [.midnight, four, four, six])
    #expect(DayRules.standard.following(known).dayStarts.isEmpty, "a restored feed in which nothing was ever set")
    #expect(rules(four, since: 7).following(rules(four, since: 0)).dayStarts == rules(four, since: 0).dayStarts)
    #expect(rules(six, since: 0).following(known).dayStarts == rules(six, since: 0).dayStarts)
  }

  @Test("The number of remembered changes is limited")
  func bounded() {
    let all = (0..<200).reduce(DayRules.standard) { known, hour in
      rules(hour % 2 == 0 ? four : six, since: hour).following(known)
    }
    #expect(all.dayStarts.count == 64)
    #expect(all.dayStarts.last?.since == noon + .seconds(199 * 3_600))
  }

  @Test("Dates of a pause are skipped unless something was done on them, and only within the requested dates")
  func pauses() {
    let there = days([1, 0, 2, nil, 0, 0])
    let paused = there.skipping([monday + 1...monday + 2, monday + 4...monday + 400], in: monday...monday + 5)
    #expect((0...6).map { paused[monday + $0]?.isSkipped ?? false } == [false, true, false, true, true, true, false])
    #expect(paused[monday + 2]?.count == 2)
    #expect(there.skipping([monday - 9...monday - 3], in: monday...monday) == there)
  }

  @Test("A pause changes neither strength nor streak")
  func neutral() {
    let counts = Array(repeating: 1 as Int?, count: 30)
    let before = fold(counts, by: daily)
    var paused = fold(counts, by: daily)
    let pause = [before.through + 1...before.through + 21]
    paused.close(through: before.through + 21, HabitDays().skipping(pause, in: monday...monday + 99), by: daily)
    #expect((paused.strength, paused.currentStreak) == (before.strength, 30))
  }
}
