import Foundation
import SessionsDomain
import SessionsService
import Synchronization
import TitanCore
import TitanFeeds
import TitanRPC
import TitanRequests

/// Sessions in memory. It passes the same suite as the store on PostgreSQL.
final class MemorySessionStore: SessionStore, SessionFeedStore {
  private struct Record {
    var session: Session
    var contentDigest: [UInt8]
    var change: Int
    /// Newest first.
    var pastCounts: [PastCount] = []
    var foreignReceipt: String?
  }
  private struct State {
    var records: [UserID: [SessionID: Record]] = [:]
    var requests: [UserID: [UUID: (digest: [UInt8], response: [UInt8])]] = [:]
    var changes = 0
    var epoch = FeedEpoch(UUID())
    var readings = 0
    var pages = 0
    /// The accounts of other installations that users have, and whose they are.
    var formerAccounts: [UserID: UserID] = [:]
    var formerAccountOwners: [UserID: UserID] = [:]
  }
  private let state = Mutex(State())
  private let tellsVersions: Bool
  private let quota: SessionQuota

  /// - Parameter tellsVersions: whether streaks have versions. This needs pauses that never change, as they are stored
  /// elsewhere.
  init(tellsVersions: Bool = false, quota: SessionQuota = .standard) {
    (self.tellsVersions, self.quota) = (tellsVersions, quota)
  }

  /// As if a backup had been restored.
  func beginEpoch() { state.withLock { $0.epoch = FeedEpoch(UUID()) } }

  func create(_ new: NewSession) async throws -> CreatedSession {
    try state.withLock { state in
      let user = new.facts.userID
      if let request = new.request, let known = state.requests[user]?[request.id.uuid] {
        guard known.digest == request.payloadDigest else { throw request.id.reused }
        return .replayed(known.response)
      }
      var neighbours = neighbours(of: new.facts, state.records[user] ?? [:])
      neighbours.sameID = state.records[user]?[new.facts.sessionID].map {
        ($0.session, $0.contentDigest == new.contentDigest)
      }
      let admission = try Admission.decide(neighbours)
      var session: Session
      var isJudgedAgain = false
      switch admission {
      case .existing(let existing):
        session = existing
        session.facts = judged(existing.facts, with: new.foreignReceipt, &state)
        isJudgedAgain = session != existing
        if isJudgedAgain {
          session.revision += 1
          state.changes += 1
          state.records[user]?[new.facts.sessionID]?.session = session
          state.records[user]?[new.facts.sessionID]?.foreignReceipt = new.foreignReceipt?.jws
          state.records[user]?[new.facts.sessionID]?.change = state.changes
        }
      case .record:
        let facts = judged(new.facts, with: new.foreignReceipt, &state)
        if quota.counts(facts) {
          let declared = (state.records[user] ?? [:]).values.map(\.session).filter { !$0.facts.evidence.isCounted }
          let times = declared.map(\.createTime).sorted(by: >)
          try quota.check(times.count < quota.limit ? nil : times[quota.limit - 1], at: new.createTime)
        }
        session = Session(facts: facts, createTime: new.createTime)
        state.changes += 1
        state.records[user, default: [:]][new.facts.sessionID] = Record(
          session: session, contentDigest: new.contentDigest, change: state.changes,
          foreignReceipt: new.foreignReceipt?.jws)
      }
      if let request = new.request {
        state.requests[user, default: [:]][request.id.uuid] = (request.payloadDigest, request.response(session))
      }
      if isJudgedAgain { return .judgedAgain(session) }
      return admission == .record ? .recorded(session) : .existing(session)
    }
  }

  private func judged(_ facts: SessionFacts, with receipt: ForeignReceipt?, _ state: inout State) -> SessionFacts {
    guard let receipt, facts.proof == nil else { return facts }
    guard let proven = receipt.proven(facts), let former = receipt.formerUser else { return receipt.kept(facts) }
    let neighbours = neighbours(of: proven, state.records[facts.userID] ?? [:])
    let isHere = former != facts.userID && state.records[former] != nil
    guard neighbours.sameStream == nil, neighbours.overlapping == nil, !isHere,
      state.formerAccounts[facts.userID, default: former] == former,
      state.formerAccountOwners[former, default: facts.userID] == facts.userID
    else { return receipt.kept(facts) }
    state.formerAccounts[facts.userID] = former
    state.formerAccountOwners[former] = facts.userID
    return proven
  }

  func foreignReceipt(of id: SessionID, of user: UserID) async throws -> String? {
    state.withLock { $0.records[user]?[id]?.foreignReceipt }
  }

