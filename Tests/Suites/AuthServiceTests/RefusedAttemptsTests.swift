import AuthService
import Testing
import TitanCore

@Suite("Attempts that were refused a moment ago")
struct RefusedAttemptsTests {
  private let start = FakeClock.start
  private let key: [UInt8] = [1]

  /// The rest of a delay of `wait`, and the time after which somebody asks.
  @Test(
    "are refused until the delay is over, and for a second at most",
    arguments: [
      (wait: 900, after: 0, left: 900), (900, 999, 899), (900, 1_000, nil), (1, 0, 1), (1, 1_000, nil),
      // The clock was set back.
      (900, -1, nil),
    ] as [(Int, Int, Int?)])
  func trust(wait: Int, after milliseconds: Int, left: Int?) {
    let refused = RefusedAttempts()
    refused.note(key, wait: .seconds(wait), at: start)
    let found = refused.wait(key, at: start + .milliseconds(milliseconds))
    #expect(found.map { Int($0.components.seconds) } == left)
    #expect(refused.wait([2], at: start) == nil)
  }

  @Test("A delay shorter than a second is not lengthened")
  func short() {
    let refused = RefusedAttempts()
    refused.note(key, wait: .milliseconds(300), at: start)
    #expect(refused.wait(key, at: start + .milliseconds(100)) == .milliseconds(200))
    #expect(refused.wait(key, at: start + .milliseconds(300)) == nil)
  }

  @Test("are forgotten when something else than time has ended the delay")
  func forget() {
    let refused = RefusedAttempts()
    refused.note(key, wait: .seconds(9), at: start)
    refused.forget(key)
    #expect(refused.wait(key, at: start) == nil && refused.count == 0)
  }

  @Test("take bounded memory: the outdated go first, then all")
  func bounded() {
    let refused = RefusedAttempts(limit: 3)
    for number in 0..<2 as Range<UInt8> { refused.note([number], wait: .seconds(9), at: start) }
    let later = start + .seconds(2)
    refused.note([2], wait: .seconds(9), at: later)
    refused.note([3], wait: .seconds(9), at: later)
    #expect(refused.count == 2 && refused.wait([2], at: later) != nil)
    for number in 4..<9 as Range<UInt8> { refused.note([number], wait: .seconds(9), at: later) }
    #expect(refused.count <= 3 && refused.wait([8], at: later) != nil)
  }
}
