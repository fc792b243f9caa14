package import TitanCore

/// The account that leases are counted for.
package enum LeaseOwner {
  /// The account whose call runs; `nil` in background work and in calls without an account. Tasks within the call inherit
  /// it: one that goes on to serve others has to be detached.
  @TaskLocal package static var current: UserID?
}
