import Foundation

/// Replaces a file atomically; the new content is on disk before this returns.
enum DurableFile {
  /// - Throws: the `errno` of the call that failed.
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

  /// A rename is durable only once its folder is synced. Not every file system supports this; then syncing the file
  /// must suffice.
  private static func syncFolder(of path: String) {
    let folder = (path as NSString).deletingLastPathComponent
    let descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}

/// The system's message about the last call.
struct DurableFileError: Error, CustomStringConvertible {
  let description = String(cString: strerror(errno))
}

/// An exclusive advisory lock (flock(2)) on a separate file, which is never removed. It is released when the process
/// ends, at the latest.
struct FileLock: Sendable {
  private let descriptor: Int32

  /// Waits until the lock is free.
  init(path: String) async throws {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw ClientError(.refused, "Can't open \(path): \(String(cString: strerror(errno)))")
    }
    self.descriptor = descriptor
    // flock blocks its thread, so it gets a thread of its own: on a shared one, it could stop the task that holds the
    // lock.
    let failure: Int32 = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        while flock(descriptor, LOCK_EX) != 0 {
          guard errno == EINTR else { return continuation.resume(returning: errno) }
        }
        continuation.resume(returning: 0)
      }
    }
    guard failure == 0 else {
      close(descriptor)
      throw ClientError(.refused, "Can't lock \(path): \(String(cString: strerror(failure)))")
    }
  }

  func release() { close(descriptor) }
}
