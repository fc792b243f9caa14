import TestProto
import TitanRPC

private typealias Methods = GRPCTesting.TestServiceMethods

extension GRPCTesting.SimpleRequest {
  /// The request in most cases: 271828 zeros in one direction, 314159 in the other.
  static func large(
    expectCompressed: Bool? = nil, responseCompressed: Bool? = nil
  ) -> Self {
    .init(
      responseSize: 314_159, payload: .init(body: [UInt8](repeating: 0, count: 271_828)),
      responseCompressed: responseCompressed.map { .init(value: $0) },
      expectCompressed: expectCompressed.map { .init(value: $0) })
  }
}

extension RPCChannel {
  func emptyUnary(_ options: CallOptions) async throws {
    let answer: GRPCTesting.Empty = try await unary(Methods.emptyCall, GRPCTesting.Empty(), options)
    try expect("the answer", answer, is: GRPCTesting.Empty())
  }

  func largeUnary(_ options: CallOptions) async throws {
    let answer: GRPCTesting.SimpleResponse = try await unary(
      Methods.unaryCall, GRPCTesting.SimpleRequest.large(), options)
    try expect(zeros: 314_159, in: answer.payload?.body)
  }

  func concurrentLargeUnary(_ options: CallOptions) async throws {
    try await withThrowingTaskGroup { group in
      for _ in 0..<1000 { group.addTask { try await largeUnary(options) } }
      try await group.waitForAll()
    }
  }

  /// The request says whether it should have arrived compressed; a server that does not check would accept the first
  /// one.
  func clientCompressedUnary(_ options: CallOptions) async throws {
    var options = options
    options.compression = .gzip
    func call(expected: Bool, sent: Bool) async throws {
      let answer: UnaryAnswer<GRPCTesting.SimpleResponse> = try await unary(
        inFull: Methods.unaryCall, GRPCTesting.SimpleRequest.large(expectCompressed: expected), options,
        compressed: sent)
      try expect(zeros: 314_159, in: answer.message.payload?.body)
    }
    try await expect(.invalidArgument) { try await call(expected: true, sent: false) }
    try await call(expected: true, sent: true)
    try await call(expected: false, sent: false)
  }

  func serverCompressedUnary(_ options: CallOptions) async throws {
    for isWanted in [true, false] {
      let answer: UnaryAnswer<GRPCTesting.SimpleResponse> = try await unary(
        inFull: Methods.unaryCall, GRPCTesting.SimpleRequest.large(responseCompressed: isWanted), options)
      try expect("whether the response arrived compressed", answer.wasCompressed, is: isWanted)
      try expect(zeros: 314_159, in: answer.message.payload?.body)
    }
  }
}
