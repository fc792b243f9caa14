import TitanProto
package import TitanRPC

/// `grpc.reflection.v1alpha.ServerReflection`: older clients try it first, and some know no other.
///
/// Its messages have the same fields and numbers as v1's, hence the same bytes, so v1's handler answers.
package struct ReflectionV1AlphaHandler: RPCService {
  private let handler: ReflectionHandler

  package init(_ handler: ReflectionHandler) { self.handler = handler }

  package static var descriptor: ServiceDescriptor { ReflectionV1Alpha.ServerReflectionMethods.descriptor }

  package func registerMethods(with router: inout RPCRouter) {
    router.bidirectionalStreaming(ReflectionV1Alpha.ServerReflectionMethods.serverReflectionInfo) {
      try await handler.serverReflectionInfo($0, response: $1, context: $2)
    }
  }
}
