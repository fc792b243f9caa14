import NIOCore
import Synchronization
import TitanRPC

/// Watches the health of the server behind one connection for as long as the channel uses that.
struct HealthWatcher: Sendable {
  let check: HealthCheck
  let backoff: Backoff
  let connection: ConnectionChannel
  /// Tells the channel: why the server takes no calls, or `nil` if it does.
  let report: @Sendable (RPCError?) -> Void
  let isCurrent: @Sendable () -> Bool

  /// A watch that has told something may end: servers limit how long one runs. What it told last is good until the next
  /// one, which is begun after the shortest wait, could tell nothing.
  func run() async {
    var failures = 0
    while isCurrent() {
      let hasTold = Atomic(false)
      do {
        try await check.watch(connection, check.service) {
          hasTold.store(true, ordering: .relaxed)
          report($0 ? nil : notServing)
        }
      } catch let error as RPCError where error.code == .unimplemented {
        return report(nil)
      } catch {
        if !hasTold.load(ordering: .relaxed) {
          report(RPCError(code: .unavailable, message: "the server's health is unknown: \(error)"))
        }
      }
      failures = hasTold.load(ordering: .relaxed) ? 1 : failures + 1
      let delay = backoff.delay(afterFailures: failures, random: Double.random(in: 0...1))
      do { try await Task.sleep(for: delay) } catch { return }
    }
  }

  private var notServing: RPCError {
    let name = check.service.isEmpty ? "the server" : check.service
    return RPCError(code: .unavailable, message: "\(name) says that it does not serve")
  }
}
