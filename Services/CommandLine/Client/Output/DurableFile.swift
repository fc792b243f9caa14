import Foundation

/// Replaces a file: whole or not at all, and on disk before this returns.
enum DurableFile {
  /// - Throws: `errno` of what failed.
  static func replace(_ path: String, with bytes: Data, mode: mode_t = 0o600) throws(DurableFileError) {
    let draft = path + ".\(ProcessInfo.processInfo.processIdentifier).\(UUID().uuidString)"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw DurableFileError() }
    let written = writeAll(bytes, descriptor)
    let synced = written && fsync(descriptor) == 0
    guard close(descriptor) == 0, synced, rename(draft, path) == 0 else {
      let failure = DurableFileError()
      unlink(draft)
      throw failure
    }
    syncFolder(of: path)
  }

  private static func writeAll(_ bytes: Data, _ descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno != EINTR { return false }
        rest = rest.dropFirst(max(0, count))
      }
      return true
    }
  }

  /// A rename is on disk when its folder is. Not every file system can do it; then the file's own sync must do.
  private static func syncFolder(of path: String) {
    let folder = (path as NSString).deletingLastPathComponent
    let descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}

/// What the system said of the last call.
struct DurableFileError: Error, CustomStringConvertible {
  let description = String(cString: strerror(errno))
}
