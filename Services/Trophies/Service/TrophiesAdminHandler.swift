package import Foundation
package import Logging
package import TitanCore
package import TitanRPC
import TitanRequests
import TrophiesDomain
package import TrophiesProto

/// `titanup.trophies.v1.TrophiesAdminService`. Only operators' calls get this far.
package struct TrophiesAdminHandler: TrophiesV1.TrophiesAdminServiceProtocol {
  private let store: any RuleStore
  private let clock: WallClock
  private let makeID: @Sendable (Timestamp) -> UUID
  private let logger: Logger

  /// The number of users whose sessions are in memory at the same time.
  private static let batchSize = 50
  /// The number of trophies a request may name.
  private static let mostTrophies = 100

  package init(
    store: any RuleStore, clock: @escaping WallClock = systemClock,
    makeID: @escaping @Sendable (Timestamp) -> UUID = { .version7(at: $0) },
    logger: Logger = Logger(label: "titanup-trophies")
  ) {
    self.store = store
    self.clock = clock
    self.makeID = makeID
    self.logger = logger
  }

  package func createTrophyRule(
    _ request: TrophiesV1.CreateTrophyRuleRequest, context: ServerContext
  ) async throws -> TrophiesV1.CreateTrophyRuleResponse {
    let draft = RuleDraft(request.rule ?? .init())
    return try await change(
      request, \.requestID, context, as: { .init(rule: .init($0)) },
      { book, now in try RuleChange.create(draft, in: book, at: now) })
  }

  package func updateTrophyRule(
    _ request: TrophiesV1.UpdateTrophyRuleRequest, context: ServerContext
  ) async throws -> TrophiesV1.UpdateTrophyRuleResponse {
    let wanted = request.rule ?? .init()
    let change = try RuleDraft.change(to: wanted, mask: request.updateMask)
    return try await self.change(
      request, \.requestID, context, as: { .init(rule: .init($0)) },
      { book, now in
        try RuleChange.update(
          TrophyID(wanted.trophyID), version: Int(wanted.version), in: book, at: now, change)
      })
  }

  package func archiveTrophyRule(
    _ request: TrophiesV1.ArchiveTrophyRuleRequest, context: ServerContext
  ) async throws -> TrophiesV1.ArchiveTrophyRuleResponse {
    try await change(
      request, \.requestID, context, as: { .init(rule: .init($0)) },
      { book, now in
        try RuleChange.archive(TrophyID(request.trophyID), version: Int(request.version), in: book, at: now)
      })
  }

  package func listTrophyRules(
    _ request: TrophiesV1.ListTrophyRulesRequest, context: ServerContext
  ) async throws -> TrophiesV1.ListTrophyRulesResponse {
    let limit = try PageSize.resolve(request.pageSize)
    let arguments = [
      "ListTrophyRules", request.trophyID, "\(request.includePastVersions)", "\(request.includeArchived)",
      "\(request.kind.rawValue)",
    ]
    let after = try PageToken.decode(request.pageToken, arguments: arguments)
    let kind = try request.listedKind
    let book = try await store.allRules()
    let rules = book.current
      .filter { request.trophyID.isEmpty || $0.id == TrophyID(request.trophyID) }
      .filter { kind == nil || $0.kind == kind }
      .filter { request.includeArchived || !$0.isArchived }
      .flatMap { request.includePastVersions ? book.versions(of: $0.id) : [$0] }
    // Rules are few enough to be read all at once; a page token names the last one shown.
    let start = after.flatMap { after in rules.firstIndex { $0.place == after } }.map { $0 + 1 } ?? 0
    let page = Page(Array(rules[start...].prefix(limit + 1)), limit: limit, arguments: arguments, cursor: \.place)
    return .init(rules: page.items.map { .init($0) }, nextPageToken: page.nextPageToken)
  }

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
      let people = try await store.people(after: last, limit: min(Self.batchSize, limit - preview.examined))
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

  /// Changes the rules, once per request id.
  private func change<Request: RPCMessage, Response: RPCMessage>(
    _ request: Request, _ requestID: WritableKeyPath<Request, String>, _ context: ServerContext,
    as response: @escaping @Sendable (TrophyRule) -> Response,
    _ decide: @escaping @Sendable (RuleBook, Timestamp) throws -> TrophyRule
  ) async throws -> Response {
    let user = try context.requireUser()
    let remembered = try RequestID(request[keyPath: requestID]).map { id in
      RememberedRequest<TrophyRule>(
        id: id, payloadDigest: request.payloadDigest(context.method.method, without: requestID)
      ) { response($0).serialized() }
    }
    let now = clock()
    switch try await store.changeRules(by: user, at: now, request: remembered, { try decide($0, now) }) {
    case .done(let rule):
      logger.notice(
        "a rule is in force",
        metadata: [
          "operator": "\(user)", "method": "\(context.method.method)", "trophy": "\(rule.id)",
          "version": "\(rule.version)",
        ])
      return response(rule)
    case .replayed(let bytes): return try Response(serialized: bytes)
    }
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

extension TrophiesV1.ListTrophyRulesRequest {
  /// `nil` for any kind.
  ///
  /// - Throws: INVALID_ARGUMENT for an unknown number.
  fileprivate var listedKind: TrophyRule.Kind? {
    get throws {
      if kind == .unspecified { return trophyID.isEmpty ? .trophy : nil }
      guard let known = TrophyRule.Kind(rawValue: Int(kind.rawValue)) else {
        throw RPCError.invalid(
          "kind", reason: "UNKNOWN",
          "got \(kind.rawValue); allowed: TROPHY, MEDAL_INTRADAY, MEDAL_CONSISTENCY, or nothing")
      }
      return known
    }
  }
}

extension TrophyRule {
  /// The fields of a page token.
  fileprivate var place: [String] { ["\(id)", "\(version)"] }
}
