import Testing
import TitanCore
import TrophiesDomain

@Suite("Numbers of sessions on a day and in total")
struct SessionCountTests {
  private let three = rule("T-THREE", .sessions, .day, 3)
  private let four = rule("T-FOUR", .sessions, .lifetime, 4)
  private var today: CalendarDay { CalendarDay(of: monday, utcOffsetSeconds: 0) + 1 }

  /// Two counted sessions and a declared one on the first day, three counted ones on the second.
  private let sessions = [
    session(1, reps: 5), session(2, second: 600, reps: 1), session(3, second: 900, reps: 9, .declared),
    session(4, day: 1, reps: 2), session(5, day: 1, second: 600, reps: 3), session(6, day: 1, second: 900, reps: 4),
  ]

  @Test("The end of the last required session earns it, in any order of arrival, and only verified ones count")
  func earned() {
    let history = History(sessions.reversed())
    let day = three.earned(in: history)
    #expect(day?.earnTime == sessions[5].end)
    #expect(day?.proof == AwardProof(sessions: [4, 5, 6].map(id), localDates: [today]))
    let inAll = four.earned(in: history)
    #expect(inAll?.earnTime == sessions[4].end)
    #expect(inAll?.proof == AwardProof(sessions: [id(5)], localDates: [today]))
    let before = History(sessions.prefix(4))
    #expect(three.earned(in: before) == nil && four.earned(in: before) == nil)
    var lenient = three
    lenient.minEvidence = .declared
    #expect(lenient.earned(in: before)?.proof.sessions == [1, 2, 3].map(id))
  }

  @Test("Progress, hints and near misses show the count so far")
  func progress() throws {
    let first = CalendarDay(of: monday, utcOffsetSeconds: 0)
    let history = History(sessions.prefix(4))
    let day = try #require(TrophyProgress(three, history: history, today: first))
    #expect((day.current, day.target, day.unverifiedCurrent) == (2, 3, 3))
    #expect(day.hint(in: .english) == "Needs verified reps: 3 sessions are recorded, but TitanUp counted 2.")
    #expect(day.hint(in: .german).contains("3 Einheiten sind eingetragen, aber TitanUp hat 2"))
    let next = try #require(TrophyProgress(three, history: history, today: today))
    #expect(next.hint(in: .english) == "Sessions today: 1 of 3, 2 to go.")
    #expect(next.hint(in: .german) == "Einheiten heute: 1 von 3, noch 2.")
    let none = try #require(TrophyProgress(three, history: history, today: today + 1))
    #expect(none.hint(in: .english) == "Do 3 sessions on one day.")
    let inAll = try #require(TrophyProgress(four, history: History(sessions.prefix(2)), today: today))
    #expect((inAll.current, inAll.target, inAll.unverifiedCurrent) == (2, 4, 0))
    #expect(inAll.hint(in: .english) == "2 of 4 in all: 2 to go.")
    #expect(three.nearMisses(in: history, limit: 3).map(\.value) == [2, 1])
    #expect(three.nearMisses(in: history, limit: 3).map(\.unverifiedValue) == [3, 0])
    #expect(four.nearMisses(in: history, limit: 3).map(\.value) == [3])
  }

  @Test("Such a trophy's image has its own symbol")
  func emblem() {
    #expect(Emblem(three).symbol == .tally && Emblem(four).symbol == .tally)
    #expect(Emblem(rule("M-A", .reps, .day, 50, kind: .intraday)).symbol == .athlete)
    #expect(Emblem(rule("M-B", .sessions, .day, 50, kind: .intraday)).symbol == .sun)
    #expect(Emblem(rule("M-C", .activeDays, .streak, 50, kind: .consistency)).symbol == .flame)
  }
}
