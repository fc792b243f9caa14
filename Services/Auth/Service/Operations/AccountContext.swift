import AuthDomain
import Crypto
import Foundation
import TitanCore
import TitanProto
import TitanRPC

/// What the operations that change an account share.
struct AccountContext: Sendable {
  let store: any AccountStore
  /// For accounts, and responses that were kept.
  let people: any AuthStores
  let replayKey: SymmetricKey
  let lifetimes: Lifetimes
  let passwords: PasswordDesk
  let attempts: AttemptDesk
  let policy: PasswordPolicy
  let tokens: OneTimeTokens
  /// Whether this installation sends mail.
  let sendsMail: Bool
  let clock: WallClock
  let makeID: @Sendable (Timestamp) -> UUID
  let audit: AuditLog

  func mail(
    _ kind: MailKind, to recipient: EmailAddress, user: UserID? = nil, from address: CoarseAddress? = nil,
    at now: Timestamp
  ) -> MailJob {
    MailJob(id: MailID(makeID(now)), kind, to: recipient, user: user, from: address, at: now)
  }

  /// The mails of a change; none where none are sent.
  func mails(_ kind: MailKind, to recipient: EmailAddress, user: UserID, at now: Timestamp) -> [MailJob] {
    sendsMail ? [mail(kind, to: recipient, user: user, at: now)] : []
  }

  /// Where the response to a request with an id is kept; `nil` for one without.
  ///
  /// - Parameter user: who asks, if they are signed in. Everybody has places of their own: the same id of somebody else
  ///   is another one.
  func slot<Request: RPCMessage>(
    _ requestID: String, of request: Request, _ field: WritableKeyPath<Request, String>, _ method: MethodDescriptor,
    by user: UserID? = nil
  ) throws -> ReplaySlot? {
    guard let id = try RequestID(requestID) else { return nil }
    var payload = request
    payload[keyPath: field] = ""
    let own = user.map { user in
      HKDF<SHA256>.deriveKey(inputKeyMaterial: replayKey, info: Data("user \(user)".utf8), outputByteCount: 32)
    }
    return ReplaySlot(id, payload: payload, method: method, master: own ?? replayKey)
  }

  /// What was answered to the request before.
  func answer<Response: RPCMessage>(in slot: ReplaySlot?) async throws -> Response? {
    guard let slot, let stored = try await people.replay(slot.keys.lookup, at: clock()) else { return nil }
    return try slot.response(in: stored)
  }

  /// What to keep with a change.
  ///
  /// - Parameter isSecret: whether the response holds what nobody but its caller may ever see.
  func effects(
    _ slot: ReplaySlot?, _ response: some RPCMessage, isSecret: Bool = false, event: SecurityEvent? = nil,
    _ mails: [MailJob], at now: Timestamp
  ) throws -> Effects {
    let lifetime = isSecret ? lifetimes.replay : lifetimes.plainReplay
    return Effects(replay: try slot?.keep(response, until: now + lifetime), event: event, mails: mails)
  }

  /// What to answer after a change, which `event` tells.
  ///
  /// - Throws: `refusal` if it was refused; INVALID_ARGUMENT REQUEST_ID_REUSED.
  func answer<Response: RPCMessage>(
    _ response: Response, to changed: Changed<Bool>, in slot: ReplaySlot?, refusal: AccountError,
    _ event: SecurityEvent? = nil
  ) throws -> Response {
    switch changed {
    case .now(true):
      if let event { audit.tell(event) }
      return response
    case .now(false): throw refusal
    case .replayed(let stored):
      guard let slot else { throw RuntimeError("a response was found for a request without an id") }
      return try slot.response(in: stored)
    }
  }

  /// A new password of an account.
  ///
  /// - Throws: `AccountError.invalidFields`.
  func chosen(_ text: String, by user: User) async throws -> Password {
    let context = ContextWords(email: user.email.text, displayName: user.displayName.text)
    let isGuarded = try await people.secondFactor(of: user.id)?.isActive ?? false
    do {
      return try Password(choosing: text, policy, hasSecondFactor: isGuarded, context: context)
    } catch {
      throw AccountError.invalidFields([FieldProblem(field: "new_password", .password(error))])
    }
  }

  /// What is kept of a new password.
  ///
  /// - Throws: `AccountError.busy`.
  func hash(_ password: Password, from address: CoarseAddress?) async throws -> ChosenPassword {
    ChosenPassword(
      hash: try await passwords.hash(password, from: address), needsSecondFactor: password.length < policy.minimumAlone)
  }

  /// An address in a request.
  ///
  /// - Throws: `AccountError.invalidFields`.
  func address(_ text: String, field: String) throws -> EmailAddress {
    guard let address = EmailAddress(text) else {
      let isBlank = text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
      throw AccountError.invalidFields([FieldProblem(field: field, isBlank ? .empty : .emailInvalid)])
    }
    return address
  }
}
