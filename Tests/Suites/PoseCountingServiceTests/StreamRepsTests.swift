import Foundation
import PoseCountingService
import PoseProto
import Testing
import TitanCore
import TitanMotion
import TitanProto
import TitanRPC
import TitanTesting

@Suite("StreamReps")
struct StreamRepsTests {
  @Test("A whole set: every rep, the partial, an ack for the last frame, and the receipt")
  func wholeSet() async throws {
    let fixture = PoseFixture()
    let frames = try PoseRecording.renderedAthlete().messages
    let stream = UUID()
    let answers = try await fixture.connect().stream(PoseFixture.open(stream), frames)
    #expect(answers.readies == [PoseV1.Ready(counter: "pushup/3", reps: 0, nextFrame: 0, closed: false)])
    #expect(answers.reps.map(\.number) == Array(1...12))
    #expect(answers.partials.count == 1)
    #expect(answers.acks.last == UInt64(frames.count - 1))
    #expect(answers.acks == answers.acks.sorted())
    let receipt = try #require(answers.receipts.first)
    #expect(answers.last?.message == .receipt(receipt))
    #expect(receipt.reps == answers.reps)
    #expect(receipt.partialReps == 1 && receipt.coveragePercent == 100)
    #expect(receipt.userID == fixture.user.description)
    #expect(receipt.streamID == stream.uuidString.lowercased())
    #expect(receipt.startTime == GoogleProtobuf.Timestamp(PoseFixture.noon))
    let length = Duration.microseconds(frames[frames.count - 1].timeUs)
    #expect(receipt.endTime == GoogleProtobuf.Timestamp(PoseFixture.noon + length))
  }

