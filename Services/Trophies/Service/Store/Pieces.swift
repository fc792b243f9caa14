/// Arrays behind each other in one, and where each is in it, as PostgreSQL counts.
struct Pieces<Element> {
  private(set) var all: [Element] = []
  private(set) var firsts: [Int32] = []
  /// One less than the first of a piece that is empty.
  private(set) var lasts: [Int32] = []

  init(_ pieces: some Sequence<[Element]>) {
    for piece in pieces {
      firsts.append(Int32(all.count) + 1)
      all += piece
      lasts.append(Int32(all.count))
    }
  }
}
