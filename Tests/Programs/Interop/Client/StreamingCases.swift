import TestProto
import TitanRPC

private typealias Methods = GRPCTesting.TestServiceMethods
private typealias OutputRequest = GRPCTesting.StreamingOutputCallRequest
private typealias OutputResponse = GRPCTesting.StreamingOutputCallResponse

private let requestSizes = [27_182, 8, 1_828, 45_904]
private let responseSizes: [Int32] = [31_415, 9, 2_653, 58_979]

private func zeros(_ count: Int) -> GRPCTesting.Payload { .init(body: [UInt8](repeating: 0, count: count)) }

extension RPCChannel {
  func clientStreamingCase(_ options: CallOptions) async throws {
    let answer: GRPCTesting.StreamingInputCallResponse = try await clientStreaming(
      Methods.streamingInputCall, options
    ) { (requests: RPCWriter<GRPCTesting.StreamingInputCallRequest>) in
      for size in requestSizes { try await requests.write(.init(payload: zeros(size))) }
    }
    try expect("bytes the server counted", answer.aggregatedPayloadSize, is: 74_922)
  }

  func clientCompressedStreaming(_ options: CallOptions) async throws {
    var options = options
    options.compression = .gzip
    func call(_ requests: [(size: Int, expected: Bool, sent: Bool)]) async throws -> Int32 {
      let answer: GRPCTesting.StreamingInputCallResponse = try await clientStreaming(
        Methods.streamingInputCall, options
      ) { (writer: RPCWriter<GRPCTesting.StreamingInputCallRequest>) in
        for request in requests {
          try await writer.write(
            .init(payload: zeros(request.size), expectCompressed: .init(value: request.expected)),
            compressed: request.sent)
        }
      }
      return answer.aggregatedPayloadSize
    }
    try await expect(.invalidArgument) { _ = try await call([(27_182, true, false)]) }
    let size = try await call([(27_182, true, true), (45_904, false, false)])
    try expect("bytes the server counted", size, is: 73_086)
  }

  func serverStreamingCase(_ options: CallOptions) async throws {
    let request = OutputRequest(responseParameters: responseSizes.map { .init(size: $0) })
    let sizes = try await serverStreaming(Methods.streamingOutputCall, request, options) {
      (responses: RPCAsyncSequence<OutputResponse>) in
      var sizes: [Int32] = []
      for try await response in responses { sizes.append(Int32(response.payload?.body.count ?? 0)) }
      return sizes
    }
    try expect("sizes of the payloads", sizes, is: responseSizes)
  }

  func serverCompressedStreaming(_ options: CallOptions) async throws {
    let expected: [(size: Int32, isCompressed: Bool)] = [(31_415, true), (92_653, false)]
    let request = OutputRequest(
      responseParameters: expected.map { .init(size: $0.size, compressed: .init(value: $0.isCompressed)) })
    try await serverStreaming(Methods.streamingOutputCall, request, options) {
      (responses: RPCAsyncSequence<OutputResponse>) in
      var rest = expected[...]
      for try await response in responses {
        guard let (size, isCompressed) = rest.popFirst() else { throw CaseFailure("more than two messages arrived") }
        try expect(zeros: Int(size), in: response.payload?.body)
        try expect("whether the message arrived compressed", responses.lastWasCompressed, is: isCompressed)
      }
      try expect("messages that did not arrive", rest.count, is: 0)
    }
  }

  func pingPong(_ options: CallOptions) async throws {
    try await bidirectionalStreaming(Methods.fullDuplexCall, options) {
      (requests: ClientRequestWriter<OutputRequest>, responses: RPCAsyncSequence<OutputResponse>) in
      var iterator = responses.makeAsyncIterator()
      for (requestSize, responseSize) in zip(requestSizes, responseSizes) {
        try await requests.write(.init(responseParameters: [.init(size: responseSize)], payload: zeros(requestSize)))
        guard let response = try await iterator.next() else { throw CaseFailure("the server ended the call early") }
        try expect(zeros: Int(responseSize), in: response.payload?.body)
      }
      requests.finish()
      guard try await iterator.next() == nil else { throw CaseFailure("more than four messages arrived") }
    }
  }

  /// Sends all requests, then receives all responses, in order.
  func halfDuplex(_ options: CallOptions) async throws {
    try await bidirectionalStreaming(Methods.halfDuplexCall, options) {
      (requests: ClientRequestWriter<OutputRequest>, responses: RPCAsyncSequence<OutputResponse>) in
      for (requestSize, responseSize) in zip(requestSizes, responseSizes) {
        try await requests.write(.init(responseParameters: [.init(size: responseSize)], payload: zeros(requestSize)))
      }
      requests.finish()
      var sizes: [Int32] = []
      for try await response in responses {
        let body = response.payload?.body ?? []
        try expect(zeros: body.count, in: body)
        sizes.append(Int32(body.count))
      }
      try expect("sizes of the payloads", sizes, is: responseSizes)
    }
  }

  func emptyStream(_ options: CallOptions) async throws {
    try await bidirectionalStreaming(Methods.fullDuplexCall, options) {
      (requests: ClientRequestWriter<OutputRequest>, responses: RPCAsyncSequence<OutputResponse>) in
      requests.finish()
      for try await _ in responses { throw CaseFailure("a message arrived") }
    }
  }
}
