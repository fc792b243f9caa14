/// Decides which connection carries what, when to open and close connections, and who has waited too long.
/// Pure: time and chance are arguments, every input returns the actions to take.
///
/// Single statements share connections: many can be on their way on one. A transaction leases a connection; what was
/// on its way there is answered first, since a connection answers in order.
struct PoolStateMachine {
  typealias Instant = ContinuousClock.Instant

  enum Action: Equatable {
    case connect(ConnectionID)
    case send(Ticket, on: ConnectionID)
    case grant(LeaseID, on: ConnectionID)
    /// The waiter has had no connection in time.
    case expire(Ticket)
    case close(ConnectionID)
  }

  /// A connection is connecting, then open (shared or leased), then gone.
  private struct Open {
    let id: ConnectionID
    var inFlight = 0
    var lease: LeaseID?
    let since: Instant
    var idleSince: Instant

    var isIdle: Bool { inFlight == 0 && lease == nil }
  }

  private struct Waiter {
    let ticket: Ticket
    let deadline: Instant
  }

  private let settings: PoolSettings
  private var connecting: Set<ConnectionID> = []
  /// Oldest first. A handful, so that walking it is as good as any index.
  private var open: [Open] = []
  private var lastID: ConnectionID = 0
  private var statements = FIFO<Waiter>()
  private var leases = FIFO<Waiter>()
  private var failures = 0
  private var nextConnect: Instant?
  private(set) var isShuttingDown = false

  /// Attempts to connect that may run at once: as many as there are threads for them.
  static let connectingLimit = 2

  init(settings: PoolSettings) { self.settings = settings }

  var openConnections: Int { open.count }

  /// Whether nothing runs and nobody waits.
  var isQuiet: Bool {
    statements.isEmpty && leases.isEmpty && open.allSatisfy(\.isIdle)
  }

  // MARK: What callers want

  mutating func start(at now: Instant) -> [Action] { settle(at: now) }

  mutating func statement(_ ticket: Ticket, at now: Instant) -> [Action] {
    statements.append(Waiter(ticket: ticket, deadline: now + settings.acquireTimeout))
    return settle(at: now)
  }

  mutating func lease(_ ticket: Ticket, at now: Instant) -> [Action] {
    leases.append(Waiter(ticket: ticket, deadline: now + settings.acquireTimeout))
    return settle(at: now)
  }

  /// A waiter has gone. No effect if it no longer waits.
  mutating func withdraw(_ ticket: Ticket) {
    statements.removeAll { $0.ticket == ticket }
    leases.removeAll { $0.ticket == ticket }
  }

  /// A transaction has ended and its connection is as good as new.
  mutating func release(_ id: ConnectionID, at now: Instant) -> [Action] {
    change(id) {
      $0.lease = nil
      $0.idleSince = now
    }
    failures = 0
    return settle(at: now)
  }

  // MARK: What connections do

  mutating func connected(_ id: ConnectionID, at now: Instant) -> [Action] {
    connecting.remove(id)
    guard !isShuttingDown else { return [.close(id)] }
    open.append(Open(id: id, since: now, idleSince: now))
    nextConnect = nil
    return settle(at: now)
  }

  /// - Parameter chance: from 0 up to 1.
  mutating func connectFailed(_ id: ConnectionID, at now: Instant, chance: Double) -> [Action] {
    connecting.remove(id)
    backOff(at: now, chance: chance)
    return settle(at: now)
  }

  /// An open connection broke. Whoever waited for its answers has to be told by its owner.
  mutating func lost(_ id: ConnectionID, at now: Instant, chance: Double) -> [Action] {
    guard let index = open.firstIndex(where: { $0.id == id }) else { return [] }
    let connection = open.remove(at: index)
    // One that breaks as soon as it is open counts as a failed attempt, or we would spin.
    if connection.since.duration(to: now) < .seconds(1) { backOff(at: now, chance: chance) } else { failures = 0 }
    return settle(at: now)
  }

