import CoreMetrics
import Synchronization

/// The Prometheus metric types we use.
enum MetricKind: String, Sendable {
  case counter, gauge, histogram
}

/// One line, or one histogram, of a metric family.
protocol MetricSeries: AnyObject, Sendable {
  /// - Parameter labels: `key="value"` pairs, joined by commas; may be empty.
  func render(name: String, labels: String, into text: inout String)
}

final class CounterSeries: MetricSeries, CounterHandler {
  private let value = Atomic<Int64>(0)

  func increment(by amount: Int64) { value.wrappingAdd(amount, ordering: .relaxed) }
  func reset() { value.store(0, ordering: .relaxed) }

  func render(name: String, labels: String, into text: inout String) {
    text += "\(PrometheusText.sample(name, labels)) \(value.load(ordering: .relaxed))\n"
  }
}

/// A value counted elsewhere, and read whenever the metrics are rendered.
final class ObservedSeries: MetricSeries {
  private let read: @Sendable () -> Double

  init(_ read: @escaping @Sendable () -> Double) { self.read = read }

  func render(name: String, labels: String, into text: inout String) {
    text += "\(PrometheusText.sample(name, labels)) \(PrometheusText.number(read()))\n"
  }
}

/// Gauges, and counters that take fractions.
final class NumberSeries: MetricSeries, MeterHandler, RecorderHandler, FloatingPointCounterHandler {
  private let value = Mutex(0.0)

  func set(_ value: Int64) { set(Double(value)) }
  func set(_ value: Double) { self.value.withLock { $0 = value } }
  func increment(by amount: Double) { value.withLock { $0 += amount } }
  func decrement(by amount: Double) { increment(by: -amount) }
  func record(_ value: Int64) { set(Double(value)) }
  func record(_ value: Double) { set(value) }
  func reset() { set(0.0) }

  func render(name: String, labels: String, into text: inout String) {
    text += "\(PrometheusText.sample(name, labels)) \(PrometheusText.number(value.withLock { $0 }))\n"
  }
}

final class HistogramSeries: MetricSeries, RecorderHandler, TimerHandler {
  /// Seconds.
  static let latencies = [0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
  /// Bytes, items.
  static let sizes = [1.0, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000]

  private struct State {
    var counts: [UInt64]
    var sum = 0.0
  }
  private let bounds: [Double]
  private let state: Mutex<State>

  /// - Parameter bounds: upper bounds of the buckets, ascending; the last bucket has none.
  init(bounds: [Double]) {
    self.bounds = bounds
    state = Mutex(State(counts: Array(repeating: 0, count: bounds.count + 1)))
  }

  func record(_ value: Int64) { record(Double(value)) }
  func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1e9) }
  func record(_ value: Double) {
    let bucket = bounds.firstIndex { value <= $0 } ?? bounds.count
    state.withLock { state in
      state.counts[bucket] += 1
      state.sum += value
    }
  }

  func render(name: String, labels: String, into text: inout String) {
    let state = state.withLock { $0 }
    var total: UInt64 = 0
    for (index, count) in state.counts.enumerated() {
      total += count
      let bound = index < bounds.count ? PrometheusText.number(bounds[index]) : "+Inf"
      let bucket = (labels.isEmpty ? "" : "\(labels),") + "le=\"\(bound)\""
      text += "\(PrometheusText.sample("\(name)_bucket", bucket)) \(total)\n"
    }
    text += "\(PrometheusText.sample("\(name)_sum", labels)) \(PrometheusText.number(state.sum))\n"
    text += "\(PrometheusText.sample("\(name)_count", labels)) \(total)\n"
  }
}
