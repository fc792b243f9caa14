import Crypto
import SessionsDomain
import TitanCore
import TitanFeeds
package import TitanProto
package import TitanRPC
import TitanRequests

extension SessionsHandler {
  package func createSession(
    _ request: SessionsV1.CreateSessionRequest, context: ServerContext
  ) async throws -> SessionsV1.CreateSessionResponse {
    try await create(request, by: try context.requireUser())
  }

  /// Records one session, either from a single call or from a batch.
  func create(
    _ request: SessionsV1.CreateSessionRequest, by user: UserID
  ) async throws -> SessionsV1.CreateSessionResponse {
    let requestID = try RequestID(request.requestID)
    let now = clock()
    let claim = try SessionDraft(request.session ?? .init()).checked(at: now)
    let facts = try await facts(claim, receipt: request.receiptJws, of: user, at: now)
    let new = NewSession(
      facts: facts, contentDigest: request.contentDigest(receipt: facts.proof?.receiptID), createTime: now,
      request: requestID.map {
        .init(
          id: $0, payloadDigest: request.payloadDigest("CreateSession", without: \.requestID), response: Self.answer)
      })
    switch try await store.create(new) {
    case .recorded(let session):
      notifier.notify()
      return .init(session: .init(session))
    case .existing(let session): return .init(session: .init(session))
    case .replayed(let bytes): return try .init(serialized: bytes)
    }
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
}

extension SessionsV1.CreateSessionRequest {
  /// A digest of everything the client decides. Two calls with the same session id are the same only if it matches.
  fileprivate func contentDigest(receipt: ReceiptID?) -> [UInt8] {
    let session = (session ?? .init()).withoutOutputs.serialized()
    return Array(SHA256.hash(data: session + Array((receipt.map { "\($0)" } ?? "").utf8)))
  }
}
