import Foundation
import Testing
import TitanCore
import TitanFeeds
import TitanRPC

@Suite("Cursors of feeds")
struct FeedCursorTests {
  private let epoch = FeedEpoch(UUID(uuid: (1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)))
  private let user = UserID(UUID(uuid: (2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2)))
  private let thing = UUID(uuid: (3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3))

  private func text(_ head: [UInt8]) -> String {
    Base64URL.encode(
      head + Array(repeating: 1, count: 16) + Array(repeating: 2, count: 16) + Array(repeating: 3, count: 16)
        + [0, 0, 0, 0, 0, 0, 1, 4])
  }

  @Test("Followers keep what they were given: both forms stay, byte by byte")
  func forms() throws {
    let position = FeedPosition(transaction: 260, userID: user, kind: 3, thingID: thing)
    let whole = FeedCursor(epoch: epoch, position: position)
    #expect(whole.text == text([2, 3]))
    #expect(try FeedCursor(text([2, 3])) == whole)
    for (view, head) in [(FeedView.sessions, 1 as UInt8), (.sessionsAndDays, 2)] {
      let cursor = FeedCursor(
        epoch: epoch, position: FeedPosition(transaction: 260, userID: user, thingID: thing), view: view)
      #expect(cursor.text == text([head]))
      #expect(try FeedCursor(text([head]), hasViews: true) == cursor)
    }
    #expect(try FeedCursor("") == nil)
    #expect(try FeedCursor("", hasViews: true) == nil)
  }

  @Test("What a feed never gave is no cursor of it", arguments: [false, true])
  func invalid(_ hasViews: Bool) {
    let heads: [[UInt8]] = hasViews ? [[2, 3], [0], [3]] : [[1], [2], [1, 3], [3, 3]]
    for text in ["x", "AAAA", "not base64url!", text([]), text([2, 3, 4])] + heads.map(text) {
      let error = #expect(throws: RPCError.self) { try FeedCursor(text, hasViews: hasViews) }
      #expect(error?.code == .invalidArgument)
    }
  }

  @Test("The place behind a transaction is behind all that it changed")
  func behind() {
    let end = FeedPosition.behind(transaction: 7)
    #expect((end.transaction, end.kind) == (7, .max))
    #expect("\(end.userID)" == "ffffffff-ffff-ffff-ffff-ffffffffffff")
    #expect(FeedPosition.beginning.transaction == 0)
  }
}
