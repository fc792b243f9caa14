import NIOCore
import Synchronization
import TitanCore

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

  /// What counts as one address: of IPv6 the first 64 bits, which is the least that one subscriber gets.
  static func key(of address: NetworkAddress) -> String {
    address.bytes.count == 4 ? address.description : NetworkRange(address, prefix: 64).description
  }

  /// - Parameter address: of the client, as `key` has it; `nil` is nobody's.
  /// - Returns: why the connection may not stay; else `leave` is due when it is closed.
  func enter(_ address: String?) -> BreachedLimit? {
    state.withLock { state in
      guard state.total < maximum else { return .connections }
      guard claim(address, in: &state) else { return .connectionsPerAddress }
      state.total += 1
      return nil
    }
  }

  func leave(_ address: String?) {
    state.withLock { state in
      state.total -= 1
      release(address, in: &state)
    }
  }

  /// The same for an address that a proxy has told of a connection which is counted already; `release` is due when it is
  /// closed.
  func claim(_ address: String) -> BreachedLimit? {
    state.withLock { claim(address, in: &$0) } ? nil : .connectionsPerAddress
  }

  func release(_ address: String) { state.withLock { release(address, in: &$0) } }

  private func claim(_ address: String?, in state: inout State) -> Bool {
    guard let maximumPerAddress, let address else { return true }
    let count = state.byAddress[address, default: 0]
    guard count < maximumPerAddress else { return false }
    state.byAddress[address] = count + 1
    return true
  }

  private func release(_ address: String?, in state: inout State) {
    guard maximumPerAddress != nil, let address, let count = state.byAddress[address] else { return }
    state.byAddress[address] = count > 1 ? count - 1 : nil
  }
}

/// Why a connection was closed as it came.
struct ConnectionRefused: Error {
  let limit: BreachedLimit
}
