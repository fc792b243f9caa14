package import TitanProtoJSON
package import TitanRPC
import TitanRPCTransport

/// Passes calls on to services: by the Connect protocol, in protobuf's binary form and in its JSON, over either version
/// of HTTP (https://connectrpc.com/docs/protocol).
///
/// ```
/// let bridge = ConnectBridge(schema: schema) { request, metadata in
///   GRPCBridge.Target(channel, method, metadata: metadata)
/// }
/// ```
/// It answers every request it is given: `ConnectForm(request)` and `ProtoSchema.method(at:)` tell which are calls.
package struct ConnectBridge: WebHandler {
  private let schema: ProtoSchema
  private let route: GRPCBridge.Route
  private let complete: @Sendable (RPCError, Metadata) -> RPCError

  /// - Parameters:
  ///   - schema: has every method that there is, and the types of errors' details.
  ///   - complete: sees every error before it is sent, and encodes the details of those that no service has seen. The
  ///     second argument is the call's metadata.
  ///   - route: as for `GRPCBridge`.
  package init(
    schema: ProtoSchema, complete: @escaping @Sendable (RPCError, Metadata) -> RPCError = { error, _ in error },
    route: @escaping GRPCBridge.Route
  ) {
    (self.schema, self.complete, self.route) = (schema, complete, route)
  }

  package func respond(to request: WebRequest, through response: WebResponseWriter) async throws {
    let method = schema.method(at: request.path)
    guard ["GET", "HEAD", "POST"].contains(request.method) else { throw Self.wrongMethod(method) }
    guard let form = ConnectForm(request) else {
      guard request.method == "POST" else {
        throw WebRefusal(415, "encoding: got none that is supported; allowed: proto, json")
      }
      throw Self.wrongType(request, allowed: ConnectForm.contentTypes)
    }
    if let method {
      guard form.isStream != method.isUnary else {
        throw Self.wrongType(request, allowed: ConnectForm.contentTypes.filter { $0.contains("+") != method.isUnary })
      }
      guard !form.isGet || (method.isUnary && method.hasNoSideEffects) else { throw Self.wrongMethod(method) }
    }
    let text = ConnectErrorText(schema)
    if form.isStream {
      try await stream(request, method, form, ConnectStreamAnswer(response, form, text))
    } else {
      try await unary(request, method, form, ConnectUnaryCall(response, form, text))
    }
  }

  private static func wrongMethod(_ method: ProtoMethod?) -> WebRefusal {
    method?.hasNoSideEffects == true && method?.isUnary == true
      ? WebRefusal(405, "calls of this method are POST or GET requests", ["allow": "GET, POST"])
      : WebRefusal(405, "calls of this method are POST requests", ["allow": "POST"])
  }

  private static func wrongType(_ request: WebRequest, allowed: [String]) -> WebRefusal {
    let got = request.headers.all("content-type").joined(separator: ", ").prefix(80)
    let allowed = allowed.joined(separator: ", ")
    return WebRefusal(415, "content-type: got \"\(got)\"; allowed: \(allowed)", ["accept-post": allowed])
  }

  private func unary(
    _ request: WebRequest, _ method: ProtoMethod?, _ form: ConnectForm, _ call: ConnectUnaryCall
  ) async throws {
    var (metadata, outcome) = (Metadata(), ConnectUnaryCall.Outcome())
    do {
      let query = form.isGet ? request.query.flatMap(ConnectQuery.init) : nil
      let head = try ConnectRequestHead(request.headers, form, query: query)
      metadata = head.metadata
      let (target, codec) = try await target(of: request, method, form, metadata)
      let limit = min(target.maximumMessageSize, target.maximumBodySize ?? .max)
      let message = try await call.request(request, query, head.encoding, codec, limit: limit)
      let options = target.options(timeout: head.timeout, request.arrival)
      try await target.channel.withCall(target.method, options) { stream in
        try await call.run(message, stream, codec, acceptsGzip: head.acceptsGzip, &outcome)
      }
    } catch let error as RPCError {
      return try await call.fail(complete(error, metadata), outcome)
    } catch {
      guard !Task.isCancelled else { throw error }
      try await call.fail(complete(Self.unknown, metadata), outcome)
      // Only for whoever reads the server's errors: the answer is complete.
      throw error
    }
    try await call.succeed(outcome)
  }

  private func stream(
    _ request: WebRequest, _ method: ProtoMethod?, _ form: ConnectForm, _ answer: ConnectStreamAnswer
  ) async throws {
    var (answer, metadata) = (answer, Metadata())
    do {
      let head = try ConnectRequestHead(request.headers, form, query: nil)
      metadata = head.metadata
      let (target, codec) = try await target(of: request, method, form, metadata)
      (answer.acceptsGzip, answer.codec) = (head.acceptsGzip, codec)
      request.body.limit = target.maximumBodySize ?? .max
      if request.version == .http2, method?.clientStreams == true { request.body.allowPauses() }
      let relay = GRPCRelay(request.body, head.encoding, messageLimit: target.maximumMessageSize) {
        message throws(RPCError) in try codec.request(message)
      }
      let options = target.options(
        timeout: head.timeout, request.arrival, compression: form.codec == .proto ? head.encoding : .identity)
      try await target.channel.withCall(target.method, options) { stream in try await relay.run(stream, &answer) }
    } catch let error as RPCError {
      try answer.fail(complete(error, metadata))
    } catch {
      guard !Task.isCancelled else { throw error }
      try answer.fail(complete(Self.unknown, metadata))
      throw error
    }
  }

  private func target(
    of request: WebRequest, _ method: ProtoMethod?, _ form: ConnectForm, _ metadata: Metadata
  ) async throws -> (GRPCBridge.Target, ConnectCodec) {
    let target = try await route(request, metadata)
    guard let method else {
      throw RPCError(code: .unimplemented, message: "unknown method \(request.path.prefix(200))")
    }
    return (target, ConnectCodec(form.codec, schema, method, limit: target.maximumMessageSize))
  }

  private static let unknown = RPCError(code: .internal, message: "the call could not be passed on")
}
