import SessionsDomain
import TitanCore
package import TitanProto
package import TitanRPC

extension SessionsHandler {
  /// The number of items that a batch records without a pause. Before each further item it gives way to other callers,
  /// so that a full batch doesn't monopolize the store.
  private static var batchAtOnce: Int { 10 }

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
    for (index, item) in request.requests.enumerated() {
      if index >= Self.batchAtOnce, usedUp == nil { try await giveWay() }
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

/// A quota that turned out to be used up in the middle of a batch. The batch's remaining new sessions without a receipt
/// are refused without asking the store about each one.
private struct UsedUpQuota {
  let refusal: SessionConflict
  /// The batch's sessions that were recorded before; they are returned as they are.
  let stored: Set<SessionID>

  /// Whether the quota is the only reason to refuse a session.
  func refuses(_ item: SessionsV1.CreateSessionRequest, at now: Timestamp) -> Bool {
    guard item.receiptJws.isEmpty, item.requestID.isEmpty || (try? RequestID(item.requestID)) != nil,
      let claim = try? SessionDraft(item.session ?? .init()).checked(at: now)
    else { return false }
    return !stored.contains(claim.sessionID)
  }
}
