import CoreMetrics
import Synchronization
import TitanCore
import TitanRPC

/// Counts calls by method and code, their time, and those that run, under the names other gRPC servers use
/// (`grpc_server_handled_total`, `grpc_server_handling_seconds`).
///
/// Methods that do not exist share one set: their names are the client's invention and would grow without bound.
struct CallMetrics: Sendable {
  private let factory: any MetricsFactory
  private let unknown: MethodMetrics

  init(factory: any MetricsFactory) {
    self.factory = factory
    unknown = MethodMetrics(factory: factory, service: "unknown", method: "unknown")
  }

  /// To be asked once a method.
  func method(_ method: MethodDescriptor) -> MethodMetrics {
    method.isKnown ? MethodMetrics(factory: factory, service: method.service, method: method.method) : unknown
  }
}

/// The metrics of one method.
final class MethodMetrics: Sendable {
  private let inFlight: any MeterHandler
  private let duration: any TimerHandler
  private let factory: any MetricsFactory
  private let labels: [(String, String)]
  /// Made when a code first comes, and then found by its number.
  private let counters: Mutex<[(any CounterHandler)?]>

  init(factory: any MetricsFactory, service: String, method: String) {
    self.factory = factory
    labels = [("grpc_service", service), ("grpc_method", method)]
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
