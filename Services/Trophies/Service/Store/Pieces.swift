/// Several arrays concatenated into one, with the bounds of each in PostgreSQL's numbering.
struct Pieces<Element> {
  private(set) var all: [Element] = []
  private(set) var firsts: [Int32] = []
  /// For an empty piece, the index before its first.
  private(set) var lasts: [Int32] = []

  init(_ pieces: some Sequence<[Element]>) {
    for piece in pieces {
      firsts.append(Int32(all.count) + 1)
      all += piece
      lasts.append(Int32(all.count))
    }
  }
}
