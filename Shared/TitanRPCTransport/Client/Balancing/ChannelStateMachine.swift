import NIOCore
import TitanRPC

/// When a channel connects, where to, and which connection a call gets. Pure: it answers what happened with what is to
/// be done, and `GRPCChannel` does it.
///
/// The two policies are in extensions of their own. `PickFirst` works in rounds: it resolves the name and tries the
/// addresses in order until one takes it. `RoundRobin` keeps a connection to every address.
struct ChannelStateMachine<Connection: Sendable, Call: Sendable & Identifiable>: Sendable where Call.ID: Sendable {
  typealias Channel = Subchannel<Connection>

  struct Settings: Sendable {
    var policy = LoadBalancing.pickFirst
    var backoff = Backoff()
    /// How long an address is tried before the next one is tried beside it.
    var attemptDelay: Duration = .milliseconds(250)
    /// Least time between two resolutions while there are addresses.
    var resolutionInterval: Duration = .seconds(10)
    /// Calls that may wait for a connection.
    var waitingLimit = 1000
    /// Whether a connection is to be asked for its server's health before calls use it.
    var watchesHealth = false
  }

  /// A call that waits for a connection.
  struct Waiter: Sendable {
    var call: Call
    var waitsForReady: Bool
    /// Who came first goes first.
    var position: Int
  }

  /// Something that was to happen later.
  enum Wake: Sendable, Equatable {
    case backoffEnded(ConnectionTicket)
    case nextAddress(step: Int)
    case resolveAgain(Int)
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

  enum Resolution: Sendable {
    case never
    case running(Int)
    case done(at: ContinuousClock.Instant)
    /// `resolveAgain` is due.
    case failed(RPCError)
  }

  /// Where pick first is.
  enum Round: Sendable {
    case none
    /// The addresses from `next` on have not been tried.
    case trying(next: Int)
    /// All have failed, and none has ended its backoff yet.
    case failed(RPCError)
  }

  let settings: Settings
  var subchannels: [Channel] = []
  var resolution = Resolution.never
  var round = Round.none
  /// Counts what pick first tried, so that an old `nextAddress` is known.
  var step = 0
  /// Why calls cannot be served, when none can.
  var lastError = RPCError(code: .unavailable, message: "there is no connection")
  var actions: [Action] = []
  private(set) var waiting: [Call.ID: Waiter] = [:]
  /// The connections that calls may use, and whose turn it is.
  private(set) var ready: [Connection] = []
  private var turn = 0
  private var isClosed = false
  private var lastSubchannel = 0
  private var lastPosition = 0
  private var lastResolution = 0
  private var resolutionFailures = 0

  init(settings: Settings = Settings()) { self.settings = settings }

  static var closedError: RPCError { RPCError(code: .unavailable, message: "the channel was closed") }

  // MARK: Calls

  /// The connection a call is to use; `nil`: `request` it.
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
    if case .roundRobin = settings.policy { connectIdle() }
    return settle(moment)
  }

  /// The call needs no connection any more.
  mutating func forget(_ id: Call.ID) { waiting.removeValue(forKey: id) }

  // MARK: What happened

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
      case .roundRobin: connectIdle()
      }
    case .failure(let error): resolutionFailed(error, moment)
    }
    return settle(moment)
  }

  /// The server's settings have come.
  mutating func connected(
    _ ticket: ConnectionTicket, _ connection: Connection, _ moment: Moment
  ) -> [Action] {
    let health: Channel.Health = settings.watchesHealth ? .unknown : .serving
    let isWanted = change(ticket) { $0.connected(ticket, connection, health, at: moment.now) } ?? false
    guard isWanted, !isClosed else { return [.retire(connection)] }
    if settings.watchesHealth { actions.append(.watchHealth(ticket, connection)) }
    return settle(moment)
  }

  /// What the server says of its health.
  mutating func healthChanged(_ ticket: ConnectionTicket, _ failure: RPCError?, _ moment: Moment) -> [Action] {
    let health = failure.map { Channel.Health.notServing($0) } ?? .serving
    guard change(ticket, { $0.setHealth(ticket, health) }) == true else { return [] }
    if let failure { troubled(failure) }
    return settle(moment)
  }

  /// An attempt failed, or the connection takes no new calls.
  ///
  /// - Parameter isAbuse: whether that was the server's fault, which it is given time to get over.
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

  /// A connection was closed because nobody used it.
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
    }
    return settle(moment)
  }

  /// Ends what waits, and lets the calls that run end.
  mutating func close() -> [Action] {
    isClosed = true
    defer { (waiting, subchannels, ready) = ([:], [], []) }
    return inOrder.map { .fail($0.call, Self.closedError) } + subchannels.compactMap(\.connection).map { .retire($0) }
  }

  /// Whether a connection is the one it was.
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

  mutating func change<Result>(
    _ ticket: ConnectionTicket, _ body: (inout Channel) -> Result
  ) -> Result? {
    guard let index = subchannels.firstIndex(where: { $0.id == ticket.subchannel }) else { return nil }
    return body(&subchannels[index])
  }

  mutating func resolve() {
    lastResolution += 1
    resolution = .running(lastResolution)
    actions.append(.resolve(lastResolution))
  }

  private mutating func resolutionFailed(_ error: RPCError, _ moment: Moment) {
    // Addresses that were good go on being used until a name's new ones are known.
    if case .roundRobin = settings.policy, !subchannels.isEmpty {
      resolution = .done(at: moment.now)
      return
    }
    resolutionFailures += 1
    resolution = .failed(error)
    (round, lastError) = (.failed(error), error)
    let delay = settings.backoff.delay(afterFailures: resolutionFailures, random: moment.random)
    actions.append(.wake(.resolveAgain(lastResolution), after: delay))
  }

  /// Takes over a target's addresses. Those that are known keep their connection and their backoff.
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

  /// Sees to those who wait, and hands over what is to be done.
  private mutating func settle(_ moment: Moment) -> [Action] {
    ready = subchannels.compactMap(\.serving)
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
