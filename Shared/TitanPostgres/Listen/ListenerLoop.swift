import CLibPQ
import Logging

/// The thread of one listener.
struct ListenerLoop {
  let configuration: PostgresConfiguration
  let channels: [String]
  let queue: ListenerQueue
  let logger: Logger

  private static let wakeUpKey: UInt64 = 0
  private static let socketKey: UInt64 = 1
  /// A server that stands still keeps the connection open. After this long without a word from it, it is asked.
  private static let interval: Duration = .seconds(10)
  /// How long it may take to answer.
  private static let patience: Duration = .seconds(5)

  /// Returns when the queue has been finished.
  func run() {
    var failures = 0
    while !queue.isFinished {
      do {
        let handle = try connect()
        failures = 0
        queue.push(.reconnected)
        try listen(on: handle)
      } catch {
        guard !queue.isFinished else { return }
        failures += 1
        if failures <= 2 { logger.warning("not listening", metadata: ["cause": "\(error.message)"]) }
        pause(after: failures)
      }
    }
  }

  private func connect() throws(ConnectFailure) -> ConnectionHandle {
    let handle = try ConnectionHandle.connect(configuration.connectionParameters(timeouts: false))
    // A notification does not outlive the server, and the change it announces is already on disk.
    let statements =
      ["SET synchronous_commit TO off"] + channels.map { "LISTEN \"\($0.replacing("\"", with: "\"\""))\"" }
    for statement in statements {
      let result = PQexec(handle.pointer, statement)
      defer { PQclear(result) }
      guard PQresultStatus(result) == PGRES_COMMAND_OK else { throw ConnectFailure(message: handle.errorMessage) }
    }
    return handle
  }

  /// Returns when the queue has been finished; throws when the connection is lost.
  private func listen(on handle: ConnectionHandle) throws(ConnectFailure) {
    var poller = Poller()
    poller.add(queue.wakeUp.descriptor, key: Self.wakeUpKey)
    poller.add(handle.socket, key: Self.socketKey)
    while true {
      try tell(handle)
      // First, notifications that arrived while another statement was running.
      while let notification = PQnotifies(handle.pointer) {
        defer { PQfreemem(notification) }
        if notification.pointee.be_pid == PQbackendPID(handle.pointer) { continue }
        queue.push(
          .notification(
            channel: String(cString: notification.pointee.relname),
            payload: String(cString: notification.pointee.extra)))
      }
      let ready = poller.wait(Self.interval)
      if ready.contains(where: { $0.key == Self.wakeUpKey }) { queue.wakeUp.acknowledge() }
      guard !queue.isFinished else { return }
      if ready.isEmpty { _ = try answer(to: PQsendQuery(handle.pointer, "SELECT"), on: handle) }
      guard PQconsumeInput(handle.pointer) == 1 else { throw ConnectFailure(message: handle.errorMessage) }
    }
  }

  /// Sends the queued notifications. Those that could not be sent go out on the next connection.
  private func tell(_ handle: ConnectionHandle) throws(ConnectFailure) {
    let untold = Array(queue.takeUntold())
    if untold.isEmpty { return }
    let query: SQLQuery = """
      SELECT pg_notify(channel, payload)
      FROM unnest(\(untold.map(\.channel)), \(untold.map(\.payload))) AS untold (channel, payload)
      """
    let sent = query.parameters.withCArrays { types, values, lengths, formats in
      PQsendQueryParams(handle.pointer, query.text, CInt(query.parameters.count), types, values, lengths, formats, 1)
    }
    do throws(ConnectFailure) {
      guard try answer(to: sent, on: handle) == PGRES_TUPLES_OK else {
        throw ConnectFailure(message: handle.errorMessage)
      }
    } catch {
      queue.send(untold)
      throw error
    }
  }

  /// The status of the answer to a statement that has been sent if `sent` is 1, as libpq returns it.
  private func answer(to sent: CInt, on handle: ConnectionHandle) throws(ConnectFailure) -> ExecStatusType {
    guard sent == 1 else { throw ConnectFailure(message: handle.errorMessage) }
    var (poller, status) = (Poller(), PGRES_FATAL_ERROR)
    poller.add(handle.socket, key: Self.socketKey)
    let end = ContinuousClock.now + Self.patience
    while true {
      while PQisBusy(handle.pointer) == 1 {
        guard ContinuousClock.now < end else {
          throw ConnectFailure(message: "PostgreSQL did not answer within \(Self.patience)")
        }
        _ = poller.wait(end - .now)
        guard PQconsumeInput(handle.pointer) == 1 else { throw ConnectFailure(message: handle.errorMessage) }
      }
      guard let result = PQgetResult(handle.pointer) else { return status }
      status = PQresultStatus(result)
      PQclear(result)
    }
  }

  /// Pauses for 50 ms, doubled with each failure up to 5 s, and shortened at random; ends early with the queue.
  private func pause(after failures: Int) {
    var poller = Poller()
    poller.add(queue.wakeUp.descriptor, key: Self.wakeUpKey)
    let full = min(Duration.milliseconds(50) * (1 << min(failures - 1, 10)), .seconds(5))
    let end = ContinuousClock.now + full * Double.random(in: 0.5...1)
    while ContinuousClock.now < end {
      // A new notification is no reason to connect sooner.
      queue.wakeUp.acknowledge()
      guard !queue.isFinished else { return }
      _ = poller.wait(end - .now)
    }
  }
}
