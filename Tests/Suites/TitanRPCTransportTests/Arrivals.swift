import Synchronization
import TitanTesting

/// Fires a signal when so many have arrived.
final class Arrivals: Sendable {
  private let missing: Atomic<Int>
  private let signal: Signal

  init(_ count: Int, _ signal: Signal) {
    missing = Atomic(count)
    self.signal = signal
  }

  func arrive() {
    if missing.subtract(1, ordering: .relaxed).newValue == 0 { signal.fire() }
  }
}
