import CoreMetrics
import Foundation
import Logging
import Synchronization
import Testing
import TitanCore

@testable import TitanService

@Suite struct JSONLogTests {
  private let time = Timestamp(microseconds: 1_780_000_000_250_000)

  /// What a logger writes, parsed again.
  private func lines(_ level: Logger.Level = .trace, _ log: (Logger) -> Void) throws -> [[String: Any]] {
    let output = Mutex<[UInt8]>([])
    let writer = LogWriter { bytes in output.withLock { $0 += bytes } }
    log(Logger(service: "sessions", level: level, clock: { time }, writer: writer))
    writer.flush()
    let text = output.withLock { String(decoding: $0, as: UTF8.self) }
    #expect(text.isEmpty || text.hasSuffix("\n"))
    return try text.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  @Test func oneObjectALine() throws {
    let line = try #require(
      try lines { logger in
        logger.info("hello", metadata: ["count": .stringConvertible(3), "list": ["a", "b"], "map": ["k": "v"]])
      }.first)
    #expect(line["ts"] as? String == "2026-05-28T20:26:40.25Z")
    #expect(line["level"] as? String == "info")
    #expect(line["service"] as? String == "sessions")
    #expect(line["msg"] as? String == "hello")
    #expect(line["count"] as? Int == 3)
    #expect(line["list"] as? [String] == ["a", "b"])
    #expect(line["map"] as? [String: String] == ["k": "v"])
  }

  @Test(arguments: ["quote \" backslash \\", "line\nbreak\r\ttab", "nul \u{0} del \u{7F} esc \u{1B}[31m", "ünï 🏋️"])
  func anyTextStaysOneString(_ text: String) throws {
    let found = try lines { $0.info("\(text)", metadata: ["\(text)": "\(text)"]) }
    #expect(found.count == 1)
    #expect(found.first?["msg"] as? String == text)
    #expect(found.first?[text] as? String == text)
  }

  @Test func metadataCannotForgeTheFixedFields() throws {
    let line = try lines {
      $0.info("hello", metadata: ["level": "debug", "service": "auth", "msg": "bye", "ts": "0"])
    }[0]
    #expect(line["level"] as? String == "info")
    #expect(line["service"] as? String == "sessions")
    #expect(line["msg"] as? String == "hello")
  }

  @Test func theLevelDecides() throws {
    let found = try lines(.warning) { logger in
      logger.info("no")
      logger.warning("yes")
    }
    #expect(found.map { $0["msg"] as? String } == ["yes"])
  }

  @Test func errorsSayNoMoreThanTheyMay() {
    struct Silent: Error { let email = "ada@example.org" }
    struct Speaking: Error, CustomStringConvertible { let description = "out of paper" }
    #expect(loggable(Silent()).hasSuffix("Silent"))
    #expect(!loggable(Silent()).contains("ada"))
    #expect(loggable(Speaking()).hasSuffix("Speaking: out of paper"))
  }

  @Test func aSlowReaderLosesLinesAndIsTold() throws {
    let output = Mutex<[UInt8]>([])
    let blocked = DispatchSemaphore(value: 0)
    let writer = LogWriter(limit: 100) { bytes in
      blocked.wait()
      output.withLock { $0 += bytes }
    }
    let line = Array(repeating: UInt8(ascii: "x"), count: 59) + [0x0A]
    for _ in 0..<1_000 { writer.write(line) }
    for _ in 0..<10 { blocked.signal() }
    writer.flush()
    let text = output.withLock { String(decoding: $0, as: UTF8.self) }
    #expect(text.utf8.count < 1_000)
    #expect(text.contains("log lines were dropped"))
  }
}

@Suite struct MetricsRegistryTests {
  @Test func aFigureCountedElsewhereIsReadEachTime() {
    let registry = MetricsRegistry()
    let value = Mutex(1)
    registry.observe("things_total", .counter, dimensions: [("kind", "odd")]) { value.withLock(\.self) }
    #expect(registry.prometheusText() == "# TYPE things_total counter\nthings_total{kind=\"odd\"} 1\n")
    value.withLock { $0 = 3 }
    #expect(registry.prometheusText() == "# TYPE things_total counter\nthings_total{kind=\"odd\"} 3\n")
  }

