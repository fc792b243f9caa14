import CZlib
import Testing
import TitanRPC
import TitanRPCTransport

@Suite("gzip, one message at a time")
struct GzipTests {
  /// Compresses what is there, by an array's bytes.
  private func compress(_ message: [UInt8]) -> [UInt8] {
    Gzip.compress(size: message.count) { $0.copyBytes(from: message) }
  }

  private func code(_ bytes: [UInt8], limit: Int = 1 << 20) -> StatusCode? {
    #expect(throws: RPCError.self) { try Gzip.decompress(bytes, limit: limit) }?.code
  }

  @Test(
    "Compressed bytes decompress to themselves, whatever their size and content",
    arguments: [1, 2, 255, 511, 512, 513, 4_096, 32_768, 32_769, 300_000])
  func roundTrip(size: Int) throws {
    var random = SystemRandomNumberGenerator()
    let messages = [
      [UInt8](repeating: 0, count: size), (0..<size).map { UInt8(truncatingIfNeeded: $0 / 7) },
      (0..<size).map { _ in UInt8.random(in: 0...255, using: &random) },
    ]
    for message in messages {
      let compressed = compress(message)
      #expect(compressed.starts(with: [0x1F, 0x8B, 8]))
      #expect(try Gzip.decompress(compressed, limit: size) == message)
      #expect(code(compressed, limit: size - 1) == .resourceExhausted)
    }
  }

  @Test("An empty message, compressed or left empty, is empty")
  func empty() throws {
    #expect(try Gzip.decompress(compress([]), limit: 0) == [])
    #expect(try Gzip.decompress([], limit: 0) == [])
  }

  @Test("Members behind each other are one message, and one limit holds for all")
  func members() throws {
    let parts = [[1, 2, 3], [UInt8](repeating: 9, count: 1_000), [], [4]] as [[UInt8]]
    let bytes = parts.flatMap(compress)
    #expect(try Gzip.decompress(bytes, limit: 1_004) == parts.flatMap(\.self))
    #expect(code(bytes, limit: 1_003) == .resourceExhausted)
  }

  @Test("Cut short anywhere, it is INTERNAL")
  func truncated() {
    let whole = compress((0..<2_000).map { UInt8(truncatingIfNeeded: $0 * $0) })
    for count in 1..<whole.count { #expect(code(Array(whole[..<count])) == .internal) }
  }

  @Test("Something behind it, a wrong checksum, a wrong size, no gzip at all: INTERNAL")
  func corrupt() {
    let whole = compress(Array("the message".utf8))
    #expect(code(whole + [0]) == .internal)
    #expect(code(whole + Array("garbage".utf8)) == .internal)
    for offset in [1, 8] {
      var wrong = whole
      wrong[wrong.count - offset] ^= 1
      #expect(code(wrong, limit: .max >> 8) == .internal)
    }
    #expect(code(Array("plain text".utf8)) == .internal)
    #expect(code([0x78, 0x9C, 0x03, 0, 0, 0, 0, 1]) == .internal, "zlib's own format is deflate's, not gzip's")
  }

  @Test("A bomb is refused when it passes the limit, whatever size it claims", arguments: [0, 100, 1 << 20, 64 << 20])
  func bomb(claimed: Int) {
    var bytes = compress([UInt8](repeating: 0, count: 64 << 20))
    #expect(bytes.count < 80_000)
    bytes.removeLast(4)
    for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: claimed >> shift)) }
    #expect(code(bytes) == .resourceExhausted)
  }

  @Test("Arbitrary bytes behind gzip's header never inflate beyond the limit, and never crash")
  func arbitrary() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let length = Int.random(in: 0...200, using: &random)
      let bytes =
        [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3] + (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      if let message = try? Gzip.decompress(bytes, limit: 1_000) { #expect(message.count <= 1_000) }
    }
  }
}
