/// What an account may do beside its own things.
package enum UserRole: String, Hashable, Sendable {
  case user
  /// Operators' methods: those of `…AdminService`.
  case admin
}
