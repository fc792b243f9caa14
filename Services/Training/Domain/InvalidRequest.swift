package import TitanCore

/// An invalid request, with all of its violations. Never empty.
package struct InvalidRequest: Error, Sendable, Hashable {
  package var violations: [FieldViolation]

  package init(_ violations: [FieldViolation]) { self.violations = violations }
}
