import AuthDomain
import TitanCore
import Testing

@Suite("Rotation of refresh tokens (api.md)")
struct RefreshRotationTests {
  private static let day = Duration.seconds(86_400)
  private static let start = Timestamp(seconds: 1_780_000_000)
  private static func state(
    _ counter: Int64, expires: Duration = day * 30, ends: Duration = day * 180, _ revocation: RevocationReason? = nil
  ) -> RefreshState {
    RefreshState(
      counter: counter, expireTime: start + expires, endTime: start + ends, revocation: revocation)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let presented: Int64
    let state: RefreshState
    var after = Duration.zero
    let decision: RefreshRotation.Decision
    var testDescription: String { name }
  }

  @Test(
    "Each combination of state and token leads to the decision in the table",
    arguments: [
      Row(name: "newest: next", presented: 1, state: state(1), decision: .issueNext(state(2))),
      Row(
        name: "newest, later: next, expiry slides", presented: 7, state: state(7), after: day * 10,
        decision: .issueNext(state(8, expires: day * 40))),
      Row(
        name: "newest, near the end: expiry stops there", presented: 7, state: state(7, expires: day * 179),
        after: day * 170, decision: .issueNext(state(8, expires: day * 180))),
      Row(
        name: "one before, successor unused: the same again", presented: 1, state: state(2), decision: .repeatSuccessor),
      Row(
        name: "one before, much later: the same again", presented: 6, state: state(7), after: day * 29,
        decision: .repeatSuccessor),
      Row(name: "two before, successor used: reuse", presented: 1, state: state(3), decision: .reuse),
      Row(name: "much older: reuse", presented: 1, state: state(1_000), decision: .reuse),
      Row(name: "never issued, zero: reuse", presented: 0, state: state(2), decision: .reuse),
      Row(name: "forgotten by the store", presented: 3, state: state(2), decision: .unknown),
      Row(name: "no overflow", presented: .min, state: state(.max), decision: .reuse),
      Row(
        name: "a moment before expiry", presented: 1, state: state(1), after: day * 30 - .microseconds(1),
        decision: .issueNext(
          RefreshState(
            counter: 2, expireTime: start + day * 60 - .microseconds(1), endTime: start + day * 180))),
      Row(name: "at expiry", presented: 1, state: state(1), after: day * 30, decision: .expired),
      Row(name: "31 idle days (D27)", presented: 1, state: state(1), after: day * 31, decision: .expired),
      Row(
        name: "at the absolute end", presented: 1, state: state(1, expires: day * 180), after: day * 180,
        decision: .expired),
      Row(name: "expired wins over reuse", presented: 1, state: state(9), after: day * 31, decision: .expired),
      Row(name: "revoked", presented: 1, state: state(1, .signedOut), decision: .revoked),
      Row(name: "revoked wins over repeat", presented: 1, state: state(2, .refreshTokenReused), decision: .revoked),
      Row(
        name: "revoked wins over expired", presented: 1, state: state(2, .signedOut), after: day * 31,
        decision: .revoked),
    ])
  func table(row: Row) {
    #expect(
      RefreshRotation.decide(
        presented: row.presented, row.state, at: Self.start + row.after, sliding: Self.day * 30) == row.decision)
  }

  @Test("A session begins with token 1, and its token never outlives it")
  func beginning() {
    #expect(RefreshState.beginning(at: Self.start, Lifetimes()) == Self.state(1))
    let short = Lifetimes(sliding: Self.day * 30, absolute: Self.day * 7)
    #expect(RefreshState.beginning(at: Self.start, short) == Self.state(1, expires: Self.day * 7, ends: Self.day * 7))
  }

  /// A device that always presents the newest token it has seen is never signed out, even if responses get lost.
  /// Whatever it presents, the counter moves by one at a time, and the expiry never passes the end.
  @Test("A device that loses responses stays signed in", arguments: 0..<200 as Range<UInt64>)
  func lostResponses(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var state = RefreshState.beginning(at: Self.start, Lifetimes())
    var held: Int64 = 1
    var now = Self.start
    for _ in 0..<100 {
      now = now + .seconds(Int64.random(in: 0...40_000, using: &random))
      switch RefreshRotation.decide(presented: held, state, at: now, sliding: Self.day * 30) {
      case .issueNext(let next):
        #expect(next.counter == state.counter + 1)
        #expect(next.expireTime <= next.endTime)
        state = next
      case .repeatSuccessor: #expect(state.counter == held + 1)
      case let other: Issue.record("\(other) for token \(held) of \(state.counter), seed \(seed)")
      }
      if Bool.random(using: &random) { held = state.counter }
    }
  }

  /// Owner and thief start with the same token; each continues with what it was given.
  @Test("Once thief and owner have both advanced, the next stale token is reuse", arguments: 0..<200 as Range<UInt64>)
  func theft(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var state = RefreshState.beginning(at: Self.start, Lifetimes())
    var held: [Int64] = [1, 1]
    for _ in 0..<1_000 {
      let who = Int.random(in: 0...1, using: &random)
      switch RefreshRotation.decide(presented: held[who], state, at: Self.start, sliding: Self.day * 30) {
      case .issueNext(let next): (state, held[who]) = (next, next.counter)
      case .repeatSuccessor: held[who] = state.counter
      case .reuse:
        #expect(held[who] < state.counter - 1)
        return
      case let other: Issue.record("\(other), seed \(seed)")
      }
    }
    Issue.record("no reuse found in 1000 turns, seed \(seed)")
  }
}
