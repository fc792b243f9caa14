import NIOCore
import NIOPosix
import Testing
import TitanRPC
import TitanTesting

@testable import TitanRPCTransport

@Suite("Tasks that run one handler after the other", .timeLimit(.minutes(10)))
struct HandlerTasksTests {
  @Test("A call that is cancelled leaves those after it alone")
  func cancelledTasksAreNotUsedAgain() async throws {
    let (started, cancelled) = (Signal(), Signal())
    var service = ScriptedService()
    service.onUnary = { request, _ in
      guard request == "wait" else { return Task.isCancelled ? "cancelled" : "calm" }
      started.fire()
      try await waitForCancellation(cancelled)
      return request
    }
    try await withServer(service) { harness in
      let first = try await harness.client.unary("first")
      #expect(first == "calm")
      let call = Task { try await harness.client.unary("wait") }
      await started.wait()
      call.cancel()
      await cancelled.wait()
      for _ in 0..<20 {
        let next = try await harness.client.unary("next")
        #expect(next == "calm")
      }
      #expect(harness.server.traffic.connectionsAccepted == 1)
    }
  }

  @Test("They end with the last connection of their loop")
  func tasksEnd() async throws {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    weak var handlers: HandlerTasks?
    do {
      let server = GRPCServer(router: RPCRouter(services: [ScriptedService()]), group: group)
      handlers = server.executors.executor(for: group.next()).handlers
      try await server.bind()
      let channel = GRPCChannel(target: .hostAndPort("127.0.0.1", server.localPort ?? 0), group: group)
      async let serving: Void = server.serve()
      let answer = try await ScriptedClient(channel).unary("x")
      #expect(answer == "x" && handlers != nil)
      channel.close()
      server.beginGracefulShutdown()
      try await serving
    }
    try await group.shutdownGracefully()
    #expect(handlers == nil)
  }
}
