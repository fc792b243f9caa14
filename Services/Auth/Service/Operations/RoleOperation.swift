package import AuthDomain
package import Foundation
package import Logging
package import TitanCore
import TitanFields

/// Lets the server's administrator make operators: `titanup-auth --make-operator`. No RPC method does this.
package struct RoleOperation: Sendable {
  private let store: PostgresAuthStore
  private let clock: WallClock
  private let audit: AuditLog

  package init(
    store: PostgresAuthStore, clock: @escaping WallClock = systemClock,
    makeID: @escaping @Sendable (Timestamp) -> UUID = { .version7(at: $0) }, logger: Logger
  ) {
    (self.store, self.clock, audit) = (store, clock, AuditLog(logger: logger, makeID: makeID))
  }

  /// Why an account's role was left unchanged.
  package enum Refusal: Error, Hashable, CustomStringConvertible {
    case noAddress(String)
    case unknown(String)

    package var description: String {
      switch self {
      case .noAddress(let text): "\"\(text)\" is no e-mail address"
      case .unknown(let text): "no account has the address \(text): its owner registers first"
      }
    }
  }

  /// Gives the account with this address the role, and returns a message that says what happened.
  ///
  /// - Throws: `Refusal`; `PostgresError`.
  package func run(_ role: UserRole, of text: String) async throws -> String {
    guard let email = EmailAddress(text) else { throw Refusal.noAddress(text) }
    guard let user = try await store.user(with: email) else { throw Refusal.unknown(email.text) }
    let event = audit.event(.roleChanged, of: user.id, from: nil, at: clock())
    let isChanged = try await store.setRole(role, event)
    if isChanged { audit.tell(event) }
    let (name, isOperator) = (user.email.text, role == .admin)
    guard isChanged else { return "\(name) is \(isOperator ? "an" : "no") operator already" }
    let next =
      "every device of the account is signed out, and the next sign-in \(isOperator ? "has" : "lacks") the role"
    let caution = isOperator && user.verification == .pending ? "; nobody has shown yet that the address is theirs" : ""
    return "\(name) is \(isOperator ? "an" : "no") operator now: \(next)\(caution)"
  }
}
