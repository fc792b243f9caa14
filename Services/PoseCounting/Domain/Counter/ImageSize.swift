/// The size of the camera's image in pixels, each side 1…16384. Only the ratio matters to a counter.
package struct ImageSize: Sendable, Equatable {
  package static let allowed = 1...16_384
  package let width: Int
  package let height: Int

  /// Returns `nil` if a side is not in `allowed`.
  package init?(width: Int, height: Int) {
    guard Self.allowed.contains(width), Self.allowed.contains(height) else { return nil }
    self.width = width
    self.height = height
  }
}
