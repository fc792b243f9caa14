package import TitanCore

/// A habit or record that cannot be, with everything that is wrong with it. Never empty.
package struct InvalidInput: Error, Sendable, Hashable {
  package var violations: [FieldViolation]

  package init(_ violations: [FieldViolation]) { self.violations = violations }
}
