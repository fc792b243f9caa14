import Crypto
import SessionsDomain
import SessionsService
import Synchronization
import Testing
import TitanCore
import TitanRPC
import TitanReceipts
import TitanTesting

@Suite("Receipts")
struct ReceiptVerifierTests {
  @Test("A genuine receipt is read")
  func good() async throws {
    let signer = TestSigner()
    let claims = try await signer.verifier.claims(of: signer.receipt(1, reps: 3))
    #expect(claims.userID == user())
    #expect(claims.streamID == LandmarkStreamID(uuid(1)))
    #expect((claims.start, claims.end) == (noon, noon + .seconds(60)))
    #expect(claims.counter == "pushup/1")
    #expect(claims.reps.map(\.startMilliseconds) == [0, 2_000, 4_000])
    #expect(claims.reps.map(\.endMilliseconds) == [1_500, 3_500, 5_500])
  }

  @Test("A motion is known by its digest, which older receipts lack and no receipt has in another form")
  func motion() async throws {
    let signer = TestSigner()
    func claims(motion: String) async throws -> VerifiedReceipt {
      let payload = try #require(signer.receipt(1).split(separator: ".").dropFirst().first)
      let claims = String(decoding: try #require(Base64URL.decode(payload)), as: UTF8.self)
      return try await signer.verifier.claims(of: signer.sign(#"{"motion":"\#(motion)","# + claims.dropFirst()))
    }
    #expect(try await signer.verifier.claims(of: signer.receipt(1)).motionDigest == nil)
    let digest = String(repeating: "0123456789abcdef", count: 4)
    let bytes: [UInt8] = [0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef]
    #expect(try await claims(motion: digest).motionDigest == bytes + bytes + bytes + bytes)
    for wrong in ["", "01", digest + "00", digest.dropLast() + "x", String(digest.dropLast(2)) + "ä"] {
      await #expect(throws: ReceiptError.self, "\(wrong)") { try await claims(motion: wrong) }
    }
  }

  @Test("A change of any bit is detected")
  func tampered() async throws {
    let signer = TestSigner()
    let receipt = Array(signer.receipt(1, reps: 2).utf8)
    for index in receipt.indices {
      for bit in 0..<7 {
        var changed = receipt
        changed[index] ^= 1 << bit
        await #expect(throws: ReceiptError.self, "bit \(bit) of byte \(index)") {
          try await signer.verifier.claims(of: String(decoding: changed, as: UTF8.self))
        }
      }
    }
  }

  @Test("A signed token that isn't a receipt is refused")
  func otherTokens() async throws {
    var signer = TestSigner()
    let key = signer
    for change: (inout TestSigner) -> Void in [
      { $0.type = "at+jwt" }, { $0.algorithm = "none" }, { $0.algorithm = "HS256" }, { $0.issuer = "titanup-auth" },
      { $0.keyID = "key-2" },
    ] {
      signer = key
      change(&signer)
      await #expect(throws: ReceiptError.self) { try await key.verifier.claims(of: signer.receipt(1)) }
    }
    for payload in ["", "{}", "[]", #"{"jti":1}"#] {
      await #expect(throws: ReceiptError.self) { try await key.verifier.claims(of: key.sign(payload)) }
    }
    for text in ["", ".", "..", "a.b", "a.b.c", "a.b.c.d", String(repeating: "e30.", count: 100_000)] {
      await #expect(throws: ReceiptError.self) { try await key.verifier.claims(of: text) }
    }
  }
}

@Suite("Keys of the pose service")
struct ReceiptKeysTests {
  @Test("Known keys are cached, unknown ids cause few fetches, and a new key is found")
  func rotation() async throws {
    let state = Mutex<(keys: [String: ReceiptKeys.Key], isAway: Bool, fetches: Int, now: ContinuousClock.Instant)>(
      ([:], false, 0, .now))
    let keys = ReceiptKeys(now: { state.withLock { $0.now } }) {
      try state.withLock { state in
        state.fetches += 1
        if state.isAway { throw RPCError(code: .unavailable, message: "away") }
        return state.keys
      }
    }
    let (first, second) = (Curve25519.Signing.PrivateKey().publicKey, Curve25519.Signing.PrivateKey().publicKey)
    state.withLock { $0.keys = ["1": first] }
    #expect(try await keys.key(id: "1")?.rawRepresentation == first.rawRepresentation)
    for _ in 0..<5 { #expect(try await keys.key(id: "2") == nil) }
    #expect(state.withLock { $0.fetches } == 1)
    state.withLock { state in
      state.keys["2"] = second
      state.now += ReceiptKeys.minimumInterval
    }
    #expect(try await keys.key(id: "2")?.rawRepresentation == second.rawRepresentation)
    // While the service is away, known keys still verify, and unknown ones are UNAVAILABLE.
    state.withLock { state in
      state.isAway = true
      state.now += ReceiptKeys.minimumInterval
    }
    #expect(try await keys.key(id: "1") != nil)
    let error = await #expect(throws: RPCError.self) { try await keys.key(id: "3") }
    #expect(error?.code == .unavailable)
    #expect(error?.reason == "RECEIPT_KEYS_UNAVAILABLE")
    state.withLock { $0.isAway = false }
    #expect(try await keys.key(id: "3") == nil)
  }

  @Test("Concurrent callers share one fetch")
  func oneFetch() async throws {
    let fetches = Mutex(0)
    let key = Curve25519.Signing.PrivateKey().publicKey
    let keys = ReceiptKeys {
      fetches.withLock { $0 += 1 }
      // Lets the other callers arrive.
      for _ in 0..<100 { await Task.yield() }
      return ["1": key]
    }
    await withTaskGroup { group in
      for _ in 0..<50 { group.addTask { #expect((try? await keys.key(id: "1")) != nil) } }
    }
    #expect(fetches.withLock { $0 } == 1)
  }
}
