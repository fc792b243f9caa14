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

@Suite("RecountStream, ExplainReps, SubmitGroundTruth")
struct RecountTests {
  /// A counter that asks for deeper push-ups than the rendered athlete always does.
  private static func strict() -> PushUpParameters {
    var parameters = PushUpParameters(name: "pushup/test")
    parameters.floor = 70_000
    parameters.floorInSet = 70_000
    return parameters
  }

  private static let counters = PushUpParameters.versions + [strict()]

  private static func counted(
    _ fixture: PoseFixture, _ change: (inout PoseV1.Open) -> Void = { $0.counter = "pushup/1" }
  ) async throws -> (id: String, receipt: PoseV1.RepReceipt) {
    let id = UUID()
    let frames = try PoseRecording.renderedAthlete().messages
    let receipt = try await fixture.connect().stream(PoseFixture.open(id, change), frames).receipts.first
    return (id.uuidString.lowercased(), try #require(receipt))
  }

  private func withBothStores(_ body: @Sendable (any StreamStore) async throws -> Void) async throws {
    try await body(MemoryStreamStore())
    try await TestDatabase.with(.pose) { pool in try await body(PostgresStreamStore(pool)) }
  }

  @Test("Another counter gives another receipt for the same frames, which verifies, and the same one again")
  func recount() async throws {
    try await withBothStores { store in
      let fixture = PoseFixture(store: store, counters: Self.counters)
      let client = fixture.connect()
      let (id, receipt) = try await Self.counted(fixture)
      let response = try await client.recountStream(.init(streamID: id, counter: "pushup/test"))
      let new = try #require(response.receipt)
      #expect(new.counter == "pushup/test" && new.streamDigest == receipt.streamDigest && new.streamID == id)
      #expect(new.receiptID != receipt.receiptID && new.startTime == receipt.startTime)
      #expect(response.oldReps == 12 && response.newReps == UInt32(new.reps.count) && response.newReps < 12)
      let removed = response.differences.filter { $0.change == .removed }
      #expect(removed.count == 12 - new.reps.count)
      #expect(removed.allSatisfy { $0.new == nil && receipt.reps.contains($0.old ?? .init()) })
      #expect(try await client.verifyReceipt(.init(jws: new.jws)).valid)
      #expect(try await client.recountStream(.init(streamID: id, counter: "pushup/test")) == response)
      // The stream's own receipt is what it was.
      #expect(try await client.getStream(.init(streamID: id)).stream?.receipt == receipt)
      let same = try await client.recountStream(.init(streamID: id, counter: "pushup/1"))
      #expect(same.receipt == receipt && same.differences.isEmpty && same.oldReps == 12 && same.newReps == 12)
      let standard = try await client.recountStream(.init(streamID: id))
      #expect(standard.receipt?.counter == PushUpParameters.standard.name)
    }
  }

  @Test("Two that recount at the same time get the same receipt")
  func race() async throws {
    try await TestDatabase.with(.pose) { pool in
      let fixture = PoseFixture(store: PostgresStreamStore(pool), counters: Self.counters)
      let id = try await Self.counted(fixture).id
      let receipts = try await withThrowingTaskGroup(of: PoseV1.RepReceipt?.self) { group in
        for _ in 0..<4 {
          group.addTask { try await fixture.connect().recountStream(.init(streamID: id)).receipt }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(receipts.allSatisfy { $0 != nil && $0 == receipts[0] })
    }
  }

  @Test(
    "Differences of two counts",
    arguments: [
      ([], [], []), ([(0, 10)], [(0, 10)], []), ([(0, 10)], [(0, 11)], ["changed"]), ([(0, 10)], [], ["removed"]),
      ([], [(0, 10)], ["added"]), ([(0, 10), (20, 30)], [(20, 30)], ["removed"]),
      ([(20, 30)], [(0, 10), (20, 30)], ["added"]),
      ([(0, 10), (20, 30)], [(5, 12), (40, 50)], ["changed", "removed", "added"]),
    ] as [([(Int64, Int64)], [(Int64, Int64)], [String])])
  func differences(old: [(Int64, Int64)], new: [(Int64, Int64)], expected: [String]) {
    func reps(_ spans: [(Int64, Int64)]) -> [ClaimedRep] {
      spans.enumerated().map { number, span in
        ClaimedRep(
          Rep(
            number: number + 1, start: span.0 * 1_000, end: span.1 * 1_000, minAngle: 90_000, maxAngle: 160_000,
            depthPercent: 100, qualityPercent: 100, flags: []))
      }
    }
    let found = RepDifference.between(reps(old), reps(new)).map { difference in
      switch difference {
      case .changed: "changed"
      case .added: "added"
      case .removed: "removed"
      }
    }
    #expect(found == expected)
  }

  @Test("An explanation shows the angle of each frame, every dip with its frames, and why one did not count")
  func explain() async throws {
    let fixture = PoseFixture(counters: Self.counters)
    let (id, receipt) = try await Self.counted(fixture)
    let client = fixture.connect()
    let explained = try await client.explainReps(.init(streamID: id))
    let times = try PoseRecording.renderedAthlete().messages.map { UInt32($0.timeUs / 1_000) }
    #expect(explained.timeMs == times)
    #expect(explained.angleDecidegrees.count == times.count && explained.inPosition.count == times.count)
    #expect(explained.counter?.name == "pushup/1")
    #expect(explained.counter?.parameters.contains { $0.name == "floor" && $0.value == 115_000 } == true)
    #expect(explained.dips.compactMap(\.rep) == receipt.reps)
    for dip in explained.dips {
      #expect(dip.firstFrame < dip.bottomFrame && dip.bottomFrame < dip.lastFrame)
      #expect(times[Int(dip.firstFrame)] == dip.startMs && times[Int(dip.bottomFrame)] == dip.bottomMs)
      #expect(explained.angleDecidegrees[Int(dip.bottomFrame)] >= dip.bottomAngleDecidegrees - 1)
      if dip.outcome != .rep { #expect(!dip.reasons.isEmpty && dip.rep == nil) }
    }
    let partial = try #require(explained.dips.first { $0.outcome == .partial })
    #expect(partial.reasons.contains(.tooShallow))
    let strict = try await client.explainReps(.init(streamID: id, counter: "pushup/test"))
    #expect(strict.dips.count { $0.outcome != .rep && $0.reasons.contains(.tooShallow) } > 1)
    // The contract has a name for every reason.
    #expect(PoseV1.RejectReason.known.count == Objection.allCases.count + 1)
    for objection in Objection.allCases {
      let name = "\(objection)".map { $0.isUppercase ? "_\($0)" : $0.uppercased() }.joined()
      #expect(PoseV1.RejectReason(rawValue: Int32(objection.rawValue)).description == "REJECT_REASON_" + name)
    }
  }

  @Test("The ground truth: the last call counts, within its range, for existing streams")
  func groundTruth() async throws {
    try await withBothStores { store in
      let fixture = PoseFixture(store: store)
      let id = try await Self.counted(fixture).id
      let key = StreamKey(user: fixture.user, stream: try #require(StreamID(id)))
      let client = fixture.connect()
      for (reps, isShared) in [(11, false), (5_000, true), (0, false)] as [(UInt32, Bool)] {
        let stated = try await client.submitGroundTruth(
          .init(streamID: id, reps: reps, mayImproveCounters: isShared))
        #expect(stated == .init(reps: reps, mayImproveCounters: isShared, updateTime: .init(PoseFixture.noon)))
        #expect(
          try await store.groundTruth(of: key)
            == GroundTruth(reps: Int(reps), mayImproveCounters: isShared, statedAt: PoseFixture.noon))
      }
      let error = await #expect(throws: RPCError.self) {
        try await client.submitGroundTruth(.init(streamID: id, reps: 5_001))
      }
      #expect(error?.code == .invalidArgument && error?.info?.reason == "GROUND_TRUTH_INVALID")
      let foreign = await #expect(throws: RPCError.self) {
        try await fixture.asAnother().connect().submitGroundTruth(.init(streamID: id, reps: 1))
      }
      #expect(foreign?.code == .notFound)
    }
  }

  @Test("Streams that can't be recounted or explained")
  func refusals() async throws {
    let fixture = PoseFixture()
    let client = fixture.connect()
    let id = try await Self.counted(fixture).id
    let open = UUID()
    _ = try await client.converse([.open(PoseFixture.open(open))])
    let gone = try await Self.counted(fixture) { $0.retention = .none }.id
    func refusal(_ id: String, _ counter: String = "", of client: PoseV1.PoseServiceClient) async -> [String?] {
      let recount = await #expect(throws: RPCError.self) {
        try await client.recountStream(.init(streamID: id, counter: counter))
      }
      let explain = await #expect(throws: RPCError.self) {
        try await client.explainReps(.init(streamID: id, counter: counter))
      }
      return [recount?.info?.reason, explain?.info?.reason]
    }
    let unknown = await refusal(id, "squat/1", of: client)
    #expect(unknown == ["COUNTER_UNKNOWN", "COUNTER_UNKNOWN"])
    let expired = await refusal(gone, of: client)
    #expect(expired == ["STREAM_EXPIRED", "STREAM_EXPIRED"])
    let foreign = await refusal(id, of: fixture.asAnother().connect())
    #expect(foreign == ["NOT_FOUND", "NOT_FOUND"])
    let unfinished = await #expect(throws: RPCError.self) {
      try await client.recountStream(.init(streamID: open.uuidString))
    }
    #expect(unfinished?.code == .failedPrecondition && unfinished?.info?.reason == "STREAM_UNFINISHED")
    #expect(try await client.explainReps(.init(streamID: open.uuidString)).dips.isEmpty)
  }
}