  @Test("A set cut at any moment and resumed elsewhere ends with the uninterrupted one's digest and reps")
  func resume() async throws {
    let fixture = PoseFixture()
    let frames = try PoseRecording.renderedAthlete().messages
    let whole = try #require(
      try await fixture.connect().stream(PoseFixture.open(UUID()), frames).receipts.first)
    var generator = SplitMix64(seed: 7)
    for _ in 0..<12 {
      let open = PoseFixture.open(UUID())
      // Two connections that are lost after a random number of frames, read up to a random answer.
      for _ in 0..<2 {
        let answersRead = Int.random(in: 1...40, using: &generator)
        let framesSent = Int.random(in: 1...200, using: &generator)
        try await fixture.connect().streamReps { writer, responses in
          try await writer.write(.open(open))
          var answers = responses.makeAsyncIterator()
          guard case .ready(let ready)? = try await answers.next()?.message else { return }
          let next = Int(ready.nextFrame)
          for batch in Array(frames[next..<min(frames.count, next + framesSent)]).batches(of: 7) {
            try await writer.write(.frames(batch))
          }
          writer.finish()
          for _ in 0..<answersRead { guard try await answers.next() != nil else { return } }
        }
      }
      let receipt = try await fixture.connect().streamReps { writer, responses in
        try await writer.write(.open(open))
        var answers = responses.makeAsyncIterator()
        guard case .ready(let ready)? = try await answers.next()?.message else { return nil as PoseV1.RepReceipt? }
        for batch in Array(frames[Int(ready.nextFrame)...]).batches(of: 16) { try await writer.write(.frames(batch)) }
        try await writer.write(.close)
        while let answer = try await answers.next() {
          if case .receipt(let receipt) = answer.message { return receipt }
        }
        return nil
      }
      #expect(receipt?.streamDigest == whole.streamDigest)
      #expect(receipt?.reps == whole.reps)
      #expect(receipt?.partialReps == whole.partialReps)
    }
  }

  @Test("A closed stream returns its receipt again and accepts nothing more")
  func closedStream() async throws {
    let fixture = PoseFixture()
    let frames = try PoseRecording.renderedAthlete().messages
    let open = PoseFixture.open(UUID())
    let first = try await fixture.connect().stream(open, frames)
    let again = try await fixture.connect().converse([.open(open)])
    #expect(
      again.readies == [
        PoseV1.Ready(counter: "pushup/3", reps: 12, nextFrame: UInt64(frames.count), closed: true)
      ])
    #expect(again.receipts == first.receipts)
    #expect(again.count == 2)
  }

  @Test("The last connection to open a stream owns it, and the previous one is informed")
  func takeOver() async throws {
    var limits = PoseLimits()
    limits.framesPerChunk = 32
    let fixture = PoseFixture(limits: limits)
    let frames = try PoseRecording.renderedAthlete().messages
    let open = PoseFixture.open(UUID())
    let error = await #expect(throws: RPCError.self) {
      try await fixture.connect().streamReps { writer, responses in
        var answers = responses.makeAsyncIterator()
        try await writer.write(.open(open))
        _ = try await answers.next()
        let second = try await fixture.connect().stream(open, Array(frames[..<40]))
        #expect(second.receipts.count == 1)
        try await writer.write(.frames(frames[..<32]))
        while try await answers.next() != nil {}
      }
    }
    #expect(error?.code == .aborted)
    #expect(error?.info?.reason == "STREAM_TAKEN_OVER")
  }

  @Test("A connection whose stream was opened elsewhere learns of it, even if it sends nothing more")
  func takeOverOfTheSilent() async throws {
    var limits = PoseLimits()
    limits.storeDelay = .milliseconds(1)
    let held = Signal()
    let store = MemoryStreamStore { _ in await held.wait() }
    let fixture = PoseFixture(store: store, limits: limits)
    let frames = try PoseRecording.renderedAthlete().messages
    let open = PoseFixture.open(UUID())
    let error = await #expect(throws: RPCError.self) {
      try await fixture.connect().streamReps { writer, responses in
        var answers = responses.makeAsyncIterator()
        try await writer.write(.open(open))
        _ = try await answers.next()
        try await writer.write(.frames(frames[..<32]))
        _ = try await answers.next()
        // Another process: what this one has is still on its way.
        _ = try await PoseFixture(store: store, user: fixture.user).connect().converse([.open(open)])
        held.fire()
        while try await answers.next() != nil {}
      }
    }
    #expect(error?.info?.reason == "STREAM_TAKEN_OVER")
  }

  @Test("The target is announced once, also after a resumption")
  func target() async throws {
    let fixture = PoseFixture()
    let frames = try PoseRecording.renderedAthlete().messages
    let open = PoseFixture.open(UUID()) { $0.targetReps = 5 }
    let first = try await fixture.connect().converse(
      [.open(open)] + Array(frames[..<200]).batches(of: 8).map { .frames($0) })
    #expect(first.targets == [5])
    let next = try #require(try await fixture.connect().converse([.open(open)]).readies.first?.nextFrame)
    let rest = try await fixture.connect().stream(open, Array(frames[Int(next)...]))
    #expect(rest.targets.isEmpty)
    #expect(rest.receipts.first?.reps.count == 12)
  }

  @Test("A timed set: the countdown, nothing counted meanwhile, and what was done in time, also after a resumption")
  func timed() async throws {
    let fixture = PoseFixture()
    let frames = try PoseRecording.renderedAthlete().messages
    let open = PoseFixture.open(UUID()) {
      $0.mode = .time
      $0.preparationSeconds = 12
      $0.targetSeconds = 11
    }
    // The first six push-ups end before 12 s, the last three begin after 23 s.
    let first = try await fixture.connect().converse(
      [.open(open)] + frames.filter { $0.timeUs < 15_000_000 }.batches(of: 8).map { .frames($0) })
    #expect(first.countdowns == (0...12).reversed())
    #expect(first.targets.isEmpty)
    let next = try #require(try await fixture.connect().converse([.open(open)]).readies.first?.nextFrame)
    let rest = try await fixture.connect().stream(open, Array(frames[Int(next)...]))
    #expect(rest.countdowns.isEmpty)
    let reps = try #require(rest.receipts.first).reps
    #expect(reps.count == 6)
    #expect(rest.targets == [UInt32(reps.count { $0.endMs <= 23_000 })])
  }

  @Test("Progress tells the tempo with the time at the top, and the cadence")
  func progress() async throws {
    let frames = try PoseRecording.renderedAthlete().messages
    let progress = try await PoseFixture().connect().stream(PoseFixture.open(UUID()), frames).progress
    let last = try #require(progress.last)
    #expect(last.cadence > 10 && last.cadence < 90)
    #expect(try #require(last.tempo).topMs > 0)
  }

  @Test("How camera and athlete stand is said while the athlete gets ready, and not after the first push-up")
  func placement() async throws {
    let frames = try PoseRecording.renderedAthlete().messages
    let open = PoseFixture.open(UUID()) { $0.preparationSeconds = 3 }
    let answers = try await PoseFixture().connect().stream(open, frames)
    let placement = try #require(answers.placements.first)
    #expect(placement.isGood && placement.distance == .good && placement.jointsOutside.isEmpty)
    let first = try #require(answers.firstIndex { if case .placement = $0.message { true } else { false } })
    let go = try #require(answers.firstIndex { $0.message == .countdown(PoseV1.Countdown(seconds: 0)) })
    let rep = try #require(answers.firstIndex { if case .repCounted = $0.message { true } else { false } })
    #expect(first < go && Array(answers[rep...]).placements.isEmpty)
    let far = frames.map { frame in
      var frame = frame
      frame.landmarks = frame.landmarks.enumerated().map { $0 % 4 < 2 ? 0.5 + ($1 - 0.5) * 0.3 : $1 }
      return frame
    }
    let told = try await PoseFixture().connect().stream(PoseFixture.open(UUID()), far).placements.first
    #expect(told?.distance == .tooFar && told?.isGood == false)
  }

  @Test("Frames of a client that says nothing more are stored all the same")
  func silence() async throws {
    var limits = PoseLimits()
    limits.storeDelay = .milliseconds(1)
    let frames = try PoseRecording.renderedAthlete().messages
    try await PoseFixture(limits: limits).connect().streamReps { writer, responses in
      try await writer.write(.open(PoseFixture.open(UUID())))
      try await writer.write(.frames(frames[..<10]))
      for try await answer in responses {
        guard case .ack(let ack) = answer.message else { continue }
        #expect(ack.frame == 9)
        break
      }
      writer.finish()
    }
  }

  @Test("Many sets at once are stored together, each of them whole")
  func together() async throws {
    let store = MemoryStreamStore()
    let fixture = PoseFixture(store: store)
    let frames = try PoseRecording.renderedAthlete().messages
    try await withThrowingTaskGroup { group in
      for _ in 0..<30 {
        group.addTask {
          let answers = try await fixture.asAnother().connect().stream(PoseFixture.open(UUID()), frames)
          #expect(answers.reps.map(\.number) == Array(1...12) && answers.receipts.count == 1)
          #expect(answers.acks.last == UInt64(frames.count - 1) && answers.acks == answers.acks.sorted())
        }
      }
      try await group.waitForAll()
    }
    #expect(store.batches.reduce(0, +) > store.batches.count, "some went together")
  }

  @Test("A push-up is announced while frames are still being stored")
  func overtaking() async throws {
    var limits = PoseLimits()
    limits.storeDelay = .milliseconds(1)
    let (begun, told, slow) = (Signal(), Signal(), Set((0..<3).map { _ in StreamID(UUID()) }))
    let store = MemoryStreamStore { appends in
      guard appends.contains(where: { slow.contains($0.key.stream) }) else { return }
      begun.fire()
      await told.wait()
    }
    let fixture = PoseFixture(store: store, limits: limits)
    let frames = try PoseRecording.renderedAthlete().messages
    try await withThrowingTaskGroup { group in
      for stream in slow {
        group.addTask {
          let last = try await fixture.asAnother().connect().streamReps { writer, responses in
            try await writer.write(.open(PoseFixture.open(stream.uuid)))
            try await writer.write(.frames(frames[..<5]))
            for try await case .ack(let ack)? in responses.map(\.message) { return ack.frame as UInt64? }
            return nil
          }
          #expect(last == 4 && told.hasFired)
        }
      }
      await begun.wait()
      try await fixture.connect().streamReps { writer, responses in
        try await writer.write(.open(PoseFixture.open(UUID())))
        for batch in frames[..<60].map({ $0 }).batches(of: 5) { try await writer.write(.frames(batch)) }
        for try await case .repCounted? in responses.map(\.message) { break }
      }
      told.fire()
      try await group.waitForAll()
    }
  }

  @Test("Nothing is counted during a pause, and a resumption of the stream knows it")
  func pause() async throws {
    let fixture = PoseFixture()
    let frames = try PoseRecording.renderedAthlete().messages
    let open = PoseFixture.open(UUID())
    // The first six push-ups end before 12 s, the last three begin after 23 s.
    let early = frames.filter { $0.timeUs < 12_000_000 }
    let paused = frames.filter { (12_000_000..<23_500_000).contains($0.timeUs) }
    let late = frames.filter { $0.timeUs >= 23_500_000 }
    let requests: [PoseV1.StreamRepsRequest] =
      [.open(open)] + early.batches(of: 32).map { .frames($0) } + [.pause]
      + paused.batches(of: 32).map { .frames($0) } + [.resume]
    _ = try await fixture.connect().converse(requests)
    let answers = try await fixture.connect().stream(open, late)
    #expect(answers.readies.first?.reps == 6)
    #expect(answers.receipts.first?.reps.count == 8)
  }

  @Test("Another user's stream of the same id is another stream")
  func perUser() async throws {
    let ada = PoseFixture()
    let frames = try PoseRecording.renderedAthlete().messages
    let open = PoseFixture.open(UUID())
    _ = try await ada.connect().stream(open, frames)
    let answers = try await ada.asAnother().connect().converse([.open(open)])
    #expect(answers.readies.first?.closed == false && answers.readies.first?.nextFrame == 0)
  }
}
