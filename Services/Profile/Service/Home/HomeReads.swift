package import TitanProto
package import TitanRPC

/// What the home screen reads of other services. The options carry the caller's token, and the deadline.
package protocol HomeReads: Sendable {
  func chart(_ request: SessionsV1.GetActivityChartRequest, _ options: CallOptions) async throws
    -> SessionsV1.GetActivityChartResponse
  func streak(_ request: SessionsV1.GetStreakRequest, _ options: CallOptions) async throws
    -> SessionsV1.GetStreakResponse
  func sessions(_ request: SessionsV1.ListSessionsRequest, _ options: CallOptions) async throws
    -> SessionsV1.ListSessionsResponse
  func awards(_ request: TrophiesV1.ListAwardsRequest, _ options: CallOptions) async throws
    -> TrophiesV1.ListAwardsResponse
}

/// The services themselves.
package struct ServiceReads: HomeReads {
  private let sessions: SessionsV1.SessionsServiceClient
  private let trophies: TrophiesV1.TrophiesServiceClient

  package init(sessions: any RPCChannel, trophies: any RPCChannel) {
    self.sessions = SessionsV1.SessionsServiceClient(channel: sessions)
    self.trophies = TrophiesV1.TrophiesServiceClient(channel: trophies)
  }

  package func chart(
    _ request: SessionsV1.GetActivityChartRequest, _ options: CallOptions
  ) async throws -> SessionsV1.GetActivityChartResponse {
    try await sessions.getActivityChart(request, options: options)
  }

  package func streak(
    _ request: SessionsV1.GetStreakRequest, _ options: CallOptions
  ) async throws -> SessionsV1.GetStreakResponse {
    try await sessions.getStreak(request, options: options)
  }

  package func sessions(
    _ request: SessionsV1.ListSessionsRequest, _ options: CallOptions
  ) async throws -> SessionsV1.ListSessionsResponse {
    try await sessions.listSessions(request, options: options)
  }

  package func awards(
    _ request: TrophiesV1.ListAwardsRequest, _ options: CallOptions
  ) async throws -> TrophiesV1.ListAwardsResponse {
    try await trophies.listAwards(request, options: options)
  }
}
