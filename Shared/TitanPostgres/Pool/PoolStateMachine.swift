import TitanCore

/// Decides which connection carries what, when to open and close connections, and which callers have waited too long.
/// Pure: time and chance are arguments, and every input returns the actions to take.
///
/// Single statements share connections: when none is idle and no more can be opened, several are in flight on one, but
/// none is put behind a slow one. A transaction leases a connection; statements already in flight there are answered
/// first, since a connection answers in order. Owners are served round robin, and each may lease a limited number.
struct PoolStateMachine {
  typealias Instant = ContinuousClock.Instant

  enum Action: Equatable {
    case connect(ConnectionID)
    case send(Ticket, on: ConnectionID)
    case grant(LeaseID, on: ConnectionID)
    /// The waiter got no connection in time.
    case expire(Ticket)
    /// The waiter got no connection in time because its owner's other transactions used them all.
    case expireBehindItsOwner(Ticket)
    /// The owner has too many running and waiting transactions for another one.
    case refuse(Ticket)
    case close(ConnectionID)
  }

  /// A connection is connecting, then open (shared or leased), then gone.
  struct Open {
    let id: ConnectionID
    var inFlight = 0
    var lease: LeaseID?
    /// The owner of the lease.
    var owner: UserID?
    /// When the running statement started.
    var busySince: Instant
    let since: Instant
    var idleSince: Instant

    var isIdle: Bool { inFlight == 0 && lease == nil }
  }

  struct Waiter {
    let ticket: Ticket
    let deadline: Instant
  }

  let settings: PoolSettings
  var connecting: Set<ConnectionID> = []
  /// Oldest first. There are only a handful, so walking the list is as fast as any index.
  var open: [Open] = []
  var lastID: ConnectionID = 0
  var statements = FIFO<Waiter>()
  var leases = LeaseQueue()
  var failures = 0
  var nextConnect: Instant?
  private(set) var isShuttingDown = false
  private var timeouts = 0

  /// The most simultaneous attempts to connect: one for each thread that can run them.
  static let connectingLimit = 2

  init(settings: PoolSettings) { self.settings = settings }

  var openConnections: Int { open.count }

  var use: PoolUse {
    PoolUse(
      open: open.count, busy: open.count { !$0.isIdle }, waiting: statements.count + leases.count, timeouts: timeouts)
  }

  /// Whether nothing is running or waiting.
  var isQuiet: Bool {
    statements.isEmpty && leases.isEmpty && open.allSatisfy(\.isIdle)
  }

  // MARK: Callers' requests

  mutating func start(at now: Instant) -> [Action] { settle(at: now) }

  mutating func statement(_ ticket: Ticket, at now: Instant) -> [Action] {
    statements.append(Waiter(ticket: ticket, deadline: now + settings.acquireTimeout))
    return settle(at: now)
  }

  /// - Parameter owner: the account whose call it is for; `nil` for none, which has no limit.
  mutating func lease(_ ticket: Ticket, of owner: UserID? = nil, at now: Instant) -> [Action] {
    if owner != nil, leases.count(of: owner) + held(by: owner) >= settings.maximumLeaseRequestsPerOwner {
      return [.refuse(ticket)]
    }
    leases.append(LeaseQueue.Waiter(ticket: ticket, owner: owner, deadline: now + settings.acquireTimeout))
    return settle(at: now)
  }

  /// A waiter has left. No effect if it is no longer waiting.
  mutating func withdraw(_ ticket: Ticket) {
    statements.removeAll { $0.ticket == ticket }
    leases.remove(ticket)
  }

  /// A transaction has ended, and its connection can be used again.
  mutating func release(_ id: ConnectionID, at now: Instant) -> [Action] {
    change(id) {
      $0.lease = nil
      $0.owner = nil
      $0.idleSince = now
    }
    failures = 0
    return settle(at: now)
  }

  // MARK: Events of connections

  mutating func connected(_ id: ConnectionID, at now: Instant) -> [Action] {
    connecting.remove(id)
    guard !isShuttingDown else { return [.close(id)] }
    open.append(Open(id: id, busySince: now, since: now, idleSince: now))
    nextConnect = nil
    return settle(at: now)
  }

  /// - Parameter chance: from 0 up to 1.
  mutating func connectFailed(_ id: ConnectionID, at now: Instant, chance: Double) -> [Action] {
    connecting.remove(id)
    backOff(at: now, chance: chance)
    return settle(at: now)
  }

  /// An open connection broke. Its owner must fail the callers waiting for its answers.
  mutating func lost(_ id: ConnectionID, at now: Instant, chance: Double) -> [Action] {
    guard let index = open.firstIndex(where: { $0.id == id }) else { return [] }
    let connection = open.remove(at: index)
    // A connection that breaks right after opening counts as a failed attempt; otherwise we would spin.
    if connection.since.duration(to: now) < .seconds(1) { backOff(at: now, chance: chance) } else { failures = 0 }
    return settle(at: now)
  }

  /// A single statement was answered.
  mutating func answered(_ id: ConnectionID, at now: Instant) -> [Action] {
    change(id) {
      $0.inFlight -= 1
      $0.busySince = now
      $0.idleSince = now
    }
    failures = 0
    return settle(at: now)
  }

  // MARK: Time

  /// When `tick` next has something to do.
  var nextDeadline: Instant? {
    var deadlines = [statements.first?.deadline, leases.nextDeadline].compactMap(\.self)
    if let nextConnect, wantsConnection { deadlines.append(nextConnect) }
    if openConnections > settings.minimumConnections {
      deadlines += open.filter(\.isIdle).map { $0.idleSince + settings.idleTimeout }
    }
    return deadlines.min()
  }

  mutating func tick(at now: Instant) -> [Action] {
    var actions: [Action] = []
    // All wait equally long, so the first in a queue is the first to expire.
    while let waiter = statements.first, waiter.deadline <= now {
      _ = statements.popFirst()
      timeouts += 1
      actions.append(.expire(waiter.ticket))
    }
    while let waiter = leases.popExpired(at: now) {
      timeouts += 1
      actions.append(mayLease(waiter.owner) ? .expire(waiter.ticket) : .expireBehindItsOwner(waiter.ticket))
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

  /// No more connections are opened. Waiting and running work may finish; the owner decides how long.
  mutating func shutdown() { isShuttingDown = true }
}
