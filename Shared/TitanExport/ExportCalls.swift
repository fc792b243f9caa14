import TitanCore
import TitanProto
import TitanProtoJSON
package import TitanRPC

/// Makes calls as the person whose data are exported.
package protocol ExportCredentials: Sendable {
  /// - Parameter body: a call, with options that say who calls; it may be repeated with newer ones.
  func call<Result: Sendable>(_ body: (CallOptions) async throws -> Result) async throws -> Result
}

/// Calls methods by what their descriptors say, and waits for services that are away or ask for patience.
struct ExportCalls: Sendable {
  private static let deadline: Duration = .seconds(30)
  /// How long a call is repeated.
  private static let patience: Duration = .seconds(60)

  let schema: ProtoSchema
  private let channels: [TitanUpService: any RPCChannel]
  private let credentials: any ExportCredentials
  private let sleep: @Sendable (Duration) async throws -> Void

  init(
    _ schema: ProtoSchema, channel: (TitanUpService) throws -> any RPCChannel, credentials: any ExportCredentials,
    sleep: @escaping @Sendable (Duration) async throws -> Void
  ) rethrows {
    (self.schema, self.credentials, self.sleep) = (schema, credentials, sleep)
    var channels: [TitanUpService: any RPCChannel] = [:]
    for service in TitanUpService.allCases { channels[service] = try channel(service) }
    self.channels = channels
  }

  /// The response to a call with one request and one response.
  ///
  /// - Parameter request: JSON values by the names of its fields.
  func response(of path: String, _ request: [String: String]) async throws -> MessageFields {
    let (method, message) = try prepared(path, request)
    let bytes = try await patiently {
      try await credentials.call { options in
        try await one(method, message, options.within(Self.deadline))
      }
    }
    return try schema.fields(of: bytes, type: method.output)
  }

  /// The responses to a call that streams them.
  ///
  /// - Parameters:
  ///   - request: asked for at each attempt: a connection that is lost is made again, to go on after the last response.
  ///   - receive: takes each response.
  func stream(
    of path: String, _ request: () -> [String: String], _ receive: ([UInt8]) async throws -> Void
  ) async throws {
    try await patiently {
      let (method, message) = try prepared(path, request())
      try await credentials.call { options in
        try await channel(of: method).withCall(method.descriptor, options) { stream in
          try stream.enqueue(size: message.count) { $0.copyBytes(from: message) }
          stream.halfClose()
          while let bytes = try await stream.receive() { try await receive(bytes) }
        }
      }
    }
  }

  private func one(_ method: ProtoMethod, _ message: [UInt8], _ options: CallOptions) async throws -> [UInt8] {
    try await channel(of: method).withCall(method.descriptor, options) { stream in
      try stream.enqueue(size: message.count) { $0.copyBytes(from: message) }
      stream.halfClose()
      guard let bytes = try await stream.receive() else {
        throw RPCError(code: .unimplemented, message: "\(method.path) answered OK without a message")
      }
      guard try await stream.receive() == nil else {
        throw RPCError(code: .unimplemented, message: "\(method.path) answered with more than one message")
      }
      return bytes
    }
  }

  private func prepared(_ path: String, _ request: [String: String]) throws -> (ProtoMethod, [UInt8]) {
    guard let method = schema.method(at: "/" + path) else { throw RuntimeError("no method \(path)") }
    var json = JSONText()
    json.raw("{")
    for (place, (name, value)) in request.sorted(by: { $0.key < $1.key }).enumerated() {
      if place > 0 { json.raw(",") }
      json.string(name)
      json.raw(":")
      json.append(value.utf8)
    }
    json.raw("}")
    return (method, try schema.message(json: json.bytes, of: method.input))
  }

  private func channel(of method: ProtoMethod) throws -> any RPCChannel {
    let names = method.service.split(separator: ".")
    guard names.count == 4, let service = TitanUpService(rawValue: String(names[1])), let channel = channels[service]
    else { throw RuntimeError("no service has \(method.path)") }
    return channel
  }

  /// Repeats a call while its service is away, or says how long to wait.
  private func patiently<Result: Sendable>(_ call: () async throws -> Result) async throws -> Result {
    var (waited, pause) = (Duration.zero, Duration.milliseconds(100))
    while true {
      do { return try await call() } catch let error as RPCError {
        guard let wait = Self.pause(error, next: pause), waited + wait <= Self.patience else { throw error }
        (waited, pause) = (waited + wait, min(.seconds(5), pause * 2))
        try await sleep(wait)
      }
    }
  }

  private static func pause(_ error: RPCError, next: Duration) -> Duration? {
    let details = error.details.isEmpty ? (try? StatusDetails.decode(error.encodedDetails)) ?? [] : error.details
    for case .retryInfo(let delay) in details { return max(delay, next) }
    return error.code == .unavailable ? next : nil
  }
}

extension CallOptions {
  fileprivate func within(_ duration: Duration) -> CallOptions {
    var options = self
    options.deadline = .after(duration)
    return options
  }
}

extension ProtoMethod {
  fileprivate var descriptor: MethodDescriptor {
    MethodDescriptor(
      service: service, method: name, type: serverStreams ? .serverStreaming : .unary,
      isIdempotent: hasNoSideEffects, hasNoSideEffects: hasNoSideEffects)
  }
}
