import TitanCore

/// Transactions that wait for a connection, in a line for each owner. The lines are served in turn, so that one owner's
/// hundred wait behind each other and not before another's one. A pure data structure.
///
/// Those without an owner have one line together, with as many turns as any owner's: background work never starves, and
/// neither do accounts while calls without an account flood.
struct LeaseQueue {
  typealias Instant = ContinuousClock.Instant

  struct Waiter: Equatable {
    let ticket: Ticket
    let owner: UserID?
    let deadline: Instant
  }

  private var waiters: [Ticket: Waiter] = [:]
  private var lines: [UserID?: FIFO<Ticket>] = [:]
  /// Owners with a line, in the order of their turns.
  private var turns: [UserID?] = []
  /// In order of arrival, which is the order in which they expire, since all may wait equally long. It may hold waiters that
  /// have left, but never at its front.
  private var arrivals = FIFO<Ticket>()

  var isEmpty: Bool { waiters.isEmpty }

  var nextDeadline: Instant? { arrivals.first.flatMap { waiters[$0]?.deadline } }

  func count(of owner: UserID?) -> Int { lines[owner]?.count ?? 0 }

  mutating func append(_ waiter: Waiter) {
    waiters[waiter.ticket] = waiter
    arrivals.append(waiter.ticket)
    if lines[waiter.owner] == nil { turns.append(waiter.owner) }
    lines[waiter.owner, default: FIFO()].append(waiter.ticket)
  }

  /// The first of the next line that may be served.
  ///
  /// - Parameter mayServe: whether an owner may have one more connection. An owner that may not has leases already, so
  ///   there are fewer such owners than connections.
  func next(where mayServe: (UserID?) -> Bool) -> Waiter? {
    guard let owner = turns.first(where: mayServe), let ticket = lines[owner]?.first else { return nil }
    return waiters[ticket]
  }

  /// It was served: its owner's next one comes after everybody else's.
  mutating func serve(_ waiter: Waiter) {
    remove(waiter.ticket)
    guard lines[waiter.owner] != nil, let turn = turns.firstIndex(of: waiter.owner) else { return }
    turns.append(turns.remove(at: turn))
  }

  /// The next whose time is over.
  mutating func popExpired(at now: Instant) -> Waiter? {
    guard let ticket = arrivals.first, let waiter = waiters[ticket], waiter.deadline <= now else { return nil }
    remove(ticket)
    return waiter
  }

  /// No effect on one that does not wait.
  mutating func remove(_ ticket: Ticket) {
    guard let waiter = waiters.removeValue(forKey: ticket) else { return }
    if lines[waiter.owner]?.first == ticket {
      _ = lines[waiter.owner]?.popFirst()
    } else {
      lines[waiter.owner]?.removeAll { $0 == ticket }
    }
    if count(of: waiter.owner) == 0 {
      lines[waiter.owner] = nil
      turns.removeAll { $0 == waiter.owner }
    }
    while let first = arrivals.first, waiters[first] == nil { _ = arrivals.popFirst() }
  }
}
