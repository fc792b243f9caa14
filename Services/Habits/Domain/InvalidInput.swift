package import TitanCore

/// An invalid habit or record, with all of its violations. Never empty.
package struct InvalidInput: Error, Sendable, Hashable {
  package var violations: [FieldViolation]

  package init(_ violations: [FieldViolation]) { self.violations = violations }
}

extension InvalidInput {
  /// The error for a fraction of something that is counted in times.
  package static func notWhole(_ change: RecordChange) -> InvalidInput {
    let (field, got) =
      switch change {
      case .add(let delta): ("record.delta", "\(delta)")
      case .set(let value): ("record.value", "\(value)")
      case .skip(let skipped): ("record.skipped", "\(skipped)")
      }
    return InvalidInput([
      FieldViolation(
        field: field, reason: "NOT_WHOLE", got: got, allowed: "whole numbers, as the habit is counted in times")
    ])
  }
}
