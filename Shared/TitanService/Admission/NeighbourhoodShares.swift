/// Counts the places of one kind in use, by neighbourhood and in total, and decides whether a neighbourhood may have
/// another. Pure.
///
/// The last quarter is reserved for neighbourhoods with few places, so that a few busy ones do not shut out everyone
/// else.
struct NeighbourhoodShares: Sendable {
  /// Why there is no place.
  enum Taken: Hashable {
    case neighbourhood(Int)
    case all(Int)
    /// The shared three quarters are in use, and this neighbourhood has more than a few places.
    case shared(Int)
  }

  /// How many places a neighbourhood may have once most are in use.
  static let few = 8

  private let total: Int
  /// `nil`: limited only by the total.
  private let perNeighbourhood: Int?
  private(set) var held = 0
  /// Has at most one entry per place in use.
  private var byNeighbourhood: [String: Int] = [:]

  init(total: Int, perNeighbourhood: Int?) { (self.total, self.perNeighbourhood) = (total, perNeighbourhood) }

  /// - Returns: why there is no place; `nil` if there is, and then `leave` must follow.
  mutating func enter(_ neighbourhood: String) -> Taken? {
    let count = byNeighbourhood[neighbourhood, default: 0]
    // Checked first, so that a neighbourhood over its own limit learns that it is the cause.
    if let perNeighbourhood, count >= perNeighbourhood { return .neighbourhood(perNeighbourhood) }
    guard held < total else { return .all(total) }
    let shared = total - total / 4
    if perNeighbourhood != nil, held >= shared, count >= Self.few { return .shared(shared) }
    held += 1
    byNeighbourhood[neighbourhood] = count + 1
    return nil
  }

  mutating func leave(_ neighbourhood: String) {
    guard let count = byNeighbourhood[neighbourhood] else { return }
    held -= 1
    byNeighbourhood[neighbourhood] = count > 1 ? count - 1 : nil
  }
}
