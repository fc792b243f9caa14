import Crypto
import Foundation
import PoseCountingService
import PoseProto
import Testing
import TitanCore
import TitanMotion
import TitanProto
import TitanRPC

@Suite("Receipts")
struct ReceiptTests {
  @Test("A key's id is its thumbprint: RFC 8037, appendix A.3")
  func thumbprint() throws {
    let raw = try #require(Base64URL.decode("nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A"))
    let signer = ReceiptSigner(try Curve25519.Signing.PrivateKey(rawRepresentation: raw))
    #expect(signer.publicKeys.map(\.x) == ["11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"])
    #expect(signer.publicKeys.map(\.keyID) == ["kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k"])
  }

  @Test("A receipt verifies with the published key and says what the contract names; a flipped bit does not verify")
  func jws() async throws {
    let fixture = PoseFixture()
    let frames = try PoseRecording.renderedAthlete().messages
    let stream = UUID()
    let receipt = try #require(
      try await fixture.connect().upload(PoseFixture.open(stream), frames).receipt)
    let keys = try await fixture.connect(signedIn: false).getReceiptKeys(PoseV1.GetReceiptKeysRequest())
    let parts = receipt.jws.split(separator: ".").map(String.init)
    #expect(parts.count == 3)

    struct KeySet: Decodable {
      struct Key: Decodable { var kid, kty, crv, alg, use, x: String }
      var keys: [Key]
    }
    let published = try JSONDecoder().decode(KeySet.self, from: Data(keys.jwksJson.utf8)).keys
    #expect(published.map(\.kid) == keys.keys.map(\.keyID) && published.map(\.x) == keys.keys.map(\.x))
    let key = try #require(published.first)
    #expect([key.kty, key.crv, key.alg, key.use] == ["OKP", "Ed25519", "EdDSA", "sig"])

