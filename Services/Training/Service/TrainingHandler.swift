package import TitanCore
package import TitanFeeds
import TitanProto
import TitanRPC
package import TitanReceipts
import TitanRequests
import TitanZones
package import TrainingDomain
import TrainingProto

/// Handles the caller's training.
package struct TrainingHandler: TrainingV1.TrainingServiceProtocol {
  let store: any TrainingStore
  let facts: any PersonFacts
  let catalogue: Catalogue
  let receipts: ReceiptVerifier
  /// Notifies followers of changed practices that were completed.
  let notifier: Notifier
  let clock: WallClock
  let makeSeed: @Sendable () -> UInt64

  package init(
    store: any TrainingStore, facts: any PersonFacts, catalogue: Catalogue = .shipped,
    receipts: ReceiptVerifier,
    notifier: Notifier = Notifier(),
    clock: @escaping WallClock = systemClock,
    makeSeed: @escaping @Sendable () -> UInt64 = { UInt64.random(in: 1...UInt64(Int64.max)) }
  ) {
    self.store = store
    self.facts = facts
    self.catalogue = catalogue
    self.receipts = receipts
    self.notifier = notifier
    self.clock = clock
    self.makeSeed = makeSeed
  }

  /// Today's date in the requested zone, or else in that of the user's clock, or else in that of the newest practice or
  /// push-up session, or else in UTC.
  func today(_ zoneName: String, of user: UserID) async throws -> (
    date: CalendarDay, clock: TrainingClock, zone: ZoneRules
  ) {
    let userClock = try await facts.clock(of: user)
    let zone = try await zone(zoneName.isEmpty ? userClock.timeZone : zoneName, of: user)
    return (zone.day(of: clock(), dayStart: userClock.dayStart), userClock, zone)
  }

  /// The training of some dates: practices, and push-up sessions that are not part of a practice.
  func done(
    by user: UserID, on dates: ClosedRange<CalendarDay>
  ) async throws -> (practices: [Practice], sessions: [PushUpSession]) {
    // A practice of the evening before may continue past midnight, with push-ups of its own.
    let practices = try await store.practices(of: user, on: dates.lowerBound - 1...dates.upperBound)
    let sessions = PushUpSession.apart(try await facts.pushUps(of: user, on: dates), from: practices)
    return (practices.filter { dates.contains($0.localDate) }, sessions)
  }

  private func zone(_ name: String, of user: UserID) async throws -> ZoneRules {
    guard name.isEmpty else {
      guard let zone = ZoneRules(name: name) else { throw RPCError.zoneUnknown(name) }
      return zone
    }
    let practice = try await store.practices(of: user, PracticeFilter(), limit: 1).first
    let session = try await facts.lastPushUps(of: user)
    let told = [practice.map { ($0.start, $0.timeZone) }, session.map { ($0.start, $0.timeZone) }].compactMap(\.self)
    return told.sorted { $0.0 > $1.0 }.lazy.compactMap { ZoneRules(name: $0.1) }.first ?? .utc
  }

  /// The dates of a request.
  ///
  /// - Throws: INVALID_ARGUMENT RANGE_INVALID.
  func dateRange(_ first: CalendarDay?, _ last: CalendarDay?) throws -> ClosedRange<CalendarDay> {
    guard let first, let last, first <= last, last - first < 400 else {
      throw RPCError.invalid(
        "from_local_date", reason: "RANGE_INVALID",
        "got \(first.map { "\($0)" } ?? "nothing") to \(last.map { "\($0)" } ?? "nothing"); allowed: 1 to 400 dates")
    }
    return first...last
  }

  /// Finds a workout in the catalogue, or among the user's own.
  func workout(_ id: WorkoutID, of user: UserID) async throws -> Workout? {
    if let shared = catalogue.workout(id) { return shared }
    return try await store.workout(id, of: user)
  }

  /// The part of a request that is stored for its retries; `nil` if the request has no id.
  func remembered<Request: CMessage, Outcome: Sendable>(
    _ request: Request, _ method: String, id: WritableKeyPath<Request, String>,
    _ response: @escaping @Sendable (Outcome) -> [UInt8]
  ) throws -> RememberedRequest<Outcome>? {
    guard let requestID = try RequestID(request[keyPath: id]) else { return nil }
    return RememberedRequest(
      id: requestID, payloadDigest: request.payloadDigest(method, without: id), response: response)
  }
}

/// - Throws: ABORTED ETAG_MISMATCH if the request has a different etag.
func requireEtag(_ sent: String, _ current: String, of thing: String) throws {
  guard sent.isEmpty || sent == current else {
    throw RPCError.etagMismatch(of: thing, now: current)
  }
}
