/// Repeated fields of requests. A message has room for millions of values: how many one may have is looked at before
/// anything looks at each of them.
package enum RepeatedField {
  /// More than any field that names kinds, tags or paths has use for, so that what was repeated by mistake passes.
  package static let standardLimit = 100

  /// - Throws: INVALID_ARGUMENT TOO_MANY.
  package static func check(_ count: Int, _ field: String, atMost limit: Int = standardLimit) throws {
    guard count > limit else { return }
    throw RPCError.invalid(field, reason: "TOO_MANY", "got \(count) values; allowed: at most \(limit)")
  }
}
