package import TitanCore
import TitanPostgres
package import TitanRPC

/// What makes one executable differ from the others. `runService` does everything else.
package struct ServiceDefinition<Settings: Sendable>: Sendable {
  /// Names the executable (`titanup-sessions`), its schema, its log lines and its OAuth client.
  package let service: TitanUpService
  /// The version of the newest migration the service needs: without it the service reports NOT_SERVING.
  package let migration: Int
  /// Methods that need no token.
  package let publicMethods: [MethodDescriptor]
  /// Methods of people that no personal access token can call.
  package let signInMethods: [MethodDescriptor]
  /// What its executable can do instead of serving.
  let actions: [ServiceAction<Settings>]
  /// Reads the settings that only this service has, and notes problems in the reader.
  let settings: @Sendable (EnvironmentReader) -> Settings
  /// Makes its handlers and background tasks. Neither the database nor other services need to be reachable yet.
  let build: @Sendable (ServiceEnvironment, Settings) async throws -> ServiceParts

  package init(
    _ service: TitanUpService, migration: Int, publicMethods: [MethodDescriptor] = [],
    signInMethods: [MethodDescriptor] = [],
    actions: [ServiceAction<Settings>] = [],
    settings: @escaping @Sendable (EnvironmentReader) -> Settings,
    build: @escaping @Sendable (ServiceEnvironment, Settings) async throws -> ServiceParts
  ) {
    (self.service, self.migration, self.publicMethods) = (service, migration, publicMethods)
    self.signInMethods = signInMethods
    (self.actions, self.settings, self.build) = (actions, settings, build)
  }

  var name: String { service.rawValue }
}

extension ServiceDefinition where Settings == Void {
  /// A service without settings of its own.
  package init(
    _ service: TitanUpService, migration: Int, publicMethods: [MethodDescriptor] = [],
    build: @escaping @Sendable (ServiceEnvironment) async throws -> ServiceParts
  ) {
    self.init(service, migration: migration, publicMethods: publicMethods, settings: { _ in }) { environment, _ in
      try await build(environment)
    }
  }
}
