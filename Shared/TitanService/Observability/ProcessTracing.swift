import Foundation
import Logging
import NIOCore
import ServiceLifecycle
import TitanCore
import TitanRPC
import TitanRPCTransport
import TitanTracing
import Tracing

/// The traces of one process, and the task that sends them.
struct ProcessTracing: Sendable {
  let tracer: any Tracer
  private let exporter: SpanExporter
  private let channel: GRPCChannel

  /// `nil` without settings: nothing is traced then.
  ///
  /// - Parameter service: names the process.
  init?(_ settings: TracingSettings?, of service: String, on group: any EventLoopGroup) {
    guard let settings else { return nil }
    var configuration = GRPCChannel.Configuration()
    configuration.tls = settings.tls
    channel = GRPCChannel(
      target: .hostAndPort(settings.collector.host, settings.collector.port), configuration: configuration,
      group: group)
    let queue = SpanQueue()
    tracer = SpanTracer(settings.sampler, into: queue)
    exporter = SpanExporter(
      queue,
      of: [
        "service.name": "titanup-\(service)", "service.version": TitanUpVersion.current,
        "service.instance.id": UUID().uuidString.lowercased(), "telemetry.sdk.name": "titanup",
        "telemetry.sdk.language": "swift",
      ], over: channel)
  }

  func add(to metrics: MetricsRegistry) {
    let exporter = exporter
    metrics.observe("titanup_trace_spans_sent_total", .counter) { exporter.sent }
    func dropped(_ reason: String, _ read: @escaping @Sendable () -> Int) {
      metrics.observe("titanup_trace_spans_dropped_total", .counter, dimensions: [("reason", reason)], read)
    }
    dropped("queue_full") { exporter.dropped }
    dropped("not_taken") { exporter.failed }
  }

  /// Must stop after everything that makes spans.
  var runner: TraceRunner { TraceRunner(exporter: exporter) }

  func close() { channel.close() }
}

/// Sends spans while the process runs, and those that are left when it stops.
struct TraceRunner: Service, CustomStringConvertible {
  let exporter: SpanExporter

  func run() async throws {
    await cancelWhenGracefulShutdown { await exporter.run() }
    await exporter.finish()
  }

  /// The name in the lifecycle's own log lines.
  var description: String { "traces" }
}

extension Logger.MetadataProvider {
  /// Adds to a log line the trace that it is part of, if it is part of one.
  static let traces = Logger.MetadataProvider {
    guard let span = ServiceContext.current?.span else { return [:] }
    return ["trace_id": .string(span.parent.trace.description)]
  }
}
