package import TitanRPC
import TitanRPCTransport

/// Passes calls on to services: gRPC-Web over either version of HTTP, and gRPC over HTTP/2. Messages are passed on as
/// bytes, in both directions as they arrive, and no faster than they are read.
///
/// ```
/// let bridge = GRPCBridge { request, metadata in
///   guard let method = MethodDescriptor(path: request.path), let channel = channels[method.service] else {
///     throw RPCError(code: .unimplemented, message: "unknown method \(request.path)")
///   }
///   return GRPCBridge.Target(channel, method, metadata: metadata)
/// }
/// ```
/// It answers every request it is given: `GRPCContentType(request.headers["content-type"])` tells which are calls.
package struct GRPCBridge: WebHandler {
  /// Where a call goes, and how.
  package struct Target: Sendable {
    package var channel: any RPCChannel
    package var method: MethodDescriptor
    /// What the service gets to see. It must be permitted (`Metadata.checkPermitted`).
    package var metadata: Metadata
    /// The largest message to pass on, in bytes as they arrive.
    package var maximumMessageSize = 4 << 20
    /// The most bytes of all messages of gRPC-Web, which come in one body; `nil`: no limit. Native calls have none,
    /// since their streams may last.
    package var maximumBodySize: Int? = 4 << 20
    /// The longest that the call may take, even if the client sets no deadline; `nil`: no limit.
    package var maximumDuration: Duration?

    package init(_ channel: any RPCChannel, _ method: MethodDescriptor, metadata: Metadata) {
      (self.channel, self.method, self.metadata) = (channel, method, metadata)
    }
  }

  /// Finds the target of a request. The second argument has its metadata by gRPC's rules: every field that is not HTTP's
  /// or gRPC's own, so of a browser also those that no service should see, such as cookies.
  ///
  /// Throws the `RPCError` that the call ends with, or any other error, which becomes INTERNAL without a word about its
  /// cause.
  package typealias Route = @Sendable (WebRequest, Metadata) async throws -> Target

  private let route: Route
  private let complete: @Sendable (RPCError, Metadata) -> RPCError

  /// - Parameter complete: completes an error that no service has seen: encodes its details, which this module does not
  ///   know how to do. The second argument is the call's metadata.
  package init(
    complete: @escaping @Sendable (RPCError, Metadata) -> RPCError = { error, _ in error }, route: @escaping Route
  ) {
    (self.complete, self.route) = (complete, route)
  }

  package func respond(to request: WebRequest, through response: WebResponseWriter) async throws {
    guard let type = GRPCContentType(request.headers["content-type"]) else {
      throw WebRefusal(415, "the content-type of calls is application/grpc-web+proto or application/grpc")
    }
    guard request.method == "POST" else {
      throw WebRefusal(405, "calls are POST requests", ["allow": "POST"])
    }
    switch type {
    case .web(let contentType):
      try await relay(request, GRPCAnswer(response, contentType: contentType, isWeb: true))
    case .native(let contentType):
      guard request.version == .http2 else { throw WebRefusal(505, "gRPC needs HTTP/2; gRPC-Web does not") }
      request.body.allowPauses()
      try await relay(request, GRPCAnswer(response, contentType: contentType, isWeb: false))
    case .unsupported(isWeb: true, let type):
      throw WebRefusal(415, "\(type) is not supported; application/grpc-web and application/grpc-web+proto are")
    case .unsupported(isWeb: false, let type):
      var answer = GRPCAnswer(response, contentType: "application/grpc", isWeb: false)
      let message = "content-type \(type) is not supported; application/grpc and application/grpc+proto are"
      try answer.finish(Status(code: .unimplemented, message: message), [:])
    }
  }

  private func relay(_ request: WebRequest, _ answer: GRPCAnswer) async throws {
    var answer = answer
    var metadata = Metadata()
    let relay: GRPCRelay
    let options: CallOptions
    let target: Target
    do {
      let head = try GRPCRequestHead(request.headers)
      metadata = head.metadata
      target = try await route(request, head.metadata)
      options = target.options(timeout: head.timeout?.duration, request.arrival, compression: head.encoding)
      answer.acceptsGzip = head.acceptsGzip
      request.body.limit = answer.isWeb ? target.maximumBodySize ?? .max : .max
      relay = GRPCRelay(request.body, head.encoding, messageLimit: target.maximumMessageSize)
    } catch let error as RPCError {
      return try answer.fail(complete(error, metadata))
    } catch {
      guard !Task.isCancelled else { throw error }
      try answer.fail(complete(RPCError(code: .internal, message: "the call could not be passed on"), metadata))
      // Only for whoever reads the server's errors: the answer is complete.
      throw error
    }
    do {
      try await target.channel.withCall(target.method, options) { stream in
        try await relay.run(stream, &answer)
      }
    } catch let error as RPCError {
      try answer.fail(error.encodedDetails.isEmpty ? complete(error, metadata) : error)
    }
  }
}

extension GRPCBridge.Target {
  /// - Parameter timeout: the client's.
  func options(
    timeout: Duration?, _ arrival: ContinuousClock.Instant, compression: Compression = .identity
  ) -> CallOptions {
    let longest = [timeout, maximumDuration].compactMap(\.self).min()
    return CallOptions(
      metadata: metadata, deadline: longest.map { Deadline.after($0, from: arrival) }, compression: compression,
      retry: .never)
  }
}

extension MethodDescriptor {
  /// The method that a path names, of whatever kind: what relays it need not know. `nil` if it is not of the form
  /// `/service/method`.
  package init?(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].isEmpty, !parts[1].isEmpty, !parts[2].isEmpty else { return nil }
    self.init(service: String(parts[1]), method: String(parts[2]), type: .bidirectionalStreaming)
  }
}
