package import CoreMetrics
import TitanCore

/// How many users wait to be judged, and since when, as metrics. Every process shows the whole queue.
package struct JudgingMetrics: Sendable {
  /// How often the queue is looked at.
  package static let interval: Duration = .seconds(5)

  private struct Gauges: Sendable {
    let isUrgent: Bool
    let users: any MeterHandler
    let since: any MeterHandler
  }
  private let gauges: [Gauges]

  package init(_ metrics: any MetricsFactory) {
    gauges = [true, false].map { isUrgent in
      let labels = [("urgent", isUrgent ? "true" : "false")]
      return Gauges(
        isUrgent: isUrgent, users: metrics.makeMeter(label: "titanup_trophies_waiting_users", dimensions: labels),
        since: metrics.makeMeter(label: "titanup_trophies_waiting_since_timestamp_seconds", dimensions: labels))
    }
  }

  /// Shows these lengths, and 0 for a part of the queue that none is of.
  package func show(_ lengths: [QueueLength]) {
    for gauge in gauges {
      let length = lengths.first { $0.isUrgent == gauge.isUrgent }
      gauge.users.set(Int64(length?.users ?? 0))
      gauge.since.set(length?.since.map { Double($0.microseconds) / 1e6 } ?? 0)
    }
  }
}
