// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/trophies/v1/trophies.proto. Do not edit it: `deploy/dev generate` makes it.

package import TitanProto
package import TitanRPC

extension TrophiesV1 {
  /// The methods of `titanup.trophies.v1.TrophiesService`.
  package enum TrophiesServiceMethods {
    package static let listTrophies = MethodDescriptor(
      service: "titanup.trophies.v1.TrophiesService", method: "ListTrophies", type: .unary, hasNoSideEffects: true)
    package static let getTrophy = MethodDescriptor(
      service: "titanup.trophies.v1.TrophiesService", method: "GetTrophy", type: .unary, hasNoSideEffects: true)
    package static let listAwards = MethodDescriptor(
      service: "titanup.trophies.v1.TrophiesService", method: "ListAwards", type: .unary, hasNoSideEffects: true)
    package static let getAward = MethodDescriptor(
      service: "titanup.trophies.v1.TrophiesService", method: "GetAward", type: .unary, hasNoSideEffects: true)
    package static let acknowledgeAward = MethodDescriptor(
      service: "titanup.trophies.v1.TrophiesService", method: "AcknowledgeAward", type: .unary, isIdempotent: true)
    package static let explainAward = MethodDescriptor(
      service: "titanup.trophies.v1.TrophiesService", method: "ExplainAward", type: .unary, hasNoSideEffects: true)
    package static let listCurrentMedals = MethodDescriptor(
      service: "titanup.trophies.v1.TrophiesService", method: "ListCurrentMedals", type: .unary, hasNoSideEffects: true)
    package static let listMedalHistory = MethodDescriptor(
      service: "titanup.trophies.v1.TrophiesService", method: "ListMedalHistory", type: .unary, hasNoSideEffects: true)
    package static let getLevel = MethodDescriptor(
      service: "titanup.trophies.v1.TrophiesService", method: "GetLevel", type: .unary, hasNoSideEffects: true)
    package static let explainLevel = MethodDescriptor(
      service: "titanup.trophies.v1.TrophiesService", method: "ExplainLevel", type: .unary, hasNoSideEffects: true)
    package static let getTrophyProgress = MethodDescriptor(
      service: "titanup.trophies.v1.TrophiesService", method: "GetTrophyProgress", type: .unary, hasNoSideEffects: true)
    package static let watchAwards = MethodDescriptor(
      service: "titanup.trophies.v1.TrophiesService", method: "WatchAwards", type: .serverStreaming, hasNoSideEffects: true)
    package static let getImage = MethodDescriptor(
      service: "titanup.trophies.v1.TrophiesService", method: "GetImage", type: .unary, hasNoSideEffects: true)
    package static let createAwardLink = MethodDescriptor(
      service: "titanup.trophies.v1.TrophiesService", method: "CreateAwardLink", type: .unary, isIdempotent: true)
    package static let listAwardLinks = MethodDescriptor(
      service: "titanup.trophies.v1.TrophiesService", method: "ListAwardLinks", type: .unary, hasNoSideEffects: true)
    package static let revokeAwardLink = MethodDescriptor(
      service: "titanup.trophies.v1.TrophiesService", method: "RevokeAwardLink", type: .unary, isIdempotent: true)
    package static let getSharedAward = MethodDescriptor(
      service: "titanup.trophies.v1.TrophiesService", method: "GetSharedAward", type: .unary, hasNoSideEffects: true)
    package static let getAwardKeys = MethodDescriptor(
      service: "titanup.trophies.v1.TrophiesService", method: "GetAwardKeys", type: .unary, hasNoSideEffects: true)

    package static let descriptor = ServiceDescriptor(
      fullName: "titanup.trophies.v1.TrophiesService",
      methods: [listTrophies, getTrophy, listAwards, getAward, acknowledgeAward, explainAward, listCurrentMedals, listMedalHistory, getLevel, explainLevel, getTrophyProgress, watchAwards, getImage, createAwardLink, listAwardLinks, revokeAwardLink, getSharedAward, getAwardKeys])
  }
}

