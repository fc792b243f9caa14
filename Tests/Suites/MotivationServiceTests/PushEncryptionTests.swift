import Crypto
import Foundation
import MotivationDomain
import Testing
import TitanCore
import TitanRPC

@testable import MotivationService

@Suite("Encryption and tokens of pushes")
struct PushEncryptionTests {
  private func bytes(_ text: String) throws -> [UInt8] { try #require(Base64URL.decode(text)) }

  @Test("The example of RFC 8291, appendix A")
  func example() throws {
    let device = PushKeys(
      publicKey: try bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
      authSecret: try bytes("BTBZMqHH6r4Tts7J_aSIgg"))
    let sender = try P256.KeyAgreement.PrivateKey(
      rawRepresentation: try bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    let body = try PushEncryption.encrypt(
      Array("When I grow up, I want to be a watermelon".utf8), for: device, sender: sender,
      salt: try bytes("DGv6ra1nlYgDCS1FRnbzlw"))
    #expect(
      Base64URL.encode(body)
        == "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3"
        + "jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN")
  }

  @Test("A device decrypts what was encrypted for it, up to a body of 4096 bytes", arguments: [0, 1, 800, 3_993])
  func roundTrip(length: Int) throws {
    let device = PushDevice()
    let content = (0..<length).map { UInt8(truncatingIfNeeded: $0) }
    let salt = [UInt8](repeating: 9, count: 16)
    let body = try PushEncryption.encrypt(content, for: device.keys, sender: .init(), salt: salt)
    #expect(try device.decrypt(body) == content)
    #expect(body.count == length + 103 && body.count <= 4_096)
    #expect(throws: (any Error).self) { try PushDevice(authSecret: salt).decrypt(body) }
  }

  @Test("Longer content is refused")
  func tooLong() {
    #expect(throws: PushEncryption.TooLong(length: 3_994)) {
      try PushEncryption.encrypt([UInt8](repeating: 0, count: 3_994), for: PushDevice().keys, sender: .init(), salt: [])
    }
  }

  @Test("A key is an uncompressed point of the curve")
  func keys() {
    let key = PushDevice().publicKey
    #expect(PushEncryption.isPublicKey(key))
    let compressed = P256.KeyAgreement.PrivateKey().publicKey.compressedRepresentation
    for wrong in [
      [], Array(compressed), Array(key.dropLast()), key + [0], [5] + key.dropFirst(),
      [4] + [UInt8](repeating: 1, count: 64),
    ] {
      #expect(!PushEncryption.isPublicKey(wrong))
    }
  }

  @Test(
    "A token names the push service, expires within a day, and is signed with the key beside it",
    arguments: [nil, "mailto:ada@example.org"])
  func token(contact: String?) throws {
    let key = try #require(VapidKey(testPushKey))
    let endpoint = PushEndpoint(stored: "https://push.example.org/send/1?a")
    let header = try key.authorization(for: endpoint, contact: contact, at: noon)
    let parts = try #require(header.wholeMatch(of: /vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)/)).output
    #expect(try bytes("\(parts.1)") == Array(#"{"alg":"ES256","typ":"JWT"}"#.utf8))
    let claims = try #require(try JSONSerialization.jsonObject(with: Data(bytes("\(parts.2)"))) as? [String: Any])
    #expect(claims["aud"] as? String == "https://push.example.org")
    #expect(claims["exp"] as? Int64 == noon.seconds + 12 * 3_600)
    #expect(claims["sub"] as? String == contact)
    #expect(claims.count == (contact == nil ? 2 : 3))
    #expect(try bytes("\(parts.4)") == key.publicKey)
    let verifier = try P256.Signing.PublicKey(x963Representation: key.publicKey)
    let signature = try P256.Signing.ECDSASignature(rawRepresentation: try bytes("\(parts.3)"))
    #expect(verifier.isValidSignature(signature, for: Data("\(parts.1).\(parts.2)".utf8)))
  }

  @Test("The installation's key has 32 bytes and doesn't print")
  func vapidKey() throws {
    let key = try #require(VapidKey(testPushKey))
    #expect(key.publicKey.count == 65 && key.publicKey.first == 4)
    #expect("\(key)" == "****")
    let zero = Data(repeating: 0, count: 32).base64EncodedString()
    for wrong in ["", "x", zero, Data(repeating: 7, count: 31).base64EncodedString()] {
      #expect(VapidKey(wrong) == nil)
    }
  }

  @Test("The topic of a series has up to 32 characters of base64url")
  func topic() {
    let topic = PushRequest.topic(of: reminderID(1))
    #expect(topic.wholeMatch(of: /[\w-]{22}/) != nil)
    #expect(topic != PushRequest.topic(of: reminderID(2)))
  }
}

@Suite("Connections to push services")
struct PushTransportTests {
  private func reply(_ endpoint: String, _ policy: PushServicePolicy = PushServicePolicy()) -> PushReply {
    CurlPushTransport(policy).send(PushRequest(endpoint: PushEndpoint(stored: endpoint), headers: [], body: [1]))
  }

  @Test(
    "No connection is made to an address of one's own network, whichever name leads to it",
    arguments: [
      "http://127.0.0.1:9/", "https://127.0.0.1:9/", "http://localhost:9/", "http://[::1]:9/", "http://2130706433:9/",
    ])
  func forbidden(endpoint: String) {
    #expect(reply(endpoint) == .forbiddenAddress)
  }

  @Test("A permitted address without a push service is out of reach")
  func unreachable() throws {
    let policy = PushServicePolicy(exceptions: [try #require(NetworkRange("127.0.0.0/8"))])
    // Nothing listens on a port that was just given back.
    guard case .unreachable = reply("http://127.0.0.1:1/", policy) else {
      Issue.record("something answered")
      return
    }
  }

  @Test(
    "Other protocols than HTTP are refused",
    arguments: ["file:///etc/passwd", "ftp://127.0.0.1/", "gopher://127.0.0.1/"])
  func protocols(endpoint: String) throws {
    let policy = PushServicePolicy(exceptions: [try #require(NetworkRange("127.0.0.0/8"))])
    guard case .unreachable = reply(endpoint, policy) else {
      Issue.record("\(endpoint) was opened")
      return
    }
  }
}
