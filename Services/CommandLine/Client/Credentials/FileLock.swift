import Foundation

/// An exclusive advisory lock (flock(2)) on a file of its own, which stays. It ends with the process at the latest.
struct FileLock: Sendable {
  private let descriptor: Int32

  /// Waits until nobody else holds the lock.
  init(path: String) async throws {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw ClientError(.refused, "cannot open \(path): \(String(cString: strerror(errno)))")
    }
    self.descriptor = descriptor
    // flock blocks its thread, so it gets one of its own: on a shared one it would keep the holder's task from running.
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
      throw ClientError(.refused, "cannot lock \(path): \(String(cString: strerror(failure)))")
    }
  }

  func release() { close(descriptor) }
}
