import TestProto
import TitanProto
import TitanRPC

/// The server side of the Connect project's conformance suite: each request specifies its response.
struct ConformanceService: ConformanceV1.ConformanceServiceProtocol {
  func unary(_ request: ConformanceV1.UnaryRequest, context: ServerContext) async throws -> ConformanceV1.UnaryResponse
  {
    .init(
      payload: try await answer(as: request.responseDefinition, .init(context).with([.init(packing: request)]), context)
    )
  }

  func idempotentUnary(
    _ request: ConformanceV1.IdempotentUnaryRequest, context: ServerContext
  ) async throws -> ConformanceV1.IdempotentUnaryResponse {
    .init(
      payload: try await answer(as: request.responseDefinition, .init(context).with([.init(packing: request)]), context)
    )
  }

  func clientStream(
    _ requests: RPCAsyncSequence<ConformanceV1.ClientStreamRequest>, context: ServerContext
  ) async throws -> ConformanceV1.ClientStreamResponse {
    let info = ConformanceV1.ConformancePayload.RequestInfo(context)
    var definition: ConformanceV1.UnaryResponseDefinition?
    var seen: [GoogleProtobuf.AnyMessage] = []
    for try await request in requests {
      if seen.isEmpty { definition = request.responseDefinition }
      seen.append(.init(packing: request))
    }
    return .init(payload: try await answer(as: definition, info.with(seen), context))
  }

  func serverStream(
    _ request: ConformanceV1.ServerStreamRequest, response: RPCWriter<ConformanceV1.ServerStreamResponse>,
    context: ServerContext
  ) async throws {
    var answers = StreamedAnswers(request.responseDefinition, context)
    answers.seen.append(.init(packing: request))
    while let payload = try await answers.next() { try await response.write(.init(payload: payload)) }
    try answers.end()
  }

  func bidiStream(
    _ requests: RPCAsyncSequence<ConformanceV1.BidiStreamRequest>,
    response: RPCWriter<ConformanceV1.BidiStreamResponse>, context: ServerContext
  ) async throws {
    var answers: StreamedAnswers?
    var isFullDuplex = false
    for try await request in requests {
      if answers == nil {
        answers = StreamedAnswers(request.responseDefinition, context)
        isFullDuplex = request.fullDuplex
        // The client may wait for the headers before it sends more.
        if isFullDuplex { context.sendInitialMetadata() }
      }
      answers?.seen.append(.init(packing: request))
      guard isFullDuplex else { continue }
      guard let payload = try await answers?.next() else { break }
      try await response.write(.init(payload: payload))
    }
    while let payload = try await answers?.next() { try await response.write(.init(payload: payload)) }
    try answers?.end()
  }

  func unimplemented(
    _ request: ConformanceV1.UnimplementedRequest, context: ServerContext
  ) async throws -> ConformanceV1.UnimplementedResponse {
    throw RPCError(code: .unimplemented, message: "unknown method \(context.method.path)")
  }

  private func answer(
    as definition: ConformanceV1.UnaryResponseDefinition?, _ info: ConformanceV1.ConformancePayload.RequestInfo,
    _ context: ServerContext
  ) async throws -> ConformanceV1.ConformancePayload {
    guard let definition else { return .init(requestInfo: info) }
    context.add(headers: definition.responseHeaders, trailers: definition.responseTrailers)
    if definition.responseDelayMs > 0 { try await Task.sleep(for: .milliseconds(definition.responseDelayMs)) }
    switch definition.response {
    case .error(let error): throw RPCError(error, seeing: info)
    case .responseData(let data): return .init(data: data, requestInfo: info)
    case nil: return .init(requestInfo: info)
    }
  }
}
