import MotivationDomain
import Testing
import TitanCore

@Suite("Choice of quotes")
struct QuoteChoiceTests {
  private func ids(_ count: Int) -> [QuoteID] { (0..<count).map { QuoteID("q-\($0)") } }

  /// What one user is shown, in order.
  private func showings(of count: Int, times: Int, seed: UInt64) throws -> [QuoteID] {
    var generator = SplitMix64(seed: seed)
    var (shown, order): ([QuoteID: Int], [QuoteID]) = ([:], [])
    for number in 1...times {
      let next = try #require(QuoteChoice.next(of: ids(count), shown: shown, using: &generator))
      shown[next] = number
      order.append(next)
    }
    return order
  }

  @Test("With two or more quotes, none comes twice in a row", arguments: 2...12)
  func neverTwice(count: Int) throws {
    for seed in 0..<20 as Range<UInt64> {
      let order = try showings(of: count, times: 200, seed: seed)
      #expect(zip(order, order.dropFirst()).allSatisfy { $0 != $1 })
    }
  }

  @Test("Every quote is shown before any is repeated", arguments: [1, 2, 7, 200])
  func everythingFirst(count: Int) throws {
    #expect(Set(try showings(of: count, times: count, seed: 1)) == Set(ids(count)))
  }

  @Test("A quote is not repeated before half of the others were shown", arguments: [2, 3, 9, 50])
  func distance(count: Int) throws {
    let order = try showings(of: count, times: count * 20, seed: 3)
    var last: [QuoteID: Int] = [:]
    for (number, id) in order.enumerated() {
      if let before = last.updateValue(number, forKey: id) { #expect(number - before > count - count / 2) }
    }
  }

  @Test("Users see different orders, and each quote comes about equally often")
  func chance() throws {
    #expect(try showings(of: 50, times: 50, seed: 1) != showings(of: 50, times: 50, seed: 2))
    let order = try showings(of: 10, times: 10_000, seed: 5)
    for id in ids(10) { #expect((900...1_100).contains(order.count { $0 == id })) }
  }

  @Test("A single candidate is always chosen, and no candidate gives no choice")
  func edges() {
    var generator = SplitMix64(seed: 1)
    #expect(QuoteChoice.next(of: ids(1), shown: [QuoteID("q-0"): 9], using: &generator) == QuoteID("q-0"))
    #expect(QuoteChoice.next(of: [], shown: [QuoteID("q-0"): 9], using: &generator) == nil)
  }

  @Test("Shown quotes that no longer exist don't matter")
  func gone() {
    var generator = SplitMix64(seed: 1)
    let shown = [QuoteID("gone"): 100, QuoteID("q-0"): 9, QuoteID("q-1"): 8]
    #expect(QuoteChoice.next(of: ids(2), shown: shown, using: &generator) == QuoteID("q-1"))
  }
}
