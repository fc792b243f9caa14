package import AuthDomain
package import Crypto
import Foundation
import TitanCore

/// Makes codes of invitations, and says what is kept of them.
package struct InvitationCodes: Sendable {
  private let key: SymmetricKey
  private let random: @Sendable (Int) -> [UInt8]

  package init(key: SymmetricKey, random: @escaping @Sendable (Int) -> [UInt8] = randomBytes) {
    (self.key, self.random) = (key, random)
  }

  package func make() -> TypedCode { TypedCode(bytes: random(TypedCode.invitationBytes)) }

  /// A keyed hash. Invitations are looked up by it: how long that takes says nothing about the code.
  package func digest(_ code: TypedCode) -> [UInt8] {
    Array(HMAC<SHA256>.authenticationCode(for: Data(code.letters.utf8), using: key))
  }
}
