/// Reads as much of CBOR (RFC 8949) as an attestation object needs: items of definite length, as WebAuthn demands. Every
/// method returns `nil` if something else comes, or less than announced.
struct CBORReader {
  /// How deep items may lie in one another.
  private static let maximumDepth = 4

  private let input: [UInt8]
  private var place = 0

  init(_ input: [UInt8]) { self.input = input }

  var isAtEnd: Bool { place == input.count }

  /// The number of pairs in a map, whose keys and values follow.
  mutating func map() -> Int? { head(5) }

  mutating func bytes() -> [UInt8]? { head(2).flatMap { take($0) } }

  mutating func text() -> String? {
    head(3).flatMap { take($0) }.flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// Any item, as it stands.
  mutating func item() -> [UInt8]? {
    let start = place
    return skip(depth: 0) ? Array(input[start..<place]) : nil
  }

  private mutating func skip(depth: Int) -> Bool {
    guard depth < Self.maximumDepth, place < input.count else { return false }
    switch input[place] >> 5 {
    case 0, 1: return head(input[place] >> 5) != nil
    case 2, 3: return head(input[place] >> 5).flatMap { take($0) } != nil
    case let kind where kind == 4 || kind == 5:
      guard let count = head(kind) else { return false }
      for _ in 0..<(kind == 5 ? 2 * count : count) where !skip(depth: depth + 1) { return false }
      return true
    default: return false
    }
  }

  /// The number in the head of an item of this major type.
  private mutating func head(_ major: UInt8) -> Int? {
    guard place < input.count, input[place] >> 5 == major else { return nil }
    let short = Int(input[place] & 0x1F)
    place += 1
    switch short {
    case 0...23: return short
    case 24...26:
      // Four bytes are more than any input has.
      return take(1 << (short - 24))?.reduce(0) { $0 << 8 | Int($1) }
    default: return nil
    }
  }

  private mutating func take(_ count: Int) -> [UInt8]? {
    guard count <= input.count - place else { return nil }
    defer { place += count }
    return Array(input[place..<(place + count)])
  }
}
