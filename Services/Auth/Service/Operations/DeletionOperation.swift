package import AuthDomain
import AuthProto
package import Crypto
import Foundation
import JWTKit
import Logging
package import TitanCore
import TitanProto
import TitanRPC

/// Lets owners delete their accounts, change their minds, and verify that nothing is left.
struct DeletionOperation: Sendable {
  let account: AccountContext
  let store: any DeletionStore
  let schedule: DeletionSchedule
  let tokens: ReceiptTokens
  let signer: AccessTokenSigner
  /// The services that store personal data.
  let participants: [String]
  let audit: AuditLog

  /// The caller must have reauthenticated recently.
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

/// Carries out deletions. Any number of processes may do so at once: each account is handled by one of them.
struct DeletionSweeper: Sendable {
  let store: any DeletionStore
  let schedule: DeletionSchedule
  let clock: WallClock
  let logger: Logger

  /// Erases the accounts that are due, and announces to other services the accounts erased long enough ago.
  func workOff() async throws {
    while let user = try await store.eraseNext(at: clock()) {
      logger.notice("an account was erased", metadata: ["user_id": "\(user)"])
    }
    try await store.announceErasures(until: schedule.announcedEraseTime(at: clock()))
  }
}

/// Makes and reads the tokens that open deletion receipts: base64url of user id ‖ HMAC-SHA-256(server key, user id ‖
/// request time), 64 characters. A repeated request can get the same token, although only its SHA-256 is stored.
package struct ReceiptTokens: Sendable {
  private static let length = 16 + 32
  private let key: SymmetricKey

  package init(key: SymmetricKey) { self.key = key }

  package func make(for user: UserID, wishedAt time: Timestamp) -> String {
    let id = Self.bytes(user)
    let claims = id + withUnsafeBytes(of: time.microseconds.bigEndian) { Array($0) }
    return Base64URL.encode(id + Array(HMAC<SHA256>.authenticationCode(for: claims, using: key)))
  }

  /// The user whose deletion a token is for, and the token's stored digest.
  ///
  /// - Throws: `AccountError.deletionUnknown` for a malformed token.
  package static func read(_ text: String) throws(AccountError) -> (user: UserID, digest: [UInt8]) {
    guard text.utf8.count == length / 3 * 4, let bytes = Base64URL.decode(text) else { throw .deletionUnknown }
    let user = bytes.withUnsafeBytes { UserID(UUID(uuid: $0.loadUnaligned(as: uuid_t.self))) }
    return (user, digest(text))
  }

  package static func digest(_ text: String) -> [UInt8] { Array(SHA256.hash(data: Array(text.utf8))) }

  private static func bytes(_ user: UserID) -> [UInt8] { withUnsafeBytes(of: user.uuid.uuid) { Array($0) } }
}

extension AccessTokenSigner {
  /// A receipt as a JWT. Its type keeps it from being accepted as an access token, although the same key signs both.
  func sign(_ receipt: DeletionReceipt, at now: Timestamp) async throws -> String {
    let claims = DeletionReceiptClaims(
      iss: AccessTokenFormat.issuer, sub: "\(receipt.userID)", requestTime: receipt.requestTime.seconds,
      eraseTime: receipt.eraseTime.seconds, confirmTimes: receipt.confirmTimes.mapValues(\.seconds), iat: now.seconds)
    return try await keys.sign(claims, kid: keyID, header: ["typ": "deletion-receipt+jwt"])
  }
}

/// The claims of a receipt; times are in seconds since the epoch.
private struct DeletionReceiptClaims: JWTPayload {
  let iss: String
  let sub: String
  let requestTime: Int64
  let eraseTime: Int64
  let confirmTimes: [String: Int64]
  let iat: Int64

  private enum CodingKeys: String, CodingKey {
    case iss, sub, iat
    case requestTime = "request_time"
    case eraseTime = "erase_time"
    case confirmTimes = "confirm_times"
  }

  /// Does nothing: the recipient checks the claims.
  func verify(using algorithm: some JWTAlgorithm) {}
}
