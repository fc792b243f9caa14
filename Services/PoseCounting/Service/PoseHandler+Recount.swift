import PoseCountingDomain
import TitanCore
import TitanFeeds
import TitanPostgres
package import TitanProto
package import TitanRPC

extension PoseHandler {
  package func recountStream(
    _ request: PoseV1.RecountStreamRequest, context: ServerContext
  ) async throws -> PoseV1.RecountStreamResponse {
    let key = try key(request.streamID, context)
    let parameters = try services.parameters(request.counter, field: "counter")
    let stream = try await keptStream(key)
    guard let old = try await services.store.receipt(of: key) else { throw RPCError.unfinished(key) }
    let new = try await recount(key, stream, old, by: parameters)
    return PoseV1.RecountStreamResponse(
      receipt: PoseV1.RepReceipt(new), oldReps: UInt32(old.claims.reps.count), newReps: UInt32(new.claims.reps.count),
      differences: RepDifference.between(old.claims.reps, new.claims.reps).map(PoseV1.RepDifference.init))
  }

  package func submitGroundTruth(
    _ request: PoseV1.SubmitGroundTruthRequest, context: ServerContext
  ) async throws -> PoseV1.SubmitGroundTruthResponse {
    let key = try key(request.streamID, context)
    let allowed = GroundTruth.allowed
    guard let reps = Int(exactly: request.reps), allowed.contains(reps) else {
      throw RPCError.invalid(
        "reps", reason: "GROUND_TRUTH_INVALID",
        "\(request.reps); allowed: \(allowed.lowerBound) to \(allowed.upperBound)")
    }
    let truth = GroundTruth(reps: reps, mayImproveCounters: request.mayImproveCounters, statedAt: services.now())
    guard try await services.store.state(truth, of: key) else { throw RPCError.noStream(key) }
    return PoseV1.SubmitGroundTruthResponse(
      reps: request.reps, mayImproveCounters: truth.mayImproveCounters, updateTime: .init(truth.statedAt))
  }

  private func recount(
    _ key: StreamKey, _ stream: StreamRecord, _ old: SignedReceipt, by parameters: PushUpParameters
  ) async throws -> SignedReceipt {
    if parameters.name == old.claims.counter { return old }
    if let known = try await services.store.recount(of: key, by: parameters.name) { return known }
    var header = stream.header
    header.parameters = parameters
    var count = CountedStream(header)
    try await replay(key, stream) { count.replay($0.frames) }
    _ = count.finish()
    // The new receipt must be for the same frames as the first.
    guard count.streamDigest == stream.summary?.digest else { throw CorruptStream() }
    let time = services.now()
    // The evidence against a stream stands no matter which counter counts it.
    var claims = ReceiptClaims(
      count, key: key, receiptID: ReceiptID(services.newID(time)), issuedAt: time, evidence: old.claims.evidence ?? [])
    claims.origin = stream.origin
    let kept = try await services.store.add(recount: try services.signer.sign(claims), of: key, at: time)
    services.notifier.notify()
    return kept
  }

  /// Finds a stream whose frames still exist.
  ///
  /// - Throws: NOT_FOUND, FAILED_PRECONDITION STREAM_EXPIRED.
  func keptStream(_ key: StreamKey) async throws -> StreamRecord {
    guard let stream = try await services.store.stream(key) else { throw RPCError.noStream(key) }
    guard stream.framesDeletedAt == nil else { throw StreamStoreError.expired(key.stream) }
    return stream
  }

  /// Passes every stored frame to `body` in order, one stored piece at a time. Other tasks on this event loop run in
  /// between.
  func replay(_ key: StreamKey, _ stream: StreamRecord, _ body: (StoredFrames) -> Void) async throws {
    var next: UInt64 = 0
    while next < stream.frameCount {
      guard let found = try await services.store.frames(of: key, from: next, schema: stream.header.schema) else {
        throw StreamStoreError.expired(key.stream)
      }
      body(found)
      next = found.next
      await Task.yield()
    }
  }
}

extension PoseV1.RepDifference {
  init(_ difference: RepDifference) {
    switch difference {
    case .changed(let old, let new): self.init(change: .changed, old: .init(old), new: .init(new))
    case .added(let new): self.init(change: .added, new: .init(new))
    case .removed(let old): self.init(change: .removed, old: .init(old))
    }
  }
}
