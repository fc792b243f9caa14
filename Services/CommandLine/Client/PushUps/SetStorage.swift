import Foundation
import PoseProto
import SessionsProto
import TitanCore
import TitanProto
import TitanProtoJSON
import TitanRPC
import TitanZones

/// Creates a session from a counted set.
struct SetStorage {
  /// The most times that a set is moved to an earlier time before it is queued instead.
  private static let mostMoves = 100

  let backend: Backend
  let console: Console
  /// 0 for no target.
  let target: Int
  /// Whether the user gave no time for the set: then it may be moved before another one, since sets must not overlap.
  let mayMove: Bool

  /// The ids are made once, so that a retry stores nothing twice. A set that cannot be stored is queued with its
  /// receipt.
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
      throw RPCError(code: .internal, message: "The receipt doesn't say when the set was.")
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
      try await backend.accessTokens.call { options in
        try await backend.sessions.createSession(request, options: options.within(.seconds(10)))
      }
    }
    guard let session = response.session else {
      throw RPCError(code: .internal, message: "The server stored the session without showing it.")
    }
    return session
  }

  /// The set's receipt for an earlier time, so that it ends when the overlapping session begins; `nil` if no session
  /// overlaps.
  private func earlier(_ receipt: PoseV1.RepReceipt, because error: any Error) async throws -> PoseV1.RepReceipt? {
    guard let info = (error as? RPCError)?.info, info.reason == "SESSION_OVERLAP", let other = info.facts["session_id"]
    else {
      return nil
    }
    let inTheWay = try await backend.accessTokens.call { options in
      try await backend.sessions.getSession(.init(sessionID: other), options: options.within(.seconds(10)))
    }.session?.startTime
    guard let inTheWay, let start = receipt.startTime, let end = receipt.endTime else { return nil }
    let moved = Timestamp(inTheWay) - (Timestamp(end) - Timestamp(start))
    console.note(
      "You did another counted set at that time, so this one is stored as done before it, at \(moved). "
        + "Use `--start-time` to say when it really was.")
    return try await backend.accessTokens.call { options in
      try await backend.pose.retimeStream(
        .init(streamID: receipt.streamID, startTime: .init(moved)), options: options.within(.seconds(10)))
    }.receipt
  }

  /// Queues the set for `titanup sync`.
  private func keep(_ request: SessionsV1.CreateSessionRequest) async {
    let queue = OfflineQueueFile(beside: backend.accessTokens.file)
    do {
      try await queue.add(request)
      console.note(
        "The set couldn't be stored, so it is saved in \(queue.path). `titanup sync \(queue.path)` sends it again, "
          + "and `--start-time` gives it another time.")
    } catch {
      console.note("The set couldn't be stored or saved (\(error)). Put this line in a file for `titanup sync FILE`:")
      console.error(QueuedSession.json(request).text)
    }
  }
}
