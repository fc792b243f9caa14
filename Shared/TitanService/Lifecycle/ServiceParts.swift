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
  /// What it keeps of people outside of the database; `nil` if nothing. Its notifier is connected automatically.
  package var deferredErasure: DeferredErasure?

  package init(
    handlers: [any RPCService], feeds: [any FeedHandler] = [], notifiers: [Notifier] = [],
    background: [BackgroundTask] = [], tokenKeys: (any TokenKeySource)? = nil,
    personalTokens: (any PersonalTokenSource)? = nil,
    adminDocuments: [String: (contentType: String, body: String)] = [:],
    deferredErasure: DeferredErasure? = nil
  ) {
    (self.handlers, self.feeds, self.notifiers) = (handlers, feeds, notifiers)
    (self.background, self.tokenKeys) = (background, tokenKeys)
    self.personalTokens = personalTokens
    self.adminDocuments = adminDocuments
    self.deferredErasure = deferredErasure
  }
}
