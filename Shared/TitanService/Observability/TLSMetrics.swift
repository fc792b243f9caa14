import TitanCore
import TitanRPCTransport

/// The certificate that a server shows, as a metric.
enum TLSMetrics {
  /// When the certificate in the file expires, in Unix time. The file is read whenever the metrics are rendered, as it is
  /// for each connection. A file that can't be used gives 0: the server goes on with the certificate before it.
  static func add(_ tls: ServerTLS?, to metrics: MetricsRegistry) {
    guard let tls else { return }
    metrics.observe("titanup_tls_certificate_expiry_timestamp_seconds", .gauge) {
      Int((try? tls.check())?.notAfter.seconds ?? 0)
    }
  }
}
