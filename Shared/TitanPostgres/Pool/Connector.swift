import NIOPosix

/// Does a pool's blocking work on two threads: connecting (libpq looks names up synchronously) and cancel requests.
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

  func deliver(_ cancel: CancelHandle, for id: ConnectionID) {
    threads.submit { state in
      if case .active = state { cancel.cancel() }
      _ = mailbox.post(.cancelDelivered(id))
    }
  }
}
