package import TitanFeeds

/// What a service keeps of people outside of its store, such as in an object store. It goes later than the store's part
/// of an erasure, and auth hears that an account is erased only once this has gone as well.
package struct DeferredErasure: Sendable {
  /// Notifies whenever something of an erased person has gone.
  let notifier: Notifier
  /// Whether nothing of erased people is left.
  let isComplete: @Sendable () async throws -> Bool

  package init(_ notifier: Notifier, isComplete: @escaping @Sendable () async throws -> Bool) {
    (self.notifier, self.isComplete) = (notifier, isComplete)
  }
}
