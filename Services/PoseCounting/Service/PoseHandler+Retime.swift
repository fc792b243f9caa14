import PoseCountingDomain
import TitanCore
package import TitanProto
package import TitanRPC

extension PoseHandler {
  package func retimeStream(
    _ request: PoseV1.RetimeStreamRequest, context: ServerContext
  ) async throws -> PoseV1.RetimeStreamResponse {
    let key = try key(request.streamID, context)
    let now = services.now()
    guard let message = request.startTime else {
      throw RPCError.invalid(
        "start_time", reason: "TIMESTAMP_MISSING",
        "nothing came; allowed: a time from \(StreamOpening.earliestStart) on, from which the set ends by now")
    }
    let start = try StreamOpening.startTime(message, field: "start_time", now: now)
    guard let stream = try await services.store.stream(key) else { throw RPCError.noStream(key) }
    guard let summary = stream.summary else { throw RPCError.unfinished(key) }
    let end = start + .microseconds(summary.duration)
    guard end <= now + StreamOpening.clockTolerance else {
      throw RPCError.endsInFuture("start_time", end: end, now: now)
    }
    let receipt = try await services.store.retime(key, to: start, at: now) { stream, old in
      var claims = old.claims
      (claims.receiptID, claims.issuedAt) = (ReceiptID(services.newID(now)), Timestamp(seconds: now.seconds))
      (claims.start, claims.end, claims.origin) = (start, end, stream.origin)
      return try services.signer.sign(claims)
    }
    guard let receipt else { throw RPCError.noStream(key) }
    return PoseV1.RetimeStreamResponse(receipt: PoseV1.RepReceipt(receipt))
  }
}

extension RPCError {
  static func unfinished(_ key: StreamKey) -> RPCError {
    RPCError(
      .failedPrecondition, reason: "STREAM_UNFINISHED", "stream \(key.stream) is not closed yet",
      info: ["stream_id": key.stream.description])
  }

  static func endsInFuture(_ field: String, end: Timestamp, now: Timestamp) -> RPCError {
    invalid(
      field, reason: "TIME_IN_FUTURE",
      "the set would end at \(end); allowed: at most 5 minutes after \(now)")
  }
}
