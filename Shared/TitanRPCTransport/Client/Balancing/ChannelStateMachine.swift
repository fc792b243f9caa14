import NIOCore
import TitanRPC

/// Decides when a channel connects, to which address, and which connection a call gets. Pure: for each event it returns
/// the actions to take, and `GRPCChannel` takes them.
///
/// There are two policies. `pickFirst` works in rounds: it resolves the name and tries the addresses in order until one
/// accepts. `roundRobin` keeps a connection to every address.
struct ChannelStateMachine<Connection: Sendable, Call: Sendable & Identifiable>: Sendable where Call.ID: Sendable {
  typealias Channel = Subchannel<Connection>

  struct Settings: Sendable {
    var policy = LoadBalancing.pickFirst
    var backoff = Backoff()
    /// How long an address is tried before the next one is tried in parallel.
    var attemptDelay: Duration = .milliseconds(250)
    /// The minimum time between two resolutions while any addresses are known.
    var resolutionInterval: Duration = .seconds(10)
    /// How soon round robin resolves again while its connections are in use; `nil`: only when one is lost.
    var refreshInterval: Duration?
    /// How many calls may wait for a connection.
    var waitingLimit = 1000
    /// Whether a connection's server is asked for its health before calls use it.
    var watchesHealth = false
    /// Whether calls use servers that are not well, or not known to be, while no other is connected (`roundRobin`).
    var usesUnhealthyServers = false
  }

  /// A call waiting for a connection.
  private struct Waiter: Sendable {
    var call: Call
    var waitsForReady: Bool
    /// Waiters are served in order of arrival.
    var position: Int
  }

  /// An event scheduled for later.
  enum Wake: Sendable, Equatable {
    case backoffEnded(ConnectionTicket)
    case nextAddress(step: Int)
    case resolveAgain(Int)
    case refresh(Int)
  }

  enum Action: Sendable {
    case resolve(Int)
    case connect(ConnectionTicket, SocketAddress)
    case wake(Wake, after: Duration)
    case start(Call, Connection)
    case fail(Call, RPCError)
    case watchHealth(ConnectionTicket, Connection)
    /// Let its calls end, then close it.
    case retire(Connection)
  }

  private enum Resolution: Sendable {
    case never
    case running(Int)
    case done(at: ContinuousClock.Instant)
    /// `resolveAgain` is scheduled.
    case failed(RPCError)
  }

  /// The progress of pick first.
  private enum Round: Sendable {
    case none
    /// The addresses from `next` on have not been tried.
    case trying(next: Int)
    /// All addresses have failed, and none has finished its backoff yet.
    case failed(RPCError)
  }

  private let settings: Settings
  private(set) var subchannels: [Channel] = []
  private var resolution = Resolution.never
  private var round = Round.none
  /// Counts pick first's attempts, so that an outdated `nextAddress` is detected.
  private var step = 0
  /// Why calls cannot be served, while none can.
  private var lastError = RPCError(code: .unavailable, message: "there is no connection")
  private var actions: [Action] = []
  private var waiting: [Call.ID: Waiter] = [:]
  /// The connections that calls may use, and the one whose turn it is.
  private var ready: [Connection] = []
  private var turn = 0
  private var isClosed = false
  private var lastSubchannel = 0
  private var lastPosition = 0
  private var lastResolution = 0
  private var resolutionFailures = 0
  /// Whether the next call has the name resolved: nobody has used its addresses for a while.
  private var isStale = false

  init(settings: Settings = Settings()) { self.settings = settings }

  static var closedError: RPCError { RPCError(code: .unavailable, message: "the channel was closed") }

  // MARK: Calls

  /// The connection for a call; `nil`: `request` one.
  mutating func pick() -> Connection? {
    guard !ready.isEmpty, !hasIdleTurns else { return nil }
    return nextInTurn()
  }

  private mutating func nextInTurn() -> Connection? {
    guard !ready.isEmpty else { return nil }
    turn = (turn + 1) % ready.count
    return ready[turn]
  }

  mutating func request(_ call: Call, waitsForReady: Bool, _ moment: Moment) -> [Action] {
    guard !isClosed else { return [.fail(call, Self.closedError)] }
    guard waiting.count < settings.waitingLimit else {
      let limit = settings.waitingLimit
      let message = "\(waiting.count) calls wait for a connection, the limit is \(limit)"
      return [.fail(call, RPCError(code: .resourceExhausted, message: message))]
    }
    lastPosition += 1
    waiting[call.id] = Waiter(call: call, waitsForReady: waitsForReady, position: lastPosition)
    if case .roundRobin = settings.policy {
      if isStale { resolve() }
      connectIdle()
    }
    return settle(moment)
  }

  /// The call no longer needs a connection.
  mutating func forget(_ id: Call.ID) { waiting.removeValue(forKey: id) }

  // MARK: Events

