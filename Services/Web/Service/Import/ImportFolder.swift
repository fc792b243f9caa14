import Foundation
import NIOCore
import TitanArchive
import TitanCore
import TitanWeb

/// Where files of people lie while they are imported: in a folder, but without a name there, so that each is gone when it
/// was read, or when this program ends, whatever happens.
package struct ImportFolder: Sendable {
  private let path: String
  private let largest: Int
  /// How long an upload may take.
  private static let deadline: Duration = .seconds(600)

  /// - Parameter largest: the most bytes of a file.
  package init(path: String, largest: Int) { (self.path, self.largest) = (path, largest) }

  /// Takes a body as it comes: what is written before the next piece is read holds the client back.
  ///
  /// - Throws: `WebRefusal` 413 for a body that is too long, 408 for one that takes too long, 507 without space.
  func receive(_ body: WebBody, clock: WallClock) async throws -> ZipFile {
    body.limit = largest
    let end = clock() + Self.deadline
    let descriptor = try opened()
    do {
      while let piece = try await body.next() {
        guard clock() < end else {
          throw WebRefusal(408, "the file took longer than \(Self.deadline.components.seconds) seconds to come")
        }
        try Self.write(piece, to: descriptor)
      }
    } catch {
      close(descriptor)
      throw error
    }
    guard let file = ZipFile(owning: descriptor) else { throw Self.refusal(errno) }
    return file
  }

  private func opened() throws -> Int32 {
    var name = Array("\(path)/titanup-import-XXXXXX".utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw Self.refusal(errno) }
    unlink(name)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return descriptor
  }

  private static func write(_ piece: ByteBuffer, to descriptor: Int32) throws {
    try piece.withUnsafeReadableBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let written = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if written < 0, errno == EINTR { continue }
        guard written >= 0 else { throw refusal(errno) }
        rest = rest.dropFirst(written)
      }
    }
  }

  /// Only the operator can do something about these.
  private static func refusal(_ code: Int32) -> WebRefusal {
    let reason = String(cString: strerror(code))
    return WebRefusal(
      507, "the server has no room for the file (\(reason)); TITANUP_WEB_IMPORT_FOLDER says where it looks")
  }
}
