import Foundation
package import TitanCore
package import TitanRPCTransport
package import TitanTracing

/// Where a process sends its traces, and how many: the variables of OpenTelemetry that fit.
package struct TracingSettings: Sendable {
  /// `OTEL_EXPORTER_OTLP_ENDPOINT`: `http://HOST:PORT`, or `https://` for TLS. Without it nothing is traced.
  package let collector: HostAndPort
  /// `OTEL_EXPORTER_OTLP_CERTIFICATE`: the authorities that the collector's certificate must come from, in PEM; those of
  /// the system by default.
  package let tls: ClientTLS?
  /// `OTEL_TRACES_SAMPLER_ARG`: the part of the traces that begin here that is recorded.
  package let sampler: Sampler

  /// OTLP's port for gRPC.
  private static let port = 4_317

  /// Reads the variables and notes problems in the reader. `nil` without an endpoint.
  init?(_ reader: EnvironmentReader) {
    let (endpoint, certificate) = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_CERTIFICATE")
    let place = reader.value(
      endpoint, default: nil, allowed: "http://HOST:PORT or https://HOST:PORT, of a collector that takes OTLP over gRPC"
    ) { text in Self.place(text).map(Optional.some) }
    let ratio = reader.value("OTEL_TRACES_SAMPLER_ARG", default: 1, allowed: "a number from 0 to 1") { text in
      Double(text).flatMap { (0...1).contains($0) ? $0 : nil }
    }
    guard let place else { return nil }
    collector = place.address
    sampler = Sampler(ratio: ratio)
    let authority = reader.raw(certificate)
    if !place.isEncrypted, let authority {
      reader.report(
        certificate, got: EnvironmentReader.quoted(authority), allowed: "nothing, unless \(endpoint) is https")
    }
    tls = place.isEncrypted ? ClientTLS(trust: authority.map { .authorities(file: $0) } ?? .system) : nil
    do throws(TLSFileError) { _ = try tls?.check() } catch {
      reader.report(certificate, got: error.description, allowed: "a file in PEM that this user can read")
    }
  }

  private static func place(_ text: String) -> (address: HostAndPort, isEncrypted: Bool)? {
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
      let host = url.host(), HostAndPort.isHost(host), ["", "/"].contains(url.path()), url.query() == nil,
      url.fragment() == nil, url.user() == nil, (1...65_535).contains(url.port ?? port)
    else { return nil }
    return (HostAndPort(host: host, port: url.port ?? port), scheme == "https")
  }
}
