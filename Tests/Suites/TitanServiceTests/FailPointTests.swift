import Logging
import Synchronization
import Testing
import TitanRPC
import TitanTesting

@testable import TitanService

@Suite("Fail points") struct FailPointTests {
  /// The number of times that the process would have died, or that something else has happened.
  private final class Deaths: Sendable {
    private let count = Atomic(0)
    func note() { count.wrappingAdd(1, ordering: .relaxed) }
    var number: Int { count.load(ordering: .relaxed) }
  }

  @Test(arguments: ["Register/1/before", "RefreshToken/20/after", "carry out deletions/5/before"])
  func namesAreReadAsTheyAreWritten(_ text: String) throws {
    let name = try #require(FailPointName(text))
    #expect(name.description == text)
    #expect(FailPoint(text) == .at(name))
  }

  @Test(arguments: ["", "Register", "Register/0/before", "Register/1", "Register/1/during", "/1/after", "a/1/after/b"])
  func otherTextIsRefusedByNameAndForm(_ text: String) throws {
    #expect(FailPoint(text) == nil)
    guard !text.isEmpty else { return }
    let reader = EnvironmentReader([FailPoint.variable: text])
    #expect(FailPoint.read(reader, isDebugBuild: true) == nil)
    let error = #expect(throws: ConfigurationError.self) { try reader.check() }
    #expect(error?.problems.first?.hasPrefix("TITANUP_FAIL_POINT: got \"\(text)\", allowed: list, or a point") == true)
  }

  @Test func aReleaseBuildDoesNotStartWithOne() throws {
    let reader = EnvironmentReader([FailPoint.variable: "list"])
    #expect(FailPoint.read(reader, isDebugBuild: false) == nil)
    #expect(throws: ConfigurationError.self) { try reader.check() }
    let unset = EnvironmentReader([:])
    #expect(FailPoint.read(unset, isDebugBuild: false) == nil)
    try unset.check()
  }

  @Test(arguments: [FailPointName.Moment.before, .after]) func theProcessDiesAtItsPointAndNowhereElse(
    moment: FailPointName.Moment
  ) {
    let deaths = Deaths()
    let points = FailPoints(.at(FailPointName("Register", 2, moment)), logger: .silent, die: deaths.note)
    func call(_ name: String) {
      FailPoints.$scope.withValue(.init(name: name, counter: .init())) {
        // The call's second statement is the first of its transaction.
        points.wasAnswered("SELECT", number: points.willSend("SELECT", position: 1))
        #expect(deaths.number == 0)
        let number = points.willSend("INSERT", position: 1)
        #expect(deaths.number == (name == "Register" && moment == .before ? 1 : 0))
        points.wasAnswered("INSERT", number: number)
      }
    }
    points.wasAnswered("SELECT", number: points.willSend("SELECT", position: 2))
    call("SignIn")
    #expect(deaths.number == 0)
    call("Register")
    #expect(deaths.number == 1)
  }

  @Test func aBackgroundTaskCountsFromTheBeginningOfEachRound() async throws {
    struct Over: Error {}
    let (deaths, rounds) = (Deaths(), Deaths())
    let points = FailPoints(.at(FailPointName("tidy", 3, .before)), logger: .silent, die: deaths.note)
    let task = BackgroundTask("tidy", every: .zero) {
      rounds.note()
      // Each is the first of its transaction.
      for _ in 0..<rounds.number { points.wasAnswered("SELECT", number: points.willSend("SELECT", position: 1)) }
      #expect(deaths.number == (rounds.number < 3 ? 0 : 1))
      if rounds.number == 3 { throw Over() }
    }
    await #expect(throws: Over.self) { try await task.withFailPoints.operation() }
    #expect(rounds.number == 3)
  }

  @Test func aBackgroundTaskWithoutRoundsCountsFromTheBeginningOfEachTransaction() {
    let deaths = Deaths()
    let points = FailPoints(.at(FailPointName("tidy", 2, .before)), logger: .silent, die: deaths.note)
    FailPoints.$scope.withValue(.init(name: "tidy", counter: nil)) {
      for _ in 0..<3 { points.wasAnswered("SELECT", number: points.willSend("SELECT", position: 1)) }
      #expect(deaths.number == 0)
      _ = points.willSend("COMMIT", position: 2)
    }
    #expect(deaths.number == 1)
  }

  @Test func aListNamesEachPointAndNoValue() {
    let lines = Mutex<[String]>([])
    var logger = Logger(label: "test") { _ in LineHandler { line in lines.withLock { $0.append(line) } } }
    logger.logLevel = .notice
    let points = FailPoints(.list, logger: logger, die: { Issue.record("nothing dies") })
    FailPoints.$scope.withValue(.init(name: "SignOut", counter: .init())) {
      points.wasAnswered("COMMIT", number: points.willSend("COMMIT", position: 1))
    }
    #expect(lines.withLock { $0 } == ["SignOut/1/before COMMIT", "SignOut/1/after COMMIT"])
  }
}

/// Passes on the point and the statement of each line.
private struct LineHandler: LogHandler {
  let take: @Sendable (String) -> Void
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.notice

  init(_ take: @escaping @Sendable (String) -> Void) { self.take = take }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let metadata = event.metadata ?? [:]
    take(["fail_point", "statement"].compactMap { metadata[$0].map { "\($0)" } }.joined(separator: " "))
  }
}
