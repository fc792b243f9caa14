import SessionsDomain
package import SessionsProto
import TitanCore
import TitanFeeds
package import TitanRPC
import TitanReceipts
import TitanRequests

extension SessionsHandler {
  package func updateSession(
    _ request: SessionsV1.UpdateSessionRequest, context: ServerContext
  ) async throws -> SessionsV1.UpdateSessionResponse {
    let user = try context.requireUser()
    let requestID = try RequestID(request.requestID)
    let wanted = request.session ?? .init()
    let id = try SessionID(wanted.sessionID, field: "session.session_id")
    let update = try SessionUpdate(wanted, mask: request.updateMask)
    let remembered = requestID.map { id in
      RememberedRequest<Session>(
        id: id, payloadDigest: request.payloadDigest("UpdateSession", without: \.requestID)
      ) { SessionsV1.UpdateSessionResponse(session: .init($0)).serialized() }
    }
    let goals = update.needsGoals ? try await goals(of: user, at: id) : .standard
    switch try await change(id, of: user, etag: wanted.etag, remembered, { update.applied(to: $0, goals: goals) }) {
    case .changed(let session), .unchanged(let session): return .init(session: .init(session))
    case .replayed(let bytes): return try .init(serialized: bytes)
    }
  }

  package func acceptRecount(
    _ request: SessionsV1.AcceptRecountRequest, context: ServerContext
  ) async throws -> SessionsV1.AcceptRecountResponse {
    let user = try context.requireUser()
    let requestID = try RequestID(request.requestID)
    let id = try SessionID(request.sessionID, field: "session_id")
    let receipt = try await receipts.claims(of: request.receiptJws)
    guard receipt.userID == user else { throw ReceiptError.wrongUser }
    let recount = Recount(receipt: receipt, acceptsLowerCount: request.acceptLowerCount)
    let remembered = requestID.map { id in
      RememberedRequest<Session>(
        id: id, payloadDigest: request.payloadDigest("AcceptRecount", without: \.requestID)
      ) { SessionsV1.AcceptRecountResponse(session: .init($0)).serialized() }
    }
    switch try await change(id, of: user, etag: request.etag, remembered, { try recount.applied(to: $0) }) {
    case .changed(let session), .unchanged(let session): return .init(session: .init(session))
    case .replayed(let bytes): return try .init(serialized: bytes)
    }
  }

  package func deleteSession(
    _ request: SessionsV1.DeleteSessionRequest, context: ServerContext
  ) async throws -> SessionsV1.DeleteSessionResponse {
    let user = try context.requireUser()
    let id = try SessionID(request.sessionID, field: "session_id")
    guard try await store.delete(id, of: user, at: clock()) else { throw RPCError.notFound("session", id: "\(id)") }
    notifier.notify()
    return .init()
  }

  package func undeleteSession(
    _ request: SessionsV1.UndeleteSessionRequest, context: ServerContext
  ) async throws -> SessionsV1.UndeleteSessionResponse {
    let user = try context.requireUser()
    let id = try SessionID(request.sessionID, field: "session_id")
    guard let session = try await store.undelete(id, of: user, at: clock()) else {
      throw RPCError.notFound("session", id: "\(id)")
    }
    notifier.notify()
    return .init(session: .init(session))
  }

  /// The user's goals when a session began; the start of a session never changes.
  private func goals(of user: UserID, at id: SessionID) async throws -> Goals {
    guard let session = try await store.session(id, of: user) else { return .standard }
    return try await goals.goals(of: user, at: session.facts.start)
  }

  /// Changes an existing session if its etag still matches.
  private func change(
    _ id: SessionID, of user: UserID, etag: String, _ request: RememberedRequest<Session>?,
    _ change: @escaping @Sendable (SessionFacts) throws -> SessionFacts
  ) async throws -> ChangedSession {
    let changed = try await store.change(id, of: user, at: clock(), request: request) { session in
      guard etag.isEmpty || etag == session.etag else {
        throw RPCError.etagMismatch(of: "session", now: session.etag)
      }
      return try change(session.facts)
    }
    guard let changed else { throw RPCError.notFound("session", id: "\(id)") }
    if case .changed = changed { notifier.notify() }
    return changed
  }
}
