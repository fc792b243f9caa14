import AuthDomain
import JWTKit
import TitanCore
import TitanRPC

extension AccessTokenSigner {
  /// A receipt as a JWT. Its type keeps it from being taken for an access token, though the same key signs both.
  func sign(_ receipt: DeletionReceipt, at now: Timestamp) async throws -> String {
    let claims = ReceiptClaims(
      iss: AccessTokenFormat.issuer, sub: "\(receipt.userID)", requestTime: receipt.requestTime.seconds,
      eraseTime: receipt.eraseTime.seconds, confirmTimes: receipt.confirmTimes.mapValues(\.seconds), iat: now.seconds)
    return try await keys.sign(claims, kid: keyID, header: ["typ": "deletion-receipt+jwt"])
  }
}

/// Times in seconds since the epoch.
private struct ReceiptClaims: JWTPayload {
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

  /// Claims are checked by those who receive them, never here.
  func verify(using algorithm: some JWTAlgorithm) {}
}
