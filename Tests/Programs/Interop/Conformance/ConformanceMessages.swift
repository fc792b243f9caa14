import Foundation
import TestProto
import TitanProto
import TitanRPC

extension ConformanceV1.ConformancePayload.RequestInfo {
  /// The headers and timeout of a call that has just begun.
  init(_ context: ServerContext) {
    var headers = context.metadata
    headers.removeAll(ConformanceQuery.key)
    self.init(
      requestHeaders: headers.conformanceHeaders, connectGetInfo: ConformanceQuery.info(in: context.metadata))
    if let deadline = context.deadline {
      let (seconds, attoseconds) = deadline.remaining().components
      optionalTimeout = .timeoutMs(max(0, seconds * 1000 + attoseconds / 1_000_000_000_000_000))
    }
  }

  func with(_ requests: [GoogleProtobuf.AnyMessage]) -> Self {
    var info = self
    info.requests = requests
    return info
  }
}

extension ServerContext {
  func add(headers: [ConformanceV1.Header], trailers: [ConformanceV1.Header]) {
    for header in headers { for value in header.metadataValues { addInitialMetadata(header.name, value) } }
    for trailer in trailers { for value in trailer.metadataValues { addTrailingMetadata(trailer.name, value) } }
  }
}

extension RPCError {
  /// The error that a definition specifies, with a `RequestInfo` after its own details if there is one.
  init(_ error: ConformanceV1.Error, seeing info: ConformanceV1.ConformancePayload.RequestInfo?) {
    let code = StatusCode(rawValue: Int(error.code.rawValue)) ?? .unknown
    let message = error.message ?? ""
    let details = error.details + (info.map { [.init(packing: $0)] } ?? [])
    let status = GoogleRPC.Status(code: Int32(code.rawValue), message: message, details: details)
    self.init(
      code: code == .ok ? .unknown : code, message: message, encodedDetails: details.isEmpty ? [] : status.serialized())
  }
}

extension ConformanceV1.Header {
  /// The values as metadata: in a `-bin` header they are base64.
  var metadataValues: [Metadata.Value] {
    value.map { text in
      guard name.lowercased().hasSuffix("-bin") else { return .string(text) }
      let padded = text + String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
      return .binary(Data(base64Encoded: padded).map(Array.init) ?? Array(text.utf8))
    }
  }
}

extension Metadata {
  /// Headers in the suite's form: each name once, with all its values.
  var conformanceHeaders: [ConformanceV1.Header] {
    var headers: [ConformanceV1.Header] = []
    for (key, value) in self {
      if let index = headers.firstIndex(where: { $0.name == key }) {
        headers[index].value.append(value.wireText)
      } else {
        headers.append(.init(name: key, value: [value.wireText]))
      }
    }
    return headers
  }
}

extension Metadata.Value {
  /// The value as it appears in a header, with bytes in base64 without padding.
  fileprivate var wireText: String {
    switch self {
    case .string(let text): text
    case .binary(let bytes): String(Data(bytes).base64EncodedString().prefix { $0 != "=" })
    }
  }
}
