import Synchronization
import TitanCore

/// A clock that stands still until a test moves it.
final class FakeClock: Sendable {
  static let start = Timestamp(seconds: 1_780_000_000)
  private let time = Mutex(start)

  var read: WallClock { { self.time.withLock { $0 } } }
  func advance(by duration: Duration) { time.withLock { $0 = $0 + duration } }
}
