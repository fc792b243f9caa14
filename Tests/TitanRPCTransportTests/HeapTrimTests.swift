import NIOCore
import NIOEmbedded
import Testing

@testable import TitanRPCTransport

@Suite("Memory after floods")
struct HeapTrimTests {
  private let loop = EmbeddedEventLoop()

  /// Closes connections, waits, and says how often the heap has been trimmed so far.
  private func trims(_ trim: HeapTrim, _ count: Counter, closing connections: Int, afterBreach: Bool) -> Int {
    for _ in 0..<connections { trim.connectionClosed(afterBreach: afterBreach, on: loop) }
    loop.advanceTime(by: HeapTrim.delay)
    return count.soFar
  }

  @Test("A connection that breaches makes a trim, and later ones another")
  func breach() {
    let count = Counter()
    let trim = HeapTrim { _ = count.next() }
    #expect(trims(trim, count, closing: 1, afterBreach: true) == 1)
    #expect(trims(trim, count, closing: 0, afterBreach: true) == 1)
    #expect(trims(trim, count, closing: 1, afterBreach: true) == 2)
  }

  @Test("After a flood of them there is a trim when the last has gone")
  func flood() {
    let count = Counter()
    let trim = HeapTrim { _ = count.next() }
    #expect(trims(trim, count, closing: 100, afterBreach: true) == 1)
    #expect(trims(trim, count, closing: 0, afterBreach: true) == 2)
    #expect(trims(trim, count, closing: 0, afterBreach: true) == 2)
  }

  @Test("Others make one when they were a crowd")
  func crowd() {
    let count = Counter()
    let trim = HeapTrim { _ = count.next() }
    #expect(trims(trim, count, closing: HeapTrim.crowd - 1, afterBreach: false) == 0)
    #expect(trims(trim, count, closing: 1, afterBreach: false) == 1)
  }

  @Test("A connection that was ended is freed with its channel, not when it would have lingered long enough")
  func freed() throws {
    let server = try EmbeddedServer()
    #expect(server.isInMemory)
    try server.send(Array("GET / HTTP/1.1\r\n\r\n".utf8))
    #expect(!server.isOpen)
    #expect(!server.isInMemory)
  }
}
