@testable import CommandLineClient
import Foundation
import Synchronization
import TitanCore
import TitanProto
import TitanRPC

/// Sessions and trophies in memory: every stored session earns "5 pushups".
final class FakeSessionsAndTrophies: SessionsV1.SessionsServiceProtocol, TrophiesV1.TrophiesServiceProtocol {
  static var descriptor: ServiceDescriptor { SessionsV1.SessionsServiceMethods.descriptor }

  struct State: Sendable {
    var requests: [SessionsV1.CreateSessionRequest] = []
    /// How many calls of CreateSession are stored, but not answered.
    var lostAnswers = 0
    var awards: [TrophiesV1.Award] = []
    var areTrophiesAway = false
  }
  let state = Mutex(State())

  func registerMethods(with router: inout RPCRouter) {
    router.unary(SessionsV1.SessionsServiceMethods.createSession) { try await self.createSession($0, context: $1) }
    router.unary(TrophiesV1.TrophiesServiceMethods.listAwards) { try await self.listAwards($0, context: $1) }
    router.serverStreaming(TrophiesV1.TrophiesServiceMethods.watchAwards) {
      try await self.watchAwards($0, response: $1, context: $2)
    }
  }

  func createSession(
    _ request: SessionsV1.CreateSessionRequest, context: ServerContext
  ) async throws -> SessionsV1.CreateSessionResponse {
    try state.withLock { state in
      state.requests.append(request)
      if state.awards.allSatisfy({ $0.proof?.sessionIDs != [request.session?.sessionID ?? ""] }) {
        state.awards.append(
          .init(
            awardID: "award-\(state.awards.count)", trophy: .init(trophyID: "T-SESSION-5", title: "5 pushups"),
            state: .granted, proof: .init(sessionIDs: [request.session?.sessionID ?? ""])))
      }
      guard state.lostAnswers == 0 else {
        state.lostAnswers -= 1
        throw RPCError(code: .unavailable, message: "connection lost")
      }
    }
    var session = request.session ?? .init()
    session.evidence = .verifiedStream
    return .init(session: session)
  }

  func listAwards(
    _ request: TrophiesV1.ListAwardsRequest, context: ServerContext
  ) async throws -> TrophiesV1.ListAwardsResponse {
    try checkTrophies()
    return .init(awards: state.withLock { $0.awards })
  }

  func watchAwards(
    _ request: TrophiesV1.WatchAwardsRequest, response: RPCWriter<TrophiesV1.WatchAwardsResponse>,
    context: ServerContext
  ) async throws {
    try checkTrophies()
    let start = Int(request.cursor) ?? 0
    for (index, award) in state.withLock({ $0.awards }).enumerated().dropFirst(start) {
      try await response.write(.init(award: award, cursor: "\(index + 1)"))
    }
    // Nothing follows: as if the deadline had passed.
    throw RPCError.deadlineExceeded
  }

  private func checkTrophies() throws {
    guard !state.withLock({ $0.areTrophiesAway }) else { throw RPCError(code: .unavailable, message: "away") }
  }

  func getSession(_ request: SessionsV1.GetSessionRequest, context: ServerContext) async throws
    -> SessionsV1.GetSessionResponse
  { .init() }
  func listSessions(_ request: SessionsV1.ListSessionsRequest, context: ServerContext) async throws
    -> SessionsV1.ListSessionsResponse
  { .init() }
  func getStreak(_ request: SessionsV1.GetStreakRequest, context: ServerContext) async throws
    -> SessionsV1.GetStreakResponse
  { .init() }
  func explainStreak(_ request: SessionsV1.ExplainStreakRequest, context: ServerContext) async throws
    -> SessionsV1.ExplainStreakResponse
  { .init() }
  func getClock(_ request: SessionsV1.GetClockRequest, context: ServerContext) async throws
    -> SessionsV1.GetClockResponse
  { .init() }
  func updateClock(_ request: SessionsV1.UpdateClockRequest, context: ServerContext) async throws
    -> SessionsV1.UpdateClockResponse
  { .init() }
  func createPause(_ request: SessionsV1.CreatePauseRequest, context: ServerContext) async throws
    -> SessionsV1.CreatePauseResponse
  { .init() }
  func listPauses(_ request: SessionsV1.ListPausesRequest, context: ServerContext) async throws
    -> SessionsV1.ListPausesResponse
  { .init() }
  func deletePause(_ request: SessionsV1.DeletePauseRequest, context: ServerContext) async throws
    -> SessionsV1.DeletePauseResponse
  { .init() }
  func getActivityChart(_ request: SessionsV1.GetActivityChartRequest, context: ServerContext) async throws
    -> SessionsV1.GetActivityChartResponse
  { .init() }
  func deleteSession(_ request: SessionsV1.DeleteSessionRequest, context: ServerContext) async throws
    -> SessionsV1.DeleteSessionResponse
  { .init() }
  func listTrophies(_ request: TrophiesV1.ListTrophiesRequest, context: ServerContext) async throws
    -> TrophiesV1.ListTrophiesResponse
  { .init() }
  func getTrophyProgress(_ request: TrophiesV1.GetTrophyProgressRequest, context: ServerContext) async throws
    -> TrophiesV1.GetTrophyProgressResponse
  { .init() }
}

/// What a program wrote.
final class Written: Sendable {
  private let texts = Mutex((output: "", errors: ""))
  var output: String { texts.withLock { $0.output } }
  var errors: String { texts.withLock { $0.errors } }

  func console(isInteractive: Bool) -> Console {
    let terminal = Terminal(width: 100, isInteractive: isInteractive, style: .plain)
    return Console(
      output: terminal, errors: terminal, writeOutput: { text in self.texts.withLock { $0.output += text } },
      writeError: { text in self.texts.withLock { $0.errors += text } })
  }
}
