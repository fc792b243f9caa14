import TitanCore

/// Transactions waiting for a connection, in one line per owner. The lines are served in turn, so that one owner's
/// hundred transactions wait behind each other and not ahead of another owner's one. A pure data structure.
///
/// Transactions without an owner share one line, which gets as many turns as any owner's: background work never
/// starves, and neither do accounts during a flood of calls without an account.
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
  /// Tickets in order of arrival, which is also the order of expiry, since all may wait equally long. It may contain
  /// waiters that have left, but never at its front.
  private var arrivals = FIFO<Ticket>()

  var isEmpty: Bool { waiters.isEmpty }
  var count: Int { waiters.count }

  var nextDeadline: Instant? { arrivals.first.flatMap { waiters[$0]?.deadline } }

  func count(of owner: UserID?) -> Int { lines[owner]?.count ?? 0 }

  mutating func append(_ waiter: Waiter) {
    waiters[waiter.ticket] = waiter
    arrivals.append(waiter.ticket)
    if lines[waiter.owner] == nil { turns.append(waiter.owner) }
    lines[waiter.owner, default: FIFO()].append(waiter.ticket)
  }

  /// The first waiter of the next line that may be served.
  ///
  /// - Parameter mayServe: whether an owner may have another connection. Owners that may not have leases already, so
  ///   there are fewer of them than connections.
  func next(where mayServe: (UserID?) -> Bool) -> Waiter? {
    guard let owner = turns.first(where: mayServe), let ticket = lines[owner]?.first else { return nil }
    return waiters[ticket]
  }

  /// Removes a waiter that was served; its owner's next one comes after everyone else's.
  mutating func serve(_ waiter: Waiter) {
    remove(waiter.ticket)
    guard lines[waiter.owner] != nil, let turn = turns.firstIndex(of: waiter.owner) else { return }
    turns.append(turns.remove(at: turn))
  }

  /// Removes and returns the next waiter whose time is up.
  mutating func popExpired(at now: Instant) -> Waiter? {
    guard let ticket = arrivals.first, let waiter = waiters[ticket], waiter.deadline <= now else { return nil }
    remove(ticket)
    return waiter
  }

  /// No effect if the ticket is not waiting.
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
