import Synchronization
package import TitanProto

/// How each service of this server is, as `grpc.health.v1` tells it.
///
/// A service starts as NOT_SERVING and becomes what whoever watches over its dependencies says. The empty name is the
/// server as a whole: it serves if all of its services do.
package final class HealthRegistry: Sendable {
  package typealias Status = HealthV1.HealthCheckResponse.ServingStatus

  private struct Watch {
    let service: String
    let statuses: AsyncStream<Status>.Continuation
  }

  private struct State {
    var services: [String: Status]
    var watches: [Int: Watch] = [:]
    var nextWatch = 0
    /// Once true, nothing changes any more.
    var isShutDown = false

    /// `nil` for a service that is not here.
    func status(of service: String) -> Status? {
      guard service.isEmpty else { return services[service] }
      return services.values.allSatisfy { $0 == .serving } ? .serving : .notServing
    }
  }

  private let state: Mutex<State>

  /// - Parameter services: fully qualified names.
  package init(services: [String]) {
    state = Mutex(State(services: Dictionary(services.map { ($0, .notServing) }) { first, _ in first }))
  }

  /// Sets what one service is. No effect after `shutDown()`.
  package func set(_ status: Status, for service: String) {
    state.withLock { state in Self.update(&state) { $0[service] = status } }
  }

  /// Sets what all services are. No effect after `shutDown()`.
  package func setAll(_ status: Status) {
    state.withLock { state in
      Self.update(&state) { services in
        for name in services.keys { services[name] = status }
      }
    }
  }

  /// Says NOT_SERVING for every service from now on, and ends every watch after it has said so: a server that drains
  /// must not wait for those who watch it.
  package func shutDown() {
    let watches = state.withLock { state in
      Self.update(&state) { services in
        for name in services.keys { services[name] = .notServing }
      }
      state.isShutDown = true
      return Array(state.watches.values)
    }
    for watch in watches { watch.statuses.finish() }
  }

  /// What a service is now; `nil` for a name that is not here. The empty name is the server as a whole.
  package func status(of service: String) -> Status? { state.withLock { $0.status(of: service) } }

  /// What every service is now, the server as a whole among them.
  package var statuses: [String: Status] {
    state.withLock { state in
      state.services.merging(["": state.status(of: "") ?? .notServing]) { named, _ in named }
    }
  }

  /// What a service is now and becomes; SERVICE_UNKNOWN while the name is not here. Only the newest is kept for a
  /// reader that falls behind. The stream ends when the registry is shut down.
  package func watch(_ service: String) -> AsyncStream<Status> {
    let (stream, statuses) = AsyncStream<Status>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let (id, isShutDown) = state.withLock { state in
      let id = state.nextWatch
      state.nextWatch += 1
      if !state.isShutDown { state.watches[id] = Watch(service: service, statuses: statuses) }
      // Under the lock, so that no newer status can come before this one.
      statuses.yield(state.status(of: service) ?? .serviceUnknown)
      return (id, state.isShutDown)
    }
    statuses.onTermination = { [weak self] _ in
      self?.state.withLock { _ = $0.watches.removeValue(forKey: id) }
    }
    if isShutDown { statuses.finish() }
    return stream
  }

  /// Changes services and tells those who watch what changed for them.
  private static func update(_ state: inout State, _ change: (inout [String: Status]) -> Void) {
    guard !state.isShutDown else { return }
    let before = state
    change(&state.services)
    for watch in state.watches.values {
      let status = state.status(of: watch.service)
      guard status != before.status(of: watch.service) else { continue }
      // Buffers and schedules the reader, runs none of our code: safe under the lock, which keeps the order.
      watch.statuses.yield(status ?? .serviceUnknown)
    }
  }
}
