import AuthDomain
package import AuthProto
import TitanCore
import TitanFields
import TitanProto
package import TitanRPC

/// `titanup.auth.v1.AuthAdminService`. Only operators' calls get this far. Every call checks in the store that the
/// operator's session is live.
package struct AuthAdminHandler: AuthV1.AuthAdminServiceProtocol {
  let people: AuthHandler
  let account: AccountContext
  let store: any AdminStore
  let audit: AuditLog
  let inviting: InvitationOperation

  package func listUsers(
    _ request: AuthV1.ListUsersRequest, context: ServerContext
  ) async throws -> AuthV1.ListUsersResponse {
    _ = try await people.requireLiveSession(context)
    let limit = try PageSize.resolve(request.pageSize)
    let email = request.email.isEmpty ? nil : try account.address(request.email, field: "email")
    let arguments = ["ListUsers", email?.canonical ?? ""]
    let place = try PageToken.decode(request.pageToken, arguments: arguments)?.first.flatMap(UserID.init(_:))
    let page = Page(
      try await store.users(email, after: place, limit: limit + 1), limit: limit, arguments: arguments,
      cursor: { ["\($0.user.id)"] })
    return .init(users: page.items.map(AuthV1.ManagedUser.init), nextPageToken: page.nextPageToken)
  }

  package func disableUser(
    _ request: AuthV1.DisableUserRequest, context: ServerContext
  ) async throws -> AuthV1.DisableUserResponse {
    try await change(
      request, \.userID, \.requestID, AuthV1.AuthAdminServiceMethods.disableUser, .userDisabled, .init(), context
    ) { try await store.setDisabled(true, $0, $1) }
  }

  package func enableUser(
    _ request: AuthV1.EnableUserRequest, context: ServerContext
  ) async throws -> AuthV1.EnableUserResponse {
    try await change(
      request, \.userID, \.requestID, AuthV1.AuthAdminServiceMethods.enableUser, .userEnabled, .init(), context
    ) { try await store.setDisabled(false, $0, $1) }
  }

  package func revokeUserSessions(
    _ request: AuthV1.RevokeUserSessionsRequest, context: ServerContext
  ) async throws -> AuthV1.RevokeUserSessionsResponse {
    try await change(
      request, \.userID, \.requestID, AuthV1.AuthAdminServiceMethods.revokeUserSessions, .sessionRevoked, .init(),
      context
    ) { try await store.revokeAll($0, $1) }
  }

  package func issuePasswordReset(
    _ request: AuthV1.IssuePasswordResetRequest, context: ServerContext
  ) async throws -> AuthV1.IssuePasswordResetResponse {
    try people.ways.requirePasswords()
    let id = try Self.user(request.userID)
    let user = try await account.people.credentials(of: id)?.user
    // If this installation sends mail, only the owner ever sees the link and the code.
    let made = account.sendsMail ? nil : user.map { account.tokens.make(for: id, at: $0.email, .resetPassword) }
    let response = AuthV1.IssuePasswordResetResponse(token: made?.text ?? "", code: made?.code.text ?? "")
    return try await change(
      request, \.userID, \.requestID, AuthV1.AuthAdminServiceMethods.issuePasswordReset, .passwordResetRequested,
      response, context, isSensitive: true,
      mails: { now in user.map { account.mails(.resetPassword, to: $0.email, user: id, at: now) } ?? [] }
    ) { event, effects in
      guard let user else { return .now(false) }
      return try await store.issueReset(made?.token, for: user.email, event, effects)
    }
  }

  package func listUserInvitations(
    _ request: AuthV1.ListUserInvitationsRequest, context: ServerContext
  ) async throws -> AuthV1.ListUserInvitationsResponse {
    _ = try await people.requireLiveSession(context)
    let page = try await inviting.list(
      of: nil, pageSize: request.pageSize, pageToken: request.pageToken, method: "ListUserInvitations")
    return .init(invitations: page.invitations, nextPageToken: page.nextPageToken)
  }

  package func revokeUserInvitation(
    _ request: AuthV1.RevokeUserInvitationRequest, context: ServerContext
  ) async throws -> AuthV1.RevokeUserInvitationResponse {
    let (operatorUser, _, _) = try await people.requireLiveSession(context)
    try await inviting.revoke(request.invitationID, madeBy: nil, by: operatorUser.id)
    return .init()
  }

  /// Changes one account, once per request id.
  ///
  /// - Parameter isSensitive: whether the operator must have reauthenticated recently.
  private func change<Request: RPCMessage, Response: RPCMessage>(
    _ request: Request, _ userID: KeyPath<Request, String>, _ requestID: WritableKeyPath<Request, String>,
    _ method: MethodDescriptor, _ kind: SecurityEvent.Kind, _ response: Response, _ context: ServerContext,
    isSensitive: Bool = false, mails: (Timestamp) -> [MailJob] = { _ in [] },
    _ body: (SecurityEvent, Effects) async throws -> Changed<Bool>
  ) async throws -> Response {
    let (operatorUser, _, _) = try await people.requireLiveSession(context)
    if isSensitive { try context.requireFreshAuthentication(at: account.clock()) }
    let user = try Self.user(request[keyPath: userID])
    let slot = try account.slot(
      request[keyPath: requestID], of: request, requestID, method, by: operatorUser.id)
    if let answer: Response = try await account.answer(in: slot) { return answer }
    let now = account.clock()
    let mails = mails(now)
    // The owner learns what was done, but not the operator's network. A mail records the same event under its own id
    // when it is made.
    let event = SecurityEvent(kind, of: user, from: nil, at: now, id: mails.first?.id.uuid ?? account.makeID(now))
    let changed = try await body(event, account.effects(slot, response, isSecret: true, mails, at: now))
    if changed == .now(true) { audit.tell(event, by: operatorUser.id) }
    return try account.answer(response, to: changed, in: slot, refusal: .userUnknown)
  }

  private static func user(_ text: String) throws -> UserID {
    guard let user = UserID(text) else {
      throw RPCError.invalid(
        "user_id", reason: "USER_ID_INVALID",
        "got \(text.utf8.count) characters that are no UUID; allowed: a UUID of 36 characters")
    }
    return user
  }
}

extension AuthV1.ManagedUser {
  init(_ listed: ListedUser) {
    self.init(
      user: AuthV1.User(listed.user), admin: listed.role == .admin,
      disableTime: listed.disableTime.map(GoogleProtobuf.Timestamp.init),
      lastSeenTime: listed.lastSeenTime.map(GoogleProtobuf.Timestamp.init))
  }
}
