import Synchronization

/// Records values in order, from any task.
package final class Recorder<Element: Sendable>: Sendable {
  private let list = Mutex<[Element]>([])

  package init() {}

  package func append(_ element: Element) { list.withLock { $0.append(element) } }
  package var all: [Element] { list.withLock { $0 } }
}
