import CJemalloc
import Glibc
import Testing

@testable import TitanRPCTransport

@Suite("Memory")
struct MemoryTests {
  /// A number that jemalloc(3) has under a name; its type must be the documented one.
  private func read<Number: FixedWidthInteger>(_ name: String, as: Number.Type) -> Number? {
    var number = Number.zero
    var size = MemoryLayout<Number>.size
    return mallctl(name, &number, &size, nil, 0) == 0 ? number : nil
  }

  // A sanitizer brings its own allocator.
  @Test(
    "It comes from jemalloc, and goes back to the system about a second after it was freed",
    .enabled(if: getenv("ASAN_OPTIONS") == nil && getenv("TSAN_OPTIONS") == nil))
  func allocator() throws {
    let before = try #require(read("thread.allocated", as: UInt64.self))
    let block = malloc(1 << 20)
    defer { free(block) }
    #expect(try #require(read("thread.allocated", as: UInt64.self)) >= before + (1 << 20))
    #expect(read("opt.background_thread", as: UInt8.self) == 1)
    #expect(read("opt.dirty_decay_ms", as: Int.self) == 1000)
    #expect(read("opt.muzzy_decay_ms", as: Int.self) == 0)
  }

  @Test("A connection that was ended is freed with its channel, not when it would have lingered long enough")
  func ended() throws {
    let server = try EmbeddedServer()
    #expect(server.isInMemory)
    try server.send(Array("GET / HTTP/1.1\r\n\r\n".utf8))
    #expect(!server.isOpen)
    #expect(!server.isInMemory)
  }
}
