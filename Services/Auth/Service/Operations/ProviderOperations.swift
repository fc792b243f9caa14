import AuthDomain
import AuthProto
import Foundation
import TitanCore
import TitanProto
import TitanRPC

/// Opens an auth session for a person whom the provider names, and makes their account if they have none.
struct ProviderSignInOperation: Sendable {
  let client: ProviderClient
  let store: any ProviderStore
  let account: AccountContext
  let registering: RegisterOperation
  let issuer: TokenIssuer
  let random: @Sendable (Int) -> [UInt8]

  /// How often to start over if the account changes meanwhile, or is made by another request.
  private static let rounds = 3

  private struct Wish {
    let device: Device
    let locale: LocaleTag
    let invitationCode: String
  }

  func begin() async throws -> AuthV1.BeginProviderSignInResponse {
    let begun = try await client.begin()
    return .init(
      authorizationURL: begun.address, binding: begun.binding,
      expireTime: GoogleProtobuf.Timestamp(begun.expireTime))
  }

  /// - Throws: `ProviderError`, `AccountError`.
  func run(
    _ request: AuthV1.FinishProviderSignInRequest, from address: CoarseAddress?
  ) async throws -> AuthV1.FinishProviderSignInResponse {
    var problems: [FieldProblem] = []
    let parts = request.device.parts
    let device = Device(
      name: parts.name, platform: parts.platform, appVersion: parts.appVersion, problems: &problems)
    let locale = LocaleTag(request.locale)
    if locale == nil { problems.append(FieldProblem(field: "locale", .localeInvalid)) }
    guard problems.isEmpty, let locale else { throw AccountError.invalidFields(problems) }

    let person = try await client.person(request.answer)
    let wish = Wish(device: device, locale: locale, invitationCode: request.invitationCode)
    for _ in 0..<Self.rounds {
      if let response = try await signIn(person, wish, from: address) { return response }
    }
    throw AccountError.concurrentChange
  }

  /// `nil` if the account has changed in the meantime.
  private func signIn(
    _ person: ProviderPerson, _ wish: Wish, from address: CoarseAddress?
  ) async throws -> AuthV1.FinishProviderSignInResponse? {
    let key = client.linkKey(person)
    guard let credentials = try await store.credentials(linkedBy: key) else {
      return try await register(person, wish, from: address)
    }
    guard !credentials.isDisabled else { throw AccountError.accountDisabled }
    let now = account.clock()
    var session = begun(credentials.user, person, wish, from: address, at: now)
    session.role = credentials.role
    let event = account.audit.event(
      .signedIn, of: credentials.user.id, session: session.id, device: wish.device.name, from: address, at: now)
    let tokens = try await issuer.tokens(for: session, at: now)
    guard try await store.open(session, after: credentials, linkedBy: key, event) else { return nil }
    account.audit.tell(event)
    return .init(user: AuthV1.User(credentials.user), tokens: AuthV1.Tokens(tokens))
  }

  private func register(
    _ person: ProviderPerson, _ wish: Wish, from address: CoarseAddress?
  ) async throws -> AuthV1.FinishProviderSignInResponse? {
    guard let email = person.email else { throw ProviderError.emailUnverified }
    // This tells only the owner of a mailbox that its address has an account.
    guard try await !registering.store.isTaken(email) else { throw ProviderError.linkRequired }
    let invitation = try await registering.invitation(wish.invitationCode)
    let hash = try await unknownPassword(from: address)
    let now = account.clock()
    let user = User(
      id: UserID(account.makeID(now)), email: email, displayName: person.displayName, locale: wish.locale,
      verification: .verified, createTime: now)
    let session = begun(user, person, wish, from: address, at: now)
    func event(_ kind: SecurityEvent.Kind) -> SecurityEvent {
      account.audit.event(
        kind, of: user.id, session: session.id, device: wish.device.name, from: address, at: now)
    }
    let (registered, linked) = (event(.registered), event(.providerLinked))
    let tokens = try await issuer.tokens(for: session, at: now)
    let outcome = try await store.create(
      NewAccount(
        user: user, passwordHash: hash, invitation: invitation, session: session, event: registered, replay: nil),
      linkedBy: client.linkKey(person), at: "\(client.provider.issuer)", linked)
    switch outcome {
    case .created:
      for event in [registered, linked] { account.audit.tell(event) }
      return .init(user: AuthV1.User(user), tokens: AuthV1.Tokens(tokens), registered: true)
    case .emailTaken: return nil
    case .invitationInvalid: throw AccountError.invitationInvalid
    case .replayed: throw RuntimeError("a response was found for a request without an id")
    }
  }

