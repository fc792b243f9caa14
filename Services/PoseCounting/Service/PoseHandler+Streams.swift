package import PoseProto
import TitanCore
import TitanFeeds
package import TitanRPC

extension PoseHandler {
  package func getStream(
    _ request: PoseV1.GetStreamRequest, context: ServerContext
  ) async throws -> PoseV1.GetStreamResponse {
    let key = try key(request.streamID, context)
    guard let stream = try await services.store.stream(key) else { throw RPCError.noStream(key) }
    let receipt = stream.closedAt == nil ? nil : try await services.store.receipt(of: key)
    return PoseV1.GetStreamResponse(stream: PoseV1.Stream(stream, receipt: receipt))
  }

  package func listStreams(
    _ request: PoseV1.ListStreamsRequest, context: ServerContext
  ) async throws -> PoseV1.ListStreamsResponse {
    let user = try context.requireUser()
    let limit = try PageSize.resolve(request.pageSize)
    let arguments = ["ListStreams", "\(user)"]
    let place = try PageToken.decode(request.pageToken, arguments: arguments).flatMap(StreamPlace.init)
    let page = Page(
      try await services.store.streams(of: user, after: place, limit: limit + 1), limit: limit, arguments: arguments,
      cursor: \.place.fields)
    return PoseV1.ListStreamsResponse(
      streams: page.items.map { PoseV1.Stream($0) }, nextPageToken: page.nextPageToken)
  }

  package func deleteStream(
    _ request: PoseV1.DeleteStreamRequest, context: ServerContext
  ) async throws -> PoseV1.DeleteStreamResponse {
    let key = try key(request.streamID, context)
    guard let stream = try await services.store.deleteFrames(of: key, at: services.now()) else {
      throw RPCError.noStream(key)
    }
    services.notifier.notify()
    return PoseV1.DeleteStreamResponse(stream: PoseV1.Stream(stream))
  }

  package func downloadFrames(
    _ request: PoseV1.DownloadFramesRequest, response: RPCWriter<PoseV1.DownloadFramesResponse>, context: ServerContext
  ) async throws {
    let key = try key(request.streamID, context)
    let stream = try await keptStream(key)
    var next = request.firstFrame
    let wanted = request.frameCount == 0 ? .max : request.frameCount
    let (sum, overflows) = next.addingReportingOverflow(wanted)
    let end = min(overflows ? .max : sum, stream.frameCount)
    // Holds one stored piece at a time: writing suspends for a client that is slower than the store.
    while next < end {
      guard
        var found = try await services.store.frames(of: key, from: next, schema: stream.header.schema)
      else { throw StreamStoreError.expired(key.stream) }
      if found.next > end { found.frames.removeLast(Int(found.next - end)) }
      for message in found.messages { try await response.write(message) }
      next = found.next
    }
  }

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

  /// The caller's stream that a request names.
  func key(_ text: String, _ context: ServerContext) throws -> StreamKey {
    StreamKey(user: try context.requireUser(), stream: try StreamID(text, field: "stream_id"))
  }

  /// Finds a stream whose frames still exist.
  ///
  /// - Throws: NOT_FOUND, FAILED_PRECONDITION STREAM_EXPIRED.
  func keptStream(_ key: StreamKey) async throws -> StreamRecord {
    guard let stream = try await services.store.stream(key) else { throw RPCError.noStream(key) }
    guard stream.framesDeletedAt == nil else { throw StreamStoreError.expired(key.stream) }
    return stream
  }
}

extension StreamPlace {
  /// The fields of a page token; `nil` if this service did not issue the token.
  fileprivate init?(fields: [String]) {
    guard fields.count == 2, let time = Int64(fields[0]), let id = StreamID(fields[1]) else { return nil }
    self.init(createdAt: Timestamp(microseconds: time), streamID: id)
  }

  fileprivate var fields: [String] { ["\(createdAt.microseconds)", "\(streamID)"] }
}
