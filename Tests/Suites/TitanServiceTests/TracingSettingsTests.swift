import Logging
import Synchronization
import Testing
import TitanCore
import TitanTesting
import TitanTracing
import Tracing

@testable import TitanService

@Suite("Where traces go, from the environment")
struct TracingSettingsTests {
  private func read(_ variables: [String: String]) -> (settings: TracingSettings?, problems: [String]) {
    let reader = EnvironmentReader(variables)
    let settings = TracingSettings(reader)
    do { try reader.check() } catch { return (settings, (error as? ConfigurationError)?.problems ?? ["\(error)"]) }
    return (settings, [])
  }

  @Test("Without an endpoint nothing is traced", arguments: [[:], ["OTEL_TRACES_SAMPLER_ARG": "0.5"]])
  func off(_ variables: [String: String]) {
    let (settings, problems) = read(variables)
    #expect(settings == nil)
    #expect(problems == [])
  }

  @Test(
    "An endpoint is a scheme, a host and maybe a port",
    arguments: [
      ("http://collector:4317", "collector:4317", false), ("http://127.0.0.1", "127.0.0.1:4317", false),
      ("http://collector:9/", "collector:9", false), ("https://otlp.example.org:443", "otlp.example.org:443", true),
      ("HTTP://collector", "collector:4317", false),
    ])
  func endpoints(_ text: String, _ address: String, _ isEncrypted: Bool) throws {
    let (settings, problems) = read(["OTEL_EXPORTER_OTLP_ENDPOINT": text])
    #expect(problems == [])
    #expect(settings?.collector.description == address)
    #expect((settings?.tls != nil) == isEncrypted)
    #expect(settings?.sampler == Sampler(ratio: 1))
  }

  @Test(arguments: [
    "collector", "collector:4317", "grpc://collector:4317", "http://", "http://collector/v1/traces", "http://a b",
    "http://collector?x=1", "http://user@collector", "http://collector:0", "http://collector:65536",
  ])
  func badEndpoints(_ text: String) {
    let problems = read(["OTEL_EXPORTER_OTLP_ENDPOINT": text]).problems
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("OTEL_EXPORTER_OTLP_ENDPOINT: got \"\(text)\"") == true)
  }

  @Test(arguments: [("0", 0), ("1", 1), ("0.25", 0.25), ("1e-3", 0.001)])
  func ratios(_ text: String, _ ratio: Double) {
    let (settings, problems) = read([
      "OTEL_EXPORTER_OTLP_ENDPOINT": "http://collector", "OTEL_TRACES_SAMPLER_ARG": text,
    ])
    #expect(problems == [])
    #expect(settings?.sampler.ratio == ratio)
  }

  @Test(arguments: ["-0.1", "1.1", "half", "nan", "inf"]) func badRatios(_ text: String) {
    #expect(
      read(["OTEL_TRACES_SAMPLER_ARG": text]).problems
        == ["OTEL_TRACES_SAMPLER_ARG: got \"\(text)\", allowed: a number from 0 to 1"])
  }

  @Test("Authorities are for https, and must be there")
  func authorities() throws {
    let certificates = try TestCertificates()
    try certificates.makeAuthority("authority")
    let file = certificates.certificate("authority")
    func problems(_ scheme: String, _ file: String) -> [String] {
      read(["OTEL_EXPORTER_OTLP_ENDPOINT": "\(scheme)://collector", "OTEL_EXPORTER_OTLP_CERTIFICATE": file]).problems
    }
    #expect(problems("https", file) == [])
    for (scheme, file) in [("http", file), ("https", "/nowhere/ca.pem")] {
      #expect(problems(scheme, file).map { $0.hasPrefix("OTEL_EXPORTER_OTLP_CERTIFICATE: ") } == [true])
    }
  }

  @Test("A line of the log names the trace that it is part of, and no other does")
  func logLines() throws {
    let output = Mutex<[UInt8]>([])
    let writer = LogWriter { bytes in output.withLock { $0 += bytes } }
    let logger = Logger(service: "test", level: .info, isTraced: true, writer: writer)
    var context = ServiceContext.topLevel
    let parent = try #require(TraceParent("00-12345678901234567890123456789012-1234567890123456-01"))
    context.span = SpanContext(parent)
    ServiceContext.withValue(context) { logger.info("inside") }
    logger.info("outside")
    writer.flush()
    let lines = output.withLock { String(decoding: $0, as: UTF8.self) }.split(separator: "\n")
    #expect(lines.map { $0.contains("\"trace_id\":\"12345678901234567890123456789012\"") } == [true, false])
    #expect(lines.map { $0.contains("trace_id") } == [true, false])
  }
}
