import CoreMetrics
import Synchronization
import TitanCore
import TitanRPC

/// Counts calls by method and code, their duration, and running calls, under the names other gRPC servers use
/// (`grpc_server_handled_total`, `grpc_server_handling_seconds`).
///
/// Unknown methods share one set of metrics: clients make up their names, which would grow without bound.
struct CallMetrics: Sendable {
  private let factory: any MetricsFactory
  private let unknown: MethodMetrics

  init(factory: any MetricsFactory) {
    self.factory = factory
    unknown = MethodMetrics(factory: factory, service: "unknown", method: "unknown", type: "unknown")
  }

  /// Call it once per method.
  func method(_ method: MethodDescriptor) -> MethodMetrics {
    guard method.isKnown else { return unknown }
    return MethodMetrics(
      factory: factory, service: method.service, method: method.method, type: method.type.metricLabel)
  }
}

/// The metrics of one method.
final class MethodMetrics: Sendable {
  private let inFlight: any MeterHandler
  private let duration: any TimerHandler
  private let factory: any MetricsFactory
  private let labels: [(String, String)]
  /// Created when a code first occurs, and then found by its number.
  private let counters: Mutex<[(any CounterHandler)?]>

  init(factory: any MetricsFactory, service: String, method: String, type: String) {
    self.factory = factory
    labels = [("grpc_service", service), ("grpc_method", method), ("grpc_type", type)]
    inFlight = factory.makeMeter(label: "grpc_server_in_flight", dimensions: labels)
    duration = factory.makeTimer(label: "grpc_server_handling_seconds", dimensions: labels)
    counters = Mutex(Array(repeating: nil, count: StatusCode.allCases.count))
  }

  func begin() { inFlight.increment(by: 1) }

  func end(_ code: StatusCode, _ time: Duration) {
    inFlight.decrement(by: 1)
    duration.recordNanoseconds(time.microseconds * 1_000)
    handled(code).increment(by: 1)
  }

  private func handled(_ code: StatusCode) -> any CounterHandler {
    counters.withLock { counters in
      if let counter = counters[code.rawValue] { return counter }
      let made = factory.makeCounter(
        label: "grpc_server_handled_total", dimensions: labels + [("grpc_code", code.name)])
      counters[code.rawValue] = made
      return made
    }
  }
}

extension RPCType {
  /// The value of `grpc_type`, by which endless streams can be told from calls that somebody waits for.
  fileprivate var metricLabel: String {
    switch self {
    case .unary: "unary"
    case .clientStreaming: "client_stream"
    case .serverStreaming: "server_stream"
    case .bidirectionalStreaming: "bidi_stream"
    }
  }
}
