package import AuthDomain
package import Crypto
import Foundation
package import TitanCore
import TitanRPC

/// Keys that protect second factors at rest. They are derived from a server key, so that a copy of the tables is
/// useless.
package struct SecondFactorKeys: Sendable {
  private let secrets: SymmetricKey
  private let codes: SymmetricKey
  private let challenges: SymmetricKey

  package init(master: SymmetricKey) {
    func derived(_ purpose: String) -> SymmetricKey {
      HKDF<SHA256>.deriveKey(inputKeyMaterial: master, info: Data(purpose.utf8), outputByteCount: 32)
    }
    secrets = derived("titanup auth totp secrets v1")
    codes = derived("titanup auth recovery codes v1")
    challenges = derived("titanup auth mfa challenges v1")
  }

  /// Encrypts a secret, bound to its owner: it can't be decrypted in another user's row.
  package func seal(_ secret: [UInt8], of user: UserID) throws -> [UInt8] {
    try Self.seal(secret, secrets, for: "\(user)")
  }

  package func totp(_ factor: SecondFactor) throws -> Totp {
    Totp(
      secret: Array(
        try AES.GCM.open(
          AES.GCM.SealedBox(combined: factor.sealedSecret), using: secrets,
          authenticating: Data("\(factor.userID)".utf8))))
  }

  /// The stored digest of a recovery code.
  package func digest(_ code: RecoveryCode, of user: UserID) -> [UInt8] {
    Array(HMAC<SHA256>.authenticationCode(for: Data("\(user) \(code.text)".utf8), using: codes))
  }

  func seal(_ challenge: MfaChallenge) throws -> [UInt8] {
    try Self.seal(Array(JSONEncoder().encode(challenge)), challenges, for: "")
  }

  /// `nil` for anything that these keys haven't sealed.
  func challenge(_ sealed: [UInt8]) -> MfaChallenge? {
    guard let box = try? AES.GCM.SealedBox(combined: sealed),
      let plain = try? AES.GCM.open(box, using: challenges, authenticating: Data())
    else { return nil }
    return try? JSONDecoder().decode(MfaChallenge.self, from: plain)
  }

  private static func seal(_ plain: [UInt8], _ key: SymmetricKey, for owner: String) throws -> [UInt8] {
    // A GCM box with the standard nonce always has a combined form; without one, nothing would be stored.
    guard let box = try AES.GCM.seal(plain, using: key, authenticating: Data(owner.utf8)).combined else {
      throw CryptoKitError.incorrectParameterSize
    }
    return Array(box)
  }
}

/// A sign-in whose password was right and that still needs its second factor. The device holds the challenge, sealed;
/// the server stores nothing. Presenting it twice gains nothing, because each code works only once.
struct MfaChallenge: Codable, Sendable {
  /// Leaves time to find the phone.
  static let lifetime: Duration = .seconds(300)

  var user: UUID
  /// A digest of the hash the password was checked against: changing the password voids the challenge.
  var passwordMark: Data
  var deviceName: String
  var devicePlatform: String
  var deviceAppVersion: String
  /// In microseconds since the epoch.
  var expireTime: Int64

  init(_ user: UserID, _ hash: PasswordHash, _ device: Device, at now: Timestamp) {
    self.user = user.uuid
    passwordMark = Self.mark(hash)
    (deviceName, devicePlatform, deviceAppVersion) = (device.name, device.platform, device.appVersion)
    expireTime = (now + Self.lifetime).microseconds
  }

  var userID: UserID { UserID(user) }
  var device: Device { Device(name: deviceName, platform: devicePlatform, appVersion: deviceAppVersion) }
  var end: Timestamp { Timestamp(microseconds: expireTime) }

  func isOf(_ hash: PasswordHash) -> Bool { passwordMark == Self.mark(hash) }

  private static func mark(_ hash: PasswordHash) -> Data { Data(SHA256.hash(data: Data(hash.phc.utf8))) }
}

/// A code that replaces the second factor once, in case the phone is lost: 120 random bits, so that its keyed hash
/// needs no slow function to be safe (ASVS 5.0 6.5.2).
package struct RecoveryCode: Hashable, Sendable {
  package static let count = 10
  package static let length = 15
  private static let letterCount = 24
  /// The code as it is shown: `ABCD-EFGH-IJKL-MNOP-QRST-UVWX`.
  package let text: String

  /// - Parameter bytes: fifteen random bytes.
  package init(bytes: [UInt8]) {
    text = Self.grouped(Base32.encode(bytes))
  }

  /// Reads what a person types: in either case, with or without dashes and blanks. `nil` if it can't be a recovery
  /// code.
  package init?(_ typed: String) {
    let letters = typed.uppercased().filter { !$0.isWhitespace && $0 != "-" }
    guard letters.utf8.count == Self.letterCount,
      letters.utf8.allSatisfy({ (0x41...0x5A).contains($0) || (0x32...0x37).contains($0) })
    else { return nil }
    text = Self.grouped(letters)
  }

  private static func grouped(_ letters: String) -> String {
    let letters = Array(letters)
    return stride(from: 0, to: letters.count, by: 4).map { String(letters[$0..<min($0 + 4, letters.count)]) }
      .joined(separator: "-")
  }
}

extension RecoveryCode: CustomStringConvertible {
  package var description: String { "****" }
}
