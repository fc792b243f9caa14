import Foundation

/// Where the bytes of an archive are.
package protocol ZipSource: Sendable {
  var count: Int { get }
  /// - Parameter range: within `count`.
  func bytes(_ range: Range<Int>) throws(ZipProblem) -> [UInt8]
}

/// An archive in memory.
package struct ZipMemory: ZipSource {
  private let content: [UInt8]

  package init(_ content: [UInt8]) { self.content = content }

  package var count: Int { content.count }
  package func bytes(_ range: Range<Int>) -> [UInt8] { Array(content[range]) }
}

/// A file on a disk, which is read where it is needed.
package final class ZipFile: ZipSource {
  package let count: Int
  private let descriptor: Int32

  /// - Parameter descriptor: of an open file; this closes it.
  /// - Returns: `nil` for what can't be read in any order, such as a pipe.
  package init?(owning descriptor: Int32) {
    self.descriptor = descriptor
    var status = stat()
    let isKnown = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    count = isKnown ? Int(status.st_size) : 0
    if !isKnown { return nil }
  }

  deinit { close(descriptor) }

  package func bytes(_ range: Range<Int>) throws(ZipProblem) -> [UInt8] {
    var failure: Int32?
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { room, count in
      while count < range.count {
        // It has room, so it has an address.
        let read = pread(descriptor, room.baseAddress! + count, range.count - count, off_t(range.lowerBound + count))
        if read < 0, errno == EINTR { continue }
        if read < 0 { failure = errno }
        guard read > 0 else { return }
        count += read
      }
    }
    if let failure { throw ZipProblem(String(cString: strerror(failure))) }
    guard bytes.count == range.count else { throw ZipProblem("the file was cut while it was read") }
    return bytes
  }
}
