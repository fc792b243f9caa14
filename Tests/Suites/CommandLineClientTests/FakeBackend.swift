import Foundation
import SessionsProto
import Synchronization
import TitanCore
import TitanProto
import TitanRPC
import TrophiesProto
@testable import CommandLineClient

/// The parts of sessions and trophies that a set needs, in memory: every stored session earns "5 pushups".
final class FakeSessionsAndTrophies: RPCService {
  static var descriptor: ServiceDescriptor { SessionsV1.SessionsServiceMethods.descriptor }

  struct State: Sendable {
    var requests: [SessionsV1.CreateSessionRequest] = []
    /// The number of calls of CreateSession that are stored, but get no response.
    var lostAnswers = 0
    var awards: [TrophiesV1.Award] = []
    /// The number of times that trophies are asked before they have judged a session.
    var judgedAfter = 0
    /// The number of times they were asked about a session.
    var judgementsAsked = 0
    /// Whether sessions earn nothing.
    var earnsNothing = false
    /// What trophies return instead.
    var trophiesFailure: RPCError?
    /// What CreateSession returns instead of storing.
    var refusal: RPCError?
    /// Existing sessions by their ids: a session that overlaps one of them is refused.
    var inTheWay: [(id: String, start: GoogleProtobuf.Timestamp)] = []
  }
  let state = Mutex(State())

  func registerMethods(with router: inout RPCRouter) {
    router.unary(SessionsV1.SessionsServiceMethods.createSession) { try await self.createSession($0, context: $1) }
    router.unary(SessionsV1.SessionsServiceMethods.getSession) { try await self.getSession($0, context: $1) }
    router.unary(TrophiesV1.TrophiesServiceMethods.listAwards) { try await self.listAwards($0, context: $1) }
  }

  func createSession(
    _ request: SessionsV1.CreateSessionRequest, context: ServerContext
  ) async throws -> SessionsV1.CreateSessionResponse {
    try state.withLock { state in
      state.requests.append(request)
      if let refusal = state.refusal { throw refusal }
      if let end = request.session?.endTime,
        let other = state.inTheWay.first(where: { Timestamp($0.start) < Timestamp(end) })
      {
        throw RPCError(.failedPrecondition, reason: "SESSION_OVERLAP", "overlaps", info: ["session_id": other.id])
      }
      let isNew = state.awards.allSatisfy { $0.proof?.sessionIDs != [request.session?.sessionID ?? ""] }
      if isNew, !state.earnsNothing {
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

  func getSession(
    _ request: SessionsV1.GetSessionRequest, context: ServerContext
  ) async throws -> SessionsV1.GetSessionResponse {
    let found = state.withLock { $0.inTheWay.first { $0.id == request.sessionID } }
    return .init(session: .init(sessionID: request.sessionID, startTime: found?.start))
  }

  func listAwards(
    _ request: TrophiesV1.ListAwardsRequest, context: ServerContext
  ) async throws -> TrophiesV1.ListAwardsResponse {
    try checkTrophies()
    return state.withLock { state in
      guard !request.sessionID.isEmpty else { return .init(awards: state.awards) }
      state.judgementsAsked += 1
      let isJudged =
        state.judgementsAsked > state.judgedAfter
        && state.requests.contains { $0.session?.sessionID == request.sessionID }
      return .init(awards: isJudged ? state.awards : [], isSessionJudged: isJudged)
    }
  }

  private func checkTrophies() throws {
    if let failure = state.withLock({ $0.trophiesFailure }) { throw failure }
  }
}

/// The output of a program.
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
