import Testing
import TitanRPC

@testable import TitanService

@Suite struct RateLimitTests {
  private let start = ContinuousClock.now

  @Test func aMinutesCallsAtOnceThenOneAfterTheOther() {
    let limit = RateLimit<String>(perMinute: 60)
    for _ in 0..<60 { #expect(limit.admit("here", at: start) == nil) }
    #expect(limit.admit("here", at: start) == .seconds(1))
    #expect(limit.admit("there", at: start) == nil)
    #expect(limit.admit("here", at: start + .milliseconds(999)) == .milliseconds(1))
    #expect(limit.admit("here", at: start + .seconds(1)) == nil)
    #expect(limit.admit("here", at: start + .seconds(1)) == .seconds(1))
    // Refused calls are not counted, and time gives back what was used.
    for _ in 0..<60 { #expect(limit.admit("here", at: start + .seconds(61)) == nil) }
    #expect(limit.admit("here", at: start + .seconds(61)) != nil)
  }

  @Test func lookingCountsNothing() {
    let limit = RateLimit<String>(perMinute: 2)
    for _ in 0..<9 { #expect(limit.wait("here", at: start) == nil) }
    for _ in 0..<2 { #expect(limit.admit("here", at: start) == nil) }
    #expect(limit.wait("here", at: start) == .seconds(30))
    #expect(limit.wait("there", at: start) == nil)
    #expect(limit.wait("here", at: start + .seconds(30)) == nil)
  }

  @Test func itsMemoryIsBounded() {
    let limit = RateLimit<String>(perMinute: 1, memory: 100)
    for number in 0..<10_000 {
      #expect(limit.admit("\(number)", at: start) == nil)
      #expect(limit.count <= 100)
    }
    #expect(limit.admit("9999", at: start) != nil)
  }
}
