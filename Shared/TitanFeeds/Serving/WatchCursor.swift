import Foundation
package import TitanCore
import TitanRPC

/// The position of someone watching their own data, whose changes are numbered one by one. Its text is opaque to
/// everyone else.
package struct WatchCursor: Sendable, Hashable {
  package var epoch: FeedEpoch
  package var user: UserID
  /// The number of the last change seen.
  package var number: Int

  private static let version: UInt8 = 1

  package init(epoch: FeedEpoch, user: UserID, number: Int) {
    self.epoch = epoch
    self.user = user
    self.number = number
  }

  /// Version, epoch, user and number in base64url.
  package var text: String {
    var bytes = [Self.version]
    for uuid in [epoch.uuid, user.uuid] { withUnsafeBytes(of: uuid.uuid) { bytes.append(contentsOf: $0) } }
    withUnsafeBytes(of: UInt64(number).bigEndian) { bytes.append(contentsOf: $0) }
    return Base64URL.encode(bytes)
  }

  /// Reads a request's cursor; `nil` for an empty one, the beginning.
  ///
  /// - Throws: INVALID_ARGUMENT CURSOR_INVALID for a cursor this user was never given.
  package init?(_ text: String, of user: UserID) throws {
    if text.isEmpty { return nil }
    guard let bytes = Base64URL.decode(text), bytes.count == 41, bytes[0] == Self.version else {
      throw Self.invalid(text)
    }
    func uuid(at offset: Int) -> UUID {
      bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(fromByteOffset: offset, as: uuid_t.self)) }
    }
    let number = bytes[33...].reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    guard UserID(uuid(at: 17)) == user, number <= Int.max else { throw Self.invalid(text) }
    self.init(epoch: FeedEpoch(uuid(at: 1)), user: user, number: Int(number))
  }

  private static func invalid(_ text: String) -> RPCError {
    .invalid(
      "cursor", reason: "CURSOR_INVALID",
      "got \(text.utf8.count) characters that are no cursor that this account was given here; "
        + "allowed: the cursor of a response, or nothing")
  }
}
