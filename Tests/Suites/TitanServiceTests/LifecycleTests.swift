import Logging
import Synchronization
import Testing
import TitanTesting

@testable import TitanService

@Suite struct HealthMonitorTests {
  private struct Away: Error {}
  private let quiet = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

  @Test func tellsWhatEachLookFound() async throws {
    // One look each: away, away, there, there, away, there; then the service stops.
    let looks = Mutex([false, false, true, true, false, true])
    let (told, pauses) = (Recorder<Bool>(), Recorder<Duration>())
    let monitor = HealthMonitor(
      logger: quiet,
      sleep: { pause in
        pauses.append(pause)
        if pauses.all.count == 6 { withUnsafeCurrentTask { $0?.cancel() } }
      },
      probe: { if !looks.withLock({ $0.removeFirst() }) { throw Away() } }
    ) { told.append($0) }
    try await monitor.run()
    #expect(told.all == [false, false, true, true, false, true])
    #expect(pauses.all.allSatisfy { $0 == .seconds(1) })
  }

  @Test func logsChangesOnly() async throws {
    let output = Mutex<[UInt8]>([])
    let writer = LogWriter { bytes in output.withLock { $0 += bytes } }
    let looks = Mutex([false, false, true, true, false])
    let count = Atomic(0)
    let monitor = HealthMonitor(
      logger: Logger(service: "test", level: .info, writer: writer),
      sleep: { _ in
        if count.add(1, ordering: .relaxed).newValue == 5 { withUnsafeCurrentTask { $0?.cancel() } }
      },
      probe: { if !looks.withLock({ $0.removeFirst() }) { throw Away() } }
    ) { _ in }
    try await monitor.run()
    writer.flush()
    let text = output.withLock { String(decoding: $0, as: UTF8.self) }
    let messages = text.split(separator: "\n").map { $0.contains("NOT_SERVING") ? "down" : "up" }
    #expect(messages == ["down", "up", "down"])
  }
}

@Suite struct BackgroundRunnerTests {
  private struct Failure: Error {}
  private let quiet = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

  @Test func aFailingTaskStartsAgainMoreAndMoreSlowly() async throws {
    let (runs, pauses) = (Recorder<Int>(), Recorder<Duration>())
    let task = BackgroundTask("follower") {
      runs.append(1)
      throw Failure()
    }
    let instant = ContinuousClock.now
    let runner = BackgroundRunner(
      task, logger: quiet, now: { instant },
      sleep: { pause in
        pauses.append(pause)
        if pauses.all.count == 9 { withUnsafeCurrentTask { $0?.cancel() } }
      })
    try await runner.run()
    #expect(runs.all.count == 9)
    #expect(
      pauses.all == [
        .milliseconds(100), .milliseconds(200), .milliseconds(400), .milliseconds(800), .milliseconds(1_600),
        .milliseconds(3_200), .milliseconds(6_400), .seconds(10), .seconds(10),
      ])
  }

  @Test func aLongRunForgetsEarlierFailures() async throws {
    let pauses = Recorder<Duration>()
    let instant = Mutex(ContinuousClock.now)
    let runner = BackgroundRunner(
      BackgroundTask("follower") { instant.withLock { $0 += .seconds(pauses.all.count == 3 ? 30 : 1) } }, logger: quiet,
      now: { instant.withLock { $0 } },
      sleep: { pause in
        pauses.append(pause)
        if pauses.all.count == 5 { withUnsafeCurrentTask { $0?.cancel() } }
      })
    try await runner.run()
    #expect(pauses.all.map { $0 / .milliseconds(100) } == [1, 2, 4, 1, 2])
  }
}

@Suite struct ServiceCommandTests {
  @Test(
    arguments: [
      ([], .serve), (["--check-config"], .checkConfiguration), (["--health"], .health), (["--version"], .version),
      (["--help"], .help), (["--verbose"], nil), (["serve"], nil), ([""], nil), (["--health", "--version"], nil),
    ] as [([String], ServiceCommand?)])
  func arguments(_ arguments: [String], _ command: ServiceCommand?) {
    #expect(ServiceCommand(arguments: arguments) == command)
  }

  @Test("Actions of a program are listed and explained") func usage() {
    let action = ServiceAction<Void>("--ring", "BELL", "rings a bell") { bell, _, _, _ in bell }
    #expect(
      ServiceCommand.usage("titanup-bells", [action]).hasPrefix(
        "usage: titanup-bells [--check-config | --health | --version | --help | --ring BELL]\n"))
    #expect(ServiceCommand.usage("titanup-bells", [action]).hasSuffix("\n\n  --ring BELL   rings a bell\n"))
    #expect(!ServiceCommand.usage("titanup-bells", [ServiceAction<Void>]()).contains("--ring"))
  }
}
