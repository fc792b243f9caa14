import Glibc

extension UnsafeRawBufferPointer {
  /// Whether the bytes are exactly a literal's.
  @inlinable
  package func matches(_ literal: StaticString) -> Bool {
    count == literal.utf8CodeUnitCount && begins(like: literal.utf8Start)
  }

  /// - Parameter bytes: as many as these.
  @usableFromInline
  package func begins(like bytes: UnsafePointer<UInt8>) -> Bool {
    baseAddress.map { memcmp($0, bytes, count) == 0 } ?? true
  }
}
