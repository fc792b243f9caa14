import PoseCountingDomain
import Testing
import TitanCore
import TitanMotion

@Suite("Frames by what changes between them")
struct FrameDeltasTests {
  private static func frames() throws -> [QuantizedFrame] {
    try PoseRecording.renderedAthlete().quantized().enumerated().map { index, frame in
      var frame = frame
      if index % 50 > 45 { frame.landmarks = [] }
      frame.isPaused = index % 70 > 60
      if index % 90 == 0 { frame.up = UpDirection(x: 0, y: Int32(-16_384 + index), z: 32_767) }
      return frame
    }
  }

  @Test("Every frame comes back, and takes less than in its canonical form", arguments: [0, 1, 2, 47, 400])
  func roundTrip(count: Int) throws {
    let frames = Array(try Self.frames().prefix(count))
    let bytes = FrameDeltas.Encoder(frames).bytes
    #expect(FrameDeltas.decode(bytes, schema: .mediapipe33) == frames)
    var canonical: [UInt8] = []
    for frame in frames { frame.encode(into: &canonical) }
    if count > 100 { #expect(bytes.count * 3 < canonical.count * 2) }
    #expect(bytes.count <= FrameDeltas.largestSize(frames: count, schema: .mediapipe33))
  }

  @Test("A frame tells which way is up in bytes of its own, before its landmarks")
  func up() throws {
    var frame = try #require(try Self.frames().dropFirst().first)
    var without: [UInt8] = []
    frame.encode(into: &without)
    let prefix = frame.encodedPrefixSize
    frame.up = UpDirection(x: 0, y: -16_384, z: 64)
    var with: [UInt8] = []
    frame.encode(into: &with)
    #expect(with[0] == without[0] + 4 && with[prefix..<frame.encodedPrefixSize] == [0, 255, 255, 1, 128, 1])
    #expect(with[frame.encodedPrefixSize...] == without[prefix...])
    #expect(QuantizedFrame.decode(with, schema: .mediapipe33) == [frame])
    // No direction at all.
    #expect(QuantizedFrame.decode([4, 0, 0, 0, 0], schema: .faceBox) == nil)
  }

  @Test("The farthest a landmark can jump, and the longest it can take")
  func extremes() throws {
    let (low, high) = (Int32(QuantizedLandmark.coordinates.lowerBound), Int32(QuantizedLandmark.coordinates.upperBound))
    let frames = [(low, 0), (high, 255), (low, 0)].enumerated().map { index, landmark in
      QuantizedFrame(
        microseconds: Int64(index) * LandmarkQuantizer.longest,
        landmarks: Array(
          repeating: QuantizedLandmark(x: landmark.0, y: -landmark.0, z: landmark.0, visibility: UInt8(landmark.1)),
          count: LandmarkSchema.coco17.count))
    }
    let bytes = FrameDeltas.Encoder(frames).bytes
    #expect(FrameDeltas.decode(bytes, schema: .coco17) == frames)
    #expect(bytes.count <= FrameDeltas.largestSize(frames: frames.count, schema: .coco17))
  }

  @Test("Bytes that no frames have are refused, and none crashes")
  func broken() throws {
    let bytes = FrameDeltas.Encoder(try Self.frames().prefix(1)).bytes
    for length in 1..<bytes.count {
      #expect(FrameDeltas.decode(Array(bytes[..<length]), schema: .mediapipe33) == nil)
    }
    #expect(FrameDeltas.decode([4, 0], schema: .coco17) == nil)
    #expect(FrameDeltas.decode([8, 0], schema: .coco17) == nil)
    #expect(FrameDeltas.decode([4, 0, 0, 0, 0], schema: .faceBox) == nil)
    // A visibility below 0, then times and coordinates that overflow.
    #expect(FrameDeltas.decode([1, 0, 0, 0, 0, 1, 0, 0, 0, 0], schema: .faceBox) == nil)
    let largest = [UInt8](repeating: 0xFF, count: 9) + [1]
    #expect(FrameDeltas.decode([0] + largest + [0] + largest, schema: .faceBox)?.count == 2)
    var generator = SplitMix64(seed: 1)
    for _ in 0..<2_000 {
      _ = FrameDeltas.decode((0..<64).map { _ in .random(in: 0...255, using: &generator) }, schema: .faceBox)
    }
  }
}
