import AuthDomain
import Crypto
import Foundation
import TitanCore
import TitanProto
import TitanRPC

/// What the operations that change an account share.
struct AccountContext: Sendable {
  let store: any AccountStore
  /// For responses that were kept.
  let replays: any AuthStore
  let replayKey: SymmetricKey
  let lifetimes: Lifetimes
  let passwords: PasswordDesk
  let policy: PasswordPolicy
  let hasSecondFactor: @Sendable (UserID) async throws -> Bool
  /// Whether this installation sends mail.
  let sendsMail: Bool
  let clock: WallClock
  let makeID: @Sendable (Timestamp) -> UUID

  func mail(_ kind: MailKind, to recipient: EmailAddress, user: UserID? = nil, at now: Timestamp) -> MailJob {
    MailJob(id: MailID(makeID(now)), kind, to: recipient, user: user, at: now)
  }

  /// The mails of a change; none where none are sent.
  func mails(_ kind: MailKind, to recipient: EmailAddress, user: UserID, at now: Timestamp) -> [MailJob] {
    sendsMail ? [mail(kind, to: recipient, user: user, at: now)] : []
  }

  /// Where the response to a request with an id is kept; `nil` for one without.
  func slot<Request: RPCMessage>(
    _ requestID: String, of request: Request, _ field: WritableKeyPath<Request, String>, _ method: MethodDescriptor
  ) throws -> ReplaySlot? {
    guard let id = try RequestID(requestID) else { return nil }
    var payload = request
    payload[keyPath: field] = ""
    return ReplaySlot(id, payload: payload, method: method, master: replayKey)
  }

  /// What was answered to the request before.
  func answer<Response: RPCMessage>(in slot: ReplaySlot?) async throws -> Response? {
    guard let slot, let stored = try await replays.replay(slot.keys.lookup, at: clock()) else { return nil }
    return try slot.response(in: stored)
  }

  /// What to keep with a change.
  func effects(_ slot: ReplaySlot?, _ response: some RPCMessage, _ mails: [MailJob], at now: Timestamp) throws
    -> Effects
  {
    Effects(replay: try slot?.keep(response, until: now + lifetimes.plainReplay), mails: mails)
  }

  /// A new password of an account.
  ///
  /// - Throws: `AccountError.invalidFields`.
  func chosen(_ text: String, by user: User) async throws -> Password {
    let context = ContextWords(email: user.email.text, displayName: user.displayName.text)
    let isGuarded = try await hasSecondFactor(user.id)
    do {
      return try Password(choosing: text, policy, hasSecondFactor: isGuarded, context: context)
    } catch {
      throw AccountError.invalidFields([FieldProblem(field: "new_password", .password(error))])
    }
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
