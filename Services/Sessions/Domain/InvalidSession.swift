package import TitanCore

/// A session that cannot be recorded, with everything that is wrong with it. Never empty.
package struct InvalidSession: Error, Sendable, Hashable {
  package var violations: [FieldViolation]
}
