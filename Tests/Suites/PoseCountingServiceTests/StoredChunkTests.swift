import PoseCountingDomain
import Testing

@testable import PoseCountingService

@Suite("Stored chunks that a database has damaged")
struct StoredChunkTests {
  private static let schema = LandmarkSchema.mediapipe33

  private static func chunk(at times: [Int64]) -> StoredChunk {
    let frames = times.map { QuantizedFrame(microseconds: $0, landmarks: []) }
    return StoredChunk(FrameChunk(first: 0, packing: .init(frames)))
  }

  @Test("Frames of a stream come back")
  func whole() throws {
    let times = [0, 33_333, LandmarkQuantizer.longest]
    #expect(try Self.chunk(at: times).decoded(schema: Self.schema).map(\.microseconds) == times)
  }

  @Test(
    "Times that no stream has are refused, before anybody reckons with them",
    arguments: [[Int64.min, 0], [-1, 0], [0, Int64.max], [5, 5], [7, 3], [0, LandmarkQuantizer.longest + 1]])
  func times(_ times: [Int64]) {
    #expect(throws: CorruptStream.self) { try Self.chunk(at: times).decoded(schema: Self.schema) }
  }

  @Test(
    "Whatever frame count the row claims, it allocates no more than its bytes can fill",
    arguments: [1, 4, Int(Int32.max)])
  func count(_ count: Int) {
    var chunk = Self.chunk(at: [0, 1, 2])
    chunk.count = count
    #expect(throws: CorruptStream.self) { try chunk.decoded(schema: Self.schema) }
  }
}

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
