import NIOCore
import Synchronization

/// Counts a server's connections, in all and by the client's address, and turns away those over the limits.
final class ConnectionAdmission: Sendable {
  private struct State: Sendable {
    var total = 0
    var byAddress: [String: Int] = [:]
  }
  private let state = Mutex(State())
  private let maximum: Int
  private let maximumPerAddress: Int?

  init(_ configuration: GRPCServer.Configuration) {
    maximum = configuration.maximumConnections
    maximumPerAddress = configuration.maximumConnectionsPerAddress
  }

  /// - Parameter address: of the client, without its port; `nil` is nobody's.
  /// - Returns: why the connection may not stay; else `leave` is due when it is closed.
  func enter(_ address: String?) -> BreachedLimit? {
    state.withLock { state in
      guard state.total < maximum else { return .connections }
      if let maximumPerAddress, let address {
        let count = state.byAddress[address, default: 0]
        guard count < maximumPerAddress else { return .connectionsPerAddress }
        state.byAddress[address] = count + 1
      }
      state.total += 1
      return nil
    }
  }

  func leave(_ address: String?) {
    state.withLock { state in
      state.total -= 1
      guard maximumPerAddress != nil, let address, let count = state.byAddress[address] else { return }
      state.byAddress[address] = count > 1 ? count - 1 : nil
    }
  }
}

/// Why a connection was closed as it came.
struct ConnectionRefused: Error {
  let limit: BreachedLimit
}
