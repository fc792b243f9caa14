import Foundation
import PoseCountingService
import PoseProto
import Synchronization
import Testing
import TitanMotion
import TitanRPC
import TitanTesting

@Suite("Reps that are announced")
struct AnnouncedRepTests {
  @Test("A rep is announced while nothing of it is stored; once its frames are, they are acknowledged")
  func announcedAtOnce() async throws {
    let mayStore = Signal()
    let store = MemoryStreamStore { _ in await mayStore.wait() }
    var limits = PoseLimits()
    limits.storeDelay = .milliseconds(1)
    let frames = try PoseRecording.renderedAthlete().messages
    try await PoseFixture(store: store, limits: limits).connect().streamReps { writer, responses in
      try await writer.write(.open(PoseFixture.open(UUID())))
      for batch in frames[..<60].map({ $0 }).batches(of: 5) { try await writer.write(.frames(batch)) }
      var counted: PoseV1.RepCounted?
      for try await answer in responses {
        switch answer.message {
        case .repCounted(let rep)? where counted == nil:
          counted = rep
          mayStore.fire()
        case .ack(let ack)?:
          if let counted, ack.frame >= counted.frame { return }
          #expect(mayStore.hasFired, "frame \(ack.frame) is not stored")
        default: break
        }
      }
      Issue.record("no acknowledgement of the push-up's frames came")
    }
  }

  @Test("A rep that was announced over a connection that was lost is there for the next one")
  func announcedIsStored() async throws {
    let fixture = PoseFixture.unhurried(MemoryStreamStore())
    let frames = try PoseRecording.renderedAthlete().messages
    let open = PoseFixture.open(UUID())
    try await fixture.connect().streamReps { writer, responses in
      try await writer.write(.open(open))
      for batch in frames[..<60].map({ $0 }).batches(of: 5) { try await writer.write(.frames(batch)) }
      for try await case .repCounted? in responses.map(\.message) { break }
    }
    let readies = try await fixture.connect().converse([.open(open)]).readies
    #expect(readies.first?.reps == 1)
  }

  @Test("A rep whose frames were lost before they were stored is announced again, the same, when they come again")
  func announcedAgain() async throws {
    let isAway = Mutex(true)
    let store = MemoryStreamStore { _ in if isAway.withLock({ $0 }) { throw Away() } }
    let (fixture, frames) = (PoseFixture.unhurried(store), try PoseRecording.renderedAthlete().messages)
    let open = PoseFixture.open(UUID())
    let first = Mutex<[PoseV1.StreamRepsResponse]>([])
    await #expect(throws: RPCError.self) {
      try await fixture.connect().streamReps { writer, responses in
        try await writer.write(.open(open))
        for batch in frames[..<60].map({ $0 }).batches(of: 5) { try await writer.write(.frames(batch)) }
        writer.finish()
        for try await answer in responses { first.withLock { $0.append(answer) } }
      }
    }
    let told = first.withLock { $0 }
    #expect(!told.reps.isEmpty && told.acks.isEmpty)
    isAway.withLock { $0 = false }
    let again = try await fixture.connect().stream(open, frames)
    #expect(again.readies.first?.nextFrame == 0 && again.readies.first?.reps == 0)
    #expect(Array(again.reps.prefix(told.reps.count)) == told.reps)
    #expect(again.receipts.first?.reps.count == 12)
  }

  @Test("A pause is sent again with the frames around it, and the set is the same")
  func pausedAgain() async throws {
    let isAway = Mutex(true)
    let store = MemoryStreamStore { _ in if isAway.withLock({ $0 }) { throw Away() } }
    let frames = try PoseRecording.renderedAthlete().messages
    let (before, paused, after) = (Array(frames[..<200]), Array(frames[200..<330]), Array(frames[330...]))
    let set: [PoseV1.StreamRepsRequest] =
      before.batches(of: 9).map { .frames($0) } + [.pause] + paused.batches(of: 9).map { .frames($0) } + [.resume]
      + after.batches(of: 9).map { .frames($0) } + [.close]
    let whole = try await PoseFixture().connect().converse([.open(PoseFixture.open(UUID()))] + set)
    let (fixture, open) = (PoseFixture.unhurried(store), PoseFixture.open(UUID()))
    await #expect(throws: RPCError.self) {
      _ = try await fixture.connect().converse([.open(open)] + set.prefix(40))
    }
    isAway.withLock { $0 = false }
    let again = try await fixture.connect().converse([.open(open)] + set)
    #expect(again.readies.first?.nextFrame == 0)
    #expect(!again.reps.isEmpty && again.reps == whole.reps)
    #expect(again.receipts.first?.streamDigest == whole.receipts.first?.streamDigest)
  }

  @Test("A rep tells the frame with which it was counted, however frames come")
  func frame() async throws {
    let frames = try PoseRecording.renderedAthlete().messages
    var told: Set<[UInt64]> = []
    for batch in [1, 7] {
      let answers = try await PoseFixture().connect().stream(PoseFixture.open(UUID()), frames, batch: batch)
      let counted = answers.compactMap { if case .repCounted(let counted) = $0.message { counted } else { nil } }
      for rep in counted {
        // It ends before its frame, or between that and the one before.
        #expect(UInt64(rep.rep?.endMs ?? .max) * 1_000 <= UInt64(frames[Int(rep.frame)].timeUs))
      }
      told.insert(counted.map(\.frame))
    }
    #expect(told.count == 1 && told.first?.count == 12)
  }

  private struct Away: Error {}
}
