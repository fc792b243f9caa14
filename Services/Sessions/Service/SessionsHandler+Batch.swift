import SessionsDomain
import TitanCore
package import TitanProto
package import TitanRPC

extension SessionsHandler {
  package func batchCreateSessions(
    _ request: SessionsV1.BatchCreateSessionsRequest, context: ServerContext
  ) async throws -> SessionsV1.BatchCreateSessionsResponse {
    let user = try context.requireUser()
    let count = request.requests.count
    guard count <= SessionLimits.batch else {
      throw RPCError(
        .resourceExhausted, reason: "BATCH_TOO_LARGE", "got \(count) sessions; allowed: \(SessionLimits.batch) at once",
        info: ["limit": "\(SessionLimits.batch)"])
    }
    var results: [SessionsV1.BatchCreateSessionsResult] = []
    for item in request.requests { results.append(try await result(of: item, by: user, in: context.language)) }
    return .init(results: results)
  }

  /// What is wrong with the item becomes its status. What is wrong with the server fails the call: the item may be fine.
  private func result(
    of item: SessionsV1.CreateSessionRequest, by user: UserID, in language: Language
  ) async throws -> SessionsV1.BatchCreateSessionsResult {
    do {
      return .init(result: .session(try await create(item, by: user).session ?? .init()))
    } catch let error as RPCError where error.code != .unavailable {
      return .init(result: .status(try .init(serialized: StatusDetails.encode(error.worded(in: language)))))
    } catch let error as any RPCErrorConvertible {
      let worded = RPCError(error, in: language).worded(in: language)
      return .init(result: .status(try .init(serialized: StatusDetails.encode(worded))))
    }
  }
}
