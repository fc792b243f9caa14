import AuthDomain
import Foundation
import Testing
import TitanCore

@Suite("Deletions")
struct DeletionTests {
  private static let start = Timestamp(seconds: 1_780_000_000)
  private static let user = UserID(UUID())

  private static func record(erased: Bool = true, _ confirmed: String...) -> DeletionRecord {
    let times = Dictionary(uniqueKeysWithValues: confirmed.map { ($0, start + .seconds(60)) })
    return DeletionRecord(
      userID: user, requestTime: start, eraseTime: erased ? start + .seconds(30) : nil, confirmTimes: times)
  }

  @Test(
    "A receipt is issued once every participant has confirmed, and not before",
    arguments: [
      (record(erased: false), ["pose"], ["auth"]), (record(erased: false), [], ["auth"]),
      (record(), ["sessions", "pose"], ["pose", "sessions"]), (record("pose"), ["sessions", "pose"], ["sessions"]),
      (record("pose", "sessions"), ["sessions", "pose"], nil), (record(), [], nil),
      // A service that no longer takes part neither holds the receipt back nor appears on it.
      (record("pose", "stranger"), ["pose"], nil),
    ] as [(DeletionRecord, [String], [String]?)])
  func receipt(record: DeletionRecord, participants: [String], missing: [String]?) throws {
    if let missing {
      #expect(throws: AccountError.deletionPending(waitingFor: missing)) { try record.receipt(from: participants) }
    } else {
      let receipt = try record.receipt(from: participants)
      #expect(receipt.confirmTimes.keys.sorted() == participants.sorted())
      #expect((receipt.userID, receipt.requestTime) == (Self.user, Self.start))
      #expect(receipt.eraseTime == Self.start + .seconds(30))
    }
  }

  @Test("The account is erased after the grace period, and announced once no token can still be valid")
  func schedule() {
    let schedule = DeletionSchedule(grace: .seconds(100), delay: .seconds(10))
    #expect(schedule.deleteTime(requestedAt: Self.start) == Self.start + .seconds(100))
    #expect(schedule.announcedEraseTime(at: Self.start) == Self.start - .seconds(10))
    #expect(DeletionSchedule().delay >= .seconds(600 + 60), "ten minutes of a token, plus clock skew")
  }

  @Test("A page recognizes cursors of its own epoch, up to its last position")
  func cursors() {
    let (epoch, other) = (ErasureEpoch(UUID()), ErasureEpoch(UUID()))
    let page = ErasurePage(epoch: epoch, lastPosition: 5, erasures: [])
    #expect(
      page.knows(ErasureCursor(epoch: epoch, position: 0)) && page.knows(ErasureCursor(epoch: epoch, position: 5)))
    #expect(
      !page.knows(ErasureCursor(epoch: epoch, position: 6)) && !page.knows(ErasureCursor(epoch: epoch, position: -1)))
    #expect(!page.knows(ErasureCursor(epoch: other, position: 1)))
  }
}
