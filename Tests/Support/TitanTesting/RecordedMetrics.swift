package import CoreMetrics
import Synchronization

/// Metrics that a test reads: the last value of each meter, the sum of each counter, and what each timer has recorded, in
/// nanoseconds. They are named `label`, or `label value1,value2` with dimensions.
package final class RecordedMetrics: MetricsFactory {
  private let recorded = Mutex<[String: [Double]]>([:])

  package init() {}

  /// The values of a metric, oldest first; none if it was never made.
  package func values(_ name: String) -> [Double] { recorded.withLock { $0[name] ?? [] } }

  package func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    series(label, dimensions)
  }

  package func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    series(label, dimensions)
  }

  package func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
    series(label, dimensions)
  }

  package func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    series(label, dimensions)
  }

  package func destroyCounter(_ handler: any CounterHandler) {}
  package func destroyRecorder(_ handler: any RecorderHandler) {}
  package func destroyMeter(_ handler: any MeterHandler) {}
  package func destroyTimer(_ handler: any TimerHandler) {}

  private func series(_ label: String, _ dimensions: [(String, String)]) -> Series {
    let values = dimensions.map(\.1).joined(separator: ",")
    let name = values.isEmpty ? label : "\(label) \(values)"
    return Series { change in self.recorded.withLock { change(&$0[name, default: []]) } }
  }

  /// Every kind of metric: counters and meters have one value, timers and recorders as many as were recorded.
  private final class Series: CounterHandler, MeterHandler, RecorderHandler, TimerHandler {
    private let update: @Sendable ((inout [Double]) -> Void) -> Void

    init(_ update: @escaping @Sendable ((inout [Double]) -> Void) -> Void) { self.update = update }

    func increment(by amount: Int64) { increment(by: Double(amount)) }
    func increment(by amount: Double) { update { $0 = [($0.last ?? 0) + amount] } }
    func decrement(by amount: Double) { increment(by: -amount) }
    func reset() { update { $0 = [] } }
    func set(_ value: Int64) { set(Double(value)) }
    func set(_ value: Double) { update { $0 = [value] } }
    func record(_ value: Int64) { record(Double(value)) }
    func record(_ value: Double) { update { $0.append(value) } }
    func recordNanoseconds(_ duration: Int64) { record(Double(duration)) }
  }
}
