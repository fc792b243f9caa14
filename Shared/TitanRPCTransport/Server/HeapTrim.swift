import CMalloc
import NIOCore
import NIOPosix
import Synchronization

/// Gives memory back to the system after clients that made the server use much of it.
///
/// What a flood or a crowd needed is free when its connections have gone, but glibc keeps it: blocks still in use lie in
/// between.
final class HeapTrim: Sendable {
  /// The heap is the process's. It is trimmed on a thread that may be kept waiting.
  static let shared = HeapTrim { NIOThreadPool.singleton.submit { _ in malloc_trim(0) } }
  /// From the connection that makes a trim due until the trim: others that go meanwhile have gone by then, and it is not
  /// done all the time while they come.
  static let delay = TimeAmount.seconds(2)
  /// Connections that close without a breach and make a trim due together.
  static let crowd = 1000

  private let isComing = Atomic(false)
  private let breaches = Atomic(0)
  private let closed = Atomic(0)
  private let trim: @Sendable () -> Void

  init(_ trim: @escaping @Sendable () -> Void) { self.trim = trim }

  /// A connection has closed, on this loop.
  func connectionClosed(afterBreach: Bool, on loop: any EventLoop) {
    let isOfCrowd = closed.add(1, ordering: .relaxed).newValue % Self.crowd == 0
    if afterBreach { breaches.add(1, ordering: .relaxed) }
    if afterBreach || isOfCrowd { trimLater(on: loop) }
  }

  private func trimLater(on loop: any EventLoop) {
    guard !isComing.exchange(true, ordering: .relaxed) else { return }
    let before = breaches.load(ordering: .relaxed)
    loop.scheduleTask(in: Self.delay) { [self] in
      isComing.store(false, ordering: .relaxed)
      trim()
      // Those that came while this one was due may not have gone entirely.
      if breaches.load(ordering: .relaxed) != before { trimLater(on: loop) }
    }
  }
}
