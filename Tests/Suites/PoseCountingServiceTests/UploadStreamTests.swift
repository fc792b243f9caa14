import Foundation
import PoseCountingService
import PoseProto
import Testing
import TitanMotion
import TitanProto
import TitanRPC

@Suite("UploadStream")
struct UploadStreamTests {
  @Test("An uploaded set counts as the same set live")
  func sameAsLive() async throws {
    let fixture = PoseFixture()
    let frames = try PoseRecording.renderedAthlete().messages
    let live = try #require(
      try await fixture.connect().stream(PoseFixture.open(UUID()), frames).receipts.first)
    let uploaded = try await fixture.asAnother().connect().upload(PoseFixture.open(UUID()), frames)
    let receipt = try #require(uploaded.receipt)
    #expect(receipt.reps == live.reps && receipt.streamDigest == live.streamDigest)
    #expect(uploaded.partialReps.count == 1)
    #expect(uploaded.duration == GoogleProtobuf.Duration(.microseconds(frames[frames.count - 1].timeUs)))
  }

  @Test("The same frames under the same id give the same answer, other frames are ALREADY_EXISTS")
  func again() async throws {
    let fixture = PoseFixture()
    let frames = try PoseRecording.renderedAthlete().messages
    let open = PoseFixture.open(UUID())
    let first = try await fixture.connect().upload(open, frames)
    #expect(try await fixture.connect().upload(open, frames) == first)
    for other in [Array(frames.dropLast()), []] {
      let error = await #expect(throws: RPCError.self) { try await fixture.connect().upload(open, other) }
      #expect(error?.code == .alreadyExists && error?.info?.reason == "STREAM_EXISTS")
    }
  }

  @Test("An interrupted upload starts over")
  func brokenOff() async throws {
    var limits = PoseLimits()
    limits.framesPerUploadChunk = 32
    let fixture = PoseFixture(limits: limits)
    let frames = try PoseRecording.renderedAthlete().messages
    let open = PoseFixture.open(UUID())
    var broken = Array(frames[..<150])
    broken[140].landmarks[0] = .nan
    let error = await #expect(throws: RPCError.self) { try await fixture.connect().upload(open, broken) }
    #expect(error?.info?.reason == "LANDMARK_NAN")
    #expect(try await fixture.connect().upload(open, frames).receipt?.reps.count == 12)
  }

  @Test("A live stream's id is no upload's, and the other way round")
  func origins() async throws {
    let fixture = PoseFixture()
    let (live, uploaded) = (PoseFixture.open(UUID()), PoseFixture.open(UUID()))
    _ = try await fixture.connect().converse([.open(live)])
    _ = try await fixture.connect().upload(uploaded, [])
    #expect(
      await #expect(throws: RPCError.self) { try await fixture.connect().upload(live, []) }?.info?.reason
        == "STREAM_EXISTS")
    #expect(
      await #expect(throws: RPCError.self) { try await fixture.connect().converse([.open(uploaded)]) }?.info?.reason
        == "STREAM_EXISTS")
  }

  @Test("open comes first, and once")
  func outOfTurn() async throws {
    let client = PoseFixture().connect()
    for (messages, reason) in [
      ([], "NOT_OPENED"), ([.frames(PoseV1.Frames())], "NOT_OPENED"),
      ([.open(PoseFixture.open(UUID())), .open(PoseFixture.open(UUID()))], "ALREADY_OPENED"),
    ] as [([PoseV1.UploadStreamRequest.Message], String)] {
      let error = await #expect(throws: RPCError.self) {
        try await client.uploadStream { writer in
          for message in messages { try await writer.write(PoseV1.UploadStreamRequest(message: message)) }
        }
      }
      #expect(error?.code == .failedPrecondition && error?.info?.reason == reason)
    }
  }
}
