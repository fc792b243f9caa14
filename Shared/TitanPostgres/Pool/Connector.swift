import Foundation
import NIOPosix

/// Does a pool's blocking work: connecting (libpq looks names up synchronously) on two threads, and cancel requests.
struct Connector: Sendable {
  let configuration: PostgresConfiguration
  let mailbox: PoolMailbox
  let threads: NIOThreadPool

  func connect(_ id: ConnectionID) {
    threads.submit { state in
      guard case .active = state else { return }
      let outcome = Result { () throws(ConnectFailure) in
        let handle = try ConnectionHandle.connect(configuration.connectionParameters(timeouts: true))
        try handle.enterPipelineMode()
        return handle
      }
      // If the pool is gone, the connection is closed with it.
      _ = mailbox.post(.connected(id, outcome))
    }
  }

  /// Each request has a thread of its own, of which there is one a connection at most: a server that stands still keeps
  /// it for as long as it does, and must not keep the pool from connecting to another.
  func deliver(_ cancel: CancelHandle, for id: ConnectionID) {
    let thread = Thread { [mailbox] in
      cancel.cancel()
      _ = mailbox.post(.cancelDelivered(id))
    }
    thread.name = "postgres-cancel"
    thread.start()
  }
}
