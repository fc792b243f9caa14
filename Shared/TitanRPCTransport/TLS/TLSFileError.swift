/// Why a file of certificates or a key cannot be used.
package struct TLSFileError: Error, Sendable, Hashable, CustomStringConvertible {
  package let file: String
  /// A clause about the file: `holds no certificate in PEM`.
  package let problem: String

  package var description: String { "\(file) \(problem)" }
}
