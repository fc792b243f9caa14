import PoseCountingService
import TitanCore
import TitanService

/// The settings from the environment that only this service has.
struct PoseSettings: Sendable {
  private static let keyName = "TITANUP_RECEIPT_SIGNING_KEY"
  private static let allowedKey = "base64 of the 32 bytes of an Ed25519 private key"
  private static let retiredName = "TITANUP_RECEIPT_RETIRED_KEYS"
  private static let allowedRetired = "Ed25519 public keys as `x` of GetReceiptKeys, apart by white space"

  /// `TITANUP_RECEIPT_SIGNING_KEY[_FILE]`: signs receipts.
  private let signingKey: Secret
  /// `TITANUP_RECEIPT_RETIRED_KEYS[_FILE]`: keys that no longer sign, but whose receipts still verify.
  private let retiredKeys: Secret
  /// `TITANUP_POSE_LIVE_STREAMS_PER_USER`, `TITANUP_POSE_UNFINISHED_STREAMS_PER_USER`.
  let limits: PoseLimits
  /// `TITANUP_PROFILE_ADDRESS`: the service whose feed reports how long frames are kept.
  let profile: ServiceAddress
  /// `TITANUP_FRAMES_…`: the bucket for frames; `nil` if they go into the database.
  let bucket: S3Access?

  init(_ reader: EnvironmentReader) {
    signingKey = reader.secret(Self.keyName, allowed: Self.allowedKey) { ReceiptSigner(base64: $0) != nil }
    retiredKeys =
      reader.optionalSecret(Self.retiredName, allowed: Self.allowedRetired) { ReceiptSigner.retiredKeys($0) != nil }
      ?? Secret("")
    var limits = PoseLimits()
    limits.liveStreamsPerUser = reader.integer(
      "TITANUP_POSE_LIVE_STREAMS_PER_USER", default: limits.liveStreamsPerUser, in: 1...10_000)
    limits.unfinishedStreamsPerUser = reader.integer(
      "TITANUP_POSE_UNFINISHED_STREAMS_PER_USER", default: limits.unfinishedStreamsPerUser, in: 1...100_000)
    self.limits = limits
    profile = reader.address(of: .profile)
    bucket = S3Access(reader)
  }

  /// - Throws: `ConfigurationError` for a key that was reported already.
  func signer() throws -> ReceiptSigner {
    guard let signer = ReceiptSigner(base64: signingKey.reveal(), retired: retiredKeys.reveal()) else {
      throw ConfigurationError(problems: ["\(Self.keyName): allowed \(Self.allowedKey)"])
    }
    return signer
  }
}
