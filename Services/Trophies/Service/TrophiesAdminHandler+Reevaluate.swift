import Logging
import TitanCore
package import TitanProto
package import TitanRPC
import TitanRequests
import TrophiesDomain

extension TrophiesAdminHandler {
  /// The number of users whose sessions are in memory at the same time.
  private static let pieceSize = 50
  /// The number of trophies a request may name.
  private static let mostTrophies = 100

  package func previewRule(
    _ request: TrophiesV1.PreviewRuleRequest, context: ServerContext
  ) async throws -> TrophiesV1.PreviewRuleResponse {
    let policy = try ReevaluationPolicy(request.policy)
    let book = try await store.allRules()
    var draft = RuleDraft(request.rule ?? .init())
    if draft.order == 0, let known = book.current(TrophyID(draft.id)) { draft.order = known.order }
    let limit = request.maxUsers == 0 ? Int.max : Int(request.maxUsers)
    var preview = RulePreview(try draft.checked(in: book, at: clock()), in: book, policy)
    var last: UserID?
    while preview.examined < limit {
      let people = try await store.people(after: last, limit: min(Self.pieceSize, limit - preview.examined))
      guard let next = people.last else { break }
      for person in people { preview.examine(person.user, held: person.held, history: person.history) }
      last = next.user
    }
    return .init(preview)
  }

  package func reevaluateTrophies(
    _ request: TrophiesV1.ReevaluateTrophiesRequest, context: ServerContext
  ) async throws -> TrophiesV1.ReevaluateTrophiesResponse {
    let user = try context.requireUser()
    let scope = try await scope(of: request)
    let remembered = try RequestID(request.requestID).map { id in
      RememberedRequest<Reevaluation>(
        id: id, payloadDigest: request.payloadDigest("ReevaluateTrophies", without: \.requestID)
      ) { TrophiesV1.ReevaluateTrophiesResponse(operation: .init($0)).serialized() }
    }
    let now = clock()
    switch try await store.begin(scope, id: ReevaluationID(makeID(now)), by: user, at: now, request: remembered) {
    case .done(let begun):
      logger.notice(
        "trophies are judged again",
        metadata: ["operator": "\(user)", "operation": "\(begun.id)", "policy": "\(scope.policy)"])
      return .init(operation: .init(begun))
    case .replayed(let bytes): return try .init(serialized: bytes)
    }
  }

  package func getOperation(
    _ request: TrophiesV1.GetOperationRequest, context: ServerContext
  ) async throws -> TrophiesV1.GetOperationResponse {
    let id = request.operationID.isEmpty ? nil : ReevaluationID(request.operationID)
    guard request.operationID.isEmpty || id != nil else {
      throw Self.invalidID("operation_id", "UUID_INVALID", request.operationID)
    }
    guard let found = try await store.reevaluation(id) else {
      throw RPCError.notFound("operation", id: id?.description ?? "yet")
    }
    return .init(operation: .init(found))
  }

  private func scope(of request: TrophiesV1.ReevaluateTrophiesRequest) async throws -> Reevaluation.Scope {
    let policy = try ReevaluationPolicy(request.policy)
    let user = request.userID.isEmpty ? nil : UserID(request.userID)
    guard request.userID.isEmpty || user != nil else {
      throw Self.invalidID("user_id", "USER_ID_INVALID", request.userID)
    }
    guard user == nil || policy == .keep else {
      throw RPCError.invalid(
        "policy", reason: "POLICY_NOT_ALLOWED", "got REVOKE with a user_id; allowed: KEEP, or REVOKE for everybody")
    }
    guard request.trophyIDs.count <= Self.mostTrophies else {
      throw RPCError.invalid(
        "trophy_ids", reason: "TOO_MANY",
        "got \(request.trophyIDs.count); allowed: \(Self.mostTrophies), or none for all")
    }
    let book = try await store.allRules()
    let trophies = request.trophyIDs.map { TrophyID($0) }
    if let unknown = trophies.first(where: { book.current($0) == nil }) {
      throw RPCError.invalid(
        "trophy_ids", reason: "TROPHY_UNKNOWN", "got \(quoted("\(unknown)")); allowed: ids of ListTrophyRules")
    }
    return Reevaluation.Scope(trophies: trophies, user: user, policy: policy)
  }

  private static func invalidID(_ field: String, _ reason: String, _ text: String) -> RPCError {
    .invalid(
      field, reason: reason, "got \(quoted(text)); allowed: a UUID in its 36-character form, or nothing")
  }
}
