import CLibPQ
import Glibc

/// One connection in pipeline mode, with its units in flight. It belongs to one loop and never blocks.
final class PipelinedConnection {
  /// The result of an answer, or the end of the connection.
  enum Event {
    case answered(PipelineUnit)
    /// With the units that were never answered; the first was the running one, if any was.
    case lost(PostgresError, [PipelineUnit])
  }

  let id: ConnectionID
  let handle: ConnectionHandle
  var units = FIFO<PipelineUnit>()
  var cache: StatementCache
  /// Whether libpq refused to send: then the answers no longer match what we expect.
  var isBroken = false
  /// Whether anything was queued since the last flush.
  private(set) var needsFlush = false
  /// Nothing is sent while a cancel request is under way, because it could hit the wrong statement.
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
  /// When the running unit was sent.
  var oldestSend: ContinuousClock.Instant? { units.first?.sentAt }

  /// Queues work after the units in flight. It is sent with the next `flush`.
  func send(_ work: PipelineUnit.Work, lease: LeaseID?, at now: ContinuousClock.Instant) {
    guard !isCancelling else { return held.append((work, lease)) }
    // Not inside a transaction: it may have failed, and would refuse.
    if lease == nil { for name in cache.takeEvicted() { submit(.deallocate(name), lease: nil, at: now) } }
    submit(work, lease: lease, at: now)
  }

  private func submit(_ work: PipelineUnit.Work, lease: LeaseID?, at now: ContinuousClock.Instant) {
    var unit = PipelineUnit(work: work, lease: lease, sentAt: now)
    encode(&unit)
    // This version of libpq writes each Sync to the socket at once; corking still sends one turn's output together.
    if needsFlush { cork(true) }
    if PQpipelineSync(handle.pointer) != 1 { isBroken = true }
    needsFlush = true
    units.append(unit)
  }

  /// Writes as much as the socket accepts. Returns true if some output is left: call again when it is writable.
  func flush() -> Bool {
    needsFlush = false
    cork(false)
    // A failure shows up when reading (libpq documentation, 34.4).
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

  /// The unit of a statement, if it is in flight here.
  func unit(of ticket: Ticket) -> PipelineUnit? { units.first { $0.statement?.ticket == ticket } }

  /// Whether only one unit is in flight: a cancel request can hit no other, since new work is held back.
  var runsAlone: Bool { units.count == 1 && held.isEmpty }

  /// Marks a statement that nobody is waiting for anymore.
  func abandon(_ ticket: Ticket) {
    units.change(where: { $0.statement?.ticket == ticket }) { $0.isAbandoned = true }
  }

  /// Asks for a transaction's statement to be cancelled. Returns the handle to do so if it is the running one.
  func cancel(_ ticket: Ticket) -> CancelHandle? {
    units.change(where: { $0.statement?.ticket == ticket }) { $0.wantsCancel = true }
    return cancelIfWanted()
  }

  /// The handle to cancel the running statement, if that is wanted and not yet under way.
  func cancelIfWanted() -> CancelHandle? {
    guard !isCancelling, let unit = units.first, unit.wantsCancel else { return nil }
    guard let cancel = CancelHandle(handle) else { return nil }
    units.first?.wantsCancel = false
    isCancelling = true
    return cancel
  }

  /// The server has accepted the request, and the statement it was meant for has been answered or is about to be.
  func cancelDelivered(at now: ContinuousClock.Instant) {
    isCancelling = false
    for (work, lease) in held.takeAll() { send(work, lease: lease, at: now) }
  }

  /// Ends the connection and returns all units in flight or held back.
  func takeUnanswered() -> [PipelineUnit] {
    units.takeAll() + held.takeAll().map { PipelineUnit(work: $0.work, lease: $0.lease, sentAt: .now) }
  }
}
