import Foundation
import PoseCountingDomain
import PoseCountingService
import PoseProto
import Testing
import TitanCore
import TitanMotion
import TitanTesting

/// Which way is up, from the client to the counter and back from the store.
@Suite("Gravity")
struct GravityTests {
  private static let up = PoseV1.Direction(x: 0, y: -1, z: 0)

  /// The rendered athlete upside down, as if pressing a weight.
  private static func upsideDown() throws -> [PoseV1.Frame] {
    try PoseRecording.renderedAthlete().messages.map { frame in
      var frame = frame
      for index in frame.landmarks.indices where index % 4 < 2 { frame.landmarks[index] = 1 - frame.landmarks[index] }
      return frame
    }
  }

  @Test("Push-ups upside down are none if the device says which way is up, in `open` or in a frame")
  func counts() async throws {
    let frames = try Self.upsideDown(), upright = try PoseRecording.renderedAthlete().messages
    var telling = frames
    telling[0].up = Self.up
    var turned = telling
    // The device was turned, too.
    turned[1].up = .init(x: 0, y: 1, z: 0)
    for (sent, up, reps) in [
      (frames, nil, 12), (frames, Self.up, 0), (telling, nil, 0), (turned, Self.up, 12), (upright, Self.up, 12),
    ] {
      let open = PoseFixture.open(UUID()) { $0.up = up }
      let live = try await PoseFixture().connect().stream(open, sent).receipts.first
      let upload = try await PoseFixture().connect().upload(open, sent).receipt
      #expect(live?.reps.count == reps && upload?.reps.count == reps)
    }
  }

  @Test("It is stored with the frames: a recount, an explanation and a set that goes on know it")
  func stored() async throws {
    try await TestDatabase.with(.pose) { pool in
      let fixture = PoseFixture(store: PostgresStreamStore(pool))
      let client = fixture.connect()
      let open = PoseFixture.open(UUID()) { $0.up = Self.up }
      let frames = try Self.upsideDown()
      let half = frames.count / 2
      try await client.converse([.open(open)] + Array(frames[..<half]).batches(of: 32).map { .frames($0) })
      // Another direction comes too late.
      var again = open
      again.up = .init(x: 0, y: 1, z: 0)
      let receipt = try #require(try await fixture.connect().stream(again, Array(frames[half...])).receipts.first)
      #expect(receipt.reps.isEmpty)
      let id = open.streamID
      #expect(try await client.recountStream(.init(streamID: id)).newReps == 0)
      #expect(try await client.recountStream(.init(streamID: id, counter: "pushup/2")).newReps == 12)
      let explained = try await client.explainReps(.init(streamID: id))
      #expect(explained.dips.count > 0 && !explained.dips.contains { $0.outcome == .rep })
    }
  }

  @Test("Whoever says nothing of it has the digest as before; the motion is the same either way")
  func digest() throws {
    let frames = try PoseRecording.renderedAthlete().messages
    let image = try #require(ImageSize(width: 640, height: 360))
    let header = StreamHeader(
      origin: .live, schema: .mediapipe33, image: image, parameters: .standard, startTime: PoseFixture.noon)
    func stream(_ up: [Float]) throws -> CountedStream {
      var stream = CountedStream(header, up: up)
      for frame in frames { _ = try stream.take(frame) }
      return stream
    }
    let (without, with) = (try stream([]), try stream([0, -1, 0]))
    #expect(without.streamDigest != with.streamDigest && without.motion == with.motion)
  }
}
