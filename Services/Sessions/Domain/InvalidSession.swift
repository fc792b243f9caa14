package import TitanCore

/// All violations of a session that can't be recorded. Never empty.
package struct InvalidSession: Error, Sendable, Hashable {
  package var violations: [FieldViolation]
}
