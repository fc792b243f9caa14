import TestProto
import TitanRPC

private typealias Methods = GRPCTesting.TestServiceMethods
private typealias OutputRequest = GRPCTesting.StreamingOutputCallRequest
private typealias OutputResponse = GRPCTesting.StreamingOutputCallResponse

extension RPCChannel {
  func customMetadata(_ options: CallOptions) async throws {
    var options = options
    let (initial, trailing) = ("test_initial_metadata_value", [UInt8](repeating: 0xAB, count: 3))
    options.metadata.append("x-grpc-test-echo-initial", initial)
    options.metadata.append("x-grpc-test-echo-trailing-bin", .binary(trailing))
    func check(_ initialMetadata: Metadata, _ trailingMetadata: Metadata) throws {
      try expect("initial metadata", initialMetadata.all("x-grpc-test-echo-initial"), is: [.string(initial)])
      try expect(
        "trailing metadata", trailingMetadata.all("x-grpc-test-echo-trailing-bin"), is: [.binary(trailing)])
    }

    let answer: UnaryAnswer<GRPCTesting.SimpleResponse> = try await unary(
      inFull: Methods.unaryCall, GRPCTesting.SimpleRequest.large(), options)
    try check(answer.initialMetadata, answer.trailingMetadata)

    try await withCall(Methods.fullDuplexCall, options) { stream in
      let payload = GRPCTesting.Payload(body: [UInt8](repeating: 0, count: 271_828))
      try await RPCWriter<OutputRequest>(stream).write(
        .init(responseParameters: [.init(size: 314_159)], payload: payload))
      stream.halfClose()
      for try await response in RPCAsyncSequence<OutputResponse>(stream) {
        try expect(zeros: 314_159, in: response.payload?.body)
      }
      try check(try await stream.initialMetadata(), stream.trailingMetadata)
    }
  }

  func statusCodeAndMessage(_ options: CallOptions) async throws {
    let status = GRPCTesting.EchoStatus(code: 2, message: "test status message")
    try await expectUnary(status, options)
    try await expect(.unknown, message: status.message) {
      try await bidirectionalStreaming(Methods.fullDuplexCall, options) {
        (requests: ClientRequestWriter<OutputRequest>, responses: RPCAsyncSequence<OutputResponse>) in
        try await requests.write(.init(responseStatus: status))
        requests.finish()
        for try await _ in responses {}
      }
    }
  }

  /// The message has white space and characters that need percent-encoding, including one beyond the Basic Multilingual
  /// Plane.
  func specialStatusMessage(_ options: CallOptions) async throws {
    let message = "\t\ntest with whitespace\r\nand Unicode BMP \u{263A} and non-BMP \u{1F608}\t\n"
    try await expectUnary(.init(code: 2, message: message), options)
  }

  private func expectUnary(_ status: GRPCTesting.EchoStatus, _ options: CallOptions) async throws {
    try await expect(.unknown, message: status.message) {
      let _: GRPCTesting.SimpleResponse = try await unary(
        Methods.unaryCall, GRPCTesting.SimpleRequest(responseStatus: status), options)
    }
  }

  func unimplementedMethod(_ options: CallOptions) async throws {
    try await expect(.unimplemented) {
      let _: GRPCTesting.Empty = try await unary(Methods.unimplementedCall, GRPCTesting.Empty(), options)
    }
  }

  func unimplementedService(_ options: CallOptions) async throws {
    try await expect(.unimplemented) {
      let _: GRPCTesting.Empty = try await unary(
        GRPCTesting.UnimplementedServiceMethods.unimplementedCall, GRPCTesting.Empty(), options)
    }
  }

  func cancelAfterBegin(_ options: CallOptions) async throws {
    try await expect(.cancelled) {
      try await withCall(Methods.streamingInputCall, options) { stream in
        stream.cancel()
        _ = try await stream.receive()
      }
    }
  }

  func cancelAfterFirstResponse(_ options: CallOptions) async throws {
    try await expect(.cancelled) {
      try await withCall(Methods.fullDuplexCall, options) { stream in
        let payload = GRPCTesting.Payload(body: [UInt8](repeating: 0, count: 27_182))
        try await RPCWriter<OutputRequest>(stream).write(
          .init(responseParameters: [.init(size: 31_415)], payload: payload))
        var responses = RPCAsyncSequence<OutputResponse>(stream).makeAsyncIterator()
        try expect(zeros: 31_415, in: try await responses.next()?.payload?.body)
        stream.cancel()
        _ = try await responses.next()
      }
    }
  }

  func timeoutOnSleepingServer() async throws {
    try await expect(.deadlineExceeded) {
      try await withCall(Methods.fullDuplexCall, .timeout(.milliseconds(1))) { stream in
        let payload = GRPCTesting.Payload(body: [UInt8](repeating: 0, count: 27_182))
        try await RPCWriter<OutputRequest>(stream).write(.init(payload: payload))
        _ = try await stream.receive()
      }
    }
  }
}
