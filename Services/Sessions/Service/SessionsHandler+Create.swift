import Crypto
import SessionsDomain
package import SessionsProto
import TitanCore
import TitanFeeds
import TitanProto
package import TitanRPC
import TitanReceipts
import TitanRequests

extension SessionsHandler {
  package func createSession(
    _ request: SessionsV1.CreateSessionRequest, context: ServerContext
  ) async throws -> SessionsV1.CreateSessionResponse {
    try await create(request, by: try context.requireUser())
  }

  /// Records one session, either from a single call or from a batch.
  private func create(
    _ request: SessionsV1.CreateSessionRequest, by user: UserID
  ) async throws -> SessionsV1.CreateSessionResponse {
    let requestID = try RequestID(request.requestID)
    let now = clock()
    let claim = try SessionDraft(request.session ?? .init()).checked(at: now)
    let foreign = try foreignReceipt(of: request)
    let facts = try await facts(claim, receipt: request.receiptJws, of: user, at: now)
    let new = NewSession(
      facts: facts, foreignReceipt: foreign,
      contentDigest: request.contentDigest(receipt: facts.proof?.receiptID), createTime: now,
      request: requestID.map {
        .init(
          id: $0, payloadDigest: request.payloadDigest("CreateSession", without: \.requestID), response: Self.answer)
      })
    switch try await store.create(new) {
    case .recorded(let session), .judgedAgain(let session):
      notifier.notify()
      return .init(session: .init(session))
    case .existing(let session): return .init(session: .init(session))
    case .replayed(let bytes): return try .init(serialized: bytes)
    }
  }

  /// The receipt of another installation in a request; `nil` if it has none.
  ///
  /// - Throws: INVALID_ARGUMENT if it can be no receipt.
  private func foreignReceipt(of request: SessionsV1.CreateSessionRequest) throws -> ForeignReceipt? {
    let (field, jws) = ("foreign_receipt_jws", request.foreignReceiptJws)
    guard !jws.isEmpty else { return nil }
    guard jws.utf8.count <= ForeignReceipt.largest else {
      throw RPCError.invalid(
        field, reason: "TOO_LONG", "got \(jws.utf8.count) bytes; allowed: at most \(ForeignReceipt.largest)")
    }
    guard request.receiptJws.isEmpty else {
      throw RPCError.invalid(
        field, reason: "TWO_RECEIPTS", "got a receipt here and one in \(ReceiptRefusal.field); allowed: one of them")
    }
    guard CompactJWS(jws) != nil else {
      throw RPCError.invalid(
        field, reason: "RECEIPT_MALFORMED",
        "got \(jws.utf8.count) bytes that are no compact JWS; allowed: `jws` of a receipt")
    }
    return ForeignReceipt(jws: jws, trusted: trustedKeys.claims(of: jws))
  }

  /// The session to record. The rules in force when it began determine its date and, unless it has its own, its target.
  private func facts(
    _ claim: SessionClaim, receipt: String, of user: UserID, at now: Timestamp
  ) async throws -> SessionFacts {
    guard !receipt.isEmpty else {
      return claim.declared(by: user, at: now, rules: try await rules(of: user, at: claim.start, for: claim))
    }
    let claims = try await receipts.claims(of: receipt)
    return try claim.proven(
      by: claims, for: user, at: now, rules: try await rules(of: user, at: claims.start, for: claim))
  }

  private func rules(of user: UserID, at start: Timestamp, for claim: SessionClaim) async throws -> StartRules {
    StartRules(
      dayStart: try await days.clocks(of: user).clock(at: start).dayStart,
      goals: claim.target == nil ? try await goals.goals(of: user, at: start) : .standard)
  }

  @Sendable private static func answer(_ session: Session) -> [UInt8] {
    SessionsV1.CreateSessionResponse(session: .init(session)).serialized()
  }

  package func batchCreateSessions(
    _ request: SessionsV1.BatchCreateSessionsRequest, context: ServerContext
  ) async throws -> SessionsV1.BatchCreateSessionsResponse {
    let user = try context.requireUser()
    let count = request.requests.count
    guard count <= SessionLimits.batch else {
      throw RPCError(
        .resourceExhausted, reason: "BATCH_TOO_LARGE", "got \(count) sessions; allowed: \(SessionLimits.batch) at once",
        info: ["limit": "\(SessionLimits.batch)"])
    }
    var results: [SessionsV1.BatchCreateSessionsResult] = []
    var usedUp: UsedUpQuota?
    var begin = ContinuousClock.now
    for (index, item) in request.requests.enumerated() {
      if index >= BatchPace.atOnce, usedUp == nil { try await rest(BatchPace.rest(after: .now - begin)) }
      begin = .now
      do {
        if let usedUp, usedUp.refuses(item, at: clock()) { throw usedUp.refusal }
        results.append(.init(result: .session(try await create(item, by: user).session ?? .init())))
      } catch {
        // An error in the item becomes its status. A server error fails the whole call, because the item may be fine.
        guard let refusal = RPCError(refusal: error, in: context.language), refusal.code != .unavailable else {
          throw error
        }
        results.append(.init(result: .status(try .init(serialized: StatusDetails.encode(refusal)))))
        if usedUp == nil, let conflict = error as? SessionConflict, case .quotaUsedUp = conflict {
          let ids = request.requests.compactMap { try? SessionID($0.session?.sessionID ?? "", field: "session_id") }
          usedUp = UsedUpQuota(refusal: conflict, stored: try await store.stored(ids, of: user))
          context.holdResponse()
        }
      }
    }
    return .init(results: results)
  }
}

extension SessionsV1.CreateSessionRequest {
  /// A digest of everything the client decides. Two calls with the same session id are the same only if it matches.
  fileprivate func contentDigest(receipt: ReceiptID?) -> [UInt8] {
    let session = (session ?? .init()).withoutOutputs.serialized()
    return Array(SHA256.hash(data: session + Array((receipt.map { "\($0)" } ?? "").utf8)))
  }
}

extension SessionsV1.Session {
  /// The session with only the fields that the client decides.
  fileprivate var withoutOutputs: SessionsV1.Session {
    .init(
      sessionID: sessionID, startTime: startTime, endTime: endTime, timeZone: timeZone,
      utcOffsetSeconds: utcOffsetSeconds, reps: reps, sets: sets, target: target, note: note)
  }
}

/// A quota that turned out to be used up in the middle of a batch. The batch's remaining new sessions without a receipt
/// are refused without asking the store about each one.
private struct UsedUpQuota {
  let refusal: SessionConflict
  /// The batch's sessions that were recorded before; they are returned as they are.
  let stored: Set<SessionID>

  /// Whether the quota is the only reason to refuse a session.
  func refuses(_ item: SessionsV1.CreateSessionRequest, at now: Timestamp) -> Bool {
    guard item.receiptJws.isEmpty, item.foreignReceiptJws.isEmpty,
      item.requestID.isEmpty || (try? RequestID(item.requestID)) != nil,
      let claim = try? SessionDraft(item.session ?? .init()).checked(at: now)
    else { return false }
    return !stored.contains(claim.sessionID)
  }
}
