import Glibc

/// Waits for file descriptors on one thread. With the handful a pool has, `poll` costs no more than `epoll`.
struct Poller {
  struct Readiness {
    /// The number the descriptor was registered with.
    let key: UInt64
    let isReadable: Bool
    let isWritable: Bool
  }

  private var keys: [UInt64] = []
  private var descriptors: [pollfd] = []

  mutating func add(_ descriptor: CInt, key: UInt64) {
    keys.append(key)
    descriptors.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
  }

  /// Starts or stops watching for room to write as well.
  mutating func watchWritability(of key: UInt64, _ isWatched: Bool) {
    guard let index = keys.firstIndex(of: key) else { return }
    descriptors[index].events = Int16(isWatched ? POLLIN | POLLOUT : POLLIN)
  }

  mutating func remove(key: UInt64) {
    guard let index = keys.firstIndex(of: key) else { return }
    keys.remove(at: index)
    descriptors.remove(at: index)
  }

  /// Waits until something is ready or the time is up; `nil` waits forever.
  mutating func wait(_ timeout: Duration?) -> [Readiness] {
    let count = poll(&descriptors, nfds_t(descriptors.count), timeout?.pollTimeout ?? -1)
    guard count > 0 else { return [] }
    return zip(keys, descriptors).compactMap { key, descriptor in
      guard descriptor.revents != 0 else { return nil }
      let events = Int32(descriptor.revents)
      // Reading reveals errors and hang-ups.
      return Readiness(key: key, isReadable: events & ~POLLOUT != 0, isWritable: events & POLLOUT != 0)
    }
  }
}

extension Duration {
  /// Milliseconds, rounded up: otherwise a deadline less than one away would cause busy polling.
  var pollTimeout: CInt {
    let (seconds, attoseconds) = components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    return CInt(clamping: min(seconds, 1_000_000) * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
