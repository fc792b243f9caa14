/// A column could not be read as the requested type. Never contains the value.
package struct PostgresDecodingError: Error, Hashable, Sendable, CustomStringConvertible {
  package let column: String
  /// The requested Swift type.
  package let target: String
  package let failure: PostgresDecodingFailure

  package var description: String {
    switch failure {
    case .noSuchColumn: "the result has no column \(column)"
    case .ambiguousColumn: "the result has more than one column \(column)"
    case .unexpectedNull: "column \(column) is NULL, \(target) was asked for"
    case .wrongType(let type): "column \(column) is \(type), which is not read as \(target)"
    case .outOfRange: "the value of column \(column) does not exist in \(target)"
    case .malformed: "column \(column) is no valid binary value of its type, \(target) was asked for"
    }
  }
}
