import Synchronization
package import TitanProto

/// The health of each service of this server, as `grpc.health.v1` reports it.
///
/// A service starts as NOT_SERVING and then has the status that its dependencies' monitor sets. The empty name is the
/// server as a whole, which is serving if all of its services are.
package final class HealthRegistry: Sendable {
  package typealias Status = HealthV1.HealthCheckResponse.ServingStatus
  /// A service's statuses, starting with the current one. A status may repeat, and a reader that falls behind gets only
  /// the newest.
  package typealias Statuses = AsyncMapSequence<AsyncStream<Void>, Status>

  private struct Watch {
    let service: String
    /// Signals that the status has changed; the reader then asks for it.
    let changes: AsyncStream<Void>.Continuation
  }

  private struct State {
    var services: [String: Status]
    var watches: [Int: Watch] = [:]
    var nextWatch = 0
    /// Once true, nothing changes anymore.
    var isShutDown = false

    /// `nil` for an unknown service.
    func status(of service: String) -> Status? {
      guard service.isEmpty else { return services[service] }
      return services.values.allSatisfy { $0 == .serving } ? .serving : .notServing
    }

    /// Returns the watches of all services whose status the change affects.
    mutating func update(_ change: (inout [String: Status]) -> Void) -> [Watch] {
      guard !isShutDown else { return [] }
      let before = self
      change(&services)
      return watches.values.filter { status(of: $0.service) != before.status(of: $0.service) }
    }
  }

  // Readers are woken outside this lock: waking one takes its task's lock, which the runtime holds while it cancels the
  // task, and a cancelled reader calls in here for this lock.
  private let state: Mutex<State>

  /// - Parameter services: fully qualified names.
  package init(services: [String]) {
    state = Mutex(State(services: Dictionary(services.map { ($0, .notServing) }) { first, _ in first }))
  }

  /// Sets the status of one service. No effect after `shutDown()`.
  package func set(_ status: Status, for service: String) {
    update { $0[service] = status }
  }

  /// Sets the status of all services. No effect after `shutDown()`.
  package func setAll(_ status: Status) {
    update { $0 = $0.mapValues { _ in status } }
  }

  private func update(_ change: (inout [String: Status]) -> Void) {
    for watch in state.withLock({ $0.update(change) }) { watch.changes.yield() }
  }

  /// Reports NOT_SERVING for every service from now on, and ends every watch after that report: a draining server must
  /// not wait for its watchers.
  package func shutDown() {
    let (changed, all) = state.withLock { state in
      defer { state.isShutDown = true }
      return (state.update { $0 = $0.mapValues { _ in .notServing } }, Array(state.watches.values))
    }
    for watch in changed { watch.changes.yield() }
    for watch in all { watch.changes.finish() }
  }

  /// A service's status; `nil` for an unknown name. The empty name is the server as a whole.
  package func status(of service: String) -> Status? { state.withLock { $0.status(of: service) } }

  /// The status of every service, including the server as a whole.
  package var statuses: [String: Status] {
    state.withLock { state in
      state.services.merging(["": state.status(of: "") ?? .notServing]) { named, _ in named }
    }
  }

  /// A service's current status and those to come; SERVICE_UNKNOWN while the name is unknown. The sequence ends when
  /// the registry is shut down.
  package func watch(_ service: String) -> Statuses {
    let (stream, changes) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    changes.yield()
    let (id, isShutDown) = state.withLock { state in
      state.nextWatch += 1
      if !state.isShutDown { state.watches[state.nextWatch] = Watch(service: service, changes: changes) }
      return (state.nextWatch, state.isShutDown)
    }
    changes.onTermination = { [weak self] _ in self?.forget(id) }
    if isShutDown { changes.finish() }
    return stream.map { self.status(of: service) ?? .serviceUnknown }
  }

  private func forget(_ id: Int) {
    // The watch must be destroyed outside the lock, since its termination may call this again.
    _ = state.withLock { $0.watches.removeValue(forKey: id) }
  }
}
