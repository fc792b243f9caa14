import NIOCore
import TitanRPC

/// Watches the health of the server behind one connection for as long as the channel uses that.
struct HealthWatcher: Sendable {
  let check: HealthCheck
  let backoff: Backoff
  let connection: ConnectionChannel
  /// Tells the channel: why the server takes no calls, or `nil` if it does.
  let report: @Sendable (RPCError?) -> Void
  let isCurrent: @Sendable () -> Bool

  func run() async {
    var failures = 0
    while isCurrent() {
      do {
        try await check.watch(connection, check.service) { report($0 ? nil : notServing) }
        failures = 0
      } catch let error as RPCError where error.code == .unimplemented {
        return report(nil)
      } catch {
        report(RPCError(code: .unavailable, message: "the server's health is unknown: \(error)"))
      }
      failures += 1
      let delay = backoff.delay(afterFailures: failures, random: Double.random(in: 0...1))
      do { try await Task.sleep(for: delay) } catch { return }
    }
  }

  private var notServing: RPCError {
    let name = check.service.isEmpty ? "the server" : check.service
    return RPCError(code: .unavailable, message: "\(name) says that it does not serve")
  }
}
