import Testing

import TitanCore

@Suite struct ConcurrencyLimitTests {
  @Test func eachKeyHasItsOwn() {
    let limit = ConcurrencyLimit<String>(perKey: 2)
    #expect(limit.enter("a") && limit.enter("a"))
    #expect(!limit.enter("a"))
    #expect(limit.enter("b"))
    limit.leave("a")
    #expect(limit.enter("a"))
  }

  @Test func aRefusalTakesNothingAndNothingIsKept() {
    let limit = ConcurrencyLimit<Int>(perKey: 1)
    #expect(limit.enter(1))
    for _ in 0..<10 { #expect(!limit.enter(1)) }
    limit.leave(1)
    #expect(limit.keys == 0)
    #expect(limit.enter(1))
  }

  @Test func aCallThatNeverEnteredCannotLeave() {
    let limit = ConcurrencyLimit<Int>(perKey: 1)
    limit.leave(1)
    #expect(limit.enter(1))
    #expect(!limit.enter(1))
  }
}
