import Foundation
package import TitanCore
import TitanFields

package enum PasskeyOwner {}
package typealias PasskeyID = Identifier<PasskeyOwner>

/// A passkey as it is stored: the public half of a key pair whose private half an authenticator keeps (WebAuthn Level 2).
package struct Passkey: Hashable, Sendable {
  package let id: PasskeyID
  package let userID: UserID
  package var name: String
  package let credential: PasskeyCredential
  /// What authenticators know the account by: random bytes, the same for all of its passkeys.
  package let userHandle: [UInt8]
  /// The authenticator's signature counter when the passkey was last used; 0 if it doesn't count.
  package var signatureCount: Int64
  package let createTime: Timestamp
  package var lastUseTime: Timestamp?
  /// When the counter ran back: nobody can tell the original from the copy, so neither is accepted any more.
  package var blockTime: Timestamp?

  package init(
    id: PasskeyID, userID: UserID, name: String, credential: PasskeyCredential, userHandle: [UInt8],
    signatureCount: Int64, createTime: Timestamp, lastUseTime: Timestamp? = nil, blockTime: Timestamp? = nil
  ) {
    (self.id, self.userID, self.name, self.credential) = (id, userID, name, credential)
    (self.userHandle, self.signatureCount, self.createTime) = (userHandle, signatureCount, createTime)
    (self.lastUseTime, self.blockTime) = (lastUseTime, blockTime)
  }
}

extension Passkey {
  /// The maximum number of an account's passkeys.
  package static let limit = 20
  /// In code points.
  package static let maximumNameLength = 100
  /// The bytes of a user handle: WebAuthn allows 64 at most.
  package static let userHandleLength = 32

  /// Whether an answer with this counter is from a copy, or was preceded by one (WebAuthn §6.1.1). An authenticator that
  /// doesn't count always says 0.
  package func isCloned(by count: Int64) -> Bool {
    (count != 0 || signatureCount != 0) && count <= signatureCount
  }
}

/// What an authenticator made for this relying party.
package struct PasskeyCredential: Hashable, Sendable {
  /// The authenticator's name for it: WebAuthn allows 1023 bytes at most.
  package let id: [UInt8]
  package let algorithm: PasskeyAlgorithm
  /// In the form of libfido2: the point or the modulus, without a structure around it.
  package let publicKey: [UInt8]

  package static let maximumIDLength = 1_023

  package init(id: [UInt8], algorithm: PasskeyAlgorithm, publicKey: [UInt8]) {
    (self.id, self.algorithm, self.publicKey) = (id, algorithm, publicKey)
  }
}

/// Signature algorithms by their COSE numbers (RFC 9053), which are stored; the preferred one first.
package enum PasskeyAlgorithm: Int, Hashable, Sendable, CaseIterable {
  case edDSA = -8
  case es256 = -7
  case rs256 = -257
}

/// What an owner calls a passkey, checked and trimmed.
package struct PasskeyName: Hashable, Sendable {
  package let text: String

  /// The ways in which a name can be wrong.
  package enum Problem: Error, Hashable, Sendable {
    case empty
    case tooLong(Int)
    case controlCharacter
  }

  /// - Throws: `Problem`.
  package init(_ text: String) throws(Problem) {
    self.text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let length = self.text.unicodeScalars.count
    guard length > 0 else { throw .empty }
    guard length <= Passkey.maximumNameLength else { throw .tooLong(length) }
    guard !self.text.unicodeScalars.contains(where: \.isControl) else { throw .controlCharacter }
  }
}
