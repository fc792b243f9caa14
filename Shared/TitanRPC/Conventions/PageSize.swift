/// `page_size` of list methods (AIP-158).
package enum PageSize {
  /// What 0 stands for.
  package static let standard = 50
  /// What larger wishes are cut down to.
  package static let largest = 200

  /// How many items a page may have at most.
  ///
  /// - Throws: INVALID_ARGUMENT if `requested` is negative.
  package static func resolve(
    _ requested: Int32, standard: Int = standard, largest: Int = largest, field: String = "page_size"
  ) throws -> Int {
    guard requested >= 0 else {
      throw RPCError.invalid(
        field, reason: "PAGE_SIZE_NEGATIVE",
        "\(requested) is negative; allowed: 0 (\(standard) items) to \(largest), more counts as \(largest)")
    }
    return requested == 0 ? standard : min(Int(requested), largest)
  }
}
