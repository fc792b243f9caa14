import PoseCountingDomain
package import TitanProto
package import TitanRPC

extension PoseHandler {
  package func explainReps(
    _ request: PoseV1.ExplainRepsRequest, context: ServerContext
  ) async throws -> PoseV1.ExplainRepsResponse {
    let key = try key(request.streamID, context)
    let named = request.counter.isEmpty ? nil : try services.parameters(request.counter, field: "counter")
    let stream = try await keptStream(key)
    let parameters = named ?? stream.header.parameters
    // The counter explains itself: it counts again, this time with a trace.
    var counter = PushUpCounter(
      parameters: parameters, schema: stream.header.schema, image: stream.header.image, traces: true)
    try await replay(key, stream) { for frame in $0.frames { _ = counter.consume(frame) } }
    _ = counter.finish()
    return PoseV1.ExplainRepsResponse(counter.trace ?? CounterTrace(), counter: .init(parameters, services.counters))
  }
}

extension PoseV1.ExplainRepsResponse {
  init(_ trace: CounterTrace, counter: PoseV1.Counter) {
    self.init(
      counter: counter, timeMs: trace.samples.map { UInt32($0.time / 1_000) },
      // 0 means that there is no angle.
      angleDecidegrees: trace.samples.map { $0.angle.map { max(1, Self.decidegrees($0)) } ?? 0 },
      inPosition: trace.samples.map(\.isPlank),
      dips: trace.dips.map { PoseV1.Dip($0, in: trace.samples) })
  }

  fileprivate static func decidegrees(_ angle: Millidegrees) -> UInt32 { UInt32(max(0, angle + 50) / 100) }
}

extension PoseV1.Dip {
  fileprivate init(_ dip: JudgedDip, in samples: [CounterTrace.Sample]) {
    self.init(
      firstFrame: Self.frame(at: dip.start, samples), bottomFrame: Self.frame(at: dip.bottom, samples),
      lastFrame: Self.frame(at: dip.end, samples), startMs: UInt32(dip.start / 1_000),
      bottomMs: UInt32(dip.bottom / 1_000), endMs: UInt32(dip.end / 1_000),
      topAngleDecidegrees: PoseV1.ExplainRepsResponse.decidegrees(dip.topAngle),
      bottomAngleDecidegrees: PoseV1.ExplainRepsResponse.decidegrees(dip.bottomAngle),
      endAngleDecidegrees: PoseV1.ExplainRepsResponse.decidegrees(dip.endAngle),
      reasons: dip.objections.map { PoseV1.RejectReason(rawValue: Int32($0.rawValue)) })
    switch dip.outcome {
    case .rep(let rep): (outcome, self.rep) = (.rep, PoseV1.Rep(ClaimedRep(rep)))
    case .partial: outcome = .partial
    case .rejected: outcome = .rejected
    }
  }

  /// Frames and samples correspond one to one, and their times increase.
  private static func frame(at time: Int64, _ samples: [CounterTrace.Sample]) -> UInt64 {
    var (low, high) = (0, samples.count)
    while low < high {
      let middle = (low + high) / 2
      if samples[middle].time < time { low = middle + 1 } else { high = middle }
    }
    return UInt64(low)
  }
}
