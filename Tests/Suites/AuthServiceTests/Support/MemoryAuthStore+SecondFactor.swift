import AuthDomain
import AuthService
import Synchronization
import TitanCore

extension MemoryAuthStore: SecondFactorStore {
  struct Factors {
    var byUser: [UserID: SecondFactor] = [:]
    /// The unused ones.
    var codes: [UserID: Set<[UInt8]>] = [:]
  }

  func secondFactor(of user: UserID) async throws -> SecondFactor? { state.withLock { $0.factors.byUser[user] } }

  func enroll(_ factor: SecondFactor, _ effects: Effects, at now: Timestamp) async throws -> Changed<Bool> {
    change(effects, at: now) { state in
      guard state.factors.byUser[factor.userID]?.isActive != true else { return false }
      var next = factor
      if let before = state.factors.byUser[factor.userID] {
        (next.failures, next.waitUntil) = (before.failures, before.waitUntil)
      }
      state.factors.byUser[factor.userID] = next
      return true
    }
  }

  func activate(
    _ factor: SecondFactor, step: Int64, codes: [[UInt8]], _ event: SecurityEvent, _ effects: Effects
  ) async throws -> Changed<Bool> {
    change(effects, event, at: event.time) { state in
      guard var present = state.factors.byUser[event.userID], !present.isActive,
        present.sealedSecret == factor.sealedSecret
      else { return false }
      (present.activateTime, present.lastStep, present.failures, present.waitUntil) = (event.time, step, 0, event.time)
      state.factors.byUser[event.userID] = present
      state.factors.codes[event.userID] = Set(codes)
      return true
    }
  }

  func disable(
    _ event: SecurityEvent, leaving hash: PasswordHash, _ effects: Effects
  ) async throws -> Changed<Bool> {
    change(effects, event, at: event.time) { state in
      guard state.hashes[event.userID] == hash, state.factors.byUser[event.userID]?.isActive == true
      else { return false }
      state.factors.byUser[event.userID] = nil
      state.factors.codes[event.userID] = nil
      return true
    }
  }

  func replaceCodes(_ codes: [[UInt8]], _ event: SecurityEvent, _ effects: Effects) async throws -> Changed<Bool> {
    change(effects, event, at: event.time) { state in
      guard state.factors.byUser[event.userID]?.isActive == true else { return false }
      state.factors.codes[event.userID] = Set(codes)
      return true
    }
  }

  func countAttempt(at factor: SecondFactor, waitUntil: Timestamp) async throws -> Bool {
    state.withLock { state in
      guard var present = state.factors.byUser[factor.userID], present.failures == factor.failures,
        present.sealedSecret == factor.sealedSecret
      else { return false }
      (present.failures, present.waitUntil) = (present.failures + 1, waitUntil)
      state.factors.byUser[factor.userID] = present
      return true
    }
  }

  func take(step: Int64, of factor: SecondFactor, at now: Timestamp) async throws -> Bool {
    state.withLock { state in
      guard var present = state.factors.byUser[factor.userID], present.lastStep < step,
        present.sealedSecret == factor.sealedSecret
      else { return false }
      (present.lastStep, present.failures, present.waitUntil) = (step, 0, now)
      state.factors.byUser[factor.userID] = present
      return true
    }
  }

  func take(recoveryCode digest: [UInt8], _ event: SecurityEvent) async throws -> Bool {
    state.withLock { state in
      guard state.factors.codes[event.userID]?.remove(digest) != nil else { return false }
      state.factors.byUser[event.userID]?.failures = 0
      state.factors.byUser[event.userID]?.waitUntil = event.time
      state.events.append(event)
      return true
    }
  }

  func change(
    _ effects: Effects, _ event: SecurityEvent? = nil, at now: Timestamp, _ body: (inout State) -> Bool
  ) -> Changed<Bool> {
    state.withLock { state in
      if let replay = effects.replay, let earlier = state.replays[replay.key], earlier.expireTime > now {
        return .replayed(earlier)
      }
      guard body(&state) else { return .now(false) }
      if let event { state.events.append(event) }
      if let replay = effects.replay { state.replays[replay.key] = replay }
      return .now(true)
    }
  }
}
