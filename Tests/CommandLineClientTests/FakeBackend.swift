@testable import CommandLineClient
import Foundation
import Synchronization
import TitanCore
import TitanProto
import TitanRPC

/// What of sessions and trophies a set needs, in memory: every stored session earns "5 pushups".
final class FakeSessionsAndTrophies: RPCService {
  static var descriptor: ServiceDescriptor { SessionsV1.SessionsServiceMethods.descriptor }

  struct State: Sendable {
    var requests: [SessionsV1.CreateSessionRequest] = []
    /// How many calls of CreateSession are stored, but not answered.
    var lostAnswers = 0
    var awards: [TrophiesV1.Award] = []
    /// What trophies answer instead.
    var trophiesFailure: RPCError?
    /// What CreateSession answers instead of storing.
    var refusal: RPCError?
    /// Sessions that are in the way, by their ids: whatever ends after they began is refused.
    var inTheWay: [(id: String, start: GoogleProtobuf.Timestamp)] = []
  }
  let state = Mutex(State())

  func registerMethods(with router: inout RPCRouter) {
    router.unary(SessionsV1.SessionsServiceMethods.createSession) { try await self.createSession($0, context: $1) }
    router.unary(SessionsV1.SessionsServiceMethods.getSession) { try await self.getSession($0, context: $1) }
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
      if let refusal = state.refusal { throw refusal }
      if let end = request.session?.endTime,
        let other = state.inTheWay.first(where: { Timestamp($0.start) < Timestamp(end) })
      {
        throw RPCError(.failedPrecondition, reason: "SESSION_OVERLAP", "overlaps", info: ["session_id": other.id])
      }
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
    if let failure = state.withLock({ $0.trophiesFailure }) { throw failure }
  }
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