extension TrophiesV1 {
  /// The methods that users and their devices call.
  package protocol TrophiesServiceProtocol: ReflectedService {
    /// Lists the catalogue in the order of its rules: earned trophies, and with `include_locked` all others; secret ones
    /// are masked until they are earned.
    func listTrophies(_ request: TrophiesV1.ListTrophiesRequest, context: ServerContext) async throws -> TrophiesV1.ListTrophiesResponse

    /// Returns one trophy of the catalogue, earned or not; masked while it is secret. NOT_FOUND if there is none with this
    /// id.
    func getTrophy(_ request: TrophiesV1.GetTrophyRequest, context: ServerContext) async throws -> TrophiesV1.GetTrophyResponse

    /// Lists earned trophies, newest first. Empty for a new account. INVALID_ARGUMENT PAGE_TOKEN_INVALID for a token from
    /// another list.
    func listAwards(_ request: TrophiesV1.ListAwardsRequest, context: ServerContext) async throws -> TrophiesV1.ListAwardsResponse

    /// Returns one award, even a revoked one. NOT_FOUND if there is none with this id, or it belongs to another user.
    func getAward(_ request: TrophiesV1.GetAwardRequest, context: ServerContext) async throws -> TrophiesV1.GetAwardResponse

    /// Marks an award as seen, so that only one device celebrates it. Calling it again is OK; an award that is revoked and
    /// granted again stays seen. NOT_FOUND as in GetAward.
    func acknowledgeAward(_ request: TrophiesV1.AcknowledgeAwardRequest, context: ServerContext) async throws -> TrophiesV1.AcknowledgeAwardResponse

    /// Explains why a trophy was awarded, or how close the user came: its rule, its award with its proof, and the best
    /// attempts that weren't enough; nothing about a secret trophy until it is earned. NOT_FOUND as in GetTrophy.
    func explainAward(_ request: TrophiesV1.ExplainAwardRequest, context: ServerContext) async throws -> TrophiesV1.ExplainAwardResponse

    /// Lists the medals that the user wears: those from today's sessions, and those for dates in a row. Today's medals
    /// disappear when the date is over. INVALID_ARGUMENT for an unknown time zone.
    func listCurrentMedals(_ request: TrophiesV1.ListCurrentMedalsRequest, context: ServerContext) async throws -> TrophiesV1.ListCurrentMedalsResponse

    /// Lists every medal ever earned, how often, and on which dates. INVALID_ARGUMENT DATE_INVALID.
    func listMedalHistory(_ request: TrophiesV1.ListMedalHistoryRequest, context: ServerContext) async throws -> TrophiesV1.ListMedalHistoryResponse

    /// Returns the user's Titan level.
    func getLevel(_ request: TrophiesV1.GetLevelRequest, context: ServerContext) async throws -> TrophiesV1.GetLevelResponse

    /// Returns the level and where its points come from.
    func explainLevel(_ request: TrophiesV1.ExplainLevelRequest, context: ServerContext) async throws -> TrophiesV1.ExplainLevelResponse

    /// Returns the progress towards each trophy that isn't earned yet, and what is missing; secret ones are omitted.
    /// INVALID_ARGUMENT for an unknown time zone.
    func getTrophyProgress(_ request: TrophiesV1.GetTrophyProgressRequest, context: ServerContext) async throws -> TrophiesV1.GetTrophyProgressResponse

    /// Streams awards as they are granted or revoked, and levels as they are reached: everything since the cursor, then
    /// every new change. The initial metadata arrives as soon as the stream is watching. INVALID_ARGUMENT CURSOR_INVALID
    /// for a cursor that this account never received; one from before a backup was restored means the beginning, and
    /// awards sent again keep their ids. UNAVAILABLE SHUTTING_DOWN when the server stops. RESOURCE_EXHAUSTED
    /// TOO_MANY_WATCHES if the account already has the maximum number of such streams open on this service, 32 by default.
    func watchAwards(
      _ request: TrophiesV1.WatchAwardsRequest, response: RPCWriter<TrophiesV1.WatchAwardsResponse>, context: ServerContext
    ) async throws

    /// The picture behind an `image_uri` of a trophy or a medal: SVG 1.1 without script or references. NOT_FOUND if there
    /// is none, or if it belongs to a trophy that is still secret.
    func getImage(_ request: TrophiesV1.GetImageRequest, context: ServerContext) async throws -> TrophiesV1.GetImageResponse

    /// Makes a public link to one of the caller's awards. Anybody who has it sees this award and its evidence, signed, and
    /// nothing else of the account, until the link or the award is revoked or the account is erased. The same request
    /// again returns the same link.
    ///
    /// INVALID_ARGUMENT UUID_INVALID, NAME_INVALID. NOT_FOUND as in GetAward. FAILED_PRECONDITION AWARD_REVOKED for an
    /// award whose proof is gone, AWARD_LINKS_OFF if the server has no key for links. ALREADY_EXISTS LINK_EXISTS if a link
    /// of the caller with this id says something else. RESOURCE_EXHAUSTED TOO_MANY_LINKS for more than 100 links.
    func createAwardLink(_ request: TrophiesV1.CreateAwardLinkRequest, context: ServerContext) async throws -> TrophiesV1.CreateAwardLinkResponse

    /// Lists the caller's public links, newest first. INVALID_ARGUMENT UUID_INVALID.
    func listAwardLinks(_ request: TrophiesV1.ListAwardLinksRequest, context: ServerContext) async throws -> TrophiesV1.ListAwardLinksResponse

    /// Revokes a public link: from now on nobody can tell it from one that never was. Calling it again is OK, and so is the
    /// id of no link. INVALID_ARGUMENT UUID_INVALID.
    func revokeAwardLink(_ request: TrophiesV1.RevokeAwardLinkRequest, context: ServerContext) async throws -> TrophiesV1.RevokeAwardLinkResponse

    /// Returns the award behind a public link. Open to everybody who has the link. NOT_FOUND AWARD_LINK_UNKNOWN, the same
    /// for a token that never was, a revoked link, a revoked award, and an erased account.
    func getSharedAward(_ request: TrophiesV1.GetSharedAwardRequest, context: ServerContext) async throws -> TrophiesV1.GetSharedAwardResponse

    /// The public keys that verify the statements of GetSharedAward. Open to everybody.
    func getAwardKeys(_ request: TrophiesV1.GetAwardKeysRequest, context: ServerContext) async throws -> TrophiesV1.GetAwardKeysResponse
  }
}

