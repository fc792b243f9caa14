import AuthDomain
import AuthProto
import TitanCore
import TitanFields
import TitanProto
import TitanRPC

/// Adds, lists, renames and removes an account's passkeys.
struct PasskeyOperation: Sendable {
  let account: AccountContext
  let checker: PasskeyChecker

  /// The caller must have reauthenticated recently.
  ///
  /// - Throws: `AccountError.tooManyPasskeys`.
  func begin(by user: User) async throws -> AuthV1.BeginPasskeyRegistrationResponse {
    let held = try await checker.store.passkeys(of: user.id, after: nil, limit: Passkey.limit)
    guard held.count < Passkey.limit else { throw AccountError.tooManyPasskeys(limit: Passkey.limit) }
    let handle = held.first?.userHandle ?? checker.random(Passkey.userHandleLength)
    let challenge = try await checker.challenge(.registration(user.id, userHandle: handle))
    return .init(
      challenge: challenge.bytes, rpID: checker.party.id, userHandle: handle, userName: user.email.text,
      userDisplayName: user.displayName.text, excludeCredentialIDs: held.map(\.credential.id),
      algorithms: PasskeyAlgorithm.allCases.map { Int32($0.rawValue) },
      expireTime: GoogleProtobuf.Timestamp(challenge.expireTime))
  }

  /// The caller must have reauthenticated recently.
  ///
  /// - Throws: `AccountError`; INVALID_ARGUMENT for the name.
  func register(
    _ request: AuthV1.RegisterPasskeyRequest, by user: User, in session: AuthSession, from address: CoarseAddress?
  ) async throws -> AuthV1.RegisterPasskeyResponse {
    let name = try Self.name(request.name)
    let new = try await checker.newCredential(
      clientData: request.clientDataJson, attestation: request.attestationObject, for: user.id)
    let now = account.clock()
    let passkey = Passkey(
      id: PasskeyID(account.makeID(now)), userID: user.id, name: name.text, credential: new.credential,
      userHandle: new.userHandle, signatureCount: new.count, createTime: now)
    let event = account.audit.event(
      .passkeyAdded, of: user.id, session: session.id, device: session.device.name, from: address, at: now)
    let added = try await checker.store.add(
      passkey, limit: Passkey.limit, event,
      mails: account.mails(.passkeyAdded, to: user.email, user: user.id, at: now))
    switch added {
    case .added: account.audit.tell(event)
    case .tooMany: throw AccountError.tooManyPasskeys(limit: Passkey.limit)
    case .exists: throw AccountError.passkeyExists
    }
    return .init(passkey: AuthV1.Passkey(passkey))
  }

  /// - Throws: INVALID_ARGUMENT.
  func list(_ request: AuthV1.ListPasskeysRequest, of user: UserID) async throws -> AuthV1.ListPasskeysResponse {
    let limit = try PageSize.resolve(request.pageSize)
    let arguments = ["ListPasskeys", "\(user)"]
    let place = try PageToken.decode(request.pageToken, arguments: arguments)?.first.flatMap(PasskeyID.init(_:))
    let page = Page(
      try await checker.store.passkeys(of: user, after: place, limit: limit + 1), limit: limit, arguments: arguments,
      cursor: { ["\($0.id)"] })
    return .init(passkeys: page.items.map(AuthV1.Passkey.init), nextPageToken: page.nextPageToken)
  }

  /// - Throws: `AccountError.passkeyUnknown`; INVALID_ARGUMENT.
  func rename(_ request: AuthV1.RenamePasskeyRequest, by user: UserID) async throws {
    let (id, name) = (try Self.id(request.passkeyID), try Self.name(request.name))
    guard try await checker.store.rename(id, of: user, to: name) else { throw AccountError.passkeyUnknown }
  }

  /// The caller must have reauthenticated recently.
  ///
  /// - Throws: `AccountError.passkeyUnknown`; INVALID_ARGUMENT.
  func delete(_ text: String, by user: User, in session: AuthSession, from address: CoarseAddress?) async throws {
    let (id, now) = (try Self.id(text), account.clock())
    let event = account.audit.event(
      .passkeyRemoved, of: user.id, session: session.id, device: session.device.name, from: address, at: now)
    let mails = account.mails(.passkeyRemoved, to: user.email, user: user.id, at: now)
    guard try await checker.store.delete(id, event, mails: mails) else { throw AccountError.passkeyUnknown }
    account.audit.tell(event)
  }

  private static func name(_ text: String) throws -> PasskeyName {
    do {
      return try PasskeyName(text)
    } catch {
      throw RPCError(error)
    }
  }

  private static func id(_ text: String) throws -> PasskeyID {
    guard let id = PasskeyID(text) else {
      throw RPCError.invalid(
        "passkey_id", reason: "PASSKEY_ID_INVALID",
        "got \(text.utf8.count) characters that are no UUID; allowed: a UUID of 36 characters")
    }
    return id
  }
}

extension AuthV1.Passkey {
  init(_ passkey: Passkey) {
    self.init(
      passkeyID: "\(passkey.id)", name: passkey.name, createTime: GoogleProtobuf.Timestamp(passkey.createTime),
      lastUseTime: passkey.lastUseTime.map(GoogleProtobuf.Timestamp.init),
      blockTime: passkey.blockTime.map(GoogleProtobuf.Timestamp.init))
  }
}
