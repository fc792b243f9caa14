import TestFlags
import TitanRPC
import TitanRPCTransport

/// The limits that `rpc_soak` and `channel_soak` take from the command line.
struct SoakLimits {
  let iterations: Int
  let failures: Int
  let latency: Duration
  let total: Duration

  init(_ flags: Flags) throws(UsageError) {
    let any = 0...Int(Int32.max)
    iterations = try flags.number("soak_iterations", or: 10, allowed: any)
    failures = try flags.number("soak_max_failures", or: 0, allowed: any)
    latency = .milliseconds(
      try flags.number("soak_per_iteration_max_acceptable_latency_ms", or: 1000, allowed: any))
    total = .seconds(try flags.number("soak_overall_timeout_seconds", or: 10, allowed: any))
  }
}

extension InteropClient {
  /// Makes large unary calls, one after the other; a call that fails or takes too long counts against the limit.
  func soak(_ channel: () -> GRPCChannel) async throws {
    let start = ContinuousClock.now
    var (done, failures): (Int, [String]) = (0, [])
    while done < soak.iterations, start.duration(to: .now) < soak.total {
      let begin = ContinuousClock.now
      do {
        let channel = channel()
        try await channel.largeUnary(CallOptions(deadline: .after(soak.total)))
        let latency = begin.duration(to: .now)
        if latency > soak.latency { failures.append("\(latency), allowed are \(soak.latency)") }
      } catch {
        failures.append("\(error)")
      }
      done += 1
    }
    try expect("calls within \(soak.total)", done, is: soak.iterations)
    guard failures.count <= soak.failures else {
      throw CaseFailure("\(failures.count) calls failed, \(soak.failures) are allowed: \(failures[0])")
    }
  }
}
