/// A queue with cheap access to both ends.
struct FIFO<Element> {
  private var items: [Element?] = []
  private var head = 0

  var isEmpty: Bool { head == items.count }
  var count: Int { items.count - head }

  var first: Element? {
    get { isEmpty ? nil : items[head] }
    set { if !isEmpty { items[head] = newValue } }
  }

  mutating func append(_ element: Element) { items.append(element) }

  mutating func popFirst() -> Element? {
    guard !isEmpty else { return nil }
    let element = items[head]
    items[head] = nil
    head += 1
    if isEmpty {
      items.removeAll(keepingCapacity: true)
      head = 0
    } else if head > 64, head * 2 > items.count {
      items.removeFirst(head)
      head = 0
    }
    return element
  }

  mutating func removeAll(where isUnwanted: (Element) -> Bool) {
    items = items[head...].filter { $0.map { !isUnwanted($0) } ?? false }
    head = 0
  }

  /// Takes all elements in order, which empties the queue.
  mutating func takeAll() -> [Element] {
    defer { self = Self() }
    return items[head...].compactMap(\.self)
  }

  func first(where isWanted: (Element) -> Bool) -> Element? {
    for case let element? in items[head...] where isWanted(element) { return element }
    return nil
  }

  /// Changes the first element that matches.
  mutating func change(where isWanted: (Element) -> Bool, _ body: (inout Element) -> Void) {
    for index in items[head...].indices {
      guard var element = items[index], isWanted(element) else { continue }
      body(&element)
      items[index] = element
      return
    }
  }
}
