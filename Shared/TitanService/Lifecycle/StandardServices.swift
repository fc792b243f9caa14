import TitanProto
import TitanRPC

/// The services every server offers beside its own: health, and reflection if enabled.
enum StandardServices {
  /// - Parameter protoFiles: those of services that are called through this server, if it is an edge.
  static func router(
    _ handlers: [any RPCService], protoFiles: [FileEntry] = [], health: HealthRegistry, reflection: Bool,
    interceptors: [any ServerInterceptor], gates: @escaping RPCRouter.Gates = { _ in nil }
  ) -> RPCRouter {
    var services: [any RPCService] = handlers + [HealthHandler(registry: health)]
    if reflection {
      let names =
        services.map { type(of: $0).descriptor.fullName }
        + [ReflectionHandler.descriptor.fullName, ReflectionV1AlphaHandler.descriptor.fullName]
      let own = handlers.flatMap { (type(of: $0) as? any ReflectedService.Type)?.protoFiles ?? [] }
      let handler = ReflectionHandler(services: names, index: FileDescriptorIndex(FileEntry.base + own + protoFiles))
      services += [handler, ReflectionV1AlphaHandler(handler)]
    }
    return RPCRouter(interceptors: interceptors, services: services, gates: gates)
  }
}
