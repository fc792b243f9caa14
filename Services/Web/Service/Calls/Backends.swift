import TitanContract
package import TitanCore
package import TitanRPC
import TitanWeb
package import WebDomain

/// The services behind the edge, and which calls go where.
package struct Backends: Sendable {
  private let channels: [TitanUpService: any RPCChannel]
  private let list: AllowList

  package init(_ list: AllowList, channel: (TitanUpService) -> any RPCChannel) {
    self.list = list
    channels = Dictionary(uniqueKeysWithValues: TitanUpService.allCases.map { ($0, channel($0)) })
  }

  /// Where a call goes.
  ///
  /// - Throws: `RPCError` UNIMPLEMENTED, PERMISSION_DENIED for what is not let through.
  func target(
    of path: String, for caller: AllowList.Caller, metadata: Metadata
  ) throws(RPCError) -> GRPCBridge.Target {
    switch list.decision(on: path, for: caller) {
    case .allowed(let method, let service):
      guard let channel = channels[service] else { throw Self.unknown(path) }
      var target = GRPCBridge.Target(channel, method.descriptor, metadata: metadata)
      target.maximumBodySize = method.clientStreams ? Self.longestStream : Self.longestRequest
      // Streams last as long as their page is open; the channel notices by its pings when a service has vanished.
      target.maximumDuration = method.clientStreams || method.serverStreams ? nil : Self.patience
      return target
    case .returnsTokens(let method):
      throw RPCError(
        .permissionDenied, reason: "USE_SESSION",
        "\(method.path) returns tokens, which pages do not get: use POST /session/… instead")
    case .administration:
      throw RPCError(
        .permissionDenied, reason: "ADMINISTRATION_OFF",
        "\(path) is for operators, and this edge does not let them in: see TITANUP_WEB_ADMIN")
    case .unknown: throw Self.unknown(path)
    }
  }

  /// The most bytes of all messages of a call whose requests stream.
  private static let longestStream = 64 << 20
  /// The same for a call with a single request.
  private static let longestRequest = 4 << 20
  /// How long a call without streams may take.
  private static let patience: Duration = .seconds(60)

  static func unknown(_ path: String) -> RPCError {
    RPCError(.unimplemented, reason: "METHOD_UNKNOWN", "unknown method \(path.prefix(200))")
  }
}

extension Contract {
  /// The contract of all services, as `proto/` has it.
  ///
  /// - Throws: `MalformedDescriptor`.
  package static func generated() throws(MalformedDescriptor) -> Contract {
    try Contract(files: TitanUpService.serializedFiles())
  }
}

extension Contract.Method {
  fileprivate var descriptor: MethodDescriptor {
    let type: RPCType =
      switch (clientStreams, serverStreams) {
      case (false, false): .unary
      case (true, false): .clientStreaming
      case (false, true): .serverStreaming
      case (true, true): .bidirectionalStreaming
      }
    return MethodDescriptor(service: service, method: name, type: type, isIdempotent: isIdempotent)
  }
}
