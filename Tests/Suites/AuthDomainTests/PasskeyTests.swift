import Foundation
import Testing
import TitanCore

@testable import AuthDomain

@Suite("Passkeys")
struct PasskeyTests {
  private static let partyHash = [UInt8](repeating: 9, count: 32)
  private static let json = #"{"type":"webauthn.get","challenge":"AAAA","origin":"https://titanup.example"}"#

  @Test(
    "An operator names an https origin with a domain",
    arguments: [
      ("https://titanup.example", "titanup.example"), ("https://Titanup.Example:7443", "titanup.example"),
      ("https://titanup.example:443", "titanup.example"), ("https://box", "box"), ("http://titanup.example", nil),
      ("https://192.168.1.5", nil), ("https://[::1]", nil), ("https://titanup.example/", nil),
      ("https://a@titanup.example", nil), ("https://titanup.example?x", nil), ("titanup.example", nil), ("", nil),
    ] as [(String, String?)])
  func parties(_ origin: String, _ id: String?) {
    #expect(RelyingParty(origin: origin)?.id == id)
  }

  @Test(
    "An answer comes from a page of the site itself",
    arguments: [
      ("https://titanup.example", "https://titanup.example", true),
      ("https://titanup.example:443", "https://titanup.example", true),
      ("https://titanup.example:7443", "https://titanup.example", false),
      ("https://titanup.example", "http://titanup.example", false),
      ("https://titanup.example", "https://evil.titanup.example", false),
      ("https://titanup.example", "https://titanup.example.evil", false),
      (nil, "http://localhost:7080", true), (nil, "https://localhost", true), (nil, "http://localhost", true),
      (nil, "http://localhost:70800", false), (nil, "http://localhost:7080/", false),
      (nil, "http://localhost.evil", false),
      (nil, "http://localhost:", false), (nil, "http://127.0.0.1:7080", false),
    ] as [(String?, String, Bool)])
  func origins(_ named: String?, _ origin: String, _ isAccepted: Bool) throws {
    let party = try named.map { try #require(RelyingParty(origin: $0)) } ?? .thisMachine
    #expect(party.accepts(origin) == isAccepted)
  }

  @Test(
    "Client data are of the ceremony and of the site",
    arguments: [
      (json, nil), (json.replacing("get", with: "create"), .wrongType("webauthn.create", allowed: "webauthn.get")),
      (
        json.replacing("example", with: "evil"),
        .wrongOrigin("https://titanup.evil", allowed: "https://titanup.example")
      ),
      (json.replacing("}", with: #","crossOrigin":true}"#), .crossOrigin),
      (json.replacing("}", with: #","crossOrigin":false,"other":[1]}"#), nil),
      (json.replacing(#""challenge":"AAAA","#, with: ""), .clientDataMalformed), ("[]", .clientDataMalformed),
      ("", .clientDataMalformed),
      (json.replacing("}", with: #","x":"\#(String(repeating: "x", count: 4_096))"}"#), .clientDataMalformed),
    ] as [(String, PasskeyProblem?)])
  func clientData(_ json: String, _ problem: PasskeyProblem?) throws {
    let party = try #require(RelyingParty(origin: "https://titanup.example"))
    let read = Result { try PasskeyClientData(Array(json.utf8), of: .proof, for: party) }
    switch (read, problem) {
    case (.success(let data), nil): #expect(data.challenge == "AAAA")
    case (.failure(let error), let problem?): #expect(error as? PasskeyProblem == problem)
    default: Issue.record("got \(read)")
    }
  }

  @Test(
    "An authenticator answers for the site, with a user whom it has verified",
    arguments: [
      ([5, 0, 0, 1, 2], nil), ([0xC5, 0, 0, 1, 2, 7, 7], nil), ([4, 0, 0, 1, 2], .userNotPresent),
      ([1, 0, 0, 1, 2], .userNotVerified), ([5, 0, 0, 1], .authenticatorDataMalformed),
      ([UInt8](repeating: 5, count: 4_065), .authenticatorDataMalformed),
    ] as [([UInt8], PasskeyProblem?)])
  func authenticatorData(_ rest: [UInt8], _ problem: PasskeyProblem?) {
    #expect(throws: PasskeyProblem.wrongRelyingParty) {
      try AuthenticatorData([8] + Self.partyHash.dropFirst() + [5, 0, 0, 1, 2], partyHash: Self.partyHash)
    }
    let read = Result { try AuthenticatorData(Self.partyHash + rest, partyHash: Self.partyHash) }
    switch (read, problem) {
    case (.success(let data), nil): #expect(data.signatureCount == 258)
    case (.failure(let error), let problem?): #expect(error as? PasskeyProblem == problem)
    default: Issue.record("got \(read)")
    }
  }

  @Test(
    "A counter that doesn't grow tells of a copy, unless the authenticator never counts",
    arguments: [
      (0, 0, false), (0, 1, false), (5, 6, false), (5, 5, true), (5, 4, true), (5, 0, true),
      (4_294_967_294, 4_294_967_295, false),
    ] as [(Int64, Int64, Bool)])
  func counters(_ stored: Int64, _ shown: Int64, _ isCloned: Bool) {
    let passkey = Passkey(
      id: PasskeyID(UUID()), userID: UserID(UUID()), name: "key",
      credential: PasskeyCredential(id: [1], algorithm: .es256, publicKey: []), userHandle: [],
      signatureCount: stored, createTime: Timestamp(seconds: 0))
    #expect(passkey.isCloned(by: shown) == isCloned)
  }

  @Test(
    "A name has 1 to 100 visible characters",
    arguments: [
      (" phone \n", nil), (String(repeating: "ä", count: 100), nil), (" \n", .empty),
      (String(repeating: "x", count: 101), .tooLong(101)), ("a\u{7}b", .controlCharacter),
    ] as [(String, PasskeyName.Problem?)])
  func names(_ text: String, _ problem: PasskeyName.Problem?) {
    switch Result(catching: { try PasskeyName(text) }) {
    case .success(let name):
      #expect(problem == nil && name.text == text.trimmingCharacters(in: .whitespacesAndNewlines))
    case .failure(let error): #expect(error as? PasskeyName.Problem == problem)
    }
  }
}

@Suite("Attestation objects")
struct AttestationObjectTests {
  // {"fmt": "none", "attStmt": {}, "authData": h'010203'}
  private static let none = joined(
    [0xA3, 0x63], ascii("fmt"), [0x64], ascii("none"), [0x67], ascii("attStmt"), [0xA0, 0x68], ascii("authData"),
    [0x43, 1, 2, 3])
  // {"fmt": "packed", "authData": h'010203', "attStmt": {"alg": -7, "sig": h'04'}}
  private static let statement = joined([0xA2, 0x63], ascii("alg"), [0x26, 0x63], ascii("sig"), [0x41, 4])
  private static let packed = joined(
    [0xA3, 0x63], ascii("fmt"), [0x66], ascii("packed"), [0x68], ascii("authData"), [0x58, 3, 1, 2, 3, 0x67],
    ascii("attStmt"), statement)

  private static func joined(_ parts: [UInt8]...) -> [UInt8] { parts.flatMap(\.self) }
  private static func ascii(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test("Both formats are read, whatever the order of their parts")
  func reading() throws {
    let plain = try AttestationObject(Self.none)
    #expect(plain.authenticatorData == [1, 2, 3] && plain.statement == .none)
    let signed = try AttestationObject(Self.packed)
    #expect(signed.authenticatorData == [1, 2, 3] && signed.statement == .packed(Self.statement))
  }

  @Test("A part of an object, and one with anything behind it, is none", arguments: [none, packed])
  func parts(_ whole: [UInt8]) {
    for length in 0..<whole.count {
      #expect(throws: PasskeyProblem.attestationMalformed) { try AttestationObject(Array(whole[..<length])) }
    }
    #expect(throws: PasskeyProblem.attestationMalformed) { try AttestationObject(whole + [0]) }
  }

  @Test(
    "What is too deep, too long or of another form is refused",
    arguments: [
      ([0xA3], [0xBF]), ([0xA3], [0xA2]), ([0xA0], [0x81, 0x81, 0x81, 0x81, 0x80]),
      ([0xA0], [0xBA, 0xFF, 0xFF, 0xFF, 0xFF]), ([0xA0], [0xC0, 0x00]), ([0x43], [0x5B, 0, 0, 0, 0, 0, 0, 0, 3]),
      ([0x43, 1, 2, 3], joined([0x59, 0x20, 0], [UInt8](repeating: 0, count: 8_192))), (ascii("fmt"), ascii("fnt")),
    ] as [([UInt8], [UInt8])])
  func malformed(_ part: [UInt8], _ other: [UInt8]) {
    let bytes = Self.none.replacing(part, with: other)
    #expect(bytes != Self.none)
    #expect(throws: PasskeyProblem.attestationMalformed) { try AttestationObject(bytes) }
  }

  @Test("A format with a maker's certificates isn't asked for")
  func formats() {
    let other = Self.none.replacing(Self.ascii("none"), with: Self.ascii("tpm2"))
    #expect(throws: PasskeyProblem.attestationNotAllowed("tpm2")) { try AttestationObject(other) }
  }
}
