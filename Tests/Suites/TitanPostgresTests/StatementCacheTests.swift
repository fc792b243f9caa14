import Testing

@testable import TitanPostgres

@Suite struct StatementCacheTests {
  func key(_ text: String, _ types: [UInt32] = []) -> StatementCache.Key { .init(text: text, types: types) }

  @Test func preparesOnceAndUsesTheNameWhenConfirmed() {
    var cache = StatementCache(capacity: 2)
    #expect(cache.plan(for: key("a")) == .prepare("t1"))
    #expect(cache.plan(for: key("a")) == .unnamed)
    cache.confirm(key("a"))
    #expect(cache.plan(for: key("a")) == .prepared("t1"))
    #expect(cache.plan(for: key("a", [20])) == .prepare("t4"))
  }

  @Test func theLeastRecentlyUsedGoes() {
    var cache = StatementCache(capacity: 2)
    for text in ["a", "b"] {
      _ = cache.plan(for: key(text))
      cache.confirm(key(text))
    }
    _ = cache.plan(for: key("a"))
    #expect(cache.plan(for: key("c")) == .prepare("t4"))
    #expect(cache.takeEvicted() == ["t2"])
    #expect(cache.takeEvicted() == [])
    #expect(cache.plan(for: key("a")) == .prepared("t1"))
  }

  @Test func oneOnItsWayIsNotEvicted() {
    var cache = StatementCache(capacity: 1)
    _ = cache.plan(for: key("a"))
    #expect(cache.plan(for: key("b")) == .unnamed)
    #expect(cache.takeEvicted() == [])
  }

  @Test func aStatementThatFailedToPrepareIsPreparedAgain() {
    var cache = StatementCache(capacity: 1)
    _ = cache.plan(for: key("a"))
    cache.forget(key("a"))
    #expect(cache.takeEvicted() == [])
    #expect(cache.plan(for: key("a")) == .prepare("t2"))
    cache.confirm(key("a"))
    cache.forget(key("a"))
    #expect(cache.takeEvicted() == ["t2"])
  }

  @Test func withoutRoomNothingIsPrepared() {
    var cache = StatementCache(capacity: 0)
    #expect(cache.plan(for: key("a")) == .unnamed)
  }
}

@Suite struct FIFOTests {
  @Test func comesOutAsItWentIn() {
    var queue = FIFO<Int>()
    for number in 0..<200 { queue.append(number) }
    for number in 0..<150 { #expect(queue.popFirst() == number) }
    for number in 200..<300 { queue.append(number) }
    #expect(queue.count == 150)
    queue.removeAll { $0 % 2 == 0 }
    #expect(queue.takeAll() == Array(stride(from: 151, to: 300, by: 2)))
    #expect(queue.isEmpty)
    #expect(queue.popFirst() == nil)
  }

  @Test func changesAndFindsBehindTheHead() {
    var queue = FIFO<(id: Int, text: String)>()
    queue.append((1, "a"))
    queue.append((2, "b"))
    _ = queue.popFirst()
    queue.append((3, "c"))
    queue.change(where: { $0.id == 3 }) { $0.text = "changed" }
    #expect(queue.first { $0.id == 3 }?.text == "changed")
    #expect(queue.first { $0.id == 1 } == nil)
    queue.first?.text = "first"
    #expect(queue.first?.text == "first")
  }
}
