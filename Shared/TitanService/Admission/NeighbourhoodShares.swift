/// Counts who holds how many places of one kind, by neighbourhood and in all, and says who may have one more. Pure.
///
/// The last quarter is for neighbourhoods that hold few, so that some that hold many do not shut out all the others.
struct NeighbourhoodShares: Sendable {
  /// Whose places are taken.
  enum Taken: Hashable {
    case neighbourhood(Int)
    case all(Int)
    /// As many as those may take who hold more than a few.
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
    // First, so that who takes too many learns that it is them.
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
