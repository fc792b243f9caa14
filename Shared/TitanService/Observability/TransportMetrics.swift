import TitanRPCTransport

/// What the transport counts, among the metrics: connections, bytes, messages, streams that came to nothing, limits.
enum TransportMetrics {
  /// Adds the counters of a server. They are read whenever the metrics are.
  static func add(_ traffic: TrafficCounters, to metrics: MetricsRegistry) {
    func count(_ name: String, _ labels: [(String, String)] = [], _ read: @escaping @Sendable () -> Int) {
      metrics.observe("grpc_server_\(name)_total", .counter, dimensions: labels, read)
    }
    count("connections_accepted") { traffic.connectionsAccepted }
    count("connections_closed") { traffic.connectionsAccepted - traffic.connectionsOpen }
    metrics.observe("grpc_server_connections", .gauge) { traffic.connectionsOpen }
    count("tls_handshakes_failed") { traffic.handshakesFailed }
    count("received_bytes") { traffic.bytesReceived }
    count("sent_bytes") { traffic.bytesSent }
    count("msg_received") { traffic.messagesReceived }
    count("msg_sent") { traffic.messagesSent }
    count("streams_started") { traffic.callsStarted }
    count("streams_reset") { traffic.streamsReset }
    for limit in BreachedLimit.allCases {
      count("limits_breached", [("limit", limit.rawValue)]) { traffic.breaches(of: limit) }
    }
  }
}
