import TestProto
import TitanCore
import TitanProto
import TitanRPC

/// The server side of gRPC's interop test descriptions.
struct TestService: GRPCTesting.TestServiceProtocol {
  /// Differs for every server.
  let serverID: String
  /// The size of the largest payload that a request may ask for, in bytes.
  let largestAnswer: Int
  let now: WallClock

  func emptyCall(_ request: GRPCTesting.Empty, context: ServerContext) async throws -> GRPCTesting.Empty {
    context.echoMetadata()
    return request
  }

  func unaryCall(
    _ request: GRPCTesting.SimpleRequest, context: ServerContext
  ) async throws -> GRPCTesting.SimpleResponse {
    context.echoMetadata()
    try request.expectCompressed.check(context.lastRequestWasCompressed)
    if let error = request.responseStatus?.error { throw error }
    if let isWanted = request.responseCompressed?.value { context.compressResponses(isWanted ? .gzip : .identity) }
    return GRPCTesting.SimpleResponse(
      payload: try payload(request.responseType, size: request.responseSize),
      serverID: request.fillServerID ? serverID : "")
  }

  /// Returns a different response each time, so that a cache in between would show.
  func cacheableUnaryCall(
    _ request: GRPCTesting.SimpleRequest, context: ServerContext
  ) async throws -> GRPCTesting.SimpleResponse {
    context.addInitialMetadata("cache-control", .string("max-age=60, public"))
    return GRPCTesting.SimpleResponse(payload: .init(body: Array("\(now().microseconds)".utf8)))
  }

  func streamingInputCall(
    _ requests: RPCAsyncSequence<GRPCTesting.StreamingInputCallRequest>, context: ServerContext
  ) async throws -> GRPCTesting.StreamingInputCallResponse {
    context.echoMetadata()
    var size: Int32 = 0
    for try await request in requests {
      try request.expectCompressed.check(requests.lastWasCompressed)
      size &+= Int32(truncatingIfNeeded: request.payload?.body.count ?? 0)
    }
    return GRPCTesting.StreamingInputCallResponse(aggregatedPayloadSize: size)
  }

  func streamingOutputCall(
    _ request: GRPCTesting.StreamingOutputCallRequest,
    response: RPCWriter<GRPCTesting.StreamingOutputCallResponse>, context: ServerContext
  ) async throws {
    context.echoMetadata()
    try await answer(request, response, context)
  }

  func fullDuplexCall(
    _ requests: RPCAsyncSequence<GRPCTesting.StreamingOutputCallRequest>,
    response: RPCWriter<GRPCTesting.StreamingOutputCallResponse>, context: ServerContext
  ) async throws {
    context.echoMetadata()
    for try await request in requests { try await answer(request, response, context) }
  }

  func halfDuplexCall(
    _ requests: RPCAsyncSequence<GRPCTesting.StreamingOutputCallRequest>,
    response: RPCWriter<GRPCTesting.StreamingOutputCallResponse>, context: ServerContext
  ) async throws {
    context.echoMetadata()
    let limit = 1024
    var kept: [GRPCTesting.StreamingOutputCallRequest] = []
    for try await request in requests {
      guard kept.count < limit else {
        throw RPCError(code: .resourceExhausted, message: "more than \(limit) requests before the first answer")
      }
      kept.append(request)
    }
    for request in kept { try await answer(request, response, context) }
  }

  func unimplementedCall(_ request: GRPCTesting.Empty, context: ServerContext) async throws -> GRPCTesting.Empty {
    throw RPCError(code: .unimplemented, message: "unknown method \(context.method.path)")
  }

  /// Sends one message for each of the parameters, each after its interval.
  private func answer(
    _ request: GRPCTesting.StreamingOutputCallRequest,
    _ response: RPCWriter<GRPCTesting.StreamingOutputCallResponse>, _ context: ServerContext
  ) async throws {
    if let error = request.responseStatus?.error { throw error }
    if request.responseParameters.contains(where: { $0.compressed?.value == true }) { context.compressResponses() }
    for parameters in request.responseParameters {
      if parameters.intervalUs > 0 { try await Task.sleep(for: .microseconds(parameters.intervalUs)) }
      try await response.write(
        .init(payload: try payload(request.responseType, size: parameters.size)),
        compressed: parameters.compressed?.value)
    }
  }

  private func payload(_ type: GRPCTesting.PayloadType, size: Int32) throws -> GRPCTesting.Payload {
    guard type.isKnown else { throw RPCError(code: .invalidArgument, message: "unknown payload type \(type)") }
    guard (0...largestAnswer).contains(Int(size)) else {
      throw RPCError(code: .invalidArgument, message: "a payload of \(size) bytes; allowed: 0 to \(largestAnswer)")
    }
    return GRPCTesting.Payload(type: type, body: [UInt8](repeating: 0, count: Int(size)))
  }
}

extension ServerContext {
  /// "Echo Metadata".
  fileprivate func echoMetadata() {
    for value in metadata.all("x-grpc-test-echo-initial") { addInitialMetadata("x-grpc-test-echo-initial", value) }
    for value in metadata.all("x-grpc-test-echo-trailing-bin") {
      addTrailingMetadata("x-grpc-test-echo-trailing-bin", value)
    }
  }
}

extension GRPCTesting.EchoStatus {
  /// `nil` for OK.
  fileprivate var error: RPCError? {
    guard code != 0 else { return nil }
    return RPCError(code: StatusCode(rawValue: Int(code)) ?? .unknown, message: message)
  }
}

extension GRPCTesting.BoolValue? {
  /// "CompressedRequest".
  fileprivate func check(_ isCompressed: Bool) throws {
    guard let expected = self?.value, expected != isCompressed else { return }
    throw RPCError(
      code: .invalidArgument,
      message: "the request arrived \(isCompressed ? "" : "un")compressed, expected the opposite")
  }
}
