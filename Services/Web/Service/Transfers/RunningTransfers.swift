import Synchronization

/// The exports, or the imports, of this instance: one for an account at a time, and not too many of all, since each takes a
/// share of the processor and of the memory for as long as it runs.
final class RunningTransfers: Sendable {
  let most: Int
  private let accounts = Mutex<Set<String>>([])

  init(most: Int) { self.most = most }

  func enter(_ account: String) -> Bool {
    accounts.withLock { $0.count < most && $0.insert(account).inserted }
  }

  func leave(_ account: String) { accounts.withLock { _ = $0.remove(account) } }
}
