import AuthDomain
import Logging
import TitanCore

/// Carries deletions out. Any number of processes may do so at once: each account is one of theirs.
struct DeletionRoom: Sendable {
  let store: any DeletionStore
  let schedule: DeletionSchedule
  let clock: WallClock
  let logger: Logger

  /// Erases what is due, and tells the other services of what was erased long enough ago.
  func workOff() async throws {
    while let user = try await store.eraseNext(at: clock()) {
      logger.notice("an account was erased", metadata: ["user_id": "\(user)"])
    }
    try await store.announceErasures(until: schedule.announcedEraseTime(at: clock()))
  }
}
