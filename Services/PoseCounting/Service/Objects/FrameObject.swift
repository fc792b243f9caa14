package import Foundation
import TitanCore

/// The name of an object with frames: `user/stream/writer-number of its first frame`.
///
/// Each connection that opens a stream writes under another attachment, so that it never replaces what another one wrote.
package struct FrameObject: Hashable, Sendable {
  package var key: StreamKey
  /// The attachment under which it was written.
  package var writer: UUID
  package var first: UInt64

  package init(key: StreamKey, writer: UUID, first: UInt64) {
    (self.key, self.writer, self.first) = (key, writer, first)
  }

  /// `nil` for any other name.
  package init?(_ name: String) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, let user = UserID(String(parts[0])), let stream = StreamID(String(parts[1])),
      let writer = Identifier<FrameObject>(String(parts[2].prefix(36))), parts[2].dropFirst(36).first == "-",
      let first = UInt64(parts[2].dropFirst(37)), first <= UInt64(Int64.max)
    else { return nil }
    self.init(key: StreamKey(user: user, stream: stream), writer: writer.uuid, first: first)
    guard self.name == name else { return nil }
  }

  package var name: String { "\(Self.folder(of: key))\(Identifier<FrameObject>(writer))-\(first)" }

  /// What the names of all objects of a stream begin with.
  package static func folder(of key: StreamKey) -> String { "\(key.user)/\(key.stream)/" }
}
