import AuthProto
import Crypto
import Foundation
import TitanRPC

/// An authenticator that holds one passkey, and answers whatever a test wants.
struct SoftAuthenticator: Sendable {
  enum Key: Sendable {
    case es256(P256.Signing.PrivateKey)
    case edDSA(Curve25519.Signing.PrivateKey)

    var coseKey: CBOR {
      switch self {
      case .es256(let key):
        let point = key.publicKey.rawRepresentation
        return .map([
          (.int(1), .int(2)), (.int(3), .int(-7)), (.int(-1), .int(1)), (.int(-2), .bytes(Array(point.prefix(32)))),
          (.int(-3), .bytes(Array(point.suffix(32)))),
        ])
      case .edDSA(let key):
        return .map([
          (.int(1), .int(1)), (.int(3), .int(-8)), (.int(-1), .int(6)),
          (.int(-2), .bytes(Array(key.publicKey.rawRepresentation))),
        ])
      }
    }

    var algorithm: Int {
      switch self {
      case .es256: -7
      case .edDSA: -8
      }
    }

    func sign(_ bytes: [UInt8]) throws -> [UInt8] {
      switch self {
      case .es256(let key): Array(try key.signature(for: Data(bytes)).derRepresentation)
      case .edDSA(let key): Array(try key.signature(for: Data(bytes)))
      }
    }
  }

  var key = Key.es256(P256.Signing.PrivateKey())
  var credentialID = Array(SymmetricKey(size: .bits256).withUnsafeBytes(Array.init))
  var userHandle: [UInt8] = []
  var count: UInt32 = 0
  var origin = "http://localhost:7080"
  /// User present and verified.
  var flags: UInt8 = 0x05
  /// Whether the key vouches for itself.
  var attests = false

  func clientData(_ challenge: [UInt8], _ type: String) -> [UInt8] {
    Array(
      #"{"type":"\#(type)","challenge":"\#(Base64URL.encode(challenge))","origin":"\#(origin)","crossOrigin":false}"#
        .utf8)
  }

  private func data(for party: String, flags: UInt8, _ credential: [UInt8] = []) -> [UInt8] {
    Array(SHA256.hash(data: Data(party.utf8))) + [flags] + withUnsafeBytes(of: count.bigEndian, Array.init) + credential
  }

  /// What `navigator.credentials.create` returns. The authenticator keeps the user handle.
  mutating func register(
    _ options: AuthV1.BeginPasskeyRegistrationResponse, name: String = "key"
  ) throws -> AuthV1.RegisterPasskeyRequest {
    userHandle = options.userHandle
    let client = clientData(options.challenge, "webauthn.create")
    let length = withUnsafeBytes(of: UInt16(credentialID.count).bigEndian, Array.init)
    let authenticator = data(
      for: options.rpID, flags: flags | 0x40,
      [UInt8](repeating: 0, count: 16) + length + credentialID + key.coseKey.encoded)
    let signature = try key.sign(authenticator + Array(SHA256.hash(data: Data(client))))
    let statement: CBOR =
      attests ? .map([(.text("alg"), .int(key.algorithm)), (.text("sig"), .bytes(signature))]) : .map([])
    let object = CBOR.map([
      (.text("fmt"), .text(attests ? "packed" : "none")), (.text("attStmt"), statement),
      (.text("authData"), .bytes(authenticator)),
    ])
    return .init(name: name, clientDataJson: client, attestationObject: object.encoded)
  }

  /// What `navigator.credentials.get` returns; the counter goes up by one first.
  mutating func prove(_ options: AuthV1.BeginPasskeySignInResponse) throws -> AuthV1.PasskeyAssertion {
    count += 1
    let client = clientData(options.challenge, "webauthn.get")
    let authenticator = data(for: options.rpID, flags: flags)
    return .init(
      credentialID: credentialID, clientDataJson: client, authenticatorData: authenticator,
      signature: try key.sign(authenticator + Array(SHA256.hash(data: Data(client)))), userHandle: userHandle)
  }
}

/// As much of CBOR (RFC 8949) as authenticators write.
indirect enum CBOR: Sendable {
  case int(Int)
  case bytes([UInt8])
  case text(String)
  case map([(CBOR, CBOR)])

  var encoded: [UInt8] {
    switch self {
    case .int(let value): value < 0 ? Self.head(1, -1 - value) : Self.head(0, value)
    case .bytes(let bytes): Self.head(2, bytes.count) + bytes
    case .text(let text): Self.head(3, text.utf8.count) + Array(text.utf8)
    case .map(let pairs): Self.head(5, pairs.count) + pairs.flatMap { $0.encoded + $1.encoded }
    }
  }

  private static func head(_ major: UInt8, _ number: Int) -> [UInt8] {
    switch number {
    case 0...23: [major << 5 | UInt8(number)]
    case 24...255: [major << 5 | 24, UInt8(number)]
    default: [major << 5 | 25, UInt8(number >> 8), UInt8(number & 0xFF)]
    }
  }
}
