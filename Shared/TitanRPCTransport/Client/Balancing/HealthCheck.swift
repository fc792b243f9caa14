import NIOCore
import Synchronization
package import TitanRPC

/// Client-side health checking, as in gRPC: each connection's server is asked for its health, and the connection gets
/// calls only while the server says that it is serving, or while no server does, if `usesUnhealthyServers`.
package struct HealthCheck: Sendable {
  /// Watches a service through a channel that is exactly one connection, and reports its health whenever it is known:
  /// whether it is serving. Returns or throws when the watch has ended. UNIMPLEMENTED means that the server has no
  /// health service, and counts as serving.
  ///
  /// This is a closure because this module does not know the messages of `grpc.health.v1`.
  package typealias Watch =
    @Sendable (
      _ connection: any RPCChannel, _ service: String, _ report: @Sendable (Bool) -> Void
    ) async throws -> Void

  /// The service's name on the server; empty for the server as a whole.
  package var service: String
  /// Whether calls go to servers that are not well while no connected server is: what these answer tells more than
  /// that there is nobody to ask. Only for `LoadBalancing.roundRobin`.
  package var usesUnhealthyServers = false
  let watch: Watch

  package init(service: String = "", watch: @escaping Watch) {
    self.service = service
    self.watch = watch
  }
}

/// Watches the health of the server behind one connection as long as the channel uses that connection.
struct HealthWatcher: Sendable {
  let check: HealthCheck
  let backoff: Backoff
  let connection: ConnectionChannel
  /// Reports to the channel why the server accepts no calls, or `nil` if it does.
  let report: @Sendable (RPCError?) -> Void
  let isCurrent: @Sendable () -> Bool

  /// A watch may end after it has reported something, because servers limit how long one runs. Its last report stays
  /// valid until the next watch, begun after the shortest wait, ends without having reported anything.
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

/// Exactly one connection of a channel, for calls about that connection: they are never tried elsewhere, and do not
/// keep the connection from being idle.
struct ConnectionChannel: RPCChannel {
  let channel: GRPCChannel
  let connection: NIOLoopBound<ClientConnection>

  func open(_ method: MethodDescriptor, options: CallOptions) async throws -> any ClientStream {
    let stream = HTTP2ClientStream(method, options: options, channel: channel, isBound: true)
    stream.start(on: connection)
    return stream
  }
}