extension TrophiesV1.TrophiesServiceProtocol {
  package static var descriptor: ServiceDescriptor { TrophiesV1.TrophiesServiceMethods.descriptor }
  package static var protoFiles: [FileEntry] { TrophiesV1.protoFiles }

  package func registerMethods(with router: inout RPCRouter) {
    router.unary(TrophiesV1.TrophiesServiceMethods.listTrophies) {
      try await listTrophies($0, context: $1)
    }
    router.unary(TrophiesV1.TrophiesServiceMethods.getTrophy) {
      try await getTrophy($0, context: $1)
    }
    router.unary(TrophiesV1.TrophiesServiceMethods.listAwards) {
      try await listAwards($0, context: $1)
    }
    router.unary(TrophiesV1.TrophiesServiceMethods.getAward) {
      try await getAward($0, context: $1)
    }
    router.unary(TrophiesV1.TrophiesServiceMethods.acknowledgeAward) {
      try await acknowledgeAward($0, context: $1)
    }
    router.unary(TrophiesV1.TrophiesServiceMethods.explainAward) {
      try await explainAward($0, context: $1)
    }
    router.unary(TrophiesV1.TrophiesServiceMethods.listCurrentMedals) {
      try await listCurrentMedals($0, context: $1)
    }
    router.unary(TrophiesV1.TrophiesServiceMethods.listMedalHistory) {
      try await listMedalHistory($0, context: $1)
    }
    router.unary(TrophiesV1.TrophiesServiceMethods.getLevel) {
      try await getLevel($0, context: $1)
    }
    router.unary(TrophiesV1.TrophiesServiceMethods.explainLevel) {
      try await explainLevel($0, context: $1)
    }
    router.unary(TrophiesV1.TrophiesServiceMethods.getTrophyProgress) {
      try await getTrophyProgress($0, context: $1)
    }
    router.serverStreaming(TrophiesV1.TrophiesServiceMethods.watchAwards) {
      try await watchAwards($0, response: $1, context: $2)
    }
    router.unary(TrophiesV1.TrophiesServiceMethods.getImage) {
      try await getImage($0, context: $1)
    }
    router.unary(TrophiesV1.TrophiesServiceMethods.createAwardLink) {
      try await createAwardLink($0, context: $1)
    }
    router.unary(TrophiesV1.TrophiesServiceMethods.listAwardLinks) {
      try await listAwardLinks($0, context: $1)
    }
    router.unary(TrophiesV1.TrophiesServiceMethods.revokeAwardLink) {
      try await revokeAwardLink($0, context: $1)
    }
    router.unary(TrophiesV1.TrophiesServiceMethods.getSharedAward) {
      try await getSharedAward($0, context: $1)
    }
    router.unary(TrophiesV1.TrophiesServiceMethods.getAwardKeys) {
      try await getAwardKeys($0, context: $1)
    }
  }
}

