import TitanRPCTransport

/// The transport's counters as metrics: connections, bytes, messages, failed streams, limits.
enum TransportMetrics {
  /// Adds a server's counters. They are read whenever the metrics are rendered.
  ///
  /// - Parameter server: what their names begin with.
  static func add(_ traffic: TrafficCounters, of server: String = "grpc_server", to metrics: MetricsRegistry) {
    func count(_ name: String, _ labels: [(String, String)] = [], _ read: @escaping @Sendable () -> Int) {
      metrics.observe("\(server)_\(name)_total", .counter, dimensions: labels, read)
    }
    count("connections_accepted") { traffic.connectionsAccepted }
    count("connections_closed") { traffic.connectionsAccepted - traffic.connectionsOpen }
    metrics.observe("\(server)_connections", .gauge) { traffic.connectionsOpen }
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
