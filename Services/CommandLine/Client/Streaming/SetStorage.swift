import Foundation
import TitanCore
import TitanProto
import TitanRPC
import TitanZones

/// Makes a session of a set that was counted.
struct SetStorage {
  /// How often a set is filed earlier, before it is kept instead.
  private static let mostMoves = 100

  let backend: Backend
  let console: Console
  /// 0 for none.
  let target: Int
  /// Whether nobody said when the set was: then it may be filed before another one, as two are not done at once.
  let mayMove: Bool

  /// The ids are made once, so that asking again stores nothing twice. What cannot be stored is kept, with its receipt.
  func store(_ receipt: PoseV1.RepReceipt) async throws -> SessionsV1.Session {
    var request = try request(receipt)
    var moves = mayMove ? Self.mostMoves : 0
    while true {
      do { return try await create(request) } catch {
        guard moves > 0, let moved = try? await earlier(receipt, because: error) else {
          await keep(request)
          throw error
        }
        request = try self.request(moved)
        moves -= 1
      }
    }
  }

  private func request(_ receipt: PoseV1.RepReceipt) throws -> SessionsV1.CreateSessionRequest {
    guard let start = receipt.startTime, let end = receipt.endTime else {
      throw RPCError(code: .internal, message: "the receipt does not say when the set was")
    }
    return SessionsV1.CreateSessionRequest(
      session: .init(
        sessionID: UUID.version7(at: backend.clock()).uuidString.lowercased(), startTime: start, endTime: end,
        timeZone: backend.zone.name,
        utcOffsetSeconds: Int32(backend.zone.utcOffsetSeconds(at: Timestamp(start))),
        reps: UInt32(receipt.reps.count), target: UInt32(clamping: target)),
      receiptJws: receipt.jws, requestID: UUID().uuidString.lowercased())
  }

  private func create(_ request: SessionsV1.CreateSessionRequest) async throws -> SessionsV1.Session {
    let response = try await Patience.retrying("sessions", console) {
      try await backend.keeper.call { options in
        try await backend.sessions.createSession(request, options: options.within(.seconds(10)))
      }
    }
    guard let session = response.session else {
      throw RPCError(code: .internal, message: "the server stored the session without showing it")
    }
    return session
  }

  /// The set's receipt with another time: it ended when the session began that is in its way. `nil` if none is.
  private func earlier(_ receipt: PoseV1.RepReceipt, because error: any Error) async throws -> PoseV1.RepReceipt? {
    guard let info = (error as? RPCError)?.info, info.reason == "SESSION_OVERLAP", let other = info.facts["session_id"]
    else {
      return nil
    }
    let inTheWay = try await backend.keeper.call { options in
      try await backend.sessions.getSession(.init(sessionID: other), options: options.within(.seconds(10)))
    }.session?.startTime
    guard let inTheWay, let start = receipt.startTime, let end = receipt.endTime else { return nil }
    let moved = Timestamp(inTheWay) - (Timestamp(end) - Timestamp(start))
    console.note(
      "another counted set was done then; this one is filed as done before it, at \(moved). "
        + "`--start-time` says when it really was")
    return try await backend.keeper.call { options in
      try await backend.pose.retimeStream(
        .init(streamID: receipt.streamID, startTime: .init(moved)), options: options.within(.seconds(10)))
    }.receipt
  }

  /// For `titanup sync`: the receipt says what was counted, whatever stood against storing it now.
  private func keep(_ request: SessionsV1.CreateSessionRequest) async {
    let queue = OfflineQueueFile(beside: backend.keeper.file)
    do {
      try await queue.add(request)
      console.note(
        "the set is not stored; it is kept in \(queue.path), and `titanup sync \(queue.path)` sends it again, "
          + "with `--start-time` as of another time")
    } catch {
      console.note("the set is not stored, and \(error); `titanup sync FILE` sends a file with this line:")
      console.error(QueuedSession.json(request).text)
    }
  }
}

extension Patience {
  /// Tries again while a service is away, which is said once.
  static func retrying<Result>(
    _ service: String, _ console: Console, _ body: () async throws -> Result
  ) async throws -> Result {
    var isTold = false
    func tell(_ error: RPCError, _ pause: Duration) {
      if !isTold { console.note("the \(service) service is away (\(error.code.name)), trying again") }
      isTold = true
    }
    return try await Patience(limit: .seconds(60)).retrying(away: tell, body)
  }
}
