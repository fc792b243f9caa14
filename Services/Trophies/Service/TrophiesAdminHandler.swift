package import Foundation
package import Logging
package import TitanCore
package import TitanProto
package import TitanRPC
import TitanRequests
import TrophiesDomain

/// `titanup.trophies.v1.TrophiesAdminService`. Only operators' calls get this far.
package struct TrophiesAdminHandler: TrophiesV1.TrophiesAdminServiceProtocol {
  let store: any RuleStore
  let clock: WallClock
  let makeID: @Sendable (Timestamp) -> UUID
  let logger: Logger

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
