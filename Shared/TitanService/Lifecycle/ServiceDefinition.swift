package import TitanPostgres
package import TitanRPC

/// What makes one executable differ from the others. All the rest, `runService` does.
package struct ServiceDefinition<Settings: Sendable>: Sendable {
  /// Names the executable (`titanup-sessions`), its schema, its log lines and its OAuth client.
  package let service: ServiceSchema
  /// Version of the newest migration it needs: without it the service answers NOT_SERVING.
  package let migration: Int
  /// Methods that answer without a token.
  package let publicMethods: [MethodDescriptor]
  /// What its executable can do instead of serving.
  let actions: [ServiceAction<Settings>]
  /// Reads what only this service is told by its environment. Problems are noted in the reader.
  let settings: @Sendable (EnvironmentReader) -> Settings
  /// Makes its handlers and what runs beside them. Neither database nor other services need to be there yet.
  let build: @Sendable (ServiceEnvironment, Settings) async throws -> ServiceParts

  package init(
    _ service: ServiceSchema, migration: Int, publicMethods: [MethodDescriptor] = [],
    actions: [ServiceAction<Settings>] = [],
    settings: @escaping @Sendable (EnvironmentReader) -> Settings,
    build: @escaping @Sendable (ServiceEnvironment, Settings) async throws -> ServiceParts
  ) {
    (self.service, self.migration, self.publicMethods) = (service, migration, publicMethods)
    (self.actions, self.settings, self.build) = (actions, settings, build)
  }

  var name: String { service.rawValue }
}

extension ServiceDefinition where Settings == Void {
  /// A service that is told no more than all services are.
  package init(
    _ service: ServiceSchema, migration: Int, publicMethods: [MethodDescriptor] = [],
    build: @escaping @Sendable (ServiceEnvironment) async throws -> ServiceParts
  ) {
    self.init(service, migration: migration, publicMethods: publicMethods, settings: { _ in }) { environment, _ in
      try await build(environment)
    }
  }
}

extension ServiceSchema {
  /// The port of gRPC unless `TITANUP_LISTEN_PORT` says otherwise; that of HTTP for operators lies 1000 above.
  package var port: Int {
    switch self {
    case .auth: 7001
    case .sessions: 7002
    case .trophies: 7003
    case .pose: 7004
    case .profile: 7005
    case .training: 7006
    case .habits: 7007
    case .motivation: 7008
    }
  }
}