  @Test func aProcessTellsWhatItUses() throws {
    let registry = MetricsRegistry()
    ProcessMetrics.add(to: registry)
    let lines = registry.prometheusText().split(separator: "\n").filter { !$0.hasPrefix("#") }
    let values = Dictionary(
      uniqueKeysWithValues: lines.map { line in
        let parts = line.split(separator: " ")
        return (String(parts[0]), Double(parts[1]) ?? .nan)
      })
    let age = Date().timeIntervalSince1970 - (values["process_start_time_seconds"] ?? 0)
    #expect(age > -2 && age < 86_400, "started \(age) s ago")
    #expect((values["process_cpu_seconds_total"] ?? 0) > 0)
    #expect((values["process_resident_memory_bytes"] ?? 0) > 1e6)
    #expect((values["process_open_fds"] ?? 0) >= 3)
    #expect((values["process_max_fds"] ?? 0) >= (values["process_open_fds"] ?? 0))
  }

  @Test func readsTheKernelsFigures() {
    // Of proc(5): 14 and 15 are ticks, 22 is the start, 24 the pages in memory; a name may hold blanks and parentheses.
    let text = "77 (a) b 1 2) S 1 77 77 0 -1 0 0 0 0 0 140 15 0 0 20 0 8 0 2200 1000000 2400 18446744073709551615"
    let found = ProcessMetrics.Statistics(text)
    #expect(found?.userTicks == 140 && found?.systemTicks == 15)
    #expect(found?.startTicks == 2200 && found?.residentPages == 2400)
    #expect(ProcessMetrics.Statistics("77 (a) S 1") == nil)
    #expect(ProcessMetrics.Statistics("") == nil)
  }

  @Test func rendersPrometheusText() {
    let registry = MetricsRegistry()
    Counter(label: "calls.total", dimensions: [("code", "OK"), ("a", "x\"y\\z\n")], factory: registry).increment(by: 2)
    Counter(label: "calls.total", dimensions: [("a", "x\"y\\z\n"), ("code", "OK")], factory: registry).increment()
    Gauge(label: "level", factory: registry).record(1.5)
    Meter(label: "in_flight", factory: registry).increment(by: 2)
    #expect(
      registry.prometheusText() == """
        # TYPE calls_total counter
        calls_total{a="x\\"y\\\\z\\n",code="OK"} 3
        # TYPE in_flight gauge
        in_flight 2
        # TYPE level gauge
        level 1.5

        """)
  }

  @Test func timersAreHistogramsInSeconds() {
    let registry = MetricsRegistry()
    let timer = CoreMetrics.Timer(label: "t_seconds", dimensions: [("m", "X")], factory: registry)
    for milliseconds: Int64 in [1, 3, 3, 20_000] { timer.recordMilliseconds(milliseconds) }
    let text = registry.prometheusText()
    for line in [
      "# TYPE t_seconds histogram", "t_seconds_bucket{m=\"X\",le=\"0.0005\"} 0",
      "t_seconds_bucket{m=\"X\",le=\"0.001\"} 1",
      "t_seconds_bucket{m=\"X\",le=\"0.005\"} 3", "t_seconds_bucket{m=\"X\",le=\"10\"} 3",
      "t_seconds_bucket{m=\"X\",le=\"+Inf\"} 4", "t_seconds_sum{m=\"X\"} 20.007", "t_seconds_count{m=\"X\"} 4",
    ] { #expect(text.contains(line + "\n"), "\(line) in \(text)") }
  }

  @Test func aNameKeepsItsKind() {
    let registry = MetricsRegistry()
    Counter(label: "x", factory: registry).increment()
    Gauge(label: "x", factory: registry).record(9)
    #expect(registry.prometheusText() == "# TYPE x counter\nx 1\n")
  }

  @Test(arguments: [("a.b-c", "a_b_c"), ("9a", "_9a"), ("", "_"), ("é", "_")]) func names(
    _ text: String, _ name: String
  ) {
    #expect(PrometheusText.name(text) == name)
  }

  @Test(arguments: [(0.0, "0"), (-2, "-2"), (0.25, "0.25"), (.infinity, "+Inf"), (-.infinity, "-Inf"), (.nan, "NaN")])
  func numbers(_ value: Double, _ text: String) { #expect(PrometheusText.number(value) == text) }
}
