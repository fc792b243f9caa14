import Testing
import TitanCore
import TrophiesDomain

@Suite("What becomes of awards (D29, D30)")
struct AwardJudgementTests {
  private let five = TrophyID("T-SESSION-5")

  @Test("Late data repair the streak: Tuesday comes after Wednesday")
  func late() {
    let (mon, tue, wed) = (session(1, reps: 1), session(2, day: 1, reps: 1), session(3, day: 2, reps: 1))
    let before = judged([mon, wed])
    #expect(names(before).isEmpty)
    let after = judged([mon, wed, tue], after: before)
    #expect(names(after) == ["T-STREAK-3"])
    #expect(after[TrophyID("T-STREAK-3")]?.earned.earnTime == wed.start + .seconds(2))
  }

  @Test("Taken with its proof, given back with it, and the same as if nothing had happened")
  func undoRedo() {
    let sessions = [session(1, reps: 12)]
    let granted = judged(sessions)
    let revoked = judged([], after: granted)
    #expect(names(revoked).isEmpty)
    #expect(revoked[five]?.state == .revoked)
    #expect(judged(sessions, after: revoked) == granted)
  }

  @Test("Another session proves the award when the first is gone; that is no news")
  func otherProof() {
    let held = judged([session(1, reps: 7), session(2, day: 1, reps: 6)])
    #expect(held[five]?.earned.proof.sessions == [id(1)])
    let changes = AwardJudgement.changes(held: held, history: History([session(2, day: 1, reps: 6)]), rules: diary)
    let change = changes.first { $0.trophy == five }
    #expect(change?.standing.earned.proof.sessions == [id(2)])
    #expect(change?.standing.state == .granted)
    #expect(change?.isNews == false)
  }

  @Test("Nothing changes when nothing has changed")
  func stable() {
    let sessions = [session(1, reps: 60), session(2, day: 1, reps: 6)]
    #expect(AwardJudgement.changes(held: judged(sessions), history: History(sessions), rules: diary).isEmpty)
  }

  @Test("A harder rule leaves what was earned; without its proof it goes all the same")
  func grandfathered() {
    let easy = RuleBook([rule("T-SESSION-5", .reps, .session, 5)])
    let hard = RuleBook([
      rule("T-SESSION-5", .reps, .session, 5), rule("T-SESSION-5", .reps, .session, 8, version: 2),
    ])
    let held = judged([session(1, reps: 6)], by: easy)
    let kept = judged([session(1, reps: 6)], after: held, by: hard)
    #expect(kept[five]?.state == .grandfathered)
    #expect(kept[five]?.earned.ruleVersion == 1)
    #expect(judged([session(1, reps: 6)], by: hard).isEmpty)
    #expect(judged([], after: kept, by: hard)[five]?.state == .revoked)
    let better = judged([session(1, reps: 6), session(2, day: 1, reps: 8)], after: kept, by: hard)
    #expect(better[five]?.state == .granted)
    #expect(better[five]?.earned.ruleVersion == 2)
  }

  @Test("Any order of adding and deleting ends where the sessions that remain lead", arguments: 0..<40)
  func anyOrder(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let sessions = (0..<14).map { number in
      let evidence: Evidence = .random(using: &random)
      return session(
        number, day: .random(in: 0..<6, using: &random), second: number * 600,
        reps: [1, 3, 5, 9, 12, 20, 41, 55].randomElement(using: &random) ?? 1, evidence,
        timed: Bool.random(using: &random))
    }
    var expected: [TrophyID: AwardStanding]?
    for _ in 0..<6 {
      var held: [TrophyID: AwardStanding] = [:]
      var there: [TrainingSession] = []
      for session in sessions.shuffled(using: &random) {
        there.append(session)
        held = judged(there.shuffled(using: &random), after: held)
        if Bool.random(using: &random) {
          held = judged(there.dropLast(), after: held)
          held = judged(there, after: held)
        }
      }
      let settled = held.filter { $0.value.state != .revoked }
      #expect(expected ?? settled == settled)
      expected = settled
    }
    #expect(expected == judged(sessions))
  }
}

extension Evidence {
  fileprivate static func random(using random: inout SplitMix64) -> Evidence {
    allCases.randomElement(using: &random) ?? .declared
  }
}
