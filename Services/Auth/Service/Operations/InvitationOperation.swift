import AuthDomain
import AuthProto
package import Crypto
import Foundation
import TitanCore
package import TitanFields
import TitanProto
import TitanRPC

/// Makes, lists and revokes invitations.
struct InvitationOperation: Sendable {
  let account: AccountContext
  let store: any InvitationStore
  let codes: InvitationCodes
  let policy: RegistrationPolicy

  /// - Throws: `AccountError.invitationsNotAllowed`, `.tooManyInvitations`; INVALID_ARGUMENT.
  func create(
    _ request: AuthV1.CreateInvitationRequest, by caller: LiveCaller, from address: CoarseAddress?
  ) async throws -> AuthV1.CreateInvitationResponse {
    let (limit, userID) = (try policy.invitationLimit(isOperator: caller.isOperator), caller.user.id)
    let uses = try Self.uses(request.maxUses)
    let lifetime = try Self.lifetime(request.lifetime)
    let slot = try account.slot(
      request.requestID, of: request, \.requestID, AuthV1.AuthServiceMethods.createInvitation, by: userID)
    if let answer: AuthV1.CreateInvitationResponse = try await account.answer(in: slot) { return answer }

    let (now, code) = (account.clock(), codes.make())
    let invitation = Invitation(
      id: InvitationID(account.makeID(now)), userID: userID, maxUses: uses, createTime: now,
      expireTime: now + lifetime)
    let response = AuthV1.CreateInvitationResponse(invitation: AuthV1.Invitation(invitation), code: code.text)
    let event = account.audit.event(
      .invitationCreated, of: userID, session: caller.session?.id, device: caller.name, from: address, at: now)
    let changed = try await store.create(
      invitation, digest: codes.digest(code), limit: limit, event,
      account.effects(slot, response, isSecret: true, [], at: now))
    return try account.answer(response, to: changed, in: slot, refusal: .tooManyInvitations(limit: limit ?? 0), event)
  }

  /// - Parameter user: whose invitations to list; `nil` for everyone's.
  /// - Throws: INVALID_ARGUMENT.
  func list(
    of user: UserID?, pageSize: Int32, pageToken: String, method: String
  ) async throws -> (invitations: [AuthV1.Invitation], nextPageToken: String) {
    let limit = try PageSize.resolve(pageSize)
    let arguments = [method, user?.description ?? ""]
    let place = try PageToken.decode(pageToken, arguments: arguments)?.first.flatMap(InvitationID.init(_:))
    let page = Page(
      try await store.invitations(of: user, after: place, limit: limit + 1), limit: limit, arguments: arguments,
      cursor: { ["\($0.id)"] })
    return (page.items.map(AuthV1.Invitation.init), page.nextPageToken)
  }

  /// - Parameters:
  ///   - owner: the user who must have made it; `nil` for any user.
  ///   - caller: revokes it, if its maker does.
  ///   - operatorID: the operator who revokes it, if an operator does.
  /// - Throws: `AccountError.invitationUnknown`; INVALID_ARGUMENT INVITATION_ID_INVALID.
  func revoke(
    _ text: String, madeBy owner: UserID?, through caller: LiveCaller? = nil, by operatorID: UserID? = nil,
    from address: CoarseAddress? = nil
  ) async throws {
    guard let id = InvitationID(text) else {
      throw RPCError.invalid(
        "invitation_id", reason: "INVITATION_ID_INVALID",
        "got \(text.utf8.count) characters that are no UUID; allowed: a UUID of 36 characters")
    }
    guard let invitation = try await store.invitation(id), owner == nil || invitation.userID == owner else {
      throw AccountError.invitationUnknown
    }
    // The owner learns what an operator did, but not the operator's network.
    let event = account.audit.event(
      .invitationRevoked, of: invitation.userID, session: caller?.session?.id, device: caller?.name ?? "",
      from: address, at: account.clock())
    if try await store.revoke(invitation, event) { account.audit.tell(event, by: operatorID) }
  }

  private static func uses(_ number: Int32) throws -> Int {
    let (uses, allowed) = (number == 0 ? 1 : Int(number), RegistrationPolicy.uses)
    guard allowed.contains(uses) else {
      throw RPCError.invalid(
        "max_uses", reason: "MAX_USES_INVALID",
        "got \(number); allowed: \(allowed.lowerBound) to \(allowed.upperBound), or 0 for 1")
    }
    return uses
  }

  private static func lifetime(_ message: GoogleProtobuf.Duration?) throws -> Duration {
    guard let message else { return RegistrationPolicy.standardLifetime }
    let lifetime = try Duration(message, field: "lifetime")
    guard RegistrationPolicy.lifetimes.contains(lifetime) else {
      throw RPCError.invalid(
        "lifetime", reason: "LIFETIME_INVALID", "got \(message.seconds) s; allowed: 60 s to 31536000 s (365 days)")
    }
    return lifetime
  }
}

extension AuthV1.Invitation {
  init(_ invitation: Invitation) {
    self.init(
      invitationID: "\(invitation.id)", userID: "\(invitation.userID)", maxUses: Int32(clamping: invitation.maxUses),
      useCount: Int32(clamping: invitation.useCount), createTime: GoogleProtobuf.Timestamp(invitation.createTime),
      expireTime: GoogleProtobuf.Timestamp(invitation.expireTime),
      revokeTime: invitation.revokeTime.map(GoogleProtobuf.Timestamp.init))
  }
}

/// Makes invitation codes and the digests stored for them.
package struct InvitationCodes: Sendable {
  private let key: SymmetricKey
  private let random: @Sendable (Int) -> [UInt8]

  package init(key: SymmetricKey, random: @escaping @Sendable (Int) -> [UInt8] = randomBytes) {
    (self.key, self.random) = (key, random)
  }

  package func make() -> TypedCode { TypedCode(bytes: random(TypedCode.invitationBytes)) }

  /// The keyed hash that invitations are looked up by: the time a look-up takes reveals nothing about the code.
  package func digest(_ code: TypedCode) -> [UInt8] {
    Array(HMAC<SHA256>.authenticationCode(for: Data(code.letters.utf8), using: key))
  }
}
