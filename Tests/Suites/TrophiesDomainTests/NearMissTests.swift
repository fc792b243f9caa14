import Testing
import TitanCore
import TrophiesDomain

@Suite("Near misses")
struct NearMissTests {
  private func misses(_ trophy: String, _ sessions: [TrainingSession], limit: Int = 3) throws -> [NearMiss] {
    try #require(diary.current(TrophyID(trophy))).nearMisses(in: History(sessions), limit: limit)
  }

  @Test("The best sessions come first, ties in order of time, and sessions that earn the trophy are not near misses")
  func sessions() throws {
    let all = [
      session(1, reps: 7), session(2, day: 1, reps: 9), session(3, day: 2, reps: 9), session(4, day: 3, reps: 12),
      session(5, day: 4, reps: 3),
    ]
    let found = try misses("T-SESSION-10", all)
    #expect(found.map(\.value) == [9, 9, 7])
    #expect(found.map(\.sessions) == [2, 3, 1].map { [id($0)] })
    #expect(try misses("T-SESSION-10", []).isEmpty)
  }

  @Test("A near miss also shows its value with unverified reps")
  func unverified() throws {
    let found = try misses("T-DAY-50", [session(1, reps: 30), session(2, second: 90, reps: 40, .declared)])
    #expect(found.map(\.value) == [30])
    #expect(found.map(\.unverifiedValue) == [70])
    #expect(found.first?.sessions == [id(1), id(2)])
    #expect(try misses("T-SESSION-20", [session(1, reps: 25, .declared)]).map(\.unverifiedValue) == [25])
  }

  @Test("Streaks that were too short and runs that were too slow are near misses")
  func rowsAndRuns() throws {
    let rows = try misses("T-STREAK-3", [0, 2, 3, 7].map { session($0 + 1, day: $0, reps: 1) })
    #expect(rows.map(\.value) == [2, 1, 1])
    #expect(rows.first?.localDates.count == 2)
    let run = try misses(
      "T-FAST-5-10S", [timed(1, [(0, 3_000), (3_000, 6_000), (6_000, 9_000), (9_000, 12_000), (12_000, 15_000)])])
    #expect(run.map(\.value) == [3])
  }
}
