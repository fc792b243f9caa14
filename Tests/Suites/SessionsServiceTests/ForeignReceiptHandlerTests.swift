import Crypto
import Foundation
import SessionsDomain
import SessionsProto
import SessionsService
import Testing
import TitanCore
import TitanFeeds
import TitanRPC
import TitanReceipts
import TitanTesting

@Suite("Sessions of another installation")
struct ForeignReceiptHandlerTests {
  private let signer = TestSigner()
  /// The pose service of the other installation.
  private let foreign: TestSigner
  private let client: SessionsV1.SessionsServiceClient

  init() throws {
    var foreign = TestSigner()
    foreign.keyID = "foreign-key"
    self.foreign = foreign
    let store = MemorySessionStore()
    let handler = SessionsHandler(
      store: store, feed: store, days: MemoryDayStore(), goals: MemoryGoalStore(), receipts: signer.verifier,
      trustedKeys: try TrustedReceiptKeys(json: foreign.archivedKeys), notifier: Notifier(), watchers: Notifier(),
      clock: { noon + .seconds(3_600) })
    client = .init(channel: TestCalls([handler]).channel, options: TestCalls.by(user()))
  }

  private func create(_ number: Int, _ receipt: String, by caller: UserID = user()) async throws -> SessionsV1.Session?
  {
    try await client.createSession(
      .init(session: message(number), foreignReceiptJws: receipt), options: TestCalls.by(caller)
    ).session
  }

  @Test("A trusted receipt verifies the session, and is returned with it")
  func trusted() async throws {
    let receipt = foreign.receipt(1, for: user(100))
    let session = try await create(1, receipt)
    #expect((session?.evidence, session?.hasForeignReceipt) == (.verifiedDigest, true))
    #expect(session?.receiptID == "\(ReceiptID(uuid(1)))" && session?.counter == "pushup/1")
    let read = try await client.getSession(.init(sessionID: "\(sessionID(1))"))
    #expect((read.session, read.foreignReceiptJws) == (session, receipt))
    #expect(try await create(1, receipt) == session)
  }

  @Test("Any other receipt is kept, and its session is unverified")
  func kept() async throws {
    var forged = TestSigner()
    forged.keyID = foreign.keyID
    var renamed = foreign
    renamed.keyID = "another-key"
    let receipts = [
      "forged": forged.receipt(1, for: user(100)), "unknown key": renamed.receipt(1, for: user(100)),
      "this installation's": signer.receipt(1), "other reps": foreign.receipt(1, for: user(100), reps: 13),
      "squats": foreign.receipt(1, for: user(100), counter: "squat/1", exercise: "SQUAT"),
      "other time": foreign.receipt(1, for: user(100), minutes: 1),
      "simulated": foreign.receipt(1, for: user(100), isSimulated: true),
    ]
    for (index, (what, receipt)) in receipts.sorted(by: { $0.key < $1.key }).enumerated() {
      let caller = user(index + 1)
      let session = try await create(1, receipt, by: caller)
      #expect((session?.evidence, session?.receiptID) == (.foreignReceipt, ""), "\(what)")
      let read = try await client.getSession(.init(sessionID: "\(sessionID(1))"), options: TestCalls.by(caller))
      #expect(read.foreignReceiptJws == receipt, "\(what)")
    }
  }

  @Test("What can be no receipt is refused, and nothing is stored")
  func malformed() async throws {
    let long = foreign.sign(String(repeating: "x", count: 50_000))
    let (good, own) = (foreign.receipt(1, for: user(100)), signer.receipt(1))
    for (receipt, ownReceipt, reason) in [
      ("no receipt", "", "RECEIPT_MALFORMED"), (long, "", "TOO_LONG"), (good, own, "TWO_RECEIPTS"),
    ] {
      let error = await #expect(throws: RPCError.self) {
        try await client.createSession(
          .init(session: message(1), receiptJws: ownReceipt, foreignReceiptJws: receipt))
      }
      #expect((error?.code, error?.receivedReason) == (.invalidArgument, reason))
      #expect(error?.receivedFields == ["foreign_receipt_jws"])
    }
    #expect(try await client.listSessions(.init()).sessions.isEmpty)
  }
}

@Suite("Keys of other installations")
struct TrustedReceiptKeysTests {
  @Test("Both forms of a file are read")
  func forms() throws {
    let signer = TestSigner()
    let jwks = #"{"keys":[{"kty":"OKP","crv":"Ed25519","kid":"key-1","x":"\#(signer.x)"}]}"#
    for json in [signer.archivedKeys, Data(jwks.utf8)] {
      let receipt = try TrustedReceiptKeys(json: json).receipt(signer.receipt(1))
      #expect(receipt.userID == user())
    }
    #expect(throws: InvalidReceipt.self) { try TrustedReceiptKeys.none.receipt(signer.receipt(1)) }
  }

  @Test("What is wrong with a file is said")
  func broken() {
    let (one, other) = (TestSigner().x, TestSigner().x)
    for (json, problem) in [
      ("", "no JSON object with keys"), ("[]", "no JSON object with keys"), (#"{"keys":[]}"#, "no keys"),
      (#"{"keys":[{"x":"\#(one)"}]}"#, "keys[0] has no keyId"),
      (#"{"keys":[{"keyId":"a","x":"\#(one)"},{"keyId":"b","x":"AAAA"}]}"#, "x of keys[1] is no Ed25519 public key"),
      (
        #"{"keys":[{"keyId":"a","x":"\#(one)"},{"keyId":"a","x":"\#(other)"}]}"#,
        "keys[1] has the keyId of another key"
      ),
      (String(repeating: " ", count: 65_537), "more than 65536 bytes"),
    ] {
      let error = #expect(throws: TrustedReceiptKeys.Problem.self) { try TrustedReceiptKeys(json: Data(json.utf8)) }
      #expect(error?.description == problem)
    }
  }
}

extension TestSigner {
  fileprivate var x: String { Base64URL.encode(key.publicKey.rawRepresentation) }
  /// `sets/receipt-keys.json` of an archive.
  fileprivate var archivedKeys: Data { Data(#"{"keys":[{"keyId":"\#(keyID)","x":"\#(x)"}],"jwksJson":"{}"}"#.utf8) }
}