  private func begun(
    _ user: User, _ person: ProviderPerson, _ wish: Wish, from address: CoarseAddress?, at now: Timestamp
  ) -> AuthSession {
    var session = issuer.begin(AuthSessionID(account.makeID(now)), of: user, on: wish.device, from: address, at: now)
    session.authenticationMethods = person.authenticationMethods
    return session
  }

  /// The hash of a password that nobody knows: whoever wants one of their own asks for a reset.
  private func unknownPassword(from address: CoarseAddress?) async throws -> PasswordHash {
    guard let password = Password(checking: Base64URL.encode(random(32))) else {
      throw RuntimeError("32 random bytes make no password")
    }
    return try await account.passwords.hash(password, from: address)
  }
}

extension ProviderPerson {
  /// "fed", for federated, which RFC 8176 has no word for; and "mfa" if the provider said so.
  var authenticationMethods: [String] { hasSecondFactor ? ["fed", "mfa"] : ["fed"] }
}

/// Links accounts with persons of the provider.
struct ProviderLinkOperation: Sendable {
  let client: ProviderClient
  let store: any ProviderStore
  let account: AccountContext
  /// Whether accounts can be opened by passwords.
  let hasPasswords: Bool

  func get(of user: UserID) async throws -> AuthV1.GetProviderLinkResponse {
    guard let link = try await store.providerLink(of: user, at: issuer) else { return .init() }
    return .init(
      linkTime: GoogleProtobuf.Timestamp(link.linkTime),
      lastUseTime: link.lastUseTime.map(GoogleProtobuf.Timestamp.init), onlyWayIn: !isEnough(link))
  }

  /// The caller must have reauthenticated recently.
  ///
  /// - Throws: `ProviderError`, `AccountError`.
  func link(
    _ request: AuthV1.LinkProviderRequest, by user: User, in session: AuthSession, from address: CoarseAddress?
  ) async throws {
    let person = try await client.person(request.answer)
    let event = event(.providerLinked, session, from: address)
    let mails = account.mails(.providerLinked, to: user.email, user: user.id, at: event.time)
    switch try await store.link(by: client.linkKey(person), at: issuer, event, mails: mails) {
    case .linked: account.audit.tell(event)
    case .unchanged: break
    case .hasOther: throw ProviderError.alreadyLinked
    case .personTaken: throw ProviderError.personTaken
    case .accountGone: throw AccountError.sessionRevoked
    }
  }

  /// The caller must have reauthenticated recently. Idempotent.
  ///
  /// - Throws: `ProviderError.onlyWayIn`.
  func unlink(by user: User, in session: AuthSession, from address: CoarseAddress?) async throws {
    let event = event(.providerUnlinked, session, from: address)
    let mails = account.mails(.providerUnlinked, to: user.email, user: user.id, at: event.time)
    switch try await store.unlink(at: issuer, event, mails: mails, where: isEnough) {
    case .unlinked: account.audit.tell(event)
    case .notLinked: break
    case .onlyWayIn: throw ProviderError.onlyWayIn
    }
  }

  /// Proves that the caller is the person whom their account is linked with.
  ///
  /// - Throws: `ProviderError`.
  func prove(_ answer: AuthV1.ProviderAnswer, of user: UserID) async throws -> [String] {
    let person = try await client.person(answer)
    guard try await store.credentials(linkedBy: client.linkKey(person))?.user.id == user else {
      throw ProviderError.notLinked
    }
    return person.authenticationMethods
  }

  private var issuer: String { "\(client.provider.issuer)" }

  private func isEnough(_ link: ProviderLink) -> Bool { hasPasswords && link.hasPassword }

  private func event(
    _ kind: SecurityEvent.Kind, _ session: AuthSession, from address: CoarseAddress?
  ) -> SecurityEvent {
    account.audit.event(
      kind, of: session.userID, session: session.id, device: session.device.name, from: address, at: account.clock())
  }
}