extension TrophiesV1 {
  /// Calls `titanup.trophies.v1.TrophiesService` over a channel.
  package struct TrophiesServiceClient: Sendable {
    private let channel: any RPCChannel
    private let options: CallOptions

    /// - Parameter options: those of every call that names none of its own.
    package init(channel: any RPCChannel, options: CallOptions = .init()) {
      self.channel = channel
      self.options = options
    }

    /// Lists the catalogue in the order of its rules: earned trophies, and with `include_locked` all others; secret ones
    /// are masked until they are earned.
    package func listTrophies(
      _ request: TrophiesV1.ListTrophiesRequest, options: CallOptions? = nil
    ) async throws -> TrophiesV1.ListTrophiesResponse {
      try await channel.unary(TrophiesServiceMethods.listTrophies, request, options ?? self.options)
    }

    /// Returns one trophy of the catalogue, earned or not; masked while it is secret. NOT_FOUND if there is none with this
    /// id.
    package func getTrophy(
      _ request: TrophiesV1.GetTrophyRequest, options: CallOptions? = nil
    ) async throws -> TrophiesV1.GetTrophyResponse {
      try await channel.unary(TrophiesServiceMethods.getTrophy, request, options ?? self.options)
    }

    /// Lists earned trophies, newest first. Empty for a new account. INVALID_ARGUMENT PAGE_TOKEN_INVALID for a token from
    /// another list.
    package func listAwards(
      _ request: TrophiesV1.ListAwardsRequest, options: CallOptions? = nil
    ) async throws -> TrophiesV1.ListAwardsResponse {
      try await channel.unary(TrophiesServiceMethods.listAwards, request, options ?? self.options)
    }

    /// Returns one award, even a revoked one. NOT_FOUND if there is none with this id, or it belongs to another user.
    package func getAward(
      _ request: TrophiesV1.GetAwardRequest, options: CallOptions? = nil
    ) async throws -> TrophiesV1.GetAwardResponse {
      try await channel.unary(TrophiesServiceMethods.getAward, request, options ?? self.options)
    }

    /// Marks an award as seen, so that only one device celebrates it. Calling it again is OK; an award that is revoked and
    /// granted again stays seen. NOT_FOUND as in GetAward.
    package func acknowledgeAward(
      _ request: TrophiesV1.AcknowledgeAwardRequest, options: CallOptions? = nil
    ) async throws -> TrophiesV1.AcknowledgeAwardResponse {
      try await channel.unary(TrophiesServiceMethods.acknowledgeAward, request, options ?? self.options)
    }

    /// Explains why a trophy was awarded, or how close the user came: its rule, its award with its proof, and the best
    /// attempts that weren't enough; nothing about a secret trophy until it is earned. NOT_FOUND as in GetTrophy.
    package func explainAward(
      _ request: TrophiesV1.ExplainAwardRequest, options: CallOptions? = nil
    ) async throws -> TrophiesV1.ExplainAwardResponse {
      try await channel.unary(TrophiesServiceMethods.explainAward, request, options ?? self.options)
    }

    /// Lists the medals that the user wears: those from today's sessions, and those for dates in a row. Today's medals
    /// disappear when the date is over. INVALID_ARGUMENT for an unknown time zone.
    package func listCurrentMedals(
      _ request: TrophiesV1.ListCurrentMedalsRequest, options: CallOptions? = nil
    ) async throws -> TrophiesV1.ListCurrentMedalsResponse {
      try await channel.unary(TrophiesServiceMethods.listCurrentMedals, request, options ?? self.options)
    }

    /// Lists every medal ever earned, how often, and on which dates. INVALID_ARGUMENT DATE_INVALID.
    package func listMedalHistory(
      _ request: TrophiesV1.ListMedalHistoryRequest, options: CallOptions? = nil
    ) async throws -> TrophiesV1.ListMedalHistoryResponse {
      try await channel.unary(TrophiesServiceMethods.listMedalHistory, request, options ?? self.options)
    }

    /// Returns the user's Titan level.
    package func getLevel(
      _ request: TrophiesV1.GetLevelRequest, options: CallOptions? = nil
    ) async throws -> TrophiesV1.GetLevelResponse {
      try await channel.unary(TrophiesServiceMethods.getLevel, request, options ?? self.options)
    }

    /// Returns the level and where its points come from.
    package func explainLevel(
      _ request: TrophiesV1.ExplainLevelRequest, options: CallOptions? = nil
    ) async throws -> TrophiesV1.ExplainLevelResponse {
      try await channel.unary(TrophiesServiceMethods.explainLevel, request, options ?? self.options)
    }

    /// Returns the progress towards each trophy that isn't earned yet, and what is missing; secret ones are omitted.
    /// INVALID_ARGUMENT for an unknown time zone.
    package func getTrophyProgress(
      _ request: TrophiesV1.GetTrophyProgressRequest, options: CallOptions? = nil
    ) async throws -> TrophiesV1.GetTrophyProgressResponse {
      try await channel.unary(TrophiesServiceMethods.getTrophyProgress, request, options ?? self.options)
    }

    /// Streams awards as they are granted or revoked, and levels as they are reached: everything since the cursor, then
    /// every new change. The initial metadata arrives as soon as the stream is watching. INVALID_ARGUMENT CURSOR_INVALID
    /// for a cursor that this account never received; one from before a backup was restored means the beginning, and
    /// awards sent again keep their ids. UNAVAILABLE SHUTTING_DOWN when the server stops. RESOURCE_EXHAUSTED
    /// TOO_MANY_WATCHES if the account already has the maximum number of such streams open on this service, 32 by default.
    package func watchAwards<Result>(
      _ request: TrophiesV1.WatchAwardsRequest, options: CallOptions? = nil,
      _ body: (RPCAsyncSequence<TrophiesV1.WatchAwardsResponse>) async throws -> Result
    ) async throws -> Result {
      try await channel.serverStreaming(TrophiesServiceMethods.watchAwards, request, options ?? self.options, body)
    }

    /// The picture behind an `image_uri` of a trophy or a medal: SVG 1.1 without script or references. NOT_FOUND if there
    /// is none, or if it belongs to a trophy that is still secret.
    package func getImage(
      _ request: TrophiesV1.GetImageRequest, options: CallOptions? = nil
    ) async throws -> TrophiesV1.GetImageResponse {
      try await channel.unary(TrophiesServiceMethods.getImage, request, options ?? self.options)
    }

    /// Makes a public link to one of the caller's awards. Anybody who has it sees this award and its evidence, signed, and
    /// nothing else of the account, until the link or the award is revoked or the account is erased. The same request
    /// again returns the same link.
    ///
    /// INVALID_ARGUMENT UUID_INVALID, NAME_INVALID. NOT_FOUND as in GetAward. FAILED_PRECONDITION AWARD_REVOKED for an
    /// award whose proof is gone, AWARD_LINKS_OFF if the server has no key for links. ALREADY_EXISTS LINK_EXISTS if a link
    /// of the caller with this id says something else. RESOURCE_EXHAUSTED TOO_MANY_LINKS for more than 100 links.
    package func createAwardLink(
      _ request: TrophiesV1.CreateAwardLinkRequest, options: CallOptions? = nil
    ) async throws -> TrophiesV1.CreateAwardLinkResponse {
      try await channel.unary(TrophiesServiceMethods.createAwardLink, request, options ?? self.options)
    }

    /// Lists the caller's public links, newest first. INVALID_ARGUMENT UUID_INVALID.
    package func listAwardLinks(
      _ request: TrophiesV1.ListAwardLinksRequest, options: CallOptions? = nil
    ) async throws -> TrophiesV1.ListAwardLinksResponse {
      try await channel.unary(TrophiesServiceMethods.listAwardLinks, request, options ?? self.options)
    }

    /// Revokes a public link: from now on nobody can tell it from one that never was. Calling it again is OK, and so is the
    /// id of no link. INVALID_ARGUMENT UUID_INVALID.
    package func revokeAwardLink(
      _ request: TrophiesV1.RevokeAwardLinkRequest, options: CallOptions? = nil
    ) async throws -> TrophiesV1.RevokeAwardLinkResponse {
      try await channel.unary(TrophiesServiceMethods.revokeAwardLink, request, options ?? self.options)
    }

    /// Returns the award behind a public link. Open to everybody who has the link. NOT_FOUND AWARD_LINK_UNKNOWN, the same
    /// for a token that never was, a revoked link, a revoked award, and an erased account.
    package func getSharedAward(
      _ request: TrophiesV1.GetSharedAwardRequest, options: CallOptions? = nil
    ) async throws -> TrophiesV1.GetSharedAwardResponse {
      try await channel.unary(TrophiesServiceMethods.getSharedAward, request, options ?? self.options)
    }

    /// The public keys that verify the statements of GetSharedAward. Open to everybody.
    package func getAwardKeys(
      _ request: TrophiesV1.GetAwardKeysRequest, options: CallOptions? = nil
    ) async throws -> TrophiesV1.GetAwardKeysResponse {
      try await channel.unary(TrophiesServiceMethods.getAwardKeys, request, options ?? self.options)
    }
  }
}

