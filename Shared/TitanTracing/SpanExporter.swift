import OpenTelemetryProto
import Synchronization
package import TitanRPC

/// Sends spans that are over to a collector, by OTLP over gRPC.
///
/// Nothing waits for it. A batch that the collector does not take in time is dropped and counted, never sent again: the
/// spans that come meanwhile matter as much.
package final class SpanExporter: Sendable {
  private let queue: SpanQueue
  private let collector: TraceV1.TraceServiceClient
  private let resource: TraceV1.Resource
  private let sleep: @Sendable (Duration) async throws -> Void
  private let counts = Mutex((sent: 0, failed: 0))

  /// How long spans wait in the queue.
  static let interval: Duration = .seconds(1)
  /// The most spans in one call.
  static let batchSize = 512
  /// How long the collector may take for a batch.
  static let patience: Duration = .seconds(5)
  /// How long it may take when the process ends.
  static let lastPatience: Duration = .seconds(1)

  /// - Parameters:
  ///   - resource: describes the process: `service.name` and more.
  ///   - channel: to the collector. It must not be traced itself.
  package init(
    _ queue: SpanQueue, of resource: KeyValuePairs<String, String>, over channel: any RPCChannel,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    (self.queue, self.sleep) = (queue, sleep)
    collector = TraceV1.TraceServiceClient(channel: channel)
    self.resource = TraceV1.Resource(
      attributes: resource.map { TraceV1.KeyValue(key: $0, value: .init(value: .stringValue($1))) })
  }

  /// The number of spans that the collector has taken.
  package var sent: Int { counts.withLock(\.sent) }
  /// The number of spans that it has refused, or not taken in time.
  package var failed: Int { counts.withLock(\.failed) }
  /// The number of spans for which there was no room.
  package var dropped: Int { queue.dropped }

  /// Sends until its task is cancelled.
  package func run() async {
    while !Task.isCancelled {
      guard (try? await sleep(Self.interval)) != nil else { return }
      await send(within: Self.patience)
    }
  }

  /// Sends what is left, for the end of the process.
  package func finish() async { await send(within: Self.lastPatience) }

  /// Sends what is in the queue, in batches, until one fails; what was in the queue beside it is dropped with it.
  private func send(within patience: Duration) async {
    var rest = queue.takeAll()[...]
    while !rest.isEmpty {
      let batch = rest.prefix(Self.batchSize)
      guard let refused = await refused(batch, within: patience) else {
        return counts.withLock { [count = rest.count] in $0.failed += count }
      }
      counts.withLock { counts in
        counts.sent += batch.count - refused
        counts.failed += refused
      }
      rest = rest.dropFirst(batch.count)
    }
  }

  /// The number of spans of a batch that the collector did not want; `nil` if it did not answer.
  private func refused(_ batch: ArraySlice<EndedSpan>, within patience: Duration) async -> Int? {
    let scope = TraceV1.ScopeSpans(scope: .init(name: "titanup"), spans: batch.map { TraceV1.Span($0) })
    let request = TraceV1.ExportTraceServiceRequest(
      resourceSpans: [.init(resource: resource, scopeSpans: [scope])])
    guard let response = try? await collector.export(request, options: .timeout(patience)) else { return nil }
    return min(batch.count, max(0, Int(response.partialSuccess?.rejectedSpans ?? 0)))
  }
}
