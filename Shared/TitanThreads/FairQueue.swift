/// Elements that wait, in a line for each owner. The lines are served in turn, so that one owner's hundred wait behind each
/// other and not before another owner's one. A pure data structure.
struct FairQueue<Owner: Hashable, Element> {
  private var lines: [Owner: ArraySlice<Element>] = [:]
  /// Owners with a line, in the order of their turns.
  private var turns: ArraySlice<Owner> = []

  var count: Int { lines.values.reduce(0) { $0 + $1.count } }

  func count(of owner: Owner) -> Int { lines[owner]?.count ?? 0 }

  mutating func append(_ element: Element, of owner: Owner) {
    if lines[owner] == nil { turns.append(owner) }
    lines[owner, default: []].append(element)
  }

  /// The first of the next line, whose owner's next element comes after everybody else's.
  mutating func popFirst() -> Element? {
    guard let owner = turns.popFirst(), let element = lines[owner]?.popFirst() else { return nil }
    if count(of: owner) == 0 {
      lines[owner] = nil
    } else {
      turns.append(owner)
    }
    return element
  }

  mutating func removeAll(of owner: Owner, where isUnwanted: (Element) -> Bool) {
    lines[owner]?.removeAll(where: isUnwanted)
    guard lines[owner]?.isEmpty == true else { return }
    lines[owner] = nil
    turns.removeAll { $0 == owner }
  }
}
