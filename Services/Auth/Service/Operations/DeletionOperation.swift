import AuthDomain
import TitanCore
import TitanProto

/// Lets owners delete their accounts, keep them after all, and see that nothing is left.
struct DeletionOperation: Sendable {
  let account: AccountContext
  let store: any DeletionStore
  let schedule: DeletionSchedule
  let tokens: ReceiptTokens
  let signer: AccessTokenSigner
  /// The services that keep something of people.
  let participants: [String]
  let audit: AuditLog

  /// For a caller who has just proved who they are.
  ///
  /// - Throws: `AccountError`.
  func request(
    by user: User, in session: AuthSession, from address: CoarseAddress?
  ) async throws -> AuthV1.DeleteAccountResponse {
    let now = account.clock()
    let wish = DeletionWish(requestTime: now, deleteTime: schedule.deleteTime(requestedAt: now))
    let event = audit.event(
      .deletionRequested, of: user.id, session: session.id, device: session.device.name, from: address, at: now)
    let requested = try await store.requestDeletion(
      of: user.id, wish, receiptDigest: ReceiptTokens.digest(tokens.make(for: user.id, wishedAt: now)), event,
      mails: account.mails(.deletionRequested, to: user.email, user: user.id, at: now))
    guard let requested else { throw AccountError.sessionRevoked }
    if requested.isNew { audit.tell(event) }
    return AuthV1.DeleteAccountResponse(
      deleteTime: GoogleProtobuf.Timestamp(requested.wish.deleteTime),
      receiptToken: tokens.make(for: user.id, wishedAt: requested.wish.requestTime))
  }

  func cancel(by user: User, in session: AuthSession, from address: CoarseAddress?) async throws {
    let event = audit.event(
      .deletionCancelled, of: user.id, session: session.id, device: session.device.name, from: address,
      at: account.clock())
    if try await store.cancelDeletion(of: user.id, event) { audit.tell(event) }
  }

  /// - Throws: `AccountError`.
  func receipt(_ token: String) async throws -> AuthV1.GetDeletionReceiptResponse {
    let (user, digest) = try ReceiptTokens.read(token)
    guard let record = try await store.deletion(of: user, receiptDigest: digest) else {
      throw AccountError.deletionUnknown
    }
    let receipt = try record.receipt(from: participants)
    return AuthV1.GetDeletionReceiptResponse(
      userID: "\(receipt.userID)", requestTime: GoogleProtobuf.Timestamp(receipt.requestTime),
      eraseTime: GoogleProtobuf.Timestamp(receipt.eraseTime),
      confirmations: receipt.confirmTimes.sorted { $0.key < $1.key }.map {
        AuthV1.ErasureConfirmation(service: $0.key, confirmTime: GoogleProtobuf.Timestamp($0.value))
      },
      receiptJwt: try await signer.sign(receipt, at: account.clock()))
  }
}
