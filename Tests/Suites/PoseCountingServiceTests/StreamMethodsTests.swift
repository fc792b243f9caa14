import Foundation
import PoseCountingService
import PoseProto
import Testing
import TitanCore
import TitanMotion
import TitanProto
import TitanRPC

@Suite("GetStream, ListStreams, DeleteStream, DownloadFrames")
struct StreamMethodsTests {
  private static func text(_ id: UUID) -> String { id.uuidString.lowercased() }

  @Test("A stream says how it was opened, what it ended with, and carries its receipt")
  func get() async throws {
    let fixture = PoseFixture()
    let frames = try PoseRecording.renderedAthlete().messages
    let id = UUID()
    let receipt = try #require(
      try await fixture.connect().upload(
        PoseFixture.open(id) {
          $0.mode = .time
          $0.targetSeconds = 60
          $0.preparationSeconds = 2
          $0.retention = .days365
        }, frames
      ).receipt)
    let stream = try #require(try await fixture.connect().getStream(.init(streamID: Self.text(id))).stream)
    #expect(stream.receipt == receipt && stream.streamDigest == receipt.streamDigest)
    #expect(stream.reps == UInt32(receipt.reps.count) && stream.frameCount == UInt64(frames.count))
    #expect(stream.origin == .upload && stream.closeTime == .init(PoseFixture.noon) && stream.framesDeleteTime == nil)
    #expect(stream.framesExpireTime == .init(PoseFixture.noon + .seconds(365 * 86_400)))
    let open = try #require(stream.open)
    #expect(open.streamID == Self.text(id) && open.schema == .mediapipe33 && open.counter == "pushup/3")
    #expect(open.mode == .time && open.targetSeconds == 60 && open.preparationSeconds == 2)
    #expect(open.retention == .days365 && open.imageWidth == 640 && open.imageHeight == 360)
    // What it says is what it was opened with: opened likewise it is the same stream.
    #expect(try await fixture.connect().upload(open, frames).receipt == receipt)
  }

  @Test("An unfinished stream has neither receipt nor digest")
  func unfinished() async throws {
    let fixture = PoseFixture()
    let id = UUID()
    _ = try await fixture.connect().converse([.open(PoseFixture.open(id) { $0.targetReps = 9 })])
    let stream = try #require(try await fixture.connect().getStream(.init(streamID: Self.text(id))).stream)
    #expect(stream.receipt == nil && stream.closeTime == nil && stream.duration == nil && stream.streamDigest.isEmpty)
    #expect(stream.origin == .live && stream.open?.targetReps == 9 && stream.open?.mode == .reps)
  }

  @Test("Pages follow each other; a token is bound to its user")
  func list() async throws {
    let fixture = PoseFixture()
    let client = fixture.connect()
    var ids: Set<String> = []
    for _ in 0..<5 {
      let id = UUID()
      ids.insert(Self.text(id))
      _ = try await client.converse([.open(PoseFixture.open(id))])
    }
    var (found, token, pages) = ([String](), "", 0)
    repeat {
      let page = try await client.listStreams(.init(pageSize: 2, pageToken: token))
      found += page.streams.compactMap(\.open?.streamID)
      token = page.nextPageToken
      pages += 1
    } while !token.isEmpty
    #expect(found.count == 5 && Set(found) == ids && pages == 3)
    let first = try await client.listStreams(.init(pageSize: 2)).nextPageToken
    let other = await #expect(throws: RPCError.self) {
      try await fixture.asAnother().connect().listStreams(.init(pageSize: 2, pageToken: first))
    }
    #expect(other?.code == .invalidArgument && other?.info?.reason == "PAGE_TOKEN_INVALID")
    let negative = await #expect(throws: RPCError.self) { try await client.listStreams(.init(pageSize: -1)) }
    #expect(negative?.info?.reason == "PAGE_SIZE_NEGATIVE")
    #expect(try await fixture.asAnother().connect().listStreams(.init()) == .init())
  }

  @Test("Downloaded frames sent again give the same digest, in any range, with what was not counted apart")
  func download() async throws {
    let fixture = PoseFixture()
    let frames = try PoseRecording.renderedAthlete().messages
    let id = UUID()
    let open = PoseFixture.open(id) { $0.preparationSeconds = 2 }
    let digest = try #require(try await fixture.connect().stream(open, frames).receipts.first).streamDigest
    let messages = try await fixture.connect().download(.init(streamID: Self.text(id)))
    #expect(messages.allSatisfy { (1...32).contains($0.frames?.frames.count ?? 0) })
    let downloaded = messages.flatMap { $0.frames?.frames ?? [] }
    #expect(downloaded.map(\.number) == (0..<UInt64(frames.count)).map { $0 })
    #expect(downloaded.map(\.timeUs) == frames.map(\.timeUs))
    for message in messages {
      #expect((message.frames?.frames ?? []).allSatisfy { message.notCounted == ($0.timeUs < 2_000_000) })
    }
    let again = PoseFixture.open(UUID()) { $0.preparationSeconds = 2 }
    #expect(
      try await fixture.asAnother().connect().stream(again, downloaded).receipts.first?.streamDigest == digest)

    for (first, count) in [(0, 1), (31, 2), (100, 77), (UInt64(frames.count) - 1, 9), (5, .max)] as [(UInt64, UInt64)] {
      let part = try await fixture.connect().download(
        .init(streamID: Self.text(id), firstFrame: first, frameCount: count)
      ).flatMap { $0.frames?.frames ?? [] }
      #expect(part == Array(downloaded[Int(first)...].prefix(Int(clamping: count))))
    }
    for first in [UInt64(frames.count), .max] {
      #expect(try await fixture.connect().download(.init(streamID: Self.text(id), firstFrame: first)).isEmpty)
    }
  }

  @Test("A deleted stream keeps receipt and digest, and loses its frames; deleting again changes nothing")
  func delete() async throws {
    let fixture = PoseFixture()
    let frames = try PoseRecording.renderedAthlete().messages
    let id = UUID()
    let receipt = try #require(try await fixture.connect().upload(PoseFixture.open(id), frames).receipt)
    let first = try await fixture.connect().deleteStream(.init(streamID: Self.text(id)))
    #expect(first.stream?.framesDeleteTime == .init(PoseFixture.noon) && first.stream?.storedBytes == 0)
    #expect(try await fixture.connect().deleteStream(.init(streamID: Self.text(id))) == first)
    let stream = try #require(try await fixture.connect().getStream(.init(streamID: Self.text(id))).stream)
    #expect(stream.receipt == receipt && stream.frameCount == UInt64(frames.count))
    let error = await #expect(throws: RPCError.self) {
      try await fixture.connect().download(.init(streamID: Self.text(id)))
    }
    #expect(error?.code == .failedPrecondition && error?.info?.reason == "STREAM_EXPIRED")
    // The same frames under the same id still give the same receipt.
    #expect(try await fixture.connect().upload(PoseFixture.open(id), frames).receipt == receipt)
  }

  @Test("Somebody else's stream is no stream, and an id is a UUID")
  func foreign() async throws {
    let fixture = PoseFixture()
    let id = UUID()
    _ = try await fixture.connect().upload(PoseFixture.open(id), [])
    for (text, code, reason) in [
      (Self.text(id), StatusCode.notFound, "NOT_FOUND"), (Self.text(UUID()), .notFound, "NOT_FOUND"),
      ("7", .invalidArgument, "STREAM_ID_INVALID"),
    ] {
      let client = fixture.asAnother().connect()
      let errors = [
        await #expect(throws: RPCError.self) { try await client.getStream(.init(streamID: text)) },
        await #expect(throws: RPCError.self) { try await client.deleteStream(.init(streamID: text)) },
        await #expect(throws: RPCError.self) { try await client.download(.init(streamID: text)) },
      ]
      for error in errors { #expect(error?.code == code && error?.info?.reason == reason) }
    }
    #expect(try await fixture.connect().getStream(.init(streamID: Self.text(id))).stream?.framesDeleteTime == nil)
  }
}

extension PoseV1.PoseServiceClient {
  func download(_ request: PoseV1.DownloadFramesRequest) async throws -> [PoseV1.DownloadFramesResponse] {
    try await downloadFrames(request) { try await $0.reduce(into: []) { $0.append($1) } }
  }
}
