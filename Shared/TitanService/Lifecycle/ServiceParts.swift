package import TitanFeeds
package import TitanRPC

/// What a service consists of.
package struct ServiceParts: Sendable {
  /// Its RPCs; health and reflection are added automatically.
  package var handlers: [any RPCService]
  /// The feeds that it serves. Their notifiers are connected automatically.
  package var feeds: [any FeedHandler]
  /// Other notifiers to connect with those of the service's other processes.
  package var notifiers: [Notifier]
  /// What runs alongside them from start to stop.
  package var background: [BackgroundTask]
  /// The keys that verify access tokens, if the service holds them itself, as only auth does. The others ask auth.
  package var tokenKeys: (any TokenKeySource)?
  /// The personal access tokens, if the service holds them itself, as only auth does. The others ask auth.
  package var personalTokens: (any PersonalTokenSource)?
  /// Documents on the admin port beside metrics and health, by path. Anyone who can reach the port can read them.
  package var adminDocuments: [String: (contentType: String, body: String)]
  /// Whether what erased people had outside of the database is gone; `nil` if nothing is there. Auth hears that an account
  /// is erased only once this says so.
  package var isErasureComplete: (@Sendable () async throws -> Bool)?

  package init(
    handlers: [any RPCService], feeds: [any FeedHandler] = [], notifiers: [Notifier] = [],
    background: [BackgroundTask] = [], tokenKeys: (any TokenKeySource)? = nil,
    personalTokens: (any PersonalTokenSource)? = nil,
    adminDocuments: [String: (contentType: String, body: String)] = [:],
    isErasureComplete: (@Sendable () async throws -> Bool)? = nil
  ) {
    (self.handlers, self.feeds, self.notifiers) = (handlers, feeds, notifiers)
    (self.background, self.tokenKeys) = (background, tokenKeys)
    self.personalTokens = personalTokens
    self.adminDocuments = adminDocuments
    self.isErasureComplete = isErasureComplete
  }
}
