import Testing
import TitanCore
import TrophiesDomain

@Suite("Lifetime push-ups (D3)")
struct LifetimeTests {
  private let century = rule("T-LIFE-100", .reps, .lifetime, 100)

  @Test("The rep that completes the sum earns it, in any order of arrival, and only verified reps count")
  func earned() {
    let sessions = [
      session(1, reps: 40), session(2, day: 1, reps: 30, .declared), session(3, day: 2, reps: 50),
      session(4, day: 9, reps: 20), session(5, day: 10, reps: 20),
    ]
    let earned = century.earned(in: History(sessions.reversed()))
    #expect(earned?.proof == AwardProof(sessions: [id(4)], localDates: [sessions[3].localDate]))
    // The tenth rep of the fourth session.
    #expect(earned?.earnTime == sessions[3].start + .seconds(20))
    #expect(century.earned(in: History(sessions.prefix(3))) == nil)
  }

  @Test("Progress and near misses show the sum so far")
  func progress() throws {
    let history = History([session(1, reps: 40), session(2, day: 1, reps: 30, .declared), session(3, day: 2, reps: 25)])
    let today = CalendarDay(of: monday, utcOffsetSeconds: 0) + 2
    let progress = try #require(TrophyProgress(century, history: history, today: today))
    #expect((progress.current, progress.target, progress.percent, progress.unverifiedCurrent) == (65, 100, 65, 95))
    let counted = try #require(TrophyProgress(century, history: History([session(1, reps: 40)]), today: today))
    #expect(counted.hint(in: .english) == "40 of 100 in all: 60 to go.")
    let misses = century.nearMisses(in: history, limit: 3)
    #expect(misses.map(\.value) == [65] && misses.map(\.unverifiedValue) == [95])
    #expect(century.nearMisses(in: History([session(1, reps: 100)]), limit: 3).isEmpty)
  }

  @Test("A lifetime trophy's image has its own symbol, and room for large numbers")
  func emblem() {
    #expect(Emblem(century).symbol == .mountain)
    #expect(Emblem(rule("T", .reps, .lifetime, 99_999)).label == "99999")
    #expect(Emblem(rule("T", .reps, .lifetime, 250_000)).label == "250k")
  }
}