  mutating func resolved(
    _ number: Int, _ result: Result<[SocketAddress], RPCError>, _ moment: Moment
  ) -> [Action] {
    guard case .running(number) = resolution, !isClosed else { return [] }
    switch result {
    case .success([]):
      resolutionFailed(RPCError(code: .unavailable, message: "the target has no address"), moment)
    case .success(let addresses):
      resolution = .done(at: moment.now)
      resolutionFailures = 0
      update(addresses)
      switch settings.policy {
      case .pickFirst: beginRound()
      case .roundRobin:
        refreshLater()
        connectIdle()
      }
    case .failure(let error): resolutionFailed(error, moment)
    }
    return settle(moment)
  }

  /// The server's settings have arrived.
  mutating func connected(
    _ ticket: ConnectionTicket, _ connection: Connection, _ moment: Moment
  ) -> [Action] {
    let health: Channel.Health = settings.watchesHealth ? .unknown : .serving
    let isWanted = change(ticket) { $0.connected(ticket, connection, health, at: moment.now) } ?? false
    guard isWanted, !isClosed else { return [.retire(connection)] }
    if settings.watchesHealth { actions.append(.watchHealth(ticket, connection)) }
    return settle(moment)
  }

  /// The server has reported its health.
  mutating func healthChanged(_ ticket: ConnectionTicket, _ failure: RPCError?, _ moment: Moment) -> [Action] {
    let health = failure.map { Channel.Health.notServing($0) } ?? .serving
    guard change(ticket, { $0.setHealth(ticket, health) }) == true else { return [] }
    if let failure { troubled(failure) }
    return settle(moment)
  }

  /// An attempt failed, or the connection accepts no new calls.
  ///
  /// - Parameter isAbuse: whether the server's misbehaviour was the reason; it is then given time to recover.
  mutating func lost(
    _ ticket: ConnectionTicket, _ error: RPCError, isAbuse: Bool = false, _ moment: Moment
  ) -> [Action] {
    let backoff = settings.backoff
    switch change(ticket, { $0.lost(ticket, error, isAbuse: isAbuse, moment, backoff) }) {
    case nil, .outdated: return []
    case .idle: if case .failed = round { round = .none }
    case .backOff(let delay): actions.append(.wake(.backoffEnded(ticket), after: delay))
    }
    troubled(error)
    if case .roundRobin = settings.policy {
      connectIdle()
      resolveAgain(moment)
    }
    return settle(moment)
  }

  /// A connection was closed because it was not used.
  mutating func retired(_ ticket: ConnectionTicket, _ moment: Moment) -> [Action] {
    _ = change(ticket) { $0.retired(ticket) }
    return settle(moment)
  }

  mutating func woken(_ wake: Wake, _ moment: Moment) -> [Action] {
    guard !isClosed else { return [] }
    switch wake {
    case .backoffEnded(let ticket):
      guard change(ticket, { $0.backoffEnded(ticket) }) == true else { return [] }
      switch settings.policy {
      case .pickFirst: if case .failed = round { round = .none }
      case .roundRobin: backoffEnded(ticket)
      }
    case .nextAddress(let step):
      guard step == self.step, case .trying = round else { return [] }
      connectNext()
    case .resolveAgain(let number):
      guard number == lastResolution, case .failed = resolution else { return [] }
      resolution = .never
      round = .none
    case .refresh(let number):
      guard number == lastResolution, case .done = resolution else { return [] }
      if ready.isEmpty, waiting.isEmpty { isStale = true } else { resolve() }
    }
    return settle(moment)
  }

  /// Fails waiting calls, and lets running calls end.
  mutating func close() -> [Action] {
    isClosed = true
    defer { (waiting, subchannels, ready) = ([:], [], []) }
    return inOrder.map { .fail($0.call, Self.closedError) } + subchannels.compactMap(\.connection).map { .retire($0) }
  }

  /// Whether a ticket is still its address's current connection.
  func isCurrent(_ ticket: ConnectionTicket) -> Bool {
    subchannels.contains { $0.ticket == ticket && $0.connection != nil }
  }

  var connectivity: ConnectivityState {
    if isClosed { return .shutdown }
    if !ready.isEmpty { return .ready }
    return switch settings.policy {
    case .pickFirst: pickFirstState
    case .roundRobin: roundRobinState
    }
  }

  // MARK: Parts

  private var inOrder: [Waiter] { waiting.values.sorted { $0.position < $1.position } }

  private mutating func change<Result>(
    _ ticket: ConnectionTicket, _ body: (inout Channel) -> Result
  ) -> Result? {
    guard let index = subchannels.firstIndex(where: { $0.id == ticket.subchannel }) else { return nil }
    return body(&subchannels[index])
  }

  private mutating func resolve() {
    lastResolution += 1
    isStale = false
    resolution = .running(lastResolution)
    actions.append(.resolve(lastResolution))
  }

  private mutating func resolutionFailed(_ error: RPCError, _ moment: Moment) {
    // Addresses that worked stay in use until the name's new ones are known.
    if case .roundRobin = settings.policy, !subchannels.isEmpty {
      resolution = .done(at: moment.now)
      refreshLater()
      return
    }
    resolutionFailures += 1
    resolution = .failed(error)
    (round, lastError) = (.failed(error), error)
    let delay = settings.backoff.delay(afterFailures: resolutionFailures, random: moment.random)
    actions.append(.wake(.resolveAgain(lastResolution), after: delay))
  }

