package import TitanCore

/// The name that somebody goes by among partners. It is not the one in the profile, which nobody else sees.
package struct DisplayName: Hashable, Sendable {
  /// In Unicode scalars.
  package static let length = 1...100

  package let text: String

  /// Takes a stored name.
  package init(stored text: String) { self.text = text }

  /// Trims the text.
  ///
  /// - Throws: the violation of `field`.
  package init(_ text: String, field: String) throws(InvalidField) {
    let scalars = Array(text.unicodeScalars)
    let first = scalars.firstIndex { !$0.properties.isWhitespace }
    let last = scalars.lastIndex { !$0.properties.isWhitespace }
    var trimmed = String.UnicodeScalarView()
    if let first, let last { trimmed.append(contentsOf: scalars[first...last]) }
    guard Self.length.contains(trimmed.count), !trimmed.contains(where: Self.isControl) else {
      let isTooLong = trimmed.count > Self.length.upperBound
      let got = trimmed.isEmpty ? "nothing" : isTooLong ? "\(trimmed.count) characters" : "a control character"
      throw InvalidField(
        FieldViolation(
          field: field, reason: "NAME_INVALID", got: got,
          allowed: "\(Self.length.lowerBound) to \(Self.length.upperBound) characters without control characters",
          words: .init(
            "Please enter a name of up to \(Self.length.upperBound) characters.",
            "Bitte gib einen Namen mit höchstens \(Self.length.upperBound) Zeichen ein.")))
    }
    self.text = String(trimmed)
  }

  /// Whether the scalar controls a terminal or the direction of text, so that a name could pass for another.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control || (0x202A...0x202E).contains(scalar.value)
      || (0x2066...0x2069).contains(scalar.value)
  }
}

/// A field of a request that can't be used.
package struct InvalidField: Error, Hashable, Sendable {
  package var violation: FieldViolation

  package init(_ violation: FieldViolation) { self.violation = violation }
}
