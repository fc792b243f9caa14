import Crypto
import Foundation
import TitanCore
import TitanRPC

/// The ids of what an import stores: from the account and from what was done when, so that importing something again
/// finds it instead of storing it twice, also from another app that the same training was copied to.
enum ImportIdentity {
  static func session(_ pushUps: ImportPlan.PushUps, of userID: String) -> String {
    named("\(userID)/import/push-ups/\(pushUps.start)")
  }

  static func habit(_ title: String, of userID: String) -> String {
    named("\(userID)/import/habit/\(title.lowercased())")
  }

  static func record(of habitID: String, on day: CalendarDay) -> String { named("\(habitID)/import/\(day)") }

  /// Of a change that takes what an archive says in the place of what the account says, with the etag of that.
  static func request(_ what: String, _ message: some RPCMessage) -> String {
    named("import/\(what)/\(message.serialized())")
  }

  /// A UUID of version 8 (RFC 9562 §5.8), from the SHA-256 of a name.
  private static func named(_ name: String) -> String {
    var bytes = Array(SHA256.hash(data: Array(name.utf8)).prefix(16))
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }.uuidString.lowercased()
  }
}
