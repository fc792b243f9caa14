import TitanCore

/// The consequences of the machine's inputs.
extension PoolStateMachine {
  mutating func change(_ id: ConnectionID, _ body: (inout Open) -> Void) {
    if let index = open.firstIndex(where: { $0.id == id }) { body(&open[index]) }
  }

  mutating func backOff(at now: Instant, chance: Double) {
    failures += 1
    let doubled = settings.minimumBackoff * (1 << min(failures - 1, 20))
    nextConnect = now + min(doubled, settings.maximumBackoff) * (1 - chance / 2)
  }

  /// Open connections that still work but are no longer of use: the machine forgets them, and their owner closes each
  /// once its work in flight has been answered. New ones are opened after a pause, since they may turn out the same.
  mutating func retire(_ ids: [ConnectionID], at now: Instant, chance: Double) -> [Action] {
    let count = open.count
    open.removeAll { ids.contains($0.id) }
    guard open.count < count else { return [] }
    backOff(at: now, chance: chance)
    return settle(at: now)
  }

  var wantsConnection: Bool {
    let count = open.count + connecting.count
    guard !isShuttingDown, count < settings.maximumConnections else { return false }
    guard connecting.count < (failures > 0 ? 1 : Self.connectingLimit) else { return false }
    if count < settings.minimumConnections || !statements.isEmpty || nextLease != nil { return true }
    // Nobody is waiting; another connection is worthwhile if the next statement would have to queue behind another.
    return connecting.isEmpty && !open.contains(where: \.isIdle)
  }

  /// Serves every waiter that can be served, then opens missing connections.
  mutating func settle(at now: Instant) -> [Action] {
    var actions: [Action] = []
    while let waiter = statements.first, let id = bestConnection(at: now) {
      _ = statements.popFirst()
      change(id) {
        if $0.inFlight == 0 { $0.busySince = now }
        $0.inFlight += 1
      }
      actions.append(.send(waiter.ticket, on: id))
    }
    while let waiter = nextLease, let id = connectionForLease(at: now) {
      leases.serve(waiter)
      change(id) { ($0.lease, $0.owner) = (waiter.ticket, waiter.owner) }
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

  /// Whether the owner may have another connection.
  func mayLease(_ owner: UserID?) -> Bool {
    owner == nil || held(by: owner) < settings.maximumLeasesPerOwner
  }

  /// How many connections the owner has leased.
  func held(by owner: UserID?) -> Int { open.count { $0.lease != nil && $0.owner == owner } }

  /// The lease request to grant next. Requests of an owner that already has its maximum are skipped, and no connection
  /// is opened for them.
  private var nextLease: LeaseQueue.Waiter? { leases.next(where: mayLease) }

  /// An idle connection; otherwise, if no more can be opened, the least busy of those that answer in good time.
  private func bestConnection(at now: Instant) -> ConnectionID? {
    let best = leastBusy { $0.inFlight == 0 || $0.busySince.duration(to: now) < Self.sluggishness }
    guard let best, best.inFlight < settings.pipelineDepth else { return nil }
    return best.inFlight == 0 || !canGrow ? best.id : nil
  }

  /// A connection gets no more statements once its current one has run this long, until it has answered.
  private static let sluggishness: Duration = .milliseconds(20)

  /// Whether another connection is being opened or can be requested now.
  private var canGrow: Bool {
    guard nextConnect == nil, !isShuttingDown else { return false }
    return !connecting.isEmpty || open.count < settings.maximumConnections
  }

  private func connectionForLease(at now: Instant) -> ConnectionID? {
    let shared = open.count { $0.lease == nil }
    guard open.count - shared < settings.maximumLeases else { return nil }
    // The last shared connection is not leased while another can be opened.
    if shared == 1, settings.maximumConnections > 1, nextConnect == nil { return nil }
    return bestConnection(at: now)
  }

  /// The least busy matching shared connection; the oldest of equals, so that the youngest idle out.
  private func leastBusy(_ fits: (Open) -> Bool) -> Open? {
    var best: Open?
    for connection in open where connection.lease == nil && connection.inFlight < best?.inFlight ?? .max {
      if fits(connection) { best = connection }
    }
    return best
  }
}
