import Foundation
import PoseCountingService
import PoseProto
import Testing
import TitanCore
import TitanMotion
import TitanProto
import TitanRPC
import TitanTesting

@Suite("A lost connection loses nothing")
struct RecoveryTests {
  /// Makes trials; another one shows whether it was luck.
  private static let seed: UInt64 = 2_026

  @Test("Cut at a random frame, after a random answer, once or more: the count equals the uninterrupted one, 200 times")
  func trials() async throws {
    var athlete = KinematicAthlete(reps: 4)
    athlete.partials = 1
    athlete.framesPerSecond = 20
    let frames = athlete.recording().messages
    let whole = try #require(
      try await PoseFixture().connect().stream(PoseFixture.open(UUID()), frames).receipts.first)
    #expect(whole.reps.count == 4)
    var generator = SplitMix64(seed: Self.seed)
    for trial in 0..<200 {
      let fixture = PoseFixture()
      let open = PoseFixture.open(UUID())
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        try await Self.breakOff(
          fixture, open, frames, batch: .random(in: 1...32, using: &generator),
          sent: .random(in: 0...frames.count, using: &generator), read: .random(in: 0...30, using: &generator))
      }
      let receipt = try await Self.finish(fixture, open, frames)
      #expect(receipt?.streamDigest == whole.streamDigest, "trial \(trial) of seed \(Self.seed)")
      #expect(receipt?.reps == whole.reps, "trial \(trial) of seed \(Self.seed)")
      #expect(receipt?.partialReps == whole.partialReps, "trial \(trial) of seed \(Self.seed)")
    }
  }

  @Test("A store that was set back while a set goes on ends the call; resumed, the count is the same")
  func setBack() async throws {
    let store = MemoryStreamStore()
    var limits = PoseLimits()
    limits.framesPerChunk = 20
    let (fixture, frames) = (PoseFixture(store: store, limits: limits), try PoseRecording.renderedAthlete().messages)
    let open = PoseFixture.open(UUID())
    let error = await #expect(throws: RPCError.self) {
      try await fixture.connect().streamReps { writer, responses in
        try await writer.write(.open(open))
        for batch in frames[..<60].map({ $0 }).batches(of: 5) { try await writer.write(.frames(batch)) }
        var answers = responses.makeAsyncIterator()
        while let answer = try await answers.next() {
          if case .ack(let ack) = answer.message, ack.frame == 59 { break }
        }
        store.forgetLastChunks()
        for batch in frames[60...].map({ $0 }).batches(of: 5) { try await writer.write(.frames(batch)) }
        writer.finish()
        while try await answers.next() != nil {}
      }
    }
    #expect(error?.code == .unavailable && error?.info?.reason == "FRAMES_LOST")
    let ready = try await fixture.connect().converse([.open(open)]).readies.first
    #expect(ready?.nextFrame == 40)
    let whole = try await PoseFixture().connect().stream(PoseFixture.open(UUID()), frames).receipts.first
    let receipt = try await Self.finish(fixture, open, frames)
    #expect(receipt?.reps == whole?.reps && receipt?.streamDigest == whole?.streamDigest)
  }

  /// A connection that is lost after a number of frames sent and of answers read.
  private static func breakOff(
    _ fixture: PoseFixture, _ open: PoseV1.Open, _ frames: [PoseV1.Frame], batch: Int, sent: Int, read: Int
  ) async throws {
    try await fixture.connect().streamReps { writer, responses in
      try await writer.write(.open(open))
      var answers = responses.makeAsyncIterator()
      guard case .ready(let ready)? = try await answers.next()?.message else { return }
      for batch in Array(frames[Int(ready.nextFrame)...].prefix(sent)).batches(of: batch) {
        try await writer.write(.frames(batch))
      }
      writer.finish()
      for _ in 0..<read { guard try await answers.next() != nil else { return } }
    }
  }

  private static func finish(
    _ fixture: PoseFixture, _ open: PoseV1.Open, _ frames: [PoseV1.Frame]
  ) async throws -> PoseV1.RepReceipt? {
    try await fixture.connect().streamReps { writer, responses in
      try await writer.write(.open(open))
      var answers = responses.makeAsyncIterator()
      guard case .ready(let ready)? = try await answers.next()?.message else { return nil }
      for batch in Array(frames[Int(ready.nextFrame)...]).batches(of: 16) { try await writer.write(.frames(batch)) }
      try await writer.write(.close)
      while let answer = try await answers.next() {
        if case .receipt(let receipt) = answer.message { return receipt }
      }
      return nil
    }
  }

  @Test("The same stream gives the same bytes ten times over, however it comes")
  func tenTimes() async throws {
    let frames = try PoseRecording.renderedAthlete().messages
    var said: Set<[UInt8]> = []
    for batch in 1...10 {
      let answers = try await PoseFixture().connect().stream(PoseFixture.open(UUID()), frames, batch: batch * 3)
      var receipt = try #require(answers.receipts.first)
      // What names this very call, and its proof.
      (receipt.receiptID, receipt.userID, receipt.streamID, receipt.keyID, receipt.jws) = ("", "", "", "", "")
      var bytes: [UInt8] = receipt.serialized()
      for rep in answers.reps { bytes += rep.serialized() }
      for partial in answers.partials { bytes += partial.serialized() }
      for progress in answers.progress { bytes += progress.serialized() }
      said.insert(bytes)
    }
    #expect(said.count == 1)
  }
}
