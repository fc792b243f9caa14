package import AuthDomain
package import Crypto
import Foundation
package import TitanCore

/// What keeps second factors secret at rest: keys derived from the server's, so that a copy of the tables is of no use.
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

  /// Encrypts a secret, bound to its owner: moved to another row it opens nothing.
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

  /// What is stored of a recovery code.
  package func digest(_ code: RecoveryCode, of user: UserID) -> [UInt8] {
    Array(HMAC<SHA256>.authenticationCode(for: Data("\(user) \(code.text)".utf8), using: codes))
  }

  func seal(_ challenge: MfaChallenge) throws -> [UInt8] {
    try Self.seal(Array(JSONEncoder().encode(challenge)), challenges, for: "")
  }

  /// `nil` for anything these keys have not sealed.
  func challenge(_ sealed: [UInt8]) -> MfaChallenge? {
    guard let box = try? AES.GCM.SealedBox(combined: sealed),
      let plain = try? AES.GCM.open(box, using: challenges, authenticating: Data())
    else { return nil }
    return try? JSONDecoder().decode(MfaChallenge.self, from: plain)
  }

  private static func seal(_ plain: [UInt8], _ key: SymmetricKey, for owner: String) throws -> [UInt8] {
    // A GCM box with the standard nonce always has a combined form; were there none, nothing would be stored.
    guard let box = try AES.GCM.seal(plain, using: key, authenticating: Data(owner.utf8)).combined else {
      throw CryptoKitError.incorrectParameterSize
    }
    return Array(box)
  }
}