extension TrophiesV1 {
  /// The methods of `titanup.trophies.v1.TrophiesAdminService`.
  package enum TrophiesAdminServiceMethods {
    package static let createTrophyRule = MethodDescriptor(
      service: "titanup.trophies.v1.TrophiesAdminService", method: "CreateTrophyRule", type: .unary)
    package static let updateTrophyRule = MethodDescriptor(
      service: "titanup.trophies.v1.TrophiesAdminService", method: "UpdateTrophyRule", type: .unary)
    package static let archiveTrophyRule = MethodDescriptor(
      service: "titanup.trophies.v1.TrophiesAdminService", method: "ArchiveTrophyRule", type: .unary)
    package static let listTrophyRules = MethodDescriptor(
      service: "titanup.trophies.v1.TrophiesAdminService", method: "ListTrophyRules", type: .unary, hasNoSideEffects: true)
    package static let previewRule = MethodDescriptor(
      service: "titanup.trophies.v1.TrophiesAdminService", method: "PreviewRule", type: .unary, hasNoSideEffects: true)
    package static let reevaluateTrophies = MethodDescriptor(
      service: "titanup.trophies.v1.TrophiesAdminService", method: "ReevaluateTrophies", type: .unary)
    package static let getOperation = MethodDescriptor(
      service: "titanup.trophies.v1.TrophiesAdminService", method: "GetOperation", type: .unary, hasNoSideEffects: true)

    package static let descriptor = ServiceDescriptor(
      fullName: "titanup.trophies.v1.TrophiesAdminService",
      methods: [createTrophyRule, updateTrophyRule, archiveTrophyRule, listTrophyRules, previewRule, reevaluateTrophies, getOperation])
  }
}

