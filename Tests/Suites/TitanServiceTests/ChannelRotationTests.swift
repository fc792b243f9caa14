import NIOCore
import NIOPosix
import Testing
import TitanRPC
import TitanTesting

@testable import TitanService

@Suite("Rotation of channels") struct ChannelRotationTests {
  private static let method = MethodDescriptor(service: "titanup.test.v1.TestService", method: "Test", type: .unary)

  /// The numbers of the channels that seven calls use, made by `call`.
  private func used(
    of loops: [any EventLoop], _ call: (_ open: @escaping @Sendable () async -> Void) async -> Void
  ) async -> [Int] {
    let opened = Recorder<Int>()
    let rotation = ChannelRotation(on: loops) { number, _ in RefusingChannel(number: number, opened: opened) }
    for _ in 0..<7 {
      await call {
        await #expect(throws: RPCError.self) { _ = try await rotation.open(Self.method, options: CallOptions()) }
      }
    }
    return opened.all
  }

  @Test("Calls from elsewhere use all channels in turn, also those that fail") func inTurn() async throws {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 2)
    let loops = Array(group.makeIterator())
    #expect(await used(of: loops) { await $0() } == [0, 1, 2, 3, 4, 5, 6])
    #expect(await used(of: [loops[0]]) { await $0() } == [0, 1, 2, 3, 4, 5, 6])
    try await group.shutdownGracefully()
  }

  @Test("Calls on an event loop use its own channels") func onLoop() async throws {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 2)
    let loops = Array(group.makeIterator())
    let found = await used(of: loops) { open in
      let task = Task(executorPreference: LoopExecutor(loop: loops[1])) { await open() }
      await task.value
    }
    #expect(found == [4, 5, 6, 7, 4, 5, 6])
    try await group.shutdownGracefully()
  }
}

private final class LoopExecutor: TaskExecutor {
  private let loop: any EventLoop

  init(loop: any EventLoop) { self.loop = loop }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    loop.execute { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

private struct RefusingChannel: RPCChannel {
  let number: Int
  let opened: Recorder<Int>

  func open(_ method: MethodDescriptor, options: CallOptions) async throws -> any ClientStream {
    opened.append(number)
    throw RPCError(code: .unavailable, message: "no server")
  }
}
