package import TitanCore

/// What cannot be stored, with everything that is wrong with it. Never empty.
package struct InvalidFields: Error, Sendable, Hashable {
  package var violations: [FieldViolation]

  package init(_ violations: [FieldViolation]) { self.violations = violations }
}
