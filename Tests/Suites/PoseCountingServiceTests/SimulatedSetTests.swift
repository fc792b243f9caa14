import Foundation
import PoseCountingService
import PoseProto
import Testing
import TitanCore
import TitanMotion
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting

@Suite("Sets that nobody did")
struct SimulatedSetTests {
  private func withBothStores(_ body: @Sendable (any StreamStore) async throws -> Void) async throws {
    try await body(MemoryStreamStore())
    try await TestDatabase.with(.pose) { pool in try await body(PostgresStreamStore(pool)) }
  }

  private static func open(isSimulated: Bool = true) -> PoseV1.Open {
    PoseFixture.open(UUID()) {
      $0.isSimulated = isSimulated
      $0.startTime = .init(PoseFixture.noon - .seconds(3_600))
    }
  }

  private static func claims(_ receipt: PoseV1.RepReceipt) throws -> [String: Any] {
    let payload = try #require(Base64URL.decode(receipt.jws.split(separator: ".")[1]))
    return try #require(try JSONSerialization.jsonObject(with: Data(payload)) as? [String: Any])
  }

  @Test("The mark is kept with the stream, and signed; of others nothing is said")
  func marked() async throws {
    try await withBothStores { store in
      let fixture = PoseFixture(store: store)
      let client = fixture.connect()
      let frames = KinematicAthlete(reps: 5).recording().messages
      for (open, isSimulated) in [(Self.open(), true), (Self.open(isSimulated: false), false)] {
        let receipt = try #require(try await client.stream(open, frames).receipts.first)
        #expect(receipt.isSimulated == isSimulated && receipt.reps.count == 5)
        #expect(try Self.claims(receipt)["simulated"] as? Bool == (isSimulated ? true : nil))
        #expect(try await client.verifyReceipt(.init(jws: receipt.jws)).receipt == receipt)
        let stream = try #require(try await client.getStream(.init(streamID: open.streamID)).stream)
        #expect(stream.open?.isSimulated == isSimulated && stream.receipt == receipt)
        let recounted = try await client.recountStream(.init(streamID: open.streamID, counter: "pushup/1")).receipt
        #expect(recounted?.isSimulated == isSimulated)
        let moved = try await client.retimeStream(
          .init(streamID: open.streamID, startTime: .init(PoseFixture.noon - .seconds(7_200)))
        ).receipt
        #expect(moved?.isSimulated == isSimulated)
      }
    }
  }

  @Test("A stream that is opened again is the same simulated one, or another")
  func again() async throws {
    let client = PoseFixture().connect()
    var open = Self.open()
    _ = try await client.converse([.open(open)])
    #expect(try await client.converse([.open(open)]).readies.count == 1)
    open.isSimulated = false
    let error = await #expect(throws: RPCError.self) { try await client.converse([.open(open)]) }
    #expect(error?.info?.reason == "STREAM_EXISTS")
  }

  @Test("A simulated set may be shown again; who then shows it as their own is found out")
  func shownAgain() async throws {
    try await withBothStores { store in
      let client = PoseFixture(store: store).connect()
      let frames = try PoseRecording.renderedAthlete().messages
      for _ in 0..<2 {
        let receipt = try #require(try await client.upload(Self.open(), frames).receipt)
        #expect(receipt.isSimulated && receipt.evidenceFlags.isEmpty)
      }
      let error = await #expect(throws: RPCError.self) {
        try await client.upload(Self.open(isSimulated: false), frames)
      }
      #expect(error?.info?.reason == "STREAM_EXISTS")
      let live = try await client.stream(Self.open(isSimulated: false), frames).receipts.first
      #expect(live?.evidenceFlags == [.duplicateMotion])
    }
  }
}
