package import TitanProto
package import TitanRPC

/// What other services know of a user who listens. The options carry the user's token, and the deadline.
package protocol ListenerReads: Sendable {
  func level(_ request: TrophiesV1.GetLevelRequest, _ options: CallOptions) async throws -> TrophiesV1.GetLevelResponse
  func streak(_ request: SessionsV1.GetStreakRequest, _ options: CallOptions) async throws
    -> SessionsV1.GetStreakResponse
  func chart(_ request: SessionsV1.GetActivityChartRequest, _ options: CallOptions) async throws
    -> SessionsV1.GetActivityChartResponse
  func settings(_ request: ProfileV1.GetSettingsRequest, _ options: CallOptions) async throws
    -> ProfileV1.GetSettingsResponse
  func updateSettings(_ request: ProfileV1.UpdateSettingsRequest, _ options: CallOptions) async throws
    -> ProfileV1.UpdateSettingsResponse
}

/// The services themselves.
package struct ServiceReads: ListenerReads {
  private let trophies: TrophiesV1.TrophiesServiceClient
  private let sessions: SessionsV1.SessionsServiceClient
  private let profile: ProfileV1.ProfileServiceClient

  package init(trophies: any RPCChannel, sessions: any RPCChannel, profile: any RPCChannel) {
    self.trophies = TrophiesV1.TrophiesServiceClient(channel: trophies)
    self.sessions = SessionsV1.SessionsServiceClient(channel: sessions)
    self.profile = ProfileV1.ProfileServiceClient(channel: profile)
  }

  package func level(
    _ request: TrophiesV1.GetLevelRequest, _ options: CallOptions
  ) async throws -> TrophiesV1.GetLevelResponse {
    try await trophies.getLevel(request, options: options)
  }

  package func streak(
    _ request: SessionsV1.GetStreakRequest, _ options: CallOptions
  ) async throws -> SessionsV1.GetStreakResponse {
    try await sessions.getStreak(request, options: options)
  }

  package func chart(
    _ request: SessionsV1.GetActivityChartRequest, _ options: CallOptions
  ) async throws -> SessionsV1.GetActivityChartResponse {
    try await sessions.getActivityChart(request, options: options)
  }

  package func settings(
    _ request: ProfileV1.GetSettingsRequest, _ options: CallOptions
  ) async throws -> ProfileV1.GetSettingsResponse {
    try await profile.getSettings(request, options: options)
  }

  package func updateSettings(
    _ request: ProfileV1.UpdateSettingsRequest, _ options: CallOptions
  ) async throws -> ProfileV1.UpdateSettingsResponse {
    try await profile.updateSettings(request, options: options)
  }
}
