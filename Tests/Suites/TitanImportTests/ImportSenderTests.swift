import HabitsProto
import Synchronization
import Testing
import TitanCore
import TitanProto
import TitanRPC
import TitanTesting
import TitanZones

@testable import TitanImport

/// Habits that take records only when they have room.
private final class BusyHabits: RPCService {
  static var descriptor: ServiceDescriptor { HabitsV1.HabitsServiceMethods.descriptor }

  struct State: Sendable {
    /// What the next calls get instead of an answer, in this order.
    var refusals: [RPCError] = []
    var stored: Set<String> = []
  }
  let state = Mutex(State())

  func registerMethods(with router: inout RPCRouter) {
    router.unary(HabitsV1.HabitsServiceMethods.batchRecord) { try await self.batchRecord($0, context: $1) }
    router.unary(HabitsV1.HabitsServiceMethods.createHabit) { try await self.createHabit($0, context: $1) }
  }

  private func batchRecord(
    _ request: HabitsV1.BatchRecordRequest, context: ServerContext
  ) async throws -> HabitsV1.BatchRecordResponse {
    try refuse()
    state.withLock { $0.stored.formUnion(request.records.map(\.recordID)) }
    return .init(results: request.records.map { .init(outcome: .record($0)) })
  }

  private func createHabit(
    _ request: HabitsV1.CreateHabitRequest, context: ServerContext
  ) async throws -> HabitsV1.CreateHabitResponse {
    try refuse()
    return .init(habit: request.habit)
  }

  private func refuse() throws {
    if let refusal = state.withLock({ $0.refusals.isEmpty ? nil : $0.refusals.removeFirst() }) { throw refusal }
  }
}

private struct Anybody: ImportCredentials {
  func call<Result: Sendable>(_ body: (CallOptions) async throws -> Result) async throws -> Result {
    try await body(CallOptions())
  }
}

@Suite("What an import does when a service has no room") struct ImportSenderTests {
  private static let records = (1...3).map { HabitsV1.HabitRecord(recordID: "\($0)", habitID: "h", change: .delta(1)) }

  private final class Pauses: Sendable {
    let all = Mutex<[Duration]>([])
  }

  private static func full(retryAfter pause: Duration?) -> RPCError {
    RPCError(.resourceExhausted, reason: "FULL", "full", details: pause.map { [.retryInfo(delay: $0)] } ?? [])
  }

  private func sender(_ habits: BusyHabits, _ pauses: Pauses) -> ImportSender {
    let channel = InProcessTransport(router: RPCRouter(interceptors: [SendingDetails()], services: [habits]))
    let account = ImportAccount(
      channel: { _ in channel }, credentials: Anybody(), zone: .utc, language: .english,
      sleep: { pause in pauses.all.withLock { $0.append(pause) } }, report: { _ in })
    return ImportSender(account)
  }

  @Test("It waits as long as the service asks, and then everything comes")
  func waits() async throws {
    let (habits, pauses) = (BusyHabits(), Pauses())
    habits.state.withLock {
      $0.refusals = [Self.full(retryAfter: .seconds(20)), Self.full(retryAfter: .zero)]
    }
    var sender = sender(habits, pauses)
    try await sender.send(Self.records, of: "Read")
    #expect(sender.outcome == .init(records: 3))
    #expect(pauses.all.withLock(\.self) == [.seconds(20), .milliseconds(100)])
  }

  @Test("It stops where it would wait too long, and the next run stores the same once")
  func stops() async throws {
    let (habits, pauses) = (BusyHabits(), Pauses())
    habits.state.withLock { $0.refusals = Array(repeating: Self.full(retryAfter: .seconds(40)), count: 2) }
    var sender = sender(habits, pauses)
    // The service may take this item later, so the import stops here and sends no other.
    await #expect(throws: RPCError.self) { try await sender.make(.init(habitID: "h", title: "Read")) }
    #expect(sender.outcome == .init())
    #expect(pauses.all.withLock(\.self) == [.seconds(40)])
    #expect(try await sender.make(.init(habitID: "h", title: "Read")))
    try await sender.send(Self.records, of: "Read")
    try await sender.send(Self.records, of: "Read")
    #expect(habits.state.withLock(\.stored) == ["1", "2", "3"])
  }

  @Test("A limit that time doesn't lift concerns one thing, and the others come")
  func refuses() async throws {
    let (habits, pauses) = (BusyHabits(), Pauses())
    habits.state.withLock { $0.refusals = [Self.full(retryAfter: nil)] }
    var sender = sender(habits, pauses)
    #expect(try await !sender.make(.init(habitID: "h", title: "Read")))
    #expect(try await sender.make(.init(habitID: "i", title: "Run")))
    #expect(sender.outcome == .init(habits: 1, refused: ["Read: This is more than is possible. [FULL]"]))
    #expect(pauses.all.withLock(\.self).isEmpty)
  }
}
