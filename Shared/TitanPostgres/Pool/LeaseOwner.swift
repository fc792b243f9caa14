package import TitanCore

/// The account that leases are counted against.
package enum LeaseOwner {
  /// The account whose call is running; `nil` in background work and in calls without an account. Tasks within the call
  /// inherit it, so a task that goes on to serve others must be detached.
  @TaskLocal package static var current: UserID?
}
