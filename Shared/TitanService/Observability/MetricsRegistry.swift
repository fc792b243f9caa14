package import CoreMetrics
import Synchronization

/// The metrics of one process, behind swift-metrics' interface, rendered as Prometheus text.
///
/// Pass it where metrics are made (`Counter(label:dimensions:factory:)`); nothing is registered globally. The same
/// label and dimensions give the same metric. A label keeps the kind it was first made with: making it as another kind
/// yields a metric that is never shown, as swift-metrics has no way to refuse.
package final class MetricsRegistry: MetricsFactory {
  private struct Family {
    let kind: MetricKind
    var series: [SeriesLabels: any MetricSeries] = [:]
  }
  private let families = Mutex<[String: Family]>([:])

  package init() {}

  package func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    series(label, dimensions, .counter) { CounterSeries() }
  }

  package func makeFloatingPointCounter(label: String, dimensions: [(String, String)])
    -> any FloatingPointCounterHandler
  {
    series(label, dimensions, .counter) { NumberSeries() }
  }

  package func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    series(label, dimensions, .gauge) { NumberSeries() }
  }

  package func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
    if aggregate { return series(label, dimensions, .histogram) { HistogramSeries(bounds: HistogramSeries.sizes) } }
    return series(label, dimensions, .gauge) { NumberSeries() }
  }

  /// Timers are histograms in seconds.
  package func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    series(label, dimensions, .histogram) { HistogramSeries(bounds: HistogramSeries.latencies) }
  }

  /// Shows a value counted elsewhere. `read` is called whenever the metrics are rendered, from any thread.
  func observe(
    _ label: String, _ kind: MetricKind, dimensions: [(String, String)] = [],
    _ read: @escaping @Sendable () -> Int
  ) {
    _ = series(label, dimensions, kind) { ObservedSeries { Double(read()) } }
  }

  /// The same for seconds.
  func observe(seconds label: String, _ kind: MetricKind, _ read: @escaping @Sendable () -> Double) {
    _ = series(label, [], kind) { ObservedSeries(read) }
  }

  // Metrics live as long as the process: Prometheus expects counters to persist.
  package func destroyCounter(_ handler: any CounterHandler) {}
  package func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) {}
  package func destroyMeter(_ handler: any MeterHandler) {}
  package func destroyRecorder(_ handler: any RecorderHandler) {}
  package func destroyTimer(_ handler: any TimerHandler) {}

  /// The text exposition format, version 0.0.4, with families and series sorted by name.
  package func prometheusText() -> String {
    let snapshot = families.withLock { $0 }
    var text = ""
    for (name, family) in snapshot.sorted(by: { $0.key < $1.key }) {
      text += "# TYPE \(name) \(family.kind.rawValue)\n"
      for (labels, series) in family.series.sorted(by: { $0.key.text < $1.key.text }) {
        series.render(name: name, labels: labels.text, into: &text)
      }
    }
    return text
  }

  private func series<Series: MetricSeries>(
    _ label: String, _ dimensions: [(String, String)], _ kind: MetricKind, _ make: () -> Series
  ) -> Series {
    let name = PrometheusText.name(label)
    let labels = SeriesLabels(dimensions)
    return families.withLock { families in
      var family = families[name] ?? Family(kind: kind)
      if let known = family.series[labels] as? Series { return known }
      let made = make()
      if family.kind == kind, family.series[labels] == nil {
        family.series[labels] = made
        families[name] = family
      }
      return made
    }
  }
}
