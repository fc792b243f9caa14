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
    for channel in channels {
      let quoted = channel.replacing("\"", with: "\"\"")
      let result = PQexec(handle.pointer, "LISTEN \"\(quoted)\"")
      defer { PQclear(result) }
      guard PQresultStatus(result) == PGRES_COMMAND_OK else { throw ConnectFailure(message: handle.errorMessage) }
    }
    return handle
  }

  /// Returns when the queue has been finished, throws when the connection is gone.
  private func listen(on handle: ConnectionHandle) throws(ConnectFailure) {
    var poller = Poller()
    poller.add(queue.wakeUp.descriptor, key: Self.wakeUpKey)
    poller.add(handle.socket, key: Self.socketKey)
    while true {
      // First what came while LISTEN ran.
      while let notification = PQnotifies(handle.pointer) {
        defer { PQfreemem(notification) }
        queue.push(
          .notification(
            channel: String(cString: notification.pointee.relname),
            payload: String(cString: notification.pointee.extra)))
      }
      _ = poller.wait(nil)
      guard !queue.isFinished else { return }
      guard PQconsumeInput(handle.pointer) == 1 else { throw ConnectFailure(message: handle.errorMessage) }
    }
  }

  /// 50 ms, doubled with each failure up to 5 s, and shortened at random; ends early with the queue.
  private func pause(after failures: Int) {
    var poller = Poller()
    poller.add(queue.wakeUp.descriptor, key: Self.wakeUpKey)
    let full = min(Duration.milliseconds(50) * (1 << min(failures - 1, 10)), .seconds(5))
    _ = poller.wait(full * Double.random(in: 0.5...1))
  }
}
