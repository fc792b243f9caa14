import Foundation
import PoseCountingService
import Testing
import TitanMotion
import TitanProto
import TitanRPC
import TitanTesting

@Suite("Reps that are announced")
struct AnnouncedRepTests {
  @Test("A rep that was announced is there for the next connection")
  func announcedIsStored() async throws {
    let fixture = PoseFixture()
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

  @Test("A rep is announced while its frames are on their way to the disk; once they are there, it is acknowledged")
  func announcedBeforeDurable() async throws {
    let mayFlush = Signal()
    let store = MemoryStreamStore(beforeMakingDurable: { await mayFlush.wait() })
    let frames = try PoseRecording.renderedAthlete().messages
    try await PoseFixture.unhurried(store).connect().streamReps { writer, responses in
      try await writer.write(.open(PoseFixture.open(UUID())))
      for batch in frames[..<60].map({ $0 }).batches(of: 5) { try await writer.write(.frames(batch)) }
      var counted: PoseV1.RepCounted?
      for try await answer in responses {
        switch answer.message {
        case .repCounted(let rep)? where counted == nil:
          counted = rep
          mayFlush.fire()
        case .ack(let ack)?:
          if let counted, ack.frame >= counted.frame { return }
          #expect(mayFlush.hasFired, "frame \(ack.frame) is not durable")
        default: break
        }
      }
      Issue.record("no acknowledgement of the push-up's frames came")
    }
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
}
