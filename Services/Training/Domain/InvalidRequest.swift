package import TitanCore

/// A request that cannot be carried out, with everything that is wrong with it. Never empty.
package struct InvalidRequest: Error, Sendable, Hashable {
  package var violations: [FieldViolation]

  package init(_ violations: [FieldViolation]) { self.violations = violations }
}
