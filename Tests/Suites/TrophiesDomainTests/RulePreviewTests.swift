import Testing
import TitanCore
import TrophiesDomain

@Suite("Preview of a rule")
struct RulePreviewTests {
  private let ten = TrophyID("T-SESSION-10")

  private func person(_ number: Int) -> UserID { UserID(id(number).uuid) }

  private func preview(
    _ threshold: Int, _ policy: ReevaluationPolicy, _ people: [[TrainingSession]]
  ) throws -> RulePreview {
    var changed = try #require(diary.current(ten))
    (changed.version, changed.threshold, changed.activeFrom) = (2, threshold, monday + .seconds(86_400))
    var preview = RulePreview(changed, in: diary, policy)
    for (index, sessions) in people.enumerated() {
      preview.examine(person(index), held: judged(sessions), history: History(sessions))
    }
    return preview
  }

  @Test("An easier rule adds holders; a harder one grandfathers or revokes them, depending on the policy")
  func outcomes() throws {
    let people = [[], [session(1, reps: 8)], [session(2, reps: 12)], [session(3, reps: 30)]]
    let easier = try preview(6, .keep, people)
    #expect(easier.examined == 4 && easier.counts == [.gain: 1, .keep: 2])
    #expect(easier.samples.map(\.user) == [person(1)])
    #expect(easier.samples.first?.after?.earned.proof.sessions == [id(1)])
    let harder = try preview(20, .keep, people)
    #expect(harder.counts == [.grandfather: 1, .keep: 1])
    #expect(harder.samples.first?.after?.earned.ruleVersion == 1)
    let revoking = try preview(20, .revoke, people)
    #expect(revoking.counts == [.lose: 1, .keep: 1])
    #expect(revoking.samples.first?.before?.state == .granted && revoking.samples.first?.after == nil)
  }

  @Test("The preview of a medal counts the users who have earned it, and those who would")
  func medals() {
    func twice(_ day: Int, _ first: Int) -> [TrainingSession] {
      [session(first, day: day, reps: 1), session(first + 1, day: day, second: 600, reps: 1)]
    }
    let people = [[], [session(1, reps: 1)], twice(0, 10), twice(0, 20) + twice(3, 22)]
    func previewed(_ threshold: Int, _ policy: ReevaluationPolicy, _ book: RuleBook) -> RulePreview {
      let rule = rule(
        "M-TWO", .sessions, .day, threshold, version: 2, from: monday + .seconds(86_400), kind: .intraday)
      var preview = RulePreview(rule, in: book, policy)
      for (index, sessions) in people.enumerated() {
        preview.examine(person(index), held: judged(sessions), history: History(sessions))
      }
      return preview
    }
    let book = diary.adding(rule("M-TWO", .sessions, .day, 2, kind: .intraday))
    #expect(previewed(2, .keep, diary).counts == [.gain: 2])
    #expect(previewed(1, .keep, book).counts == [.gain: 1, .keep: 2])
    #expect(previewed(3, .keep, book).counts == [.grandfather: 2])
    #expect(previewed(3, .revoke, book).counts == [.lose: 2])
    let gained = previewed(1, .keep, book).samples.first
    #expect((gained?.user, gained?.after?.earned.proof.sessions) == (person(1), [id(1)]))
  }

  @Test("Samples show some of each outcome, and counts include all")
  func samples() throws {
    let gaining = (0..<9).map { [session($0, reps: 8)] }
    let losing = (10..<19).map { [session($0, day: 0, reps: 12)] }
    let easier = try preview(6, .keep, gaining)
    #expect(easier.counts == [.gain: 9] && easier.samples.count == RulePreview.sampleLimit)
    let harder = try preview(20, .revoke, gaining + losing)
    #expect(harder.counts == [.lose: 9] && harder.samples.allSatisfy { $0.outcome == .lose })
  }

  @Test("The preview matches the result of judging", arguments: 0..<20)
  func truth(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let people = (0..<20).map { owner in
      (0..<Int.random(in: 0..<4, using: &random)).map {
        session(owner * 10 + $0, day: .random(in: 0..<4, using: &random), reps: .random(in: 1..<40, using: &random))
      }
    }
    let policy: ReevaluationPolicy = Bool.random(using: &random) ? .keep : .revoke
    let threshold = Int.random(in: 1..<40, using: &random)
    var changed = try #require(diary.current(ten))
    (changed.version, changed.threshold, changed.activeFrom) = (2, threshold, monday + .seconds(2 * 86_400))
    var preview = RulePreview(changed, in: diary, policy)
    var (gained, lost) = (0, 0)
    for (index, sessions) in people.enumerated() {
      let before = judged(sessions)
      let after = judged(sessions, after: before, by: diary.adding(changed, policy))
      preview.examine(person(index), held: before, history: History(sessions))
      let (had, has) = (names(before).contains("T-SESSION-10"), names(after).contains("T-SESSION-10"))
      gained += !had && has ? 1 : 0
      lost += had && !has ? 1 : 0
    }
    #expect(preview.counts[.gain] ?? 0 == gained && preview.counts[.lose] ?? 0 == lost)
  }
}
