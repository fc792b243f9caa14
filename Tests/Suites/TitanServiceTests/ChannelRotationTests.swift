import Testing
import TitanRPC
import TitanTesting

@testable import TitanService

@Suite("Rotation of channels") struct ChannelRotationTests {
  @Test("Calls use the channels in turn, also those that fail") func inTurn() async {
    let opened = Recorder<Int>()
    let rotation = ChannelRotation((0..<3).map { RefusingChannel(number: $0, opened: opened) })
    let method = MethodDescriptor(service: "titanup.test.v1.TestService", method: "Test", type: .unary)
    for _ in 0..<7 {
      await #expect(throws: RPCError.self) { _ = try await rotation.open(method, options: CallOptions()) }
    }
    #expect(opened.all == [0, 1, 2, 0, 1, 2, 0])
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
