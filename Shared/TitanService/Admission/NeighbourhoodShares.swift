/// Counts the places of one kind that are held, by neighbourhood and in all, and decides whether a neighbourhood may have one
/// more. Pure.
///
/// The last quarter is for neighbourhoods that hold few, so that a few that hold many do not shut out all the others.
struct NeighbourhoodShares: Sendable {
  /// Why there is no place.
  enum Taken: Hashable {
    case neighbourhood(Int)
    case all(Int)
    /// The shared three quarters are taken, and this neighbourhood holds more than a few places.
    case shared(Int)
  }

  /// What a neighbourhood may hold when most places are taken.
  static let few = 8

  private let total: Int
  /// `nil`: as many as in all.
  private let perNeighbourhood: Int?
  private(set) var held = 0
  /// No more entries than places that are held.
  private var byNeighbourhood: [String: Int] = [:]

  init(total: Int, perNeighbourhood: Int?) { (self.total, self.perNeighbourhood) = (total, perNeighbourhood) }

  /// - Returns: why there is no place; else `leave` is due.
  mutating func enter(_ neighbourhood: String) -> Taken? {
    let count = byNeighbourhood[neighbourhood, default: 0]
    // First, so that a neighbourhood that takes too many learns that it is the cause.
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