extension TrophiesV1 {
  /// The methods that operators call: rules are data, and operators create them without a release.
  ///
  /// Medals are computed from sessions and rules on each request, so a medal's rule applies to everybody at once. A
  /// trophy's rule applies to sessions judged after it was created; ReevaluateTrophies judges earlier ones again. Versions
  /// are added, never changed: an award that was earned, by the time of the events, before its version was replaced stays
  /// as GRANDFATHERED until an operator revokes it.
  package protocol TrophiesAdminServiceProtocol: ReflectedService {
    /// Creates a trophy or a medal. The same request again returns the existing one.
    ///
    /// INVALID_ARGUMENT with every wrong field; RULE_UNDECIDABLE if kind, metric, scope and window make no sense together.
    /// ALREADY_EXISTS RULE_EXISTS if a trophy or a medal with this id has a different rule.
    func createTrophyRule(_ request: TrophiesV1.CreateTrophyRuleRequest, context: ServerContext) async throws -> TrophiesV1.CreateTrophyRuleResponse

    /// Puts a new version of a trophy's rule in force; for an archived trophy, this restores it. Does nothing if nothing
    /// differs.
    ///
    /// INVALID_ARGUMENT as in CreateTrophyRule, PATH_UNKNOWN. NOT_FOUND. ABORTED RULE_CHANGED if the named version isn't
    /// the one in force.
    func updateTrophyRule(_ request: TrophiesV1.UpdateTrophyRuleRequest, context: ServerContext) async throws -> TrophiesV1.UpdateTrophyRuleResponse

    /// Archives a trophy or a medal: nobody can earn it any more, users who have it keep it, and nobody else sees it.
    /// Calling it again changes nothing.
    ///
    /// NOT_FOUND. ABORTED as in UpdateTrophyRule.
    func archiveTrophyRule(_ request: TrophiesV1.ArchiveTrophyRuleRequest, context: ServerContext) async throws -> TrophiesV1.ArchiveTrophyRuleResponse

    /// Lists rules in the order of the catalogue, including secret ones. INVALID_ARGUMENT PAGE_SIZE_NEGATIVE,
    /// PAGE_TOKEN_INVALID.
    func listTrophyRules(_ request: TrophiesV1.ListTrophyRulesRequest, context: ServerContext) async throws -> TrophiesV1.ListTrophyRulesResponse

    /// Returns who would gain or lose a trophy or, on any date, a medal, if a rule were put in force and everybody judged
    /// again. Changes nothing. INVALID_ARGUMENT as in CreateTrophyRule.
    func previewRule(_ request: TrophiesV1.PreviewRuleRequest, context: ServerContext) async throws -> TrophiesV1.PreviewRuleResponse

    /// Judges users again, over all their sessions, by the rules in force. Medals need it only for revocation: what their
    /// earlier versions granted no longer counts once the operation begins. The operation continues after this call and
    /// after a restart of the service: GetOperation returns its progress.
    ///
    /// INVALID_ARGUMENT TROPHY_UNKNOWN, USER_ID_INVALID, POLICY_NOT_ALLOWED. FAILED_PRECONDITION RUNNING while another
    /// operation is running; the ErrorInfo has its `operation_id`.
    func reevaluateTrophies(_ request: TrophiesV1.ReevaluateTrophiesRequest, context: ServerContext) async throws -> TrophiesV1.ReevaluateTrophiesResponse

    /// Returns an operation's progress or result. NOT_FOUND. INVALID_ARGUMENT UUID_INVALID.
    func getOperation(_ request: TrophiesV1.GetOperationRequest, context: ServerContext) async throws -> TrophiesV1.GetOperationResponse
  }
}

