import Testing
import TitanCore
import TitanFeeds
import TitanRPC
import TitanTesting

@Suite("Positions in a feed in slots")
struct FeedPositionsTests {
  private let epoch = "0190a0b0-0000-7000-8000-00000000000a"

  @Test("are the same after their cursor", arguments: [1, 127, 128, 16_384, Int.max])
  func cursor(number: Int) throws {
    var positions = FeedPositions.beginning(of: FeedPositions.slots)
    positions.pass(slot: 0, number: 1, epoch: epoch)
    positions.pass(slot: 127, number: number, epoch: epoch)
    #expect(try FeedPositions(cursor: positions.cursor) == positions)
  }

  @Test("are the beginning without a cursor, which has none")
  func beginning() throws {
    let beginning = try FeedPositions(cursor: "")
    #expect(beginning == .beginning(of: FeedPositions.slots) && beginning.cursor.isEmpty)
  }

  @Test("are refused for every cursor that was cut or lengthened")
  func damaged() throws {
    var positions = FeedPositions.beginning(of: FeedPositions.slots)
    for slot in FeedPositions.slots { positions.pass(slot: slot, number: 1 << (slot % 40), epoch: epoch) }
    let bytes = try #require(Base64URL.decode(positions.cursor))
    for length in 1..<bytes.count {
      let error = #expect(throws: RPCError.self) { try FeedPositions(cursor: Base64URL.encode(bytes.prefix(length))) }
      #expect(error?.code == .invalidArgument)
    }
    #expect(throws: RPCError.self) { try FeedPositions(cursor: Base64URL.encode(bytes + [0])) }
    let endless = Array(bytes.prefix(17)) + Array(repeating: 0xff, count: 200)
    #expect(throws: RPCError.self) { try FeedPositions(cursor: Base64URL.encode(endless)) }
  }

  @Test("are to be read anew by everybody who comes with a cursor by transaction")
  func byTransaction() throws {
    let (user, other) = (
      UserID("0190a0b0-0000-7000-8000-000000000001")!, UserID("0190a0b0-0000-7000-8000-000000000002")!
    )
    // As feeds had them, and the two views of the feed of sessions.
    for head in [[2, 3], [1], [2]] as [[UInt8]] {
      let old = transactionCursor(head, of: user)
      let error = #expect(throws: RPCError.self) { try FeedPositions(cursor: old) }
      #expect(error?.code == .failedPrecondition)
      #expect(TransactionCursor.isOne(old, of: user) && !TransactionCursor.isOne(old, of: other))
    }
    for head in [[1, 3], [3], [], [2, 2, 2]] as [[UInt8]] {
      let error = #expect(throws: RPCError.self) { try FeedPositions(cursor: transactionCursor(head, of: user)) }
      #expect(error?.code == .invalidArgument)
    }
  }

  @Test(
    "are divided among followers so that each slot has one, and shares differ by one slot at most",
    arguments: [1, 2, 3, 7, 60, 128, 130])
  func shares(count: Int) {
    let shares = (0..<count).map { FeedShare.slots(at: $0, of: count) }
    #expect(shares.flatMap(\.self) == Array(FeedPositions.slots))
    let sizes = shares.map(\.count)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
  }
}
