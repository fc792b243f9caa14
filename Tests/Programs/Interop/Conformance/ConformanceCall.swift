import Foundation
import NIOPosix
import TestProto
import TitanProto
import TitanRPC
import TitanRPCTransport

/// Why a call cannot be made in the way the suite asks for.
struct UnsupportedRequest: Error, CustomStringConvertible {
  let description: String
}

/// A call described by a `ClientCompatRequest`: its destination and its properties.
struct ConformanceCall {
  private let request: ConformanceV1.ClientCompatRequest
  private let method: MethodDescriptor
  private let compression: Compression

  private static let service = ConformanceV1.ConformanceServiceMethods.descriptor

  /// - Throws: `UnsupportedRequest`.
  init(_ request: ConformanceV1.ClientCompatRequest) throws {
    func require(_ isSupported: Bool, _ problem: @autoclosure () -> String) throws {
      guard isSupported else { throw UnsupportedRequest(description: problem()) }
    }
    try require(
      request.rawRequest.isEmpty, "raw_request is for the suite's reference client")
    try require(request.protocol == .grpc, "protocol is \(request.protocol); allowed: CALL_PROTOCOL_GRPC")
    try require(request.httpVersion == ._2, "http_version is \(request.httpVersion); allowed: HTTP_VERSION_2")
    try require(request.codec == .proto, "codec is \(request.codec); allowed: CODEC_PROTO")
    try require((1...65_535).contains(request.port), "port is \(request.port); allowed: 1 to 65535")
    switch request.compression {
    case .identity, .unspecified: compression = .identity
    case .gzip: compression = .gzip
    case let other: throw UnsupportedRequest(description: "compression is \(other); allowed: identity, gzip")
    }
    try require(
      request.service == Self.service.fullName, "service is \(request.service); allowed: \(Self.service.fullName)")
    guard let method = Self.service.methods.first(where: { $0.method == request.method }) else {
      let known = Self.service.methods.map(\.method).joined(separator: ", ")
      throw UnsupportedRequest(description: "method is \(request.method); allowed: \(known)")
    }
    try require(
      Self.types(method.type).contains(request.streamType), "stream_type of \(request.method) is \(request.streamType)")
    let type = "\(Self.service.fullName.dropLast("ConformanceService".count))\(request.method)Request"
    for message in request.requestMessages {
      let name = message.typeURL.split(separator: "/").last ?? ""
      try require(name == type, "a request message is a \(name), expected \(type)")
    }
    if method.type == .unary || method.type == .serverStreaming {
      let count = request.requestMessages.count
      try require(count == 1, "\(request.method) takes one request message, got \(count)")
    }
    (self.request, self.method) = (request, method)
  }

  private static func types(_ type: RPCType) -> [ConformanceV1.StreamType] {
    switch type {
    case .unary: [.unary]
    case .clientStreaming: [.clientStream]
    case .serverStreaming: [.serverStream]
    case .bidirectionalStreaming: [.halfDuplexBidiStream, .fullDuplexBidiStream]
    }
  }

  /// - Throws: an error that prevents the call from being made; an error of the call itself is in the result.
  func run(on group: MultiThreadedEventLoopGroup) async throws -> ConformanceV1.ClientResponseResult {
    let files = FileManager.default.temporaryDirectory.appending(path: "titanup-conformance-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: files) }
    var configuration = GRPCChannel.Configuration()
    // The suite wants to see the outcome of this one attempt.
    configuration.retry = nil
    if request.messageReceiveLimit > 0 { configuration.maximumReceiveMessageSize = Int(request.messageReceiveLimit) }
    if !request.serverTlsCert.isEmpty { configuration.tls = try tls(files) }
    let channel = GRPCChannel(
      target: .hostAndPort(request.host, Int(request.port)), configuration: configuration, group: group)
    defer { channel.close() }
    var options = CallOptions(compression: compression)
    for header in request.requestHeaders {
      for value in header.metadataValues { options.metadata.append(header.name, value) }
    }
    if case .timeoutMs(let timeout) = request.optionalTimeout { options.deadline = .after(.milliseconds(timeout)) }
    return try await channel.withCall(method, options) { stream in
      var conversation = ConformanceConversation(request, stream)
      return await conversation.run(method.type)
    }
  }

  private func tls(_ folder: URL) throws -> ClientTLS {
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    func file(_ name: String, _ bytes: [UInt8]) throws -> String {
      let place = folder.appending(path: name)
      try Data(bytes).write(to: place)
      return place.path
    }
    var tls = ClientTLS(trust: .authorities(file: try file("server.pem", request.serverTlsCert)))
    if let own = request.clientTlsCreds {
      tls.identity = TLSIdentityFiles(
        certificateFile: try file("client.pem", own.cert), keyFile: try file("client.key", own.key))
    }
    return tls
  }
}