extension TrophiesV1.TrophiesAdminServiceProtocol {
  package static var descriptor: ServiceDescriptor { TrophiesV1.TrophiesAdminServiceMethods.descriptor }
  package static var protoFiles: [FileEntry] { TrophiesV1.protoFiles }

  package func registerMethods(with router: inout RPCRouter) {
    router.unary(TrophiesV1.TrophiesAdminServiceMethods.createTrophyRule) {
      try await createTrophyRule($0, context: $1)
    }
    router.unary(TrophiesV1.TrophiesAdminServiceMethods.updateTrophyRule) {
      try await updateTrophyRule($0, context: $1)
    }
    router.unary(TrophiesV1.TrophiesAdminServiceMethods.archiveTrophyRule) {
      try await archiveTrophyRule($0, context: $1)
    }
    router.unary(TrophiesV1.TrophiesAdminServiceMethods.listTrophyRules) {
      try await listTrophyRules($0, context: $1)
    }
    router.unary(TrophiesV1.TrophiesAdminServiceMethods.previewRule) {
      try await previewRule($0, context: $1)
    }
    router.unary(TrophiesV1.TrophiesAdminServiceMethods.reevaluateTrophies) {
      try await reevaluateTrophies($0, context: $1)
    }
    router.unary(TrophiesV1.TrophiesAdminServiceMethods.getOperation) {
      try await getOperation($0, context: $1)
    }
  }
}

