import Foundation
import PoseCountingDomain
import PoseCountingService
import PoseProto
import Testing
import TitanCore
import TitanMotion
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting

@Suite("Evidence: what speaks against a count")
struct EvidenceTests {
  private func withBothStores(_ body: @Sendable (any StreamStore) async throws -> Void) async throws {
    try await body(MemoryStreamStore())
    try await TestDatabase.with(.pose) { pool in try await body(PostgresStreamStore(pool)) }
  }

  private static func frames(_ change: (PoseRecording) -> PoseRecording = { $0 }) throws -> [PoseV1.Frame] {
    change(try PoseRecording.renderedAthlete()).messages
  }

  /// Every landmark up to 0.2 % of the image off.
  private static func perturbed(_ recording: PoseRecording) -> PoseRecording {
    var generator = SplitMix64(seed: 5)
    var copy = recording
    for frame in copy.frames.indices {
      for landmark in copy.frames[frame].landmarks.indices {
        copy.frames[frame].landmarks[landmark].x += .random(in: -0.002...0.002, using: &generator)
        copy.frames[frame].landmarks[landmark].y += .random(in: -0.002...0.002, using: &generator)
      }
    }
    return copy
  }

  /// Long ago: a live stream of it is not ahead of the clock.
  private static func open() -> PoseV1.Open {
    PoseFixture.open(UUID()) { $0.startTime = .init(PoseFixture.noon - .seconds(3_600)) }
  }

