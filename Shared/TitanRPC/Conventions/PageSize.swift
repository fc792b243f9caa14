/// `page_size` of list methods (AIP-158).
package enum PageSize {
  /// The meaning of 0.
  package static let standard = 50
  /// Larger requests are cut down to this.
  package static let largest = 200

  /// The largest number of items in the page.
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
