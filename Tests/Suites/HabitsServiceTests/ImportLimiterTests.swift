import Dispatch
import HabitsDomain
import HabitsProto
import HabitsService
import Testing
import TitanProto
import TitanRPC
import TitanTesting
import TitanThreads

extension ImportLimiter {
  static func test(queueLimit: Int = 32) -> ImportLimiter {
    ImportLimiter(threads: BoundedThreadPool(threadCount: 1, queueLimit: queueLimit))
  }
}

@Suite("Imports run one at a time, within a size limit")
struct ImportLimiterTests {
  private static let habits = "Name,NumRepetitions,Interval\nA,1,1\n"

  @Test("An account runs one import at a time, and imports beyond the queue are refused", .timeLimit(.minutes(10)))
  func oneAtATime() async throws {
    try await TestService.with { service in
      let threads = BoundedThreadPool(threadCount: 1, queueLimit: 1)
      let handler = HabitsHandler(
        store: service.store, notifier: service.notifier,
        imports: ImportLimiter(threads: threads),
        clock: { service.clock.now })
      let channel = TestCalls([handler]).channel
      func client(_ number: Int) -> HabitsV1.HabitsServiceClient {
        .init(channel: channel, options: TestCalls.by(user(number)))
      }
      let request = HabitsV1.ImportHabitsRequest(habitsCsv: Self.habits, timeZone: "UTC")
      let gate = DispatchSemaphore(value: 0)
      async let blocking: Void = threads.run { gate.wait() }
      try await eventually { threads.load >= 1 }
      async let first = client(1).importHabits(request)
      try await eventually { threads.load >= 2 }
      for (number, reason) in [(1, "IMPORT_RUNNING"), (2, "IMPORTS_BUSY")] {
        let error = await #expect(throws: RPCError.self) { try await client(number).importHabits(request) }
        #expect(error?.code == .resourceExhausted && error?.receivedReason == reason)
        #expect(error?.receivedDetails.contains(.retryInfo(delay: .seconds(5))) == true)
      }
      gate.signal()
      try await blocking
      #expect(try await first.habits.map(\.created) == [true])
      #expect(try await client(1).importHabits(request).habits.map(\.created) == [false], "then the next one runs")
      #expect(try await client(2).importHabits(request).habits.map(\.created) == [true])
    }
  }

  @Test("Files that are too large are refused, and the error gives both sizes", arguments: [0, 1])
  func size(_ excess: Int) async throws {
    try await TestService.with { service in
      let marks = String(repeating: "\n", count: HabitLimits.importBytes - Self.habits.utf8.count + excess)
      let request = HabitsV1.ImportHabitsRequest(habitsCsv: Self.habits, checkmarksCsv: marks, timeZone: "UTC")
      if excess == 0 {
        let imported = try await service.client().importHabits(request)
        #expect(imported.habits.count == 1)
        return
      }
      let error = await #expect(throws: RPCError.self) { try await service.client().importHabits(request) }
      #expect(error?.code == .invalidArgument && error?.receivedReason == "TOO_LARGE")
      #expect(
        error?.message == "checkmarks_csv: got 2097153 bytes in both files, \(marks.utf8.count) of them here; "
          + "allowed: 2097152 in both")
    }
  }
}