  @Test(
    "A stream used twice: an upload is ALREADY_EXISTS and names the first, a live one is flagged, others' do not count")
  func sameFrames() async throws {
    try await withBothStores { store in
      let fixture = PoseFixture(store: store)
      let frames = try Self.frames()
      let (first, second) = (Self.open(), Self.open())
      let receipt = try #require(try await fixture.connect().upload(first, frames).receipt)
      #expect(receipt.evidenceFlags.isEmpty)
      let error = await #expect(throws: RPCError.self) { try await fixture.connect().upload(second, frames) }
      #expect(error?.code == .alreadyExists && error?.info?.reason == "STREAM_EXISTS")
      #expect(error?.info?.facts["stream_id"] == first.streamID)
      // Nothing is left of it, and its id can be used.
      let missing = await #expect(throws: RPCError.self) {
        try await fixture.connect().getStream(.init(streamID: second.streamID))
      }
      #expect(missing?.code == .notFound)
      #expect(try await fixture.connect().upload(second, []).receipt?.reps.isEmpty == true)
      let live = try #require(try await fixture.connect().stream(Self.open(), frames).receipts.first)
      #expect(live.evidenceFlags == [.duplicateMotion] && live.reps == receipt.reps)
      let other = try await fixture.asAnother().connect().upload(Self.open(), frames).receipt
      #expect(other?.evidenceFlags == [])
      // Deleting the frames does not make the motion new.
      _ = try await fixture.connect().deleteStream(.init(streamID: first.streamID))
      let again = await #expect(throws: RPCError.self) { try await fixture.connect().upload(Self.open(), frames) }
      #expect(again?.info?.reason == "STREAM_EXISTS")
    }
  }

  @Test("The same motion at another speed has the same motion digest; it and a perturbed copy are flagged")
  func sameMotion() async throws {
    try await withBothStores { store in
      let fixture = PoseFixture(store: store)
      let receipt = try #require(try await fixture.connect().upload(Self.open(), try Self.frames()).receipt)
      let slower = try Self.frames().map { frame in
        var frame = frame
        frame.timeUs = frame.timeUs * 13 / 10
        return frame
      }
      let retimed = try #require(try await fixture.connect().upload(Self.open(), slower).receipt)
      #expect(retimed.motionDigest == receipt.motionDigest && retimed.streamDigest != receipt.streamDigest)
      #expect(retimed.evidenceFlags == [.duplicateMotion])
      let noisy = try Self.frames(Self.perturbed)
      let perturbed = try #require(try await fixture.connect().upload(Self.open(), noisy).receipt)
      #expect(perturbed.motionDigest != receipt.motionDigest && perturbed.evidenceFlags == [.duplicateMotion])
      let another = KinematicAthlete(reps: 8).recording().messages
      #expect(try await fixture.connect().upload(Self.open(), another).receipt?.evidenceFlags == [])
      // What spoke against a stream speaks against its recount, and it is signed.
      let verified = try await fixture.connect().verifyReceipt(.init(jws: perturbed.jws)).receipt
      #expect(verified?.evidenceFlags == [.duplicateMotion])
    }
  }

  @Test("Two copies that end at the same moment do not both pass")
  func race() async throws {
    try await TestDatabase.with(.pose) { pool in
      let fixture = PoseFixture(store: PostgresStreamStore(pool))
      let frames = try Self.frames()
      let flagged = try await withThrowingTaskGroup(of: Bool.self, returning: Int.self) { group in
        for _ in 0..<4 {
          group.addTask {
            try await fixture.connect().stream(Self.open(), frames).receipts.first?.evidenceFlags == [.duplicateMotion]
          }
        }
        return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }
      #expect(flagged == 3)
    }
  }

  @Test("A loop of one push-up is flagged")
  func loop() async throws {
    let recording = try PoseRecording.renderedAthlete()
    let fixture = PoseFixture()
    let rep = try #require(try await fixture.connect().upload(Self.open(), recording.messages).receipt?.reps[4])
    let (start, end) = (Int64(rep.startMs) * 1_000, Int64(rep.endMs) * 1_000)
    var loop = recording
    loop.frames = (0..<8).flatMap { turn in
      recording.frames.filter { (start..<end).contains($0.microseconds) }.map { frame in
        var frame = frame
        frame.microseconds += Int64(turn) * (end - start) - start
        return frame
      }
    }
    let receipt = try #require(try await fixture.asAnother().connect().upload(Self.open(), loop.messages).receipt)
    #expect(receipt.reps.count > 5 && receipt.evidenceFlags.contains(.loopedRep))
  }

  @Test("Live frames that span more time than has passed are ahead of the clock; uploads may be quick")
  func clock() throws {
    let image = try #require(ImageSize(width: 640, height: 360))
    func flags(
      _ origin: StreamHeader.Origin, startsAt start: Timestamp, openedAt opened: Timestamp, endsAt end: Timestamp
    ) throws -> [EvidenceFlag] {
      let header = StreamHeader(
        origin: origin, schema: .mediapipe33, image: image, parameters: .standard, startTime: start)
      var stream = CountedStream(header)
      for frame in try Self.frames() { _ = try stream.take(frame) }
      return stream.evidenceFlags(StreamPast(openedAt: opened, retention: .month), at: end)
    }
    let (noon, length) = (PoseFixture.noon, Duration.seconds(31))
    #expect(try flags(.live, startsAt: noon, openedAt: noon, endsAt: noon + length) == [])
    #expect(try flags(.live, startsAt: noon, openedAt: noon, endsAt: noon + .seconds(20)) == [.aheadOfClock])
    #expect(try flags(.upload, startsAt: noon, openedAt: noon, endsAt: noon) == [])
    // Begun before the connection was there.
    #expect(try flags(.live, startsAt: noon - length, openedAt: noon, endsAt: noon) == [])
    // A device whose clock is four minutes ahead is judged by ours.
    let ahead = noon + .seconds(240)
    #expect(try flags(.live, startsAt: ahead, openedAt: noon, endsAt: noon + length) == [])
    #expect(try flags(.live, startsAt: ahead, openedAt: noon, endsAt: noon + .seconds(20)) == [.aheadOfClock])
  }

  @Test("A body that stays in the image while the phone turns is flagged, uploaded and live, in two connections")
  func elsewhere() async throws {
    let fixture = PoseFixture(store: MemoryStreamStore())
    var frames = try Self.frames()
    let half = frames.count / 2
    (frames[0].up, frames[half].up) = (.init(x: 0, y: -1, z: 0), .init(x: 1, y: 0, z: 0))
    let open = Self.open()
    // Another process counts the stored frames again.
    try await fixture.connect().converse([.open(open)] + Array(frames[..<half]).batches(of: 32).map { .frames($0) })
    let receipt = try #require(try await fixture.connect().stream(open, Array(frames[half...])).receipts.first)
    #expect(receipt.evidenceFlags == [.gravityMismatch] && receipt.reps.count >= 3)
    let verified = try await fixture.connect().verifyReceipt(.init(jws: receipt.jws)).receipt
    #expect(verified?.evidenceFlags == [.gravityMismatch])
    let upload = try await fixture.asAnother().connect().upload(Self.open(), frames).receipt
    #expect(upload?.evidenceFlags == [.gravityMismatch])
    frames[half].up = nil
    #expect(try await PoseFixture().connect().upload(Self.open(), frames).receipt?.evidenceFlags == [])
  }

  @Test("The contract has a name for every flag")
  func names() {
    #expect(PoseV1.EvidenceFlag.known.count == EvidenceFlag.allCases.count + 1)
    for flag in EvidenceFlag.allCases {
      let name = "\(flag)".map { $0.isUppercase ? "_\($0)" : $0.uppercased() }.joined()
      #expect(PoseV1.EvidenceFlag(rawValue: Int32(flag.rawValue)).description == "EVIDENCE_FLAG_" + name)
    }
  }
}