  private func neighbours(of facts: SessionFacts, _ records: [SessionID: Record]) -> Admission.Neighbours {
    let there = records.values.map(\.session).filter { $0.deleteTime == nil }
    return Admission.Neighbours(
      sameStream: facts.proof.flatMap { proof in
        there.first { $0.facts.proof?.streamID == proof.streamID }?.facts.sessionID
      },
      overlapping: facts.evidence.isCounted
        ? there.first { $0.facts.evidence.isCounted && $0.facts.overlaps(facts) }?.facts.sessionID : nil)
  }

  private func sessions(of user: UserID) -> [Session] {
    state.withLock { ($0.records[user] ?? [:]).values.map(\.session) }.filter { $0.deleteTime == nil }
      .sorted { ($0.facts.start, $0.facts.sessionID.description) > ($1.facts.start, $1.facts.sessionID.description) }
  }

  /// The sessions that count for anything.
  private func done(by user: UserID) -> [SessionFacts] {
    sessions(of: user).map(\.facts).filter(\.evidence.isDone)
  }

  func session(_ id: SessionID, of user: UserID) async throws -> Session? {
    sessions(of: user).first { $0.facts.sessionID == id }
  }

  func stored(_ ids: [SessionID], of user: UserID) async throws -> Set<SessionID> {
    state.withLock { Set(ids).intersection($0.records[user, default: [:]].keys) }
  }

  func sessions(of user: UserID, _ filter: SessionFilter, limit: Int) async throws -> [Session] {
    let inside = sessions(of: user).filter { session in
      let facts = session.facts
      return facts.localDate >= filter.fromLocalDate ?? facts.localDate
        && facts.localDate <= filter.toLocalDate ?? facts.localDate
        && (filter.evidence.isEmpty || filter.evidence.contains(facts.evidence)) && facts.reps >= filter.minReps
        && (filter.after.map { (facts.start, facts.sessionID.description) < ($0.start, $0.id.description) } ?? true)
    }
    return Array(inside.prefix(limit))
  }

  func delete(_ id: SessionID, of user: UserID, at now: Timestamp) async throws -> Bool {
    state.withLock { state in
      guard var record = state.records[user]?[id] else { return false }
      guard record.session.deleteTime == nil else { return true }
      record.session.deleteTime = now
      record.session.revision += 1
      state.changes += 1
      record.change = state.changes
      state.records[user]?[id] = record
      return true
    }
  }

  func undelete(_ id: SessionID, of user: UserID, at now: Timestamp) async throws -> Session? {
    try state.withLock { state in
      guard var record = state.records[user]?[id],
        record.session.deleteTime ?? now >= now - SessionLimits.undeletable
      else { return nil }
      try Admission.checkReturn(
        of: record.session, beside: neighbours(of: record.session.facts, state.records[user] ?? [:]))
      record.session.deleteTime = nil
      record.session.revision += 1
      state.changes += 1
      record.change = state.changes
      state.records[user]?[id] = record
      return record.session
    }
  }

  func change(
    _ id: SessionID, of user: UserID, at now: Timestamp, request: RememberedRequest<Session>?,
    _ change: @escaping @Sendable (Session) throws -> SessionFacts
  ) async throws -> ChangedSession? {
    try state.withLock { state in
      if let request, let known = state.requests[user]?[request.id.uuid] {
        guard known.digest == request.payloadDigest else { throw request.id.reused }
        return .replayed(known.response)
      }
      guard var record = state.records[user]?[id], record.session.deleteTime == nil else { return nil }
      let old = record.session
      record.session.facts = try change(old)
      let isChanged = record.session != old
      if isChanged {
        record.session.revision += 1
        state.changes += 1
        record.change = state.changes
        if let proof = old.facts.proof, proof != record.session.facts.proof {
          record.pastCounts.insert(
            PastCount(
              receiptID: proof.receiptID, counter: proof.counter, reps: old.facts.reps, evidence: old.facts.evidence,
              replaceTime: now), at: 0)
        }
        state.records[user]?[id] = record
      }
      if let request {
        state.requests[user, default: [:]][request.id.uuid] = (request.payloadDigest, request.response(record.session))
      }
      return isChanged ? .changed(record.session) : .unchanged(old)
    }
  }

  func pastCounts(of id: SessionID, of user: UserID) async throws -> [PastCount] {
    state.withLock { $0.records[user]?[id]?.pastCounts ?? [] }
  }

