import Testing
import TitanCore
import TrophiesDomain

@Suite("How awards change (D29, D30)")
struct AwardJudgementTests {
  private let five = TrophyID("T-SESSION-5")

  @Test("Late data completes a streak: Tuesday arrives after Wednesday")
  func late() {
    let (mon, tue, wed) = (session(1, reps: 1), session(2, day: 1, reps: 1), session(3, day: 2, reps: 1))
    let before = judged([mon, wed])
    #expect(names(before).isEmpty)
    let after = judged([mon, wed, tue], after: before)
    #expect(names(after) == ["T-STREAK-3"])
    #expect(after[TrophyID("T-STREAK-3")]?.earned.earnTime == wed.start + .seconds(2))
  }

  @Test("An award is revoked with its session, and restored with it as it was")
  func undoRedo() {
    let sessions = [session(1, reps: 12)]
    let granted = judged(sessions)
    let revoked = judged([], after: granted)
    #expect(names(revoked).isEmpty)
    #expect(revoked[five]?.state == .revoked)
    #expect(judged(sessions, after: revoked) == granted)
  }

  @Test("If an award's session is deleted, another one proves it without a notification")
  func otherProof() {
    let held = judged([session(1, reps: 7), session(2, day: 1, reps: 6)])
    #expect(held[five]?.earned.proof.sessions == [id(1)])
    let changes = AwardJudgement.changes(held: held, history: History([session(2, day: 1, reps: 6)]), rules: diary)
    let change = changes.first { $0.trophy == five }
    #expect(change?.standing.earned.proof.sessions == [id(2)])
    #expect(change?.standing.state == .granted)
    #expect(change?.isNews == false)
  }

  @Test("Judging the same history again changes nothing")
  func stable() {
    let sessions = [session(1, reps: 60), session(2, day: 1, reps: 6)]
    #expect(AwardJudgement.changes(held: judged(sessions), history: History(sessions), rules: diary).isEmpty)
  }

  @Test("A harder rule keeps earlier awards, but a deleted session still revokes them")
  func grandfathered() {
    let easy = RuleBook([rule("T-SESSION-5", .reps, .session, 5)])
    let hard = easy.adding(rule("T-SESSION-5", .reps, .session, 8, version: 2, from: monday + .seconds(86_400)))
    let held = judged([session(1, reps: 6)], by: easy)
    let kept = judged([session(1, reps: 6)], after: held, by: hard)
    #expect(kept[five]?.state == .grandfathered)
    #expect(kept[five]?.earned.ruleVersion == 1)
    #expect(judged([], after: kept, by: hard)[five]?.state == .revoked)
    let better = judged([session(1, reps: 6), session(2, day: 1, reps: 8)], after: kept, by: hard)
    #expect(better[five]?.state == .granted)
    #expect(better[five]?.earned.ruleVersion == 2)
    // Late data counts as if it had arrived in time (D30); sessions under the harder rule are judged by it.
    #expect(judged([session(1, reps: 6)], by: hard) == kept)
    #expect(judged([session(1, day: 2, reps: 6)], by: hard).isEmpty)
    #expect(judged([session(1, reps: 6)], after: judged([], after: kept, by: hard), by: hard) == kept)
  }

  @Test("Of several versions, the newest one that was met while in force keeps the award")
  func severalVersions() {
    let book = RuleBook([
      rule("T-SESSION-5", .reps, .session, 5),
      rule("T-SESSION-5", .reps, .session, 20, version: 2, from: monday + .seconds(86_400)),
      rule("T-SESSION-5", .reps, .session, 10, version: 3, from: monday + .seconds(3 * 86_400)),
      rule("T-SESSION-5", .reps, .session, 40, version: 4, from: monday + .seconds(5 * 86_400)),
    ])
    func version(_ reps: Int, day: Int) -> Int? {
      judged([session(1, day: day, reps: reps)], by: book)[five]?.earned.ruleVersion
    }
    #expect((0...6).map { version(6, day: $0) } == [1, nil, nil, nil, nil, nil, nil])
    #expect((0...6).map { version(12, day: $0) } == [3, 3, 3, 3, 3, nil, nil])
    #expect((0...6).map { version(40, day: $0) } == Array(repeating: 4, count: 7))
  }

  @Test("After a permanent revocation, no earlier version protects an award; holders keep an archived trophy")
  func revokedAndArchived() {
    let easy = RuleBook([rule("T-SESSION-5", .reps, .session, 5)])
    let hard = rule("T-SESSION-5", .reps, .session, 8, version: 2, from: monday + .seconds(86_400))
    let held = judged([session(1, reps: 6)], by: easy)
    #expect(judged([session(1, reps: 6)], after: held, by: easy.adding(hard, .revoke))[five]?.state == .revoked)
    var end = hard
    (end.threshold, end.isArchived) = (5, true)
    let ended = easy.adding(end)
    #expect(judged([session(1, reps: 6)], after: held, by: ended)[five]?.state == .grandfathered)
    #expect(judged([session(1, day: 2, reps: 6)], by: ended).isEmpty)
    var back = end
    (back.version, back.activeFrom, back.isArchived) = (3, monday + .seconds(2 * 86_400), false)
    #expect(judged([session(1, reps: 6)], after: held, by: ended.adding(back))[five]?.earned.ruleVersion == 3)
  }

  @Test("Only the requested trophies are judged")
  func some() {
    let changes = AwardJudgement.changes(
      held: [:], history: History([session(1, reps: 12)]), rules: diary, only: [TrophyID("T-SESSION-10")])
    #expect(changes.map(\.trophy.description) == ["T-SESSION-10"])
  }

  @Test("Any order of additions and deletions leads to the awards of the remaining sessions", arguments: 0..<40)
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

  @Test("Any order of additions, deletions and rule changes leads to the same awards", arguments: 0..<40)
  func anyOrderOfRules(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var (book, held, there, gone) = (diary, [TrophyID: AwardStanding](), [TrainingSession](), [TrainingSession]())
    for number in 0..<30 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        // Rules change as time goes on.
        let known = book.current.randomElement(using: &random) ?? diary.current[0]
        var next = known
        (next.version, next.activeFrom) = (known.version + 1, monday + .seconds(number * 17_280))
        next.threshold = max(1, known.threshold + .random(in: -4...6, using: &random))
        next.isArchived = Int.random(in: 0..<5, using: &random) == 0
        book = book.adding(next, Bool.random(using: &random) ? .keep : .revoke)
      case 1 where !there.isEmpty: gone.append(there.remove(at: .random(in: there.indices, using: &random)))
      case 2 where !gone.isEmpty: there.append(gone.remove(at: .random(in: gone.indices, using: &random)))
      default:
        there.append(
          session(
            number, day: .random(in: 0..<6, using: &random), second: number * 600,
            reps: [1, 3, 5, 9, 12, 20, 41, 55].randomElement(using: &random) ?? 1, .random(using: &random)))
      }
      if Bool.random(using: &random) { held = judged(there.shuffled(using: &random), after: held, by: book) }
    }
    held = judged(there, after: held, by: book)
    #expect(held.filter { $0.value.state != .revoked } == judged(there, by: book))
  }
}

extension Evidence {
  fileprivate static func random(using random: inout SplitMix64) -> Evidence {
    allCases.randomElement(using: &random) ?? .declared
  }
}