  /// A single statement was answered.
  mutating func answered(_ id: ConnectionID, at now: Instant) -> [Action] {
    change(id) {
      $0.inFlight -= 1
      $0.idleSince = now
    }
    failures = 0
    return settle(at: now)
  }

  // MARK: Time

  /// When `tick` has something to do next.
  var nextDeadline: Instant? {
    var deadlines = [statements.first?.deadline, leases.first?.deadline].compactMap(\.self)
    if let nextConnect, wantsConnection { deadlines.append(nextConnect) }
    if openConnections > settings.minimumConnections {
      deadlines += open.filter(\.isIdle).map { $0.idleSince + settings.idleTimeout }
    }
    return deadlines.min()
  }

  mutating func tick(at now: Instant) -> [Action] {
    var actions: [Action] = []
    // All wait equally long, so the first of a queue is the first to expire.
    while let waiter = statements.first, waiter.deadline <= now {
      _ = statements.popFirst()
      actions.append(.expire(waiter.ticket))
    }
    while let waiter = leases.first, waiter.deadline <= now {
      _ = leases.popFirst()
      actions.append(.expire(waiter.ticket))
    }
    for (index, connection) in open.enumerated().reversed()
    where open.count > settings.minimumConnections && connection.isIdle
      && connection.idleSince + settings.idleTimeout <= now
    {
      open.remove(at: index)
      actions.append(.close(connection.id))
    }
    return actions + settle(at: now)
  }

  /// No more connections are opened. What waits and runs may finish; the owner says how long.
  mutating func shutdown() { isShuttingDown = true }

  // MARK: Deciding

  private mutating func change(_ id: ConnectionID, _ body: (inout Open) -> Void) {
    if let index = open.firstIndex(where: { $0.id == id }) { body(&open[index]) }
  }

  private mutating func backOff(at now: Instant, chance: Double) {
    failures += 1
    let doubled = settings.minimumBackoff * (1 << min(failures - 1, 20))
    nextConnect = now + min(doubled, settings.maximumBackoff) * (1 - chance / 2)
  }

  private var wantsConnection: Bool {
    let count = open.count + connecting.count
    guard !isShuttingDown, count < settings.maximumConnections else { return false }
    guard connecting.count < (failures > 0 ? 1 : Self.connectingLimit) else { return false }
    if count < settings.minimumConnections || !statements.isEmpty || !leases.isEmpty { return true }
    // Nobody waits; one more is worth it if the next statement would have to queue behind another.
    return connecting.isEmpty && !open.contains(where: \.isIdle)
  }

  /// Serves whoever can be served, then opens what is missing.
  private mutating func settle(at now: Instant) -> [Action] {
    var actions: [Action] = []
    while let waiter = statements.first, let id = connectionForStatement() {
      _ = statements.popFirst()
      change(id) { $0.inFlight += 1 }
      actions.append(.send(waiter.ticket, on: id))
    }
    while let waiter = leases.first, let id = connectionForLease() {
      _ = leases.popFirst()
      change(id) { $0.lease = waiter.ticket }
      actions.append(.grant(waiter.ticket, on: id))
    }
    while wantsConnection, nextConnect.map({ $0 <= now }) ?? true {
      nextConnect = nil
      lastID += 1
      connecting.insert(lastID)
      actions.append(.connect(lastID))
    }
    return actions
  }

  private func connectionForStatement() -> ConnectionID? {
    leastBusy.flatMap { $0.inFlight < settings.pipelineDepth ? $0.id : nil }
  }

  private func connectionForLease() -> ConnectionID? {
    let shared = open.count { $0.lease == nil }
    guard open.count - shared < settings.maximumLeases else { return nil }
    // The last shared one is not leased while a further one can be had.
    if shared == 1, settings.maximumConnections > 1, nextConnect == nil { return nil }
    return leastBusy?.id
  }

  /// Of the shared ones; the oldest of equals, so that the youngest idle out.
  private var leastBusy: Open? {
    var best: Open?
    for connection in open where connection.lease == nil && connection.inFlight < best?.inFlight ?? .max {
      best = connection
    }
    return best
  }
}
