import NIOEmbedded
import TitanTesting
import Testing

@testable import TitanRPCTransport

@Suite("Memory after floods")
struct HeapTrimTests {
  @Test("Many connections that end together make one trim, and later ones another")
  func once() async throws {
    let (loop, trimmed) = (EmbeddedEventLoop(), [Signal(), Signal()])
    let count = Counter()
    let trim = HeapTrim { trimmed[count.next()].fire() }
    for _ in 0..<100 { trim.soon(on: loop) }
    loop.advanceTime(by: HeapTrim.delay)
    await trimmed[0].wait()
    trim.soon(on: loop)
    loop.advanceTime(by: HeapTrim.delay)
    await trimmed[1].wait()
    #expect(count.next() == 2)
  }
}
