import AuthDomain
import AuthProto
import Crypto
import Foundation
import TitanCore
import TitanFields
import TitanRPC

/// What all operations that change an account share.
struct AccountContext: Sendable {
  let store: any AccountStore
  /// The store of accounts and of kept responses.
  let people: any AuthStores
  let replayKey: SymmetricKey
  let lifetimes: Lifetimes
  let passwords: PasswordChecker
  let attempts: AttemptThrottle
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

  /// The mails for a change; none if this installation sends no mail.
  func mails(_ kind: MailKind, to recipient: EmailAddress, user: UserID, at now: Timestamp) -> [MailJob] {
    sendsMail ? [mail(kind, to: recipient, user: user, at: now)] : []
  }

  /// Where the response to a request with an id is kept; `nil` for a request without an id.
  ///
  /// - Parameter user: the caller, if they are signed in. Request ids are scoped to the user: the same id from another
  ///   user is a different request.
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

  /// The earlier response to the same request.
  func answer<Response: RPCMessage>(in slot: ReplaySlot?) async throws -> Response? {
    guard let slot, let stored = try await people.replay(slot.keys.lookup, at: clock()) else { return nil }
    return try slot.response(in: stored)
  }

  /// What to store along with a change.
  ///
  /// - Parameter isSecret: whether the response contains secrets that only its caller may see.
  func effects(
    _ slot: ReplaySlot?, _ response: some RPCMessage, isSecret: Bool = false, event: SecurityEvent? = nil,
    _ mails: [MailJob], at now: Timestamp
  ) throws -> Effects {
    let lifetime = isSecret ? lifetimes.replay : lifetimes.plainReplay
    return Effects(replay: try slot?.keep(response, until: now + lifetime), event: event, mails: mails)
  }

  /// The response after a change, which `event` describes.
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

  /// Checks an account's new password.
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

  /// Hashes a new password for storage.
  ///
  /// - Throws: `AccountError.busy`.
  func hash(_ password: Password, from address: CoarseAddress?) async throws -> ChosenPassword {
    ChosenPassword(
      hash: try await passwords.hash(password, from: address), needsSecondFactor: password.length < policy.minimumAlone)
  }

  /// Reads an address from a request.
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

/// Proof that a caller can read the mail of an address.
enum MailProof {
  case token(String)
  case code(AuthV1.MailCode)
}

extension AccountContext {
  /// The presented token, given directly or as the code that stands for it. Its validity isn't checked yet.
  ///
  /// A code takes the same steps, and gets the same refusal, whether or not an account has the address.
  /// - Throws: `AccountError.tokenInvalid` for a malformed token, `.codeInvalid` for a wrong or expired code,
  ///   `.invalidFields` for a malformed address.
  func token(shownBy proof: MailProof?, _ purpose: TokenPurpose) async throws -> OneTimeToken {
    switch proof {
    case .token(let text): return try OneTimeTokens.read(text, purpose)
    case .code(let typed): return try await token(behind: typed, purpose)
    case nil: throw AccountError.tokenInvalid
    }
  }

  private func token(behind typed: AuthV1.MailCode, _ purpose: TokenPurpose) async throws -> OneTimeToken {
    let address = try address(typed.email, field: "mail_code.email")
    guard let code = TypedCode(typed.code, bytes: TypedCode.mailBytes) else { throw AccountError.codeInvalid }
    let shown = tokens.stored(code, for: address, purpose)
    guard try await store.countTry(shown.tryKey, limit: OneTimeToken.codeTries, at: clock()) else {
      throw AccountError.codeInvalid
    }
    let found = try await store.tokenWithCode(for: address, purpose, at: clock())
    guard let found, Self.areEqual(found.codeDigest, shown.digest) else { throw AccountError.codeInvalid }
    // Someone with the right code may get other things wrong, such as choosing a new password that is too short.
    try await store.forgetTries(shown.tryKey)
    return found.token
  }

  /// Compares in constant time.
  private static func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one.count == other.count && zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

extension MailProof {
  init?(_ proof: AuthV1.VerifyEmailRequest.Proof?) {
    switch proof {
    case .token(let text): self = .token(text)
    case .mailCode(let code): self = .code(code)
    case nil: return nil
    }
  }

  init?(_ proof: AuthV1.ConfirmPasswordResetRequest.Proof?) {
    switch proof {
    case .token(let text): self = .token(text)
    case .mailCode(let code): self = .code(code)
    case nil: return nil
    }
  }

  init?(_ proof: AuthV1.ConfirmEmailChangeRequest.Proof?) {
    switch proof {
    case .token(let text): self = .token(text)
    case .mailCode(let code): self = .code(code)
    case nil: return nil
    }
  }
}
