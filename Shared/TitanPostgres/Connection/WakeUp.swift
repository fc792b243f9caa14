import Glibc

/// A pipe to itself, with which other threads wake a polling thread.
final class WakeUp: Sendable {
  /// Readable after `signal`, until `acknowledge`.
  let descriptor: CInt
  private let writeEnd: CInt

  init() {
    var ends: [CInt] = [0, 0]
    precondition(pipe(&ends) == 0, "pipe failed: errno \(errno)")
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (descriptor, writeEnd) = (ends[0], ends[1])
  }

  deinit {
    close(descriptor)
    close(writeEnd)
  }

  func signal() {
    var byte: UInt8 = 1
    // A full pipe wakes the thread just as well.
    _ = write(writeEnd, &byte, 1)
  }

  func acknowledge() {
    var bytes: (UInt64, UInt64) = (0, 0)
    _ = read(descriptor, &bytes, 16)
  }
}
