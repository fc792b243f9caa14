import TestProto
import TitanProto
import TitanRPC

/// What a client of the conformance suite sends and receives in one call, and reports afterwards.
struct ConformanceConversation {
  private let request: ConformanceV1.ClientCompatRequest
  private let stream: any ClientStream
  private var result = ConformanceV1.ClientResponseResult()
  private var unsent: Int

  init(_ request: ConformanceV1.ClientCompatRequest, _ stream: any ClientStream) {
    (self.request, self.stream) = (request, stream)
    unsent = request.requestMessages.count
  }

  mutating func run(_ type: RPCType) async -> ConformanceV1.ClientResponseResult {
    do {
      try await converse(type)
    } catch {
      result.error = await ConformanceV1.Error(callError(error))
      result.numUnsentRequests = Int32(unsent)
    }
    result.responseHeaders = ((try? await stream.initialMetadata()) ?? [:]).conformanceHeaders
    result.responseTrailers = stream.trailingMetadata.conformanceHeaders
    return result
  }

  private mutating func converse(_ type: RPCType) async throws {
    let isFullDuplex = request.streamType == .fullDuplexBidiStream
    for message in request.requestMessages {
      if request.requestDelayMs > 0 { try await Task.sleep(for: .milliseconds(request.requestDelayMs)) }
      try stream.enqueue(size: message.value.count) { $0.copyBytes(from: message.value) }
      unsent -= 1
      if !stream.isWritable { try await stream.waitUntilWritable() }
      if isFullDuplex, try await !receive() { return }
    }
    if case .beforeCloseSend = request.cancel?.cancelTiming { stream.cancel() } else { stream.halfClose() }
    try await cancelAfterEnd()
    switch type {
    case .unary, .clientStreaming:
      guard try await receive() else { throw Self.wrongCount("no message") }
      guard try await stream.receive() == nil else {
        result.payloads = []
        throw Self.wrongCount("more than one message")
      }
    case .serverStreaming, .bidirectionalStreaming: while try await receive() {}
    }
  }

  private func cancelAfterEnd() async throws {
    guard let cancel = request.cancel else { return }
    switch cancel.cancelTiming {
    case .beforeCloseSend: break
    case .afterNumResponses(let count): if count == 0 { stream.cancel() }
    case .afterCloseSendMs(let delay):
      try await Task.sleep(for: .milliseconds(delay))
      stream.cancel()
    case nil: stream.cancel()
    }
  }

  /// - Returns: whether there was another response.
  private mutating func receive() async throws -> Bool {
    guard let bytes = try await stream.receive() else { return false }
    // The responses of all methods have the same form: a payload.
    let response = try ConformanceV1.UnaryResponse(serialized: bytes)
    result.payloads.append(response.payload ?? .init())
    if case .afterNumResponses(let count) = request.cancel?.cancelTiming, result.payloads.count == count {
      stream.cancel()
    }
    return true
  }

  private static func wrongCount(_ found: String) -> RPCError {
    RPCError(code: .unimplemented, message: "the call ended with OK and \(found)")
  }

  /// The error that the call ended with; if sending failed, its own error may contain less.
  private func callError(_ error: any Error) async -> RPCError {
    guard let error = error as? RPCError else { return RPCError(code: .unknown, message: "\(error)") }
    guard unsent > 0 else { return error }
    do { while try await stream.receive() != nil {} } catch let ending as RPCError { return ending } catch {}
    return error
  }
}

extension ConformanceV1.Error {
  fileprivate init(_ error: RPCError) {
    let status = try? GoogleRPC.Status(serialized: error.encodedDetails)
    self.init(
      code: .init(rawValue: Int32(error.code.rawValue)), message: error.message,
      details: error.encodedDetails.isEmpty ? [] : status?.details ?? [])
  }
}
