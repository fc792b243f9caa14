import TitanProto
import TitanRPC

/// The services every server offers beside its own: health, and reflection if enabled.
enum StandardServices {
  static func router(
    _ handlers: [any RPCService], health: HealthRegistry, reflection: Bool, interceptors: [any ServerInterceptor],
    gates: @escaping RPCRouter.Gates = { _ in nil }
  ) -> RPCRouter {
    var services: [any RPCService] = handlers + [HealthHandler(registry: health)]
    if reflection {
      let names =
        services.map { type(of: $0).descriptor.fullName }
        + [ReflectionHandler.descriptor.fullName, ReflectionV1AlphaHandler.descriptor.fullName]
      let handler = ReflectionHandler(services: names)
      services += [handler, ReflectionV1AlphaHandler(handler)]
    }
    return RPCRouter(interceptors: interceptors, services: services, gates: gates)
  }
}
