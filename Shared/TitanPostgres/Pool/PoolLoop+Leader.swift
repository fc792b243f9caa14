import Logging

/// Notices that another server leads, where the configuration names several.
extension PoolLoop {
  /// The key of a search's connection attempt; connections are numbered from 1.
  static let searchID: ConnectionID = 0

  private var oldestSend: ContinuousClock.Instant? { connections.values.compactMap(\.oldestSend).min() }

  var searchDue: ContinuousClock.Instant? { search?.due(oldestSend: oldestSend) }

  /// Whether the server that connections lead to answers nothing, so that more of them wouldn't help.
  var isServerSilent: Bool { search?.isSilent(oldestSend: oldestSend, at: now) ?? false }

  func searchIfDue() {
    guard let due = searchDue, due <= now, !machine.isShuttingDown else { return }
    search?.begin()
    connector.connect(Self.searchID)
  }

  /// The attempt's only purpose is to learn which server it reaches; it is closed with its handle.
  func searchEnded(_ outcome: Result<ConnectionHandle, ConnectFailure>) {
    search?.end(at: now)
    if case .success(let handle) = outcome { leads(handle.server) }
  }

  /// One server of several takes writes, and the newest connection leads there: what still runs on connections to
  /// others can't succeed anymore, and its callers are better off repeating it at once.
  func leads(_ server: String) {
    guard search != nil else { return }
    for connection in connections.values where connection.handle.server != server {
      logger.warning(
        "another PostgreSQL server leads; giving up a connection",
        metadata: ["from": "\(connection.handle.server)", "to": "\(server)"])
      connection.isBroken = true
      receive(on: connection)
    }
  }
}
