import TestProto
import TitanProto
import TitanRPC

/// The messages that a `StreamResponseDefinition` specifies, one after the other.
struct StreamedAnswers {
  private let definition: ConformanceV1.StreamResponseDefinition
  private let info: ConformanceV1.ConformancePayload.RequestInfo
  private var count = 0
  /// Requests that have not been reported back yet.
  var seen: [GoogleProtobuf.AnyMessage] = []

  init(_ definition: ConformanceV1.StreamResponseDefinition?, _ context: ServerContext) {
    self.definition = definition ?? .init()
    info = .init(context)
    context.add(headers: self.definition.responseHeaders, trailers: self.definition.responseTrailers)
  }

  /// The next payload, after its delay; `nil` after the last. The first payload reports everything known about the
  /// request; the others report what has been seen since.
  mutating func next() async throws -> ConformanceV1.ConformancePayload? {
    guard count < definition.responseData.count else { return nil }
    if definition.responseDelayMs > 0 { try await Task.sleep(for: .milliseconds(definition.responseDelayMs)) }
    var payload = ConformanceV1.ConformancePayload(data: definition.responseData[count])
    if count == 0 {
      payload.requestInfo = info.with(seen)
    } else if !seen.isEmpty {
      payload.requestInfo = .init(requests: seen)
    }
    count += 1
    seen = []
    return payload
  }

  /// - Throws: the error of the definition, if it has one.
  func end() throws {
    guard let error = definition.error else { return }
    throw RPCError(error, seeing: count == 0 ? info.with(seen) : nil)
  }
}
