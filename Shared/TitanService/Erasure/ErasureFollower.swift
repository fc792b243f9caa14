import AuthProto
import Logging
import TitanCore
import TitanFeeds
import TitanProto
import TitanRPC

/// Follows auth's feed of deleted accounts: erases the service's data about each account, then confirms it. It runs in
/// every service that may follow feeds.
///
/// The cursor is stored together with the erasure, so that a service restored from a backup erases the accounts that
/// the backup brought back.
struct ErasureFollower: Sendable {
  private let client: AuthV1.AuthFeedServiceClient
  private let store: any ErasureStore
  private let logger: Logger
  private let deferred: DeferredErasure?

  /// - Parameters:
  ///   - channel: leads to auth and makes calls as this service.
  ///   - deferred: what the service keeps of people outside of the store; `nil` if nothing.
  init(channel: any RPCChannel, store: any ErasureStore, logger: Logger, deferred: DeferredErasure? = nil) {
    client = AuthV1.AuthFeedServiceClient(channel: channel)
    (self.store, self.logger, self.deferred) = (store, logger, deferred)
  }

  /// Follows until something stops it: the call ends, the store is unavailable, or another process is ahead. The next
  /// run continues from the store's cursor.
  ///
  /// - Throws: the error that ended the call, or `PostgresError`.
  func run() async throws {
    let start = try await store.cursor()
    do {
      // Earlier erasures may be unconfirmed: this process may have died before confirming, or auth's answer got lost.
      if !start.isEmpty { try await confirmIfComplete(start) }
      try await watch(from: start)
    } catch let error as RPCError where error.code == .failedPrecondition && error.sentReason == "EPOCH_CHANGED" {
      logger.notice("auth's feed of erasures has a new epoch; reading it from its beginning")
      _ = try await store.erase([], from: start, to: "")
    }
  }

  private func watch(from start: String) async throws {
    try await client.watchErasures(.init(cursor: start)) { responses in
      var cursor = start
      for try await response in responses {
        guard let last = response.erasures.last else { continue }
        let users = try response.erasures.map { try Self.user($0) }
        guard try await store.erase(users, from: cursor, to: last.cursor) else { return }
        cursor = last.cursor
        for user in users { logger.notice("an account was erased", metadata: ["user_id": "\(user)"]) }
        try await confirmIfComplete(cursor)
      }
    }
  }

  /// Confirms erasures that became complete only after they were made: others that follow don't wait for them.
  ///
  /// - Parameter confirmed: the cursor that this returned last; empty at first.
  private func confirmLate(_ confirmed: String, _ deferred: DeferredErasure) async throws -> String {
    // In this order: what is complete now was erased up to here.
    let cursor = try await store.cursor()
    guard cursor != confirmed, try await deferred.isComplete() else { return confirmed }
    if !cursor.isEmpty { try await confirm(cursor) }
    return cursor
  }

  /// Looks for such erasures whenever something has gone; `nil` if the store holds everything.
  var lateConfirmations: BackgroundTask? {
    guard let deferred else { return nil }
    return BackgroundTask("confirm erasures") {
      // Before the first look, so that nothing is missed between looking and waiting.
      let notifications = deferred.notifier.subscribe()
      var confirmed = try await confirmLate("", deferred)
      for await _ in notifications { confirmed = try await confirmLate(confirmed, deferred) }
    }
  }

  private func confirmIfComplete(_ cursor: String) async throws {
    if try await deferred?.isComplete() ?? true { try await confirm(cursor) }
  }

  private func confirm(_ cursor: String) async throws {
    _ = try await client.confirmErasure(.init(cursor: cursor), options: .timeout(.seconds(10)))
  }

  private static func user(_ erasure: AuthV1.Erasure) throws -> UserID {
    guard let user = UserID(erasure.userID) else {
      throw RPCError(code: .internal, message: "auth named an account that is no UUID")
    }
    return user
  }
}