  func chartEntries(of user: UserID, on dates: ClosedRange<CalendarDay>) async throws -> [ActivityChart.Entry] {
    done(by: user).filter { dates.contains($0.localDate) }.map {
      ActivityChart.Entry(
        sessionID: $0.sessionID, start: $0.start, localDate: $0.localDate, reps: $0.reps, evidence: $0.evidence.tallied)
    }
  }

  func statsEntries(of user: UserID) async throws -> [StatsEntry] {
    done(by: user).map {
      StatsEntry(
        sessionID: $0.sessionID, start: $0.start, localDate: $0.localDate, reps: $0.reps, evidence: $0.evidence.tallied,
        setReps: $0.sets.map(\.reps), repTimes: $0.proof?.reps ?? [])
    }
  }

  func trainingDates(of user: UserID) async throws -> [TrainingDate] {
    state.withLock { $0.readings += 1 }
    let byEvidence = Dictionary(grouping: done(by: user), by: \.evidence.isCounted)
    return byEvidence.flatMap { isCounted, sessions in
      ActiveDate.dates(
        of: sessions.map {
          ($0.localDate, ActiveDate.Moment(start: $0.start, utcOffsetSeconds: $0.utcOffsetSeconds))
        }
      ).map { TrainingDate(isCounted: isCounted, active: $0) }
    }
  }

  func streakVersion(of user: UserID) async throws -> StreakVersion? {
    guard tellsVersions else { return nil }
    return state.withLock { StreakVersion(epoch: $0.epoch, sessions: $0.changes, days: 0) }
  }

  /// The number of times that all active dates were read.
  var readings: Int { state.withLock { $0.readings } }

  /// The number of times that a page of changes was read.
  var pages: Int { state.withLock { $0.pages } }

  func newestZone(of user: UserID) async throws -> String? { sessions(of: user).first?.facts.timeZone }

  func end() async throws -> FeedPositions {
    state.withLock { FeedPositions(epoch: "\($0.epoch)", numbers: [Self.slot: $0.changes]) }
  }

  /// All changes are in this slot, whosever they are.
  private static let slot = 0

  private func page<Change>(
    after positions: FeedPositions, limit: Int, _ isShown: (Session) -> Bool, _ change: (Session) -> Change
  ) -> FeedPage<Change> {
    state.withLock { state in
      state.pages += 1
      let number = positions.numbers[Self.slot] ?? .max
      let changed = state.records.values.flatMap(\.values).filter { $0.change > number && isShown($0.session) }
        .sorted { $0.change < $1.change }
      return FeedPage(
        epoch: state.epoch,
        entries: changed.prefix(limit).map { .init(slot: Self.slot, number: $0.change, change: change($0.session)) },
        isAhead: positions.numbers[Self.slot].map { $0 > state.changes } ?? false)
    }
  }

  /// Covers sessions only: clocks and pauses are stored elsewhere.
  func changes(
    _ scope: SessionScope, _ detail: SessionDetail, after positions: FeedPositions, limit: Int
  ) async throws -> FeedPage<SessionFeedChange> {
    page(after: positions, limit: limit, \.facts.evidence.isDone) { session in
      SessionFeedChange(
        userID: session.facts.userID, sessionID: session.facts.sessionID,
        state: detail == .counts ? .counts(SessionCounts(session)) : .session(session))
    }
  }

  func changedUsers(after positions: FeedPositions, limit: Int) async throws -> FeedPage<UserID> {
    page(after: positions, limit: limit, { _ in true }, \.facts.userID)
  }

  func changes(of user: UserID, after number: Int, limit: Int) async throws -> WatchedSessions {
    let positions = FeedPositions(numbers: [Self.slot: number])
    let page = page(after: positions, limit: limit, { $0.facts.userID == user }, { $0 })
    return WatchedSessions(
      epoch: page.epoch, lastNumber: state.withLock { $0.changes },
      changes: page.entries.map { .init(number: $0.number, session: $0.change) })
  }
}

extension SessionCounts {
  fileprivate init(_ session: Session) {
    let facts = session.facts
    let reps = facts.proof?.reps ?? []
    self.init(
      start: facts.start, end: facts.end, timeZone: facts.timeZone, utcOffsetSeconds: facts.utcOffsetSeconds,
      localDate: facts.localDate, reps: facts.reps, evidence: facts.evidence.tallied, setReps: facts.sets.map(\.reps),
      repStarts: reps.map(\.startMilliseconds), repEnds: reps.map(\.endMilliseconds),
      motionDigest: facts.proof?.motionDigest, deleteTime: session.deleteTime)
  }
}
