import Foundation
import TitanCore
import TitanProto
import TitanRPC
import TitanZones

/// The services, as one signed-in client sees them.
struct Backend: Sendable {
  let environment: [String: String]
  let clock: WallClock
  /// The system's time zone.
  let zone: ZoneRules
  let keeper: TokenKeeper
  let auth: AuthV1.AuthServiceClient
  let authAdmin: AuthV1.AuthAdminServiceClient
  let sessions: SessionsV1.SessionsServiceClient
  let trophies: TrophiesV1.TrophiesServiceClient
  /// What operators may do there.
  let trophiesAdmin: TrophiesV1.TrophiesAdminServiceClient
  let pose: PoseV1.PoseServiceClient
  let profile: ProfileV1.ProfileServiceClient
  let training: TrainingV1.TrainingServiceClient
  let habits: HabitsV1.HabitsServiceClient
  let motivation: MotivationV1.MotivationServiceClient
  private let closing: @Sendable () async -> Void

  /// - Parameter channel: makes the connection to a service; it may be made on the first call.
  init(
    environment: [String: String], clock: @escaping WallClock = systemClock, zone: ZoneRules,
    channel: (BackendService) throws -> any RPCChannel, closing: @escaping @Sendable () async -> Void = {}
  ) throws {
    self.environment = environment
    self.clock = clock
    self.zone = zone
    self.closing = closing
    let authChannel = try channel(.auth)
    let auth = AuthV1.AuthServiceClient(channel: authChannel)
    self.auth = auth
    authAdmin = AuthV1.AuthAdminServiceClient(channel: authChannel)
    sessions = SessionsV1.SessionsServiceClient(channel: try channel(.sessions))
    let trophies = try channel(.trophies)
    self.trophies = TrophiesV1.TrophiesServiceClient(channel: trophies)
    trophiesAdmin = TrophiesV1.TrophiesAdminServiceClient(channel: trophies)
    pose = PoseV1.PoseServiceClient(channel: try channel(.pose))
    profile = ProfileV1.ProfileServiceClient(channel: try channel(.profile))
    training = TrainingV1.TrainingServiceClient(channel: try channel(.training))
    habits = HabitsV1.HabitsServiceClient(channel: try channel(.habits))
    motivation = MotivationV1.MotivationServiceClient(channel: try channel(.motivation))
    keeper = TokenKeeper(file: try CredentialsFile(environment: environment), clock: clock) { old in
      // A response that got lost may be asked for again with the same token.
      let response = try await Patience(limit: .seconds(5)).retrying {
        try await auth.refreshToken(.init(refreshToken: old.refreshToken), options: .timeout(.seconds(10)))
      }
      return try Credentials(userID: old.userID, email: old.email, tokens: response.tokens)
    }
  }

  /// Keeps what a sign-in gave.
  func signedIn(_ user: AuthV1.User, _ tokens: AuthV1.Tokens) async throws {
    let credentials = try Credentials(userID: user.userID, email: user.email, tokens: tokens)
    try await keeper.file.locked { try keeper.file.save(credentials) }
  }

  /// Every award, newest first.
  func awards() async throws -> [TrophiesV1.Award] {
    var awards: [TrophiesV1.Award] = []
    var request = TrophiesV1.ListAwardsRequest(pageSize: 200)
    repeat {
      let page = try await keeper.call { [request] options in
        try await trophies.listAwards(request, options: options.within(.seconds(10)))
      }
      awards += page.awards
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty
    return awards
  }

  func close() async { await closing() }
}

extension Credentials {
  /// - Throws: `RPCError` INTERNAL if the server left something out.
  init(userID: String, email: String, tokens: AuthV1.Tokens?) throws {
    guard let tokens, let access = tokens.accessTokenExpireTime, let refresh = tokens.refreshTokenExpireTime,
      !tokens.accessToken.isEmpty, !tokens.refreshToken.isEmpty
    else { throw RPCError(code: .internal, message: "the server answered without tokens") }
    self.init(
      userID: userID, email: email, accessToken: tokens.accessToken, accessTokenExpiry: Timestamp(access),
      refreshToken: tokens.refreshToken, refreshTokenExpiry: Timestamp(refresh))
  }
}

extension CallOptions {
  /// The same options with a deadline.
  func within(_ duration: Duration) -> CallOptions {
    var options = self
    options.deadline = .after(duration)
    return options
  }
}
