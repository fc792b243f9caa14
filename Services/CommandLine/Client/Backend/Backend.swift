import AuthProto
import Foundation
import HabitsProto
import MotivationProto
import PoseProto
import ProfileProto
import SessionsProto
import SocialProto
import TitanCore
import TitanRPC
import TitanZones
import TrainingProto
import TrophiesProto

/// The services, as one signed-in client sees them.
struct Backend: Sendable {
  let environment: [String: String]
  let clock: WallClock
  /// The system's time zone.
  let zone: ZoneRules
  let accessTokens: AccessTokenProvider
  /// For what treats all services alike.
  let channels: [TitanUpService: any RPCChannel]
  let auth: AuthV1.AuthServiceClient
  let authAdmin: AuthV1.AuthAdminServiceClient
  let sessions: SessionsV1.SessionsServiceClient
  let trophies: TrophiesV1.TrophiesServiceClient
  /// For operators only.
  let trophiesAdmin: TrophiesV1.TrophiesAdminServiceClient
  let pose: PoseV1.PoseServiceClient
  let profile: ProfileV1.ProfileServiceClient
  let training: TrainingV1.TrainingServiceClient
  let habits: HabitsV1.HabitsServiceClient
  let motivation: MotivationV1.MotivationServiceClient
  let social: SocialV1.SocialServiceClient
  private let closing: @Sendable () async -> Void

  /// - Parameter channel: makes the connection to a service; it may connect on the first call.
  init(
    environment: [String: String], clock: @escaping WallClock = systemClock, zone: ZoneRules,
    channel: (TitanUpService) throws -> any RPCChannel, closing: @escaping @Sendable () async -> Void = {}
  ) throws {
    self.environment = environment
    self.clock = clock
    self.zone = zone
    self.closing = closing
    var channels: [TitanUpService: any RPCChannel] = [:]
    func connected(_ service: TitanUpService) throws -> any RPCChannel {
      let connection = try channel(service)
      channels[service] = connection
      return connection
    }
    let authChannel = try connected(.auth)
    let auth = AuthV1.AuthServiceClient(channel: authChannel)
    self.auth = auth
    authAdmin = AuthV1.AuthAdminServiceClient(channel: authChannel)
    sessions = SessionsV1.SessionsServiceClient(channel: try connected(.sessions))
    let trophies = try connected(.trophies)
    self.trophies = TrophiesV1.TrophiesServiceClient(channel: trophies)
    trophiesAdmin = TrophiesV1.TrophiesAdminServiceClient(channel: trophies)
    pose = PoseV1.PoseServiceClient(channel: try connected(.pose))
    profile = ProfileV1.ProfileServiceClient(channel: try connected(.profile))
    training = TrainingV1.TrainingServiceClient(channel: try connected(.training))
    habits = HabitsV1.HabitsServiceClient(channel: try connected(.habits))
    motivation = MotivationV1.MotivationServiceClient(channel: try connected(.motivation))
    social = SocialV1.SocialServiceClient(channel: try connected(.social))
    self.channels = channels
    accessTokens = AccessTokenProvider(
      file: try CredentialsFile(environment: environment), personalToken: try Self.personalToken(environment),
      clock: clock
    ) { old in
      // If a response is lost, the same token can be used again to get it.
      let response = try await Patience(limit: .seconds(5)).retrying {
        try await auth.refreshToken(.init(refreshToken: old.refreshToken), options: .timeout(.seconds(10)))
      }
      return try Credentials(userID: old.userID, email: old.email, tokens: response.tokens)
    }
  }

  /// The personal access token in `TITANUP_TOKEN`; `nil` without that.
  ///
  /// - Throws: `ClientError` if the variable holds something else, which isn't repeated: it may be another secret.
  private static func personalToken(_ environment: [String: String]) throws(ClientError) -> PersonalAccessToken? {
    guard let text = environment["TITANUP_TOKEN"], !text.isEmpty else { return nil }
    guard let token = PersonalAccessToken(text) else {
      throw .usage(
        "TITANUP_TOKEN isn't a whole personal access token: those begin with \(PersonalAccessToken.prefix); "
          + "`titanup tokens create` makes one.")
    }
    return token
  }

  /// Stores the result of a sign-in.
  func signedIn(_ user: AuthV1.User, _ tokens: AuthV1.Tokens) async throws {
    let credentials = try Credentials(userID: user.userID, email: user.email, tokens: tokens)
    try await accessTokens.file.locked { try accessTokens.file.save(credentials) }
  }

  func close() async { await closing() }
}

extension CallOptions {
  /// The same options with a deadline.
  func within(_ duration: Duration) -> CallOptions {
    var options = self
    options.deadline = .after(duration)
    return options
  }
}