extension TrophiesV1 {
  /// Calls `titanup.trophies.v1.TrophiesAdminService` over a channel.
  package struct TrophiesAdminServiceClient: Sendable {
    private let channel: any RPCChannel
    private let options: CallOptions

    /// - Parameter options: those of every call that names none of its own.
    package init(channel: any RPCChannel, options: CallOptions = .init()) {
      self.channel = channel
      self.options = options
    }

    /// Creates a trophy or a medal. The same request again returns the existing one.
    ///
    /// INVALID_ARGUMENT with every wrong field; RULE_UNDECIDABLE if kind, metric, scope and window make no sense together.
    /// ALREADY_EXISTS RULE_EXISTS if a trophy or a medal with this id has a different rule.
    package func createTrophyRule(
      _ request: TrophiesV1.CreateTrophyRuleRequest, options: CallOptions? = nil
    ) async throws -> TrophiesV1.CreateTrophyRuleResponse {
      try await channel.unary(TrophiesAdminServiceMethods.createTrophyRule, request, options ?? self.options)
    }

    /// Puts a new version of a trophy's rule in force; for an archived trophy, this restores it. Does nothing if nothing
    /// differs.
    ///
    /// INVALID_ARGUMENT as in CreateTrophyRule, PATH_UNKNOWN. NOT_FOUND. ABORTED RULE_CHANGED if the named version isn't
    /// the one in force.
    package func updateTrophyRule(
      _ request: TrophiesV1.UpdateTrophyRuleRequest, options: CallOptions? = nil
    ) async throws -> TrophiesV1.UpdateTrophyRuleResponse {
      try await channel.unary(TrophiesAdminServiceMethods.updateTrophyRule, request, options ?? self.options)
    }

    /// Archives a trophy or a medal: nobody can earn it any more, users who have it keep it, and nobody else sees it.
    /// Calling it again changes nothing.
    ///
    /// NOT_FOUND. ABORTED as in UpdateTrophyRule.
    package func archiveTrophyRule(
      _ request: TrophiesV1.ArchiveTrophyRuleRequest, options: CallOptions? = nil
    ) async throws -> TrophiesV1.ArchiveTrophyRuleResponse {
      try await channel.unary(TrophiesAdminServiceMethods.archiveTrophyRule, request, options ?? self.options)
    }

    /// Lists rules in the order of the catalogue, including secret ones. INVALID_ARGUMENT PAGE_SIZE_NEGATIVE,
    /// PAGE_TOKEN_INVALID.
    package func listTrophyRules(
      _ request: TrophiesV1.ListTrophyRulesRequest, options: CallOptions? = nil
    ) async throws -> TrophiesV1.ListTrophyRulesResponse {
      try await channel.unary(TrophiesAdminServiceMethods.listTrophyRules, request, options ?? self.options)
    }

    /// Returns who would gain or lose a trophy or, on any date, a medal, if a rule were put in force and everybody judged
    /// again. Changes nothing. INVALID_ARGUMENT as in CreateTrophyRule.
    package func previewRule(
      _ request: TrophiesV1.PreviewRuleRequest, options: CallOptions? = nil
    ) async throws -> TrophiesV1.PreviewRuleResponse {
      try await channel.unary(TrophiesAdminServiceMethods.previewRule, request, options ?? self.options)
    }

    /// Judges users again, over all their sessions, by the rules in force. Medals need it only for revocation: what their
    /// earlier versions granted no longer counts once the operation begins. The operation continues after this call and
    /// after a restart of the service: GetOperation returns its progress.
    ///
    /// INVALID_ARGUMENT TROPHY_UNKNOWN, USER_ID_INVALID, POLICY_NOT_ALLOWED. FAILED_PRECONDITION RUNNING while another
    /// operation is running; the ErrorInfo has its `operation_id`.
    package func reevaluateTrophies(
      _ request: TrophiesV1.ReevaluateTrophiesRequest, options: CallOptions? = nil
    ) async throws -> TrophiesV1.ReevaluateTrophiesResponse {
      try await channel.unary(TrophiesAdminServiceMethods.reevaluateTrophies, request, options ?? self.options)
    }

    /// Returns an operation's progress or result. NOT_FOUND. INVALID_ARGUMENT UUID_INVALID.
    package func getOperation(
      _ request: TrophiesV1.GetOperationRequest, options: CallOptions? = nil
    ) async throws -> TrophiesV1.GetOperationResponse {
      try await channel.unary(TrophiesAdminServiceMethods.getOperation, request, options ?? self.options)
    }
  }
}
