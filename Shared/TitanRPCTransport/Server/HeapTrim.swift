import CMalloc
import NIOCore
import NIOPosix
import Synchronization

/// Gives memory back to the system after clients that made the server use much of it.
///
/// What a flood needed is free when its connections have gone, but glibc keeps it: blocks still in use lie in between.
final class HeapTrim: Sendable {
  /// The heap is the process's.
  static let shared = HeapTrim { _ = malloc_trim(0) }
  /// From the first connection that was ended until the trim, so that the others have gone, and it is not done all the
  /// time while they come.
  static let delay = TimeAmount.seconds(2)

  private let isComing = Atomic(false)
  private let trim: @Sendable () -> Void

  init(_ trim: @escaping @Sendable () -> Void) { self.trim = trim }

  /// Trims when the delay is over, on another thread than the loop's. No effect while a trim is to come.
  func soon(on loop: any EventLoop) {
    guard !isComing.exchange(true, ordering: .relaxed) else { return }
    let trim = trim
    loop.scheduleTask(in: Self.delay) { [self] in
      isComing.store(false, ordering: .relaxed)
      NIOThreadPool.singleton.submit { _ in trim() }
    }
  }
}
