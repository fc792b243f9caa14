import NIOCore
import TitanRPC

@testable import TitanRPCTransport

/// Feeds a channel's state machine, and tells what it wants done in words. Addresses are ports, calls numbers,
/// connections letters; times do not pass by themselves, and jitter is in its middle.
final class ChannelDriver {
  struct Call: Identifiable, Sendable { let id: Int }
  typealias Machine = ChannelStateMachine<String, Call>

  private(set) var machine: Machine
  private var moment = Moment(now: .now, random: 0.5)
  private var tickets: [Int: ConnectionTicket] = [:]
  private var wakes: [String: Machine.Wake] = [:]
  private var resolution = 0

  init(_ change: (inout Machine.Settings) -> Void = { _ in }) {
    var settings = Machine.Settings()
    change(&settings)
    machine = Machine(settings: settings)
  }

  func pass(_ time: Duration) { moment.now += time }

  func call(_ id: Int, waits: Bool = false) -> [String] {
    if let connection = machine.pick() { return ["start \(id) on \(connection)"] }
    return words(machine.request(Call(id: id), waitsForReady: waits, moment))
  }

  func forget(_ id: Int) { machine.forget(id) }

  func resolved(_ ports: Int...) -> [String] {
    words(machine.resolved(resolution, .success(ports.map { Self.address($0) }), moment))
  }

  func notResolved() -> [String] {
    words(machine.resolved(resolution, .failure(RPCError(code: .unavailable, message: "no such host")), moment))
  }

  func connected(_ port: Int, _ connection: String) -> [String] {
    words(machine.connected(tickets[port]!, connection, moment))
  }

  func lost(_ port: Int, isAbuse: Bool = false) -> [String] {
    let error = RPCError(code: .unavailable, message: "\(port) is gone")
    return words(machine.lost(tickets[port]!, error, isAbuse: isAbuse, moment))
  }

  func retired(_ port: Int) -> [String] { words(machine.retired(tickets[port]!, moment)) }

  func health(_ port: Int, _ isServing: Bool) -> [String] {
    let failure = isServing ? nil : RPCError(code: .unavailable, message: "\(port) does not serve")
    return words(machine.healthChanged(tickets[port]!, failure, moment))
  }

  /// What was to happen later does: `back off 1`, `next`, `resolve again`, `refresh`.
  func wake(_ name: String) -> [String] { words(machine.woken(wakes[name]!, moment)) }

  func close() -> [String] { words(machine.close()) }

  static func address(_ port: Int) -> SocketAddress {
    // A numeric address is always one.
    try! SocketAddress(ipAddress: "127.0.0.1", port: port)
  }

  private func words(_ actions: [Machine.Action]) -> [String] { actions.map { word($0) } }

  private func word(_ action: Machine.Action) -> String {
    switch action {
    case .resolve(let number):
      resolution = number
      return "resolve"
    case .connect(let ticket, let address):
      let port = address.port!
      tickets[port] = ticket
      return "connect \(port)"
    case .wake(let wake, let delay):
      let name =
        switch wake {
        case .backoffEnded(let ticket): "back off \(tickets.first { $0.value == ticket }!.key)"
        case .nextAddress: "next"
        case .resolveAgain: "resolve again"
        case .refresh: "refresh"
        }
      wakes[name] = wake
      return "\(name): \(delay)"
    case .start(let call, let connection): return "start \(call.id) on \(connection)"
    case .fail(let call, let error): return "fail \(call.id): \(error)"
    case .watchHealth(_, let connection): return "watch \(connection)"
    case .retire(let connection): return "retire \(connection)"
    }
  }
}
