// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/trophies/v1/trophies.proto. Not to be edited: `deploy/dev generate` writes it anew.

package import TitanRPC

extension TrophiesV1 {
  /// The methods of `titanup.trophies.v1.TrophiesService`.
  package enum TrophiesServiceMethods {
    package static let listTrophies = MethodDescriptor(
      service: "titanup.trophies.v1.TrophiesService", method: "ListTrophies", type: .unary, isIdempotent: true)
    package static let listAwards = MethodDescriptor(
      service: "titanup.trophies.v1.TrophiesService", method: "ListAwards", type: .unary, isIdempotent: true)
    package static let getTrophyProgress = MethodDescriptor(
      service: "titanup.trophies.v1.TrophiesService", method: "GetTrophyProgress", type: .unary, isIdempotent: true)
    package static let watchAwards = MethodDescriptor(
      service: "titanup.trophies.v1.TrophiesService", method: "WatchAwards", type: .serverStreaming)

    package static let descriptor = ServiceDescriptor(
      fullName: "titanup.trophies.v1.TrophiesService",
      methods: [listTrophies, listAwards, getTrophyProgress, watchAwards])
  }
}

extension TrophiesV1 {
  /// What people and their devices call.
  package protocol TrophiesServiceProtocol: RPCService {
    /// The catalogue, in the order of its rules: what was earned, and with `include_locked` the rest too.
    func listTrophies(_ request: TrophiesV1.ListTrophiesRequest, context: ServerContext) async throws -> TrophiesV1.ListTrophiesResponse

    /// What was earned, newest first. Empty for a new account. INVALID_ARGUMENT PAGE_TOKEN_INVALID for a token of another
    /// list.
    func listAwards(_ request: TrophiesV1.ListAwardsRequest, context: ServerContext) async throws -> TrophiesV1.ListAwardsResponse

    /// How far each trophy that is not yet earned is, and what is missing. INVALID_ARGUMENT for an unknown time zone.
    func getTrophyProgress(_ request: TrophiesV1.GetTrophyProgressRequest, context: ServerContext) async throws -> TrophiesV1.GetTrophyProgressResponse

    /// Awards as they are granted or revoked: everything since the cursor, then what happens. Initial metadata come at
    /// once, when the stream is watching. INVALID_ARGUMENT CURSOR_INVALID for a cursor that this account was never given;
    /// one from before a backup was restored means the beginning, and what comes again has the ids it had. UNAVAILABLE
    /// SHUTTING_DOWN when this server stops.
    func watchAwards(
      _ request: TrophiesV1.WatchAwardsRequest, response: RPCWriter<TrophiesV1.WatchAwardsResponse>, context: ServerContext
    ) async throws
  }
}

extension TrophiesV1.TrophiesServiceProtocol {
  package static var descriptor: ServiceDescriptor { TrophiesV1.TrophiesServiceMethods.descriptor }

  package func registerMethods(with router: inout RPCRouter) {
    router.unary(TrophiesV1.TrophiesServiceMethods.listTrophies) {
      try await listTrophies($0, context: $1)
    }
    router.unary(TrophiesV1.TrophiesServiceMethods.listAwards) {
      try await listAwards($0, context: $1)
    }
    router.unary(TrophiesV1.TrophiesServiceMethods.getTrophyProgress) {
      try await getTrophyProgress($0, context: $1)
    }
    router.serverStreaming(TrophiesV1.TrophiesServiceMethods.watchAwards) {
      try await watchAwards($0, response: $1, context: $2)
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

    /// The catalogue, in the order of its rules: what was earned, and with `include_locked` the rest too.
    package func listTrophies(
      _ request: TrophiesV1.ListTrophiesRequest, options: CallOptions? = nil
    ) async throws -> TrophiesV1.ListTrophiesResponse {
      try await channel.unary(TrophiesServiceMethods.listTrophies, request, options ?? self.options)
    }

    /// What was earned, newest first. Empty for a new account. INVALID_ARGUMENT PAGE_TOKEN_INVALID for a token of another
    /// list.
    package func listAwards(
      _ request: TrophiesV1.ListAwardsRequest, options: CallOptions? = nil
    ) async throws -> TrophiesV1.ListAwardsResponse {
      try await channel.unary(TrophiesServiceMethods.listAwards, request, options ?? self.options)
    }

    /// How far each trophy that is not yet earned is, and what is missing. INVALID_ARGUMENT for an unknown time zone.
    package func getTrophyProgress(
      _ request: TrophiesV1.GetTrophyProgressRequest, options: CallOptions? = nil
    ) async throws -> TrophiesV1.GetTrophyProgressResponse {
      try await channel.unary(TrophiesServiceMethods.getTrophyProgress, request, options ?? self.options)
    }

    /// Awards as they are granted or revoked: everything since the cursor, then what happens. Initial metadata come at
    /// once, when the stream is watching. INVALID_ARGUMENT CURSOR_INVALID for a cursor that this account was never given;
    /// one from before a backup was restored means the beginning, and what comes again has the ids it had. UNAVAILABLE
    /// SHUTTING_DOWN when this server stops.
    package func watchAwards<Result>(
      _ request: TrophiesV1.WatchAwardsRequest, options: CallOptions? = nil,
      _ body: (RPCAsyncSequence<TrophiesV1.WatchAwardsResponse>) async throws -> Result
    ) async throws -> Result {
      try await channel.serverStreaming(TrophiesServiceMethods.watchAwards, request, options ?? self.options, body)
    }
  }
}