  /// Takes over a target's addresses. Known addresses keep their connection and their backoff.
  private mutating func update(_ addresses: [SocketAddress]) {
    let old = subchannels
    subchannels = addresses.map { address in
      if let known = old.first(where: { $0.address == address }) { return known }
      lastSubchannel += 1
      return Channel(id: lastSubchannel, address: address)
    }
    for gone in old where !addresses.contains(gone.address) {
      if let connection = gone.connection { actions.append(.retire(connection)) }
    }
  }

  private mutating func troubled(_ error: RPCError) {
    lastError = error
    if case .pickFirst = settings.policy { addressFailed() }
  }

  /// Serves waiting calls, and returns the actions to take.
  private mutating func settle(_ moment: Moment) -> [Action] {
    ready = subchannels.compactMap(\.serving)
    if ready.isEmpty, settings.usesUnhealthyServers { ready = subchannels.compactMap(\.connection) }
    if case .pickFirst = settings.policy { settlePickFirst() }
    switch connectivity {
    case .ready: startWaiting()
    case .transientFailure: failWaiting()
    case .idle where !waiting.isEmpty: resolve()
    case .idle, .connecting, .shutdown: break
    }
    defer { actions = [] }
    return actions
  }

  private mutating func startWaiting() {
    guard !waiting.isEmpty else { return }
    for waiter in inOrder {
      if let connection = nextInTurn() { actions.append(.start(waiter.call, connection)) }
    }
    waiting = [:]
  }

  private mutating func failWaiting() {
    for waiter in inOrder where !waiter.waitsForReady {
      actions.append(.fail(waiter.call, lastError))
      waiting.removeValue(forKey: waiter.call.id)
    }
  }
}

// MARK: The policy `pickFirst`

extension ChannelStateMachine {
  private var pickFirstState: ConnectivityState {
    if case .running = resolution { return .connecting }
    return switch round {
    case .none: .idle
    case .trying: .connecting
    case .failed: .transientFailure
    }
  }

  /// Tries the addresses, starting with the first.
  private mutating func beginRound() {
    round = .trying(next: 0)
    connectNext()
  }

  /// Tries the next address, and the one after it if that takes long.
  private mutating func connectNext() {
    guard case .trying(var index) = round else { return }
    while index < subchannels.count {
      defer { index += 1 }
      guard let ticket = subchannels[index].connect() else { continue }
      actions.append(.connect(ticket, subchannels[index].address))
      step += 1
      if index + 1 < subchannels.count {
        actions.append(.wake(.nextAddress(step: step), after: settings.attemptDelay))
      }
      round = .trying(next: index + 1)
      return
    }
    if subchannels.contains(where: \.isConnecting) {
      round = .trying(next: index)
    } else {
      // If an address is idle again because its connection did not last, another round may try it at once.
      round = subchannels.allSatisfy(\.isIdle) ? .none : .failed(lastError)
    }
  }

  /// An attempt failed, or the connection was lost.
  private mutating func addressFailed() {
    if case .trying = round { connectNext() }
  }

  /// Once an address works, drops the others and ends the round.
  private mutating func settlePickFirst() {
    guard let first = subchannels.firstIndex(where: { $0.serving != nil }) else { return }
    round = .none
    for index in subchannels.indices where index != first {
      if let connection = subchannels[index].abandon() { actions.append(.retire(connection)) }
    }
  }
}

// MARK: The policy `roundRobin`

extension ChannelStateMachine {
  /// A failed address counts as failed until it works again, even while it is being tried: calls do not wait for a
  /// server that was down a moment ago.
  private var roundRobinState: ConnectivityState {
    if subchannels.isEmpty {
      return switch resolution {
      case .never: .idle
      case .running: .connecting
      // The target has no addresses.
      case .done, .failed: .transientFailure
      }
    }
    if subchannels.contains(where: { $0.isConnecting && !$0.hasFailed }) { return .connecting }
    return subchannels.allSatisfy(\.isIdle) ? .idle : .transientFailure
  }

  /// Whether there are addresses to connect to when a call comes.
  private var hasIdleTurns: Bool { settings.policy == .roundRobin && subchannels.contains(where: \.isIdle) }

  private mutating func connectIdle() {
    for index in subchannels.indices {
      guard let ticket = subchannels[index].connect() else { continue }
      actions.append(.connect(ticket, subchannels[index].address))
    }
  }

  /// Tries the address again, if it is still needed.
  private mutating func backoffEnded(_ ticket: ConnectionTicket) {
    if ready.isEmpty, waiting.isEmpty { _ = change(ticket) { $0.forgive() } } else { connectIdle() }
  }

  /// Servers that join do not make themselves known.
  private mutating func refreshLater() {
    if let interval = settings.refreshInterval { actions.append(.wake(.refresh(lastResolution), after: interval)) }
  }

  /// Checks whether the target has other addresses now, but not too often.
  private mutating func resolveAgain(_ moment: Moment) {
    guard case .done(let last) = resolution, last.duration(to: moment.now) >= settings.resolutionInterval else {
      return
    }
    resolve()
  }
}
