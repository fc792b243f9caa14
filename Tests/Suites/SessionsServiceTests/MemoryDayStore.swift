import Foundation
import SessionsDomain
import SessionsService
import Synchronization
import TitanCore
import TitanRPC
import TitanRequests

/// Clocks and pauses in memory. It passes the same suite as the store on PostgreSQL.
final class MemoryDayStore: DayStore {
  private struct State {
    var clocks: [UserID: [UserClock]] = [:]
    var requests: [UserID: [UUID: (digest: [UInt8], response: [UInt8])]] = [:]
    var pauses: [UserID: [(pause: Pause, isDeleted: Bool)]] = [:]
  }
  private let state = Mutex(State())

  func clocks(of user: UserID) async throws -> ClockHistory {
    ClockHistory(state.withLock { $0.clocks[user] ?? [] })
  }

  func changeClock(
    of user: UserID, at now: Timestamp, request: RememberedRequest<UserClock>?,
    _ change: @escaping @Sendable (UserClock) throws -> UserClock
  ) async throws -> ChangedClock {
    try state.withLock { state in
      if let request, let known = state.requests[user]?[request.id.uuid] {
        guard known.digest == request.payloadDigest else { throw request.id.reused }
        return .replayed(known.response)
      }
      let current = ClockHistory(state.clocks[user] ?? []).current
      var clock = try change(current)
      (clock.revision, clock.updateTime) = (current.revision + 1, now)
      state.clocks[user, default: []].append(clock)
      if let request {
        state.requests[user, default: [:]][request.id.uuid] = (request.payloadDigest, request.response(clock))
      }
      return .changed(clock)
    }
  }

  func pauses(of user: UserID, after place: PausePlace?, limit: Int) async throws -> [Pause] {
    let pauses = state.withLock { ($0.pauses[user] ?? []).filter { !$0.isDeleted }.map(\.pause) }
    let behind = pauses.filter { pause in
      place.map { (pause.dates.lowerBound, pause.id.description) < ($0.firstDate, $0.id.description) } ?? true
    }
    return Array(
      behind.sorted { ($0.dates.lowerBound, $0.id.description) > ($1.dates.lowerBound, $1.id.description) }
        .prefix(limit))
  }

  func create(_ pause: Pause, of user: UserID, today: CalendarDay, at now: Timestamp) async throws {
    try state.withLock { state in
      let there = state.pauses[user] ?? []
      if let same = there.first(where: { $0.pause.id == pause.id }) {
        guard same.pause == pause, !same.isDeleted else { throw PauseConflict.idTaken(pause.id) }
        return
      }
      try pause.check(beside: there.filter { !$0.isDeleted }.map(\.pause), today: today)
      state.pauses[user, default: []].append((pause, false))
    }
  }

  func delete(_ id: PauseID, of user: UserID, at now: Timestamp) async throws -> Bool {
    state.withLock { state in
      guard let index = state.pauses[user]?.firstIndex(where: { $0.pause.id == id }) else { return false }
      state.pauses[user]?[index].isDeleted = true
      return true
    }
  }
}
