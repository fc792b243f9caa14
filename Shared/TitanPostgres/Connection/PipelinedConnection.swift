import CLibPQ
import Glibc

/// One connection in pipeline mode, with what is on its way on it. Belongs to one loop; it never blocks.
final class PipelinedConnection {
  /// What answers, or the end of the connection, brought about.
  enum Event {
    case answered(PipelineUnit)
    /// With the units that were never answered; the first is the one that ran, if any ran.
    case lost(PostgresError, [PipelineUnit])
  }

  let id: ConnectionID
  let handle: ConnectionHandle
  var units = FIFO<PipelineUnit>()
  var cache: StatementCache
  /// Whether libpq refused to send: what we expect and what comes would no longer agree.
  var isBroken = false
  /// Whether something was queued since the last flush.
  private(set) var needsFlush = false
  /// Sends wait while a cancel request is under way, or it could hit the wrong statement.
  private(set) var isCancelling = false
  private var held = FIFO<(work: PipelineUnit.Work, lease: LeaseID?)>()
  private let isCorkable: Bool

  init(id: ConnectionID, handle: ConnectionHandle, cacheCapacity: Int) {
    self.id = id
    self.handle = handle
    cache = StatementCache(capacity: cacheCapacity)
    isCorkable = handle.isTCP
  }

  var socket: CInt { handle.socket }
  var isIdle: Bool { units.isEmpty && held.isEmpty }
  /// When the unit that runs was sent.
  var oldestSend: ContinuousClock.Instant? { units.first?.sentAt }

  /// Queues work behind what is on its way. It leaves with the next `flush`.
  func send(_ work: PipelineUnit.Work, lease: LeaseID?, at now: ContinuousClock.Instant) {
    guard !isCancelling else { return held.append((work, lease)) }
    // Not inside a transaction: it may have failed, and would refuse.
    if lease == nil { for name in cache.takeEvicted() { submit(.deallocate(name), lease: nil, at: now) } }
    submit(work, lease: lease, at: now)
  }

  private func submit(_ work: PipelineUnit.Work, lease: LeaseID?, at now: ContinuousClock.Instant) {
    var unit = PipelineUnit(work: work, lease: lease, sentAt: now)
    encode(&unit)
    // This libpq gives each Sync to the socket at once; corked, what one turn sends still leaves together.
    if needsFlush { cork(true) }
    if PQpipelineSync(handle.pointer) != 1 { isBroken = true }
    needsFlush = true
    units.append(unit)
  }

  /// Gives to the socket what it takes. True if it would take no more: call again when it is writable.
  func flush() -> Bool {
    needsFlush = false
    cork(false)
    // A failure shows when reading (libpq documentation, 34.4).
    return PQflush(handle.pointer) == 1
  }

  private var isCorked = false

  private func cork(_ isOn: Bool) {
    guard isCorkable, isOn != isCorked else { return }
    isCorked = isOn
    var value: CInt = isOn ? 1 : 0
    setsockopt(handle.socket, CInt(IPPROTO_TCP), TCP_CORK, &value, socklen_t(MemoryLayout<CInt>.size))
  }

  // MARK: Cancelling

  /// The unit of a statement, if it is on its way here.
  func unit(of ticket: Ticket) -> PipelineUnit? { units.first { $0.statement?.ticket == ticket } }

  /// Whether just one unit is on its way: a cancel request can hit no other, since what comes now is held back.
  var runsAlone: Bool { units.count == 1 && held.isEmpty }

  /// Nobody waits for this statement any more.
  func abandon(_ ticket: Ticket) {
    units.change(where: { $0.statement?.ticket == ticket }) { $0.isAbandoned = true }
  }

  /// Asks for the statement of a transaction to be cancelled. Returns the means if it is the one that runs.
  func cancel(_ ticket: Ticket) -> CancelHandle? {
    units.change(where: { $0.statement?.ticket == ticket }) { $0.wantsCancel = true }
    return cancelIfWanted()
  }

  /// The means to cancel what runs, if that is wanted and not yet under way.
  func cancelIfWanted() -> CancelHandle? {
    guard !isCancelling, let unit = units.first, unit.wantsCancel else { return nil }
    guard let cancel = CancelHandle(handle) else { return nil }
    units.first?.wantsCancel = false
    isCancelling = true
    return cancel
  }

  /// The server has taken the request, and the statement it was meant for was answered or is about to be.
  func cancelDelivered(at now: ContinuousClock.Instant) {
    isCancelling = false
    for (work, lease) in held.takeAll() { send(work, lease: lease, at: now) }
  }

  /// Ends the connection: everything on its way and everything held back.
  func takeUnanswered() -> [PipelineUnit] {
    units.takeAll() + held.takeAll().map { PipelineUnit(work: $0.work, lease: $0.lease, sentAt: .now) }
  }
}