    let publicKey = try Curve25519.Signing.PublicKey(rawRepresentation: try #require(Base64URL.decode(key.x)))
    let signature = try #require(Base64URL.decode(parts[2]))
    let signed = Array("\(parts[0]).\(parts[1])".utf8)
    #expect(publicKey.isValidSignature(signature, for: signed))
    for position in stride(from: 0, to: signed.count, by: 17) {
      var flipped = signed
      flipped[position] ^= 1
      #expect(!publicKey.isValidSignature(signature, for: flipped))
    }

    let header = try object(parts[0])
    #expect(header as? [String: String] == ["alg": "EdDSA", "kid": key.kid, "typ": "rep-receipt+jwt"])
    let claims = try object(parts[1])
    #expect(
      Set(claims.keys) == [
        "iss", "sub", "jti", "iat", "stream", "digest", "exercise", "counter", "start_us", "end_us", "reps",
        "partials", "coverage", "motion", "evidence", "origin", "kept_days",
      ])
    #expect(claims["motion"] as? String == receipt.motionDigest && receipt.motionDigest.count == 64)
    #expect(claims["evidence"] as? [Int] == [] && receipt.evidenceFlags.isEmpty)
    #expect(claims["origin"] as? String == "UPLOAD" && receipt.origin == .upload)
    #expect(claims["kept_days"] as? Int == 30 && receipt.keptDays == 30)
    #expect(claims["iss"] as? String == "titanup-pose")
    #expect(claims["sub"] as? String == fixture.user.description)
    #expect(claims["jti"] as? String == receipt.receiptID)
    #expect(claims["stream"] as? String == stream.uuidString.lowercased())
    #expect(claims["digest"] as? String == receipt.streamDigest)
    #expect(claims["iat"] as? Int == 1_800_000_000)
    #expect(claims["start_us"] as? Int == 1_800_000_000_000_000 - Int(frames[frames.count - 1].timeUs))
    #expect(claims["end_us"] as? Int == 1_800_000_000_000_000)
    let reps = try #require(claims["reps"] as? [[Any]])
    #expect(reps.count == 12)
    let first = try #require(reps.first)
    #expect(first.count == 8)
    #expect(first[0] as? Int == 1)
    #expect(first[1] as? Int == Int(receipt.reps[0].startMs) && first[2] as? Int == Int(receipt.reps[0].endMs))
  }

  private func object(_ part: String) throws -> [String: Any] {
    let bytes = try #require(Base64URL.decode(part))
    return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  @Test("VerifyReceipt: ours is valid for every caller; a flipped bit, a foreign key and noise aren't, with the reason")
  func verify() async throws {
    let fixture = PoseFixture()
    let frames = try PoseRecording.renderedAthlete().messages
    let receipt = try #require(try await fixture.connect().upload(PoseFixture.open(UUID()), frames).receipt)
    let own = try await fixture.connect().verifyReceipt(.init(jws: receipt.jws))
    #expect(own == .init(valid: true, receipt: receipt, isCallers: true))
    let foreign = try await fixture.asAnother().connect().verifyReceipt(.init(jws: receipt.jws))
    #expect(foreign == .init(valid: true, receipt: receipt, isCallers: false))

    func problem(_ jws: String, _ fixture: PoseFixture = fixture) async throws -> PoseV1.ReceiptProblem {
      let response = try await fixture.connect().verifyReceipt(.init(jws: jws))
      #expect(!response.valid && response.receipt == nil && !response.isCallers)
      return response.problem
    }
    let parts = receipt.jws.split(separator: ".").map(String.init)
    let payload = try #require(Base64URL.decode(parts[1]))
    var flipped = payload
    // A digit of the digest stays a digit, so only the signature can tell.
    let digest = try #require(payload.firstRange(of: Array(receipt.streamDigest.utf8)))
    flipped[digest.lowerBound] = flipped[digest.lowerBound] == UInt8(ascii: "0") ? UInt8(ascii: "1") : UInt8(ascii: "0")
    #expect(try await problem("\(parts[0]).\(Base64URL.encode(flipped)).\(parts[2])") == .signatureWrong)
    var signature = try #require(Base64URL.decode(parts[2]))
    signature[0] ^= 1
    #expect(try await problem("\(parts[0]).\(parts[1]).\(Base64URL.encode(signature))") == .signatureWrong)
    #expect(try await problem(receipt.jws, PoseFixture()) == .keyUnknown)
    for noise in ["", "a.b", "a.b.c", String(receipt.jws.dropFirst(3)), receipt.jws + ".x"] {
      #expect(try await problem(noise) == .malformed)
    }
    let error = await #expect(throws: RPCError.self) {
      try await fixture.connect(signedIn: false).verifyReceipt(.init(jws: receipt.jws))
    }
    #expect(error?.code == .unauthenticated)
  }

  @Test("A stored receipt reads as it was signed, anything else does not read")
  func stored() async throws {
    let fixture = PoseFixture()
    let frames = try PoseRecording.renderedAthlete().messages
    let receipt = try #require(try await fixture.connect().upload(PoseFixture.open(UUID()), frames).receipt)
    let stored = try SignedReceipt(stored: receipt.jws)
    #expect(PoseV1.RepReceipt(stored) == receipt)
    for broken in ["", "a.b", "e30.e30.", String(receipt.jws.dropFirst(3))] {
      #expect(throws: CorruptReceipt.self) { try SignedReceipt(stored: broken) }
    }
  }

  @Test("The digest is SHA-256 of the canonical bytes, whatever chunks they came in")
  func digest() async throws {
    let fixture = PoseFixture()
    let frames = try PoseRecording.renderedAthlete().messages
    var digests: Set<String> = []
    for batch in [1, 5, 32] {
      let answers = try await fixture.connect().stream(PoseFixture.open(UUID()), frames, batch: batch)
      digests.insert(try #require(answers.receipts.first).streamDigest)
    }
    // A change of this number means that stored streams no longer match their receipts.
    #expect(digests == ["681d56e9d04f451bac7b988aaf94ea51233b7aa5b2bcfe562ee1a64860fbf5f1"])
  }

  @Test("A key is base64 of 32 bytes and nothing else")
  func keyText() throws {
    let key = Curve25519.Signing.PrivateKey()
    let text = key.rawRepresentation.base64EncodedString()
    #expect(ReceiptSigner(base64: text)?.publicKeys == ReceiptSigner(key).publicKeys)
    for wrong in ["", "no base64!", Data(count: 31).base64EncodedString(), Data(count: 64).base64EncodedString()] {
      #expect(ReceiptSigner(base64: wrong) == nil)
    }
  }

  @Test("After a change of keys both are published, the new one first, and receipts of the old one still verify")
  func rotation() async throws {
    let old = Curve25519.Signing.PrivateKey()
    let new = Curve25519.Signing.PrivateKey()
    let before = PoseFixture(signer: ReceiptSigner(old))
    let receipt = try #require(try await before.connect().upload(PoseFixture.open(UUID()), []).receipt)
    // What the old service publishes is what the new one is told.
    let retired = try await before.connect().getReceiptKeys(.init()).keys.map(\.x).joined(separator: "\n")
    let text = new.rawRepresentation.base64EncodedString()
    let signer = try #require(ReceiptSigner(base64: text, retired: retired + "\n"))
    let client = PoseFixture(user: before.user, signer: signer).connect()
    let keys = try await client.getReceiptKeys(.init()).keys.map(\.keyID)
    #expect(keys == [ReceiptSigner(new), ReceiptSigner(old)].map { $0.publicKeys[0].keyID })
    #expect(
      try await client.verifyReceipt(.init(jws: receipt.jws)) == .init(valid: true, receipt: receipt, isCallers: true))
    #expect(try await client.upload(PoseFixture.open(UUID()), []).receipt?.keyID == keys[0])
    // Once nobody has receipts of the old key any more, it can go.
    let later = try await PoseFixture(signer: ReceiptSigner(new)).connect().verifyReceipt(.init(jws: receipt.jws))
    #expect(later.problem == .keyUnknown)
    // The key in use may stand among the retired ones: it counts once.
    let both = ReceiptSigner(base64: text, retired: retired + " " + ReceiptSigner(new).publicKeys[0].x)
    #expect(both?.publicKeys.map(\.keyID) == keys)
    for wrong in ["x", retired + " x", text + text] { #expect(ReceiptSigner(base64: text, retired: wrong) == nil) }
  }
}
