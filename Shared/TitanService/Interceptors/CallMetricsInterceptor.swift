import CoreMetrics
import Synchronization
import TitanCore
import TitanRPC

/// Counts calls by method and code, their time, and those that run, under the names other gRPC servers use
/// (`grpc_server_handled_total`, `grpc_server_handling_seconds`).
struct CallMetricsInterceptor: ServerInterceptor {
  private let metrics: CallMetrics
  private let now: @Sendable () -> ContinuousClock.Instant

  init(factory: any MetricsFactory, now: @escaping @Sendable () -> ContinuousClock.Instant) {
    metrics = CallMetrics(factory: factory)
    self.now = now
  }

  func intercept(_ context: ServerContext, next: @escaping Next) async throws {
    let method = metrics.method(context.method)
    let start = now()
    method.inFlight.increment(by: 1)
    func finish(_ code: StatusCode) {
      method.inFlight.decrement(by: 1)
      method.duration.recordNanoseconds(start.duration(to: now()).microseconds * 1_000)
      method.handled(code).increment(by: 1)
    }
    do {
      try await next(context)
      finish(.ok)
    } catch {
      finish(RPCError(wrapping: error).code)
      throw error
    }
  }
}

/// The metrics of each method, made at its first call. Methods that do not exist share one set: their names are the
/// client's invention and would grow without bound.
private final class CallMetrics: Sendable {
  private let factory: any MetricsFactory
  private let methods = Mutex<[String: MethodMetrics]>([:])

  init(factory: any MetricsFactory) { self.factory = factory }

  func method(_ method: MethodDescriptor) -> MethodMetrics {
    let path = method.isKnown ? method.path : ""
    if let known = methods.withLock({ $0[path] }) { return known }
    let labels = [
      ("grpc_service", method.isKnown ? method.service : "unknown"),
      ("grpc_method", method.isKnown ? method.method : "unknown"),
    ]
    // Two that come at once make two, of the same series: it does not matter whose is kept.
    let made = MethodMetrics(factory: factory, labels: labels)
    methods.withLock { $0[path] = made }
    return made
  }
}

private final class MethodMetrics: Sendable {
  let inFlight: any MeterHandler
  let duration: any TimerHandler
  private let factory: any MetricsFactory
  private let labels: [(String, String)]
  private let counters = Mutex<[StatusCode: any CounterHandler]>([:])

  init(factory: any MetricsFactory, labels: [(String, String)]) {
    (self.factory, self.labels) = (factory, labels)
    inFlight = factory.makeMeter(label: "grpc_server_in_flight", dimensions: labels)
    duration = factory.makeTimer(label: "grpc_server_handling_seconds", dimensions: labels)
  }

  func handled(_ code: StatusCode) -> any CounterHandler {
    if let counter = counters.withLock({ $0[code] }) { return counter }
    let made = factory.makeCounter(
      label: "grpc_server_handled_total", dimensions: labels + [("grpc_code", code.name)])
    counters.withLock { $0[code] = made }
    return made
  }
}
