import PoseCountingDomain
package import PoseProto
import TitanCore
import TitanFeeds
import TitanProto
package import TitanRPC

extension PoseHandler {
  package func listCounters(
    _ request: PoseV1.ListCountersRequest, context: ServerContext
  ) async throws -> PoseV1.ListCountersResponse {
    PoseV1.ListCountersResponse(counters: services.versions.map { .init($0) })
  }

  package func recountStream(
    _ request: PoseV1.RecountStreamRequest, context: ServerContext
  ) async throws -> PoseV1.RecountStreamResponse {
    let key = try key(request.streamID, context)
    // A counter that does not exist is a wrong argument, whether or not the stream exists.
    try services.checkIsCounter(request.counter, field: "counter")
    let stream = try await keptStream(key)
    let version = try services.version(request.counter, of: stream.header.counter.exerciseNumber, field: "counter")
    guard let old = try await services.store.receipt(of: key) else { throw RPCError.unfinished(key) }
    let new = try await recount(key, stream, old, by: version)
    return PoseV1.RecountStreamResponse(
      receipt: PoseV1.RepReceipt(new), oldReps: UInt32(old.claims.reps.count), newReps: UInt32(new.claims.reps.count),
      differences: RepDifference.between(old.claims.reps, new.claims.reps).map(PoseV1.RepDifference.init),
      oldHeldSeconds: UInt32(old.claims.heldSeconds), newHeldSeconds: UInt32(new.claims.heldSeconds))
  }

  private func recount(
    _ key: StreamKey, _ stream: StreamRecord, _ old: SignedReceipt, by version: CounterVersion
  ) async throws -> SignedReceipt {
    if version.name == old.claims.counter { return old }
    if let known = try await services.store.recount(of: key, by: version.name) { return known }
    var header = stream.header
    (header.counter, header.liveness) = (version, nil)
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
    // So does the answer: the athlete was asked when the stream's own counter said so.
    claims.liveness = old.claims.liveness
    let kept = try await services.store.add(recount: try services.signer.sign(claims), of: key, at: time)
    services.notifier.notify()
    return kept
  }

  package func explainReps(
    _ request: PoseV1.ExplainRepsRequest, context: ServerContext
  ) async throws -> PoseV1.ExplainRepsResponse {
    let key = try key(request.streamID, context)
    try services.checkIsCounter(request.counter, field: "counter")
    let stream = try await keptStream(key)
    let header = stream.header
    let version =
      request.counter.isEmpty
      ? header.counter : try services.version(request.counter, of: header.counter.exerciseNumber, field: "counter")
    // The counter explains itself: it counts again, this time with a trace.
    guard case .pushUp(let parameters) = version else { return try await explain(key, stream, by: version) }
    var counter = PushUpCounter(parameters: parameters, schema: header.schema, image: header.image, traces: true)
    try await replay(key, stream) { for frame in $0.frames { _ = counter.consume(frame) } }
    _ = counter.finish()
    return PoseV1.ExplainRepsResponse(counter.trace ?? CounterTrace(), counter: .init(version))
  }

  /// Explains another exercise by what its counter reports about each frame.
  private func explain(
    _ key: StreamKey, _ stream: StreamRecord, by version: CounterVersion
  ) async throws -> PoseV1.ExplainRepsResponse {
    guard case .other(let exercise) = version,
      var tracer = ExerciseTracer(exercise, schema: stream.header.schema, image: stream.header.image)
    else { throw CorruptStream() }
    try await replay(key, stream) { for frame in $0.frames { tracer.consume(frame) } }
    tracer.finish()
    return PoseV1.ExplainRepsResponse(tracer, counter: .init(version))
  }

  /// Passes every stored frame to `body` in order, one stored piece at a time. Other tasks on this event loop run in
  /// between.
  private func replay(_ key: StreamKey, _ stream: StreamRecord, _ body: (StoredFrames) -> Void) async throws {
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
}
