import PoseCountingService
import Testing

@Suite("Compression of what is stored")
struct ZlibTests {
  @Test("Compressed bytes come back", arguments: [0, 1, 1_000, 100_000])
  func roundTrip(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * $0 / 7) }
    #expect(Zlib.decompress(Zlib.compress(bytes), limit: count) == bytes)
    #expect(Zlib.decompress(Zlib.compress(bytes), limit: count + 1_000) == bytes)
  }

  @Test("No more than the limit comes out of it, and nothing of what is broken")
  func limits() {
    let bomb = Zlib.compress([UInt8](repeating: 0, count: 10_000_000))
    #expect(bomb.count < 20_000)
    #expect(Zlib.decompress(bomb, limit: 9_999_999) == nil)
    let bytes = Zlib.compress(Array(0..<200))
    for length in 0..<bytes.count { #expect(Zlib.decompress(Array(bytes[..<length]), limit: 200) == nil) }
    #expect(Zlib.decompress(bytes + [0], limit: 200) == nil, "something behind it")
    var flipped = bytes
    flipped[bytes.count / 2] ^= 1
    #expect(Zlib.decompress(flipped, limit: 200) == nil)
  }
}
