import Logging

/// Runs a pool: the one thread that owns its connections. Only the mailbox is shared.
///
/// Each turn takes all messages and answers, lets the state machine decide, sends the resulting work with one flush per
/// connection, and resumes callers, which continue on their own executors.
final class PoolLoop {
  let mailbox: PoolMailbox
  let connector: Connector
  let settings: PoolSettings
  let statementTimeout: Duration
  let logger: Logger
  let troubles: TroubleRecord
  var poller = Poller()

  var machine: PoolStateMachine
  var connections: [ConnectionID: PipelinedConnection] = [:]
  /// Connections with something to flush.
  var dirty: Set<ConnectionID> = []
  /// Connections waiting for room to write.
  var congested: Set<ConnectionID> = []
  var waitingStatements: [Ticket: Statement] = [:]
  var waitingLeases: [Ticket: LeaseRequest] = [:]
  var leases: [LeaseID: Lease] = [:]
  /// Connections that the machine no longer knows: each is closed once its work in flight has been answered.
  var retiring: Set<ConnectionID> = []
  var now = ContinuousClock.now
  var lastConnectFailure: String?
  /// `nil` if there is only one server to lead.
  var search: LeaderSearch?
  var standbys = StandbyNews()
  private var stopDeadline: ContinuousClock.Instant?
  private var stopContinuations: [CheckedContinuation<Void, Never>] = []

  /// A transaction and its connection. `begin` holds the statements that still have to open it.
  struct Lease {
    let connection: ConnectionID
    var begin: [String]
    /// Why its statements must not be sent: BEGIN failed, so they would run outside any transaction.
    var failure: PostgresError?
  }

  /// The key of the mailbox's descriptor; connections are numbered from 1.
  private static let mailboxKey: UInt64 = 0

  init(
    mailbox: PoolMailbox, connector: Connector, settings: PoolSettings, statementTimeout: Duration, logger: Logger,
    troubles: TroubleRecord
  ) {
    self.mailbox = mailbox
    self.connector = connector
    self.settings = settings
    self.statementTimeout = statementTimeout
    self.logger = logger
    self.troubles = troubles
    machine = PoolStateMachine(settings: settings)
    if connector.configuration.looksForLeader { search = LeaderSearch(at: now) }
    poller.add(mailbox.wakeUp.descriptor, key: Self.mailboxKey)
  }

  /// Returns when the pool has been shut down.
  func run() {
    perform(machine.start(at: now))
    while true {
      if let stopDeadline, (machine.isQuiet && retiring.isEmpty) || now >= stopDeadline { break }
      let ready = poller.wait(timeUntilNextDeadline)
      now = .now
      for readiness in ready { handle(readiness) }
      perform(machine.tick(at: now))
      giveUpOnTheSilent()
      searchIfDue()
      flush()
      mailbox.use = machine.use
    }
    stop()
  }

  private func handle(_ readiness: Poller.Readiness) {
    guard readiness.key != Self.mailboxKey else {
      // Acknowledge before taking, so that a message arriving in between wakes the loop again.
      mailbox.wakeUp.acknowledge()
      for message in mailbox.take() { handle(message) }
      return
    }
    guard let connection = connections[readiness.key] else { return }
    if readiness.isWritable { dirty.insert(connection.id) }
    if readiness.isReadable {
      search?.heard(at: now)
      receive(on: connection)
    }
  }

  private func handle(_ message: PoolMessage) {
    switch message {
    case .statement(let statement): enqueue(statement)
    case .lease(let request): enqueue(request)
    case .leaseStatement(let lease, let statement): send(statement, on: lease)
    case .end(let end): send(end)
    case .cancelled(let ticket): cancel(ticket)
    case .connected(let id, let outcome): connected(id, outcome)
    case .reconnect: retire(machine.open.map(\.id))
    case .cancelDelivered(let id):
      guard let connection = connections[id] else { return }
      connection.cancelDelivered(at: now)
      if connection.needsFlush { dirty.insert(id) }
    case .shutdown(let continuation):
      if let continuation { stopContinuations.append(continuation) }
      guard stopDeadline == nil else { return }
      machine.shutdown()
      stopDeadline = now + settings.shutdownGrace
    }
  }

  /// Writes every connection's output of this turn to its socket.
  private func flush() {
    // Work freed by the end of one connection can be sent on another.
    while let id = dirty.popFirst() {
      guard let connection = connections[id] else { continue }
      guard !connection.isBroken else {
        receive(on: connection)
        continue
      }
      let isCongested = connection.flush()
      if isCongested != congested.contains(id) {
        poller.watchWritability(of: id, isCongested)
        if isCongested { congested.insert(id) } else { congested.remove(id) }
      }
    }
  }

  private var timeUntilNextDeadline: Duration? {
    let silent = connections.values.compactMap(\.oldestSend).min().map { $0 + silenceLimit }
    let next = [machine.nextDeadline, silent, searchDue, stopDeadline].compactMap(\.self).min()
    return next.map { ContinuousClock.now.duration(to: $0) }
  }

  /// A server that has not even reported a statement's timeout by this time is gone.
  private var silenceLimit: Duration { statementTimeout + .seconds(5) }

  private func giveUpOnTheSilent() {
    for connection in connections.values {
      guard let since = connection.oldestSend, since + silenceLimit <= now else { continue }
      connection.isBroken = true
      receive(on: connection)
    }
  }

  /// Fails all remaining work, so that no caller keeps waiting.
  private func stop() {
    let error = PostgresError.poolClosed
    for statement in waitingStatements.values { statement.continuation.resume(throwing: error) }
    for request in waitingLeases.values { request.continuation.resume(throwing: error) }
    for connection in connections.values { fail(connection.takeUnanswered(), with: error) }
    for message in mailbox.close() { Self.refuse(message) }
    connections = [:]
    mailbox.use = PoolUse()
    for continuation in stopContinuations { continuation.resume() }
  }

  /// Answers a message that arrived too late.
  static func refuse(_ message: PoolMessage) {
    switch message {
    case .statement(let statement), .leaseStatement(_, let statement):
      statement.continuation.resume(throwing: PostgresError.poolClosed)
    case .lease(let request): request.continuation.resume(throwing: PostgresError.poolClosed)
    case .end(let end): end.continuation.resume(throwing: PostgresError.poolClosed)
    case .shutdown(let continuation): continuation?.resume()
    case .cancelled, .connected, .cancelDelivered, .reconnect: break
    }
  }
}
