import Synchronization
import Testing
import TitanProto
import TitanRPC
import TitanService
import TitanTesting

@Suite("grpc.health.v1")
struct HealthTests {
  private let registry = HealthRegistry(services: ["a.A", "b.B"])

  private var client: HealthV1.HealthClient {
    let router = RPCRouter(services: [HealthHandler(registry: registry)])
    return HealthV1.HealthClient(channel: InProcessTransport(router: router))
  }

  @Test("A service starts as NOT_SERVING, and the server serves once all of its services do")
  func check() async throws {
    #expect(try await client.check(.init(service: "a.A")).status == .notServing)
    #expect(try await client.check(.init()).status == .notServing)
    registry.set(.serving, for: "a.A")
    #expect(try await client.check(.init(service: "a.A")).status == .serving)
    #expect(try await client.check(.init()).status == .notServing)
    registry.set(.serving, for: "b.B")
    #expect(try await client.check(.init()).status == .serving)
  }

  @Test("Check of an unknown name is NOT_FOUND")
  func unknown() async throws {
    let error = await #expect(throws: RPCError.self) { try await client.check(.init(service: "c.C")) }
    #expect(error?.code == .notFound)
  }

  @Test("List returns the status of every service and of the server")
  func list() async throws {
    registry.set(.serving, for: "a.A")
    let statuses = try await client.list(.init()).statuses.mapValues(\.status)
    #expect(statuses == ["": .notServing, "a.A": .serving, "b.B": .notServing])
  }

  @Test("Watch sends the current status, then changes, and no status twice")
  func watch() async throws {
    try await client.watch(.init(service: "a.A")) { responses async throws in
      var iterator = responses.makeAsyncIterator()
      #expect(try await iterator.next()?.status == .notServing)
      registry.set(.notServing, for: "a.A")
      registry.set(.serving, for: "b.B")
      registry.set(.serving, for: "a.A")
      #expect(try await iterator.next()?.status == .serving)
    }
  }

  @Test("Watch of an unknown name is SERVICE_UNKNOWN until it is known")
  func watchUnknown() async throws {
    try await client.watch(.init(service: "c.C")) { responses async throws in
      var iterator = responses.makeAsyncIterator()
      #expect(try await iterator.next()?.status == .serviceUnknown)
      registry.set(.serving, for: "c.C")
      #expect(try await iterator.next()?.status == .serving)
    }
  }

  @Test("After shutdown nothing is serving, and watches end")
  func shutDown() async throws {
    registry.setAll(.serving)
    let error = await #expect(throws: RPCError.self) {
      try await client.watch(.init()) { responses async throws in
        var iterator = responses.makeAsyncIterator()
        #expect(try await iterator.next()?.status == .serving)
        registry.shutDown()
        #expect(try await iterator.next()?.status == .notServing)
        _ = try await iterator.next()
      }
    }
    #expect(error?.code == .unavailable)
    registry.setAll(.serving)
    #expect(try await client.check(.init()).status == .notServing)
    let late = await #expect(throws: RPCError.self) {
      try await client.watch(.init()) { responses in for try await _ in responses {} }
    }
    #expect(late?.code == .unavailable)
  }

  /// Tasks with their own executor, as handlers have: the runtime looks for it, under the task's lock, whenever it
  /// wakes a task.
  @Test("A status may change while its watches are cancelled", .timeLimit(.minutes(2)))
  func cancelledWatches() async throws {
    for _ in 0..<100 {
      let reading = Reading()
      let watches = (0..<50).map { _ in
        Task(executorPreference: globalConcurrentExecutor) { [registry] in
          var isFirst = true
          for await _ in registry.watch("a.A") where isFirst {
            reading.count.withLock { $0 += 1 }
            isFirst = false
          }
        }
      }
      try await eventually { reading.count.withLock(\.self) == watches.count }
      let changes = Task.detached { [registry] in
        var isServing = false
        while !Task.isCancelled {
          isServing.toggle()
          registry.setAll(isServing ? .serving : .notServing)
        }
      }
      for watch in watches { watch.cancel() }
      for watch in watches { await watch.value }
      changes.cancel()
      await changes.value
    }
  }
}

private final class Reading: Sendable {
  let count = Mutex(0)
}
