package import AuthDomain
import Foundation
import TitanCore
import TitanRPC

extension ErasureCursor {
  private static let version: UInt8 = 1

  /// Version, epoch and position in base64url; opaque to clients.
  package var text: String {
    var bytes = [Self.version]
    withUnsafeBytes(of: epoch.uuid.uuid) { bytes.append(contentsOf: $0) }
    withUnsafeBytes(of: position.bigEndian) { bytes.append(contentsOf: $0) }
    return Base64URL.encode(bytes)
  }

  /// Reads a request's cursor; `nil`, for the beginning, if it is empty.
  ///
  /// - Throws: INVALID_ARGUMENT CURSOR_INVALID for a cursor that this feed never issued.
  package init?(_ text: String) throws {
    if text.isEmpty { return nil }
    guard let bytes = Base64URL.decode(text), bytes.count == 25, bytes[0] == Self.version else {
      throw RPCError.invalid(
        "cursor", reason: "CURSOR_INVALID",
        "got \(text.utf8.count) characters that are no cursor of this feed; allowed: a cursor of an erasure, or nothing"
      )
    }
    self = bytes.withUnsafeBytes { bytes in
      ErasureCursor(
        epoch: ErasureEpoch(UUID(uuid: bytes.loadUnaligned(fromByteOffset: 1, as: uuid_t.self))),
        position: Int64(bigEndian: bytes.loadUnaligned(fromByteOffset: 17, as: Int64.self)))
    }
  }
}
