import Foundation
import SessionsDomain
import TitanCore
import TitanReceipts
import TitanService

/// Settings that only this service reads from its environment.
struct SessionsSettings: Sendable {
  /// `TITANUP_POSE_ADDRESS`: the service that provides the keys for verifying receipts, and the feed of changes to
  /// streams.
  let pose: ServiceAddress
  /// `TITANUP_PROFILE_ADDRESS`: the service whose feed announces users' goals.
  let profile: ServiceAddress
  /// `TITANUP_SESSION_QUOTA`: the number of sessions without a receipt that an account may record within a day; 0 for
  /// no limit.
  let quota: SessionQuota
  /// `TITANUP_TRUSTED_RECEIPT_KEYS`: the file with the keys of other installations whose receipts prove imported
  /// sessions.
  let trustedKeys: TrustedReceiptKeys

  init(_ reader: EnvironmentReader) {
    pose = reader.address(of: .pose)
    profile = reader.address(of: .profile)
    quota = SessionQuota(
      limit: reader.integer("TITANUP_SESSION_QUOTA", default: SessionQuota.standard.limit, in: 0...1_000_000))
    trustedKeys = Self.trustedKeys(reader)
  }

  private static func trustedKeys(_ reader: EnvironmentReader) -> TrustedReceiptKeys {
    let (name, limit) = ("TITANUP_TRUSTED_RECEIPT_KEYS", TrustedReceiptKeys.largest)
    guard let path = reader.raw(name) else { return .none }
    do {
      let file = try FileHandle(forReadingFrom: URL(filePath: path))
      defer { try? file.close() }
      return try TrustedReceiptKeys(json: try file.read(upToCount: limit + 1) ?? Data())
    } catch let problem as TrustedReceiptKeys.Problem {
      reader.report(name, got: "\"\(path)\" (\(problem))", allowed: TrustedReceiptKeys.allowed)
    } catch {
      reader.report(name, got: "\"\(path)\"", allowed: "the path of a file this user can read")
    }
    return .none
  }
}
