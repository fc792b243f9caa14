/// Repeated fields of requests. A message can hold millions of values, so their number is checked before anything looks
/// at each of them.
package enum RepeatedField {
  /// More than any field of kinds, tags or paths needs, so that accidental duplicates pass.
  package static let standardLimit = 100

  /// - Throws: INVALID_ARGUMENT TOO_MANY.
  package static func check(_ count: Int, _ field: String, atMost limit: Int = standardLimit) throws {
    guard count > limit else { return }
    throw RPCError.invalid(field, reason: "TOO_MANY", "got \(count) values; allowed: at most \(limit)")
  }
}
