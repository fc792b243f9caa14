import Testing

@testable import TitanRPCTransport

@Suite("Giving windows back")
struct InboundCreditTests {
  @Test("A small message goes back when it is taken")
  func small() {
    var credit = InboundCredit()
    credit.received(15)
    credit.completed()
    let change = credit.taken(15)
    #expect(change.consumed == 15 && change.held == 0)
    #expect(credit.owed == 0)
  }

  @Test("The credit of a partial message is returned at once, and not again when it is taken")
  func large() {
    var credit = InboundCredit()
    credit.received(100)
    var change = credit.advance(100)
    #expect(change.consumed == 100 && change.held == 100)
    credit.received(50)
    change = credit.advance(150)
    #expect(change.consumed == 50 && change.held == 50)
    credit.received(10)
    credit.completed()
    change = credit.taken(160)
    #expect(change.consumed == 10 && change.held == -150)
  }

  @Test("Bytes after a message are owed until they are taken")
  func queued() {
    var credit = InboundCredit()
    credit.received(30)
    credit.completed()
    #expect(credit.owed == 30)
    _ = credit.taken(20)
    #expect(credit.owed == 10)
    let change = credit.settle()
    #expect(change.consumed == 10 && change.held == 0)
    #expect(credit.settle().isEmpty)
  }

  @Test("A finished call returns everything it held")
  func settle() {
    var credit = InboundCredit()
    credit.received(100)
    _ = credit.advance(80)
    let change = credit.settle()
    #expect(change.consumed == 20 && change.held == -80)
  }
}
