package import TitanRPC

/// What a service is made of.
package struct ServiceParts: Sendable {
  /// Its RPCs; health and reflection are added to them.
  package var handlers: [any RPCService]
  /// What runs beside them from start to stop.
  package var background: [BackgroundTask]
  /// The keys that verify access tokens, if the service has them itself; only auth does. The others ask auth.
  package var tokenKeys: (any TokenKeySource)?
  /// What the admin port answers beside metrics and health, by path. It is open to whoever reaches the port.
  package var adminDocuments: [String: (contentType: String, body: String)]

  package init(
    handlers: [any RPCService], background: [BackgroundTask] = [], tokenKeys: (any TokenKeySource)? = nil,
    adminDocuments: [String: (contentType: String, body: String)] = [:]
  ) {
    (self.handlers, self.background, self.tokenKeys) = (handlers, background, tokenKeys)
    self.adminDocuments = adminDocuments
  }
}
