import Testing

@testable import TitanThreads

@Suite("Fair queue")
struct FairQueueTests {
  private func queue(_ elements: String...) -> FairQueue<Character, String> {
    var queue = FairQueue<Character, String>()
    for element in elements { queue.append(element, of: element.first!) }
    return queue
  }

  private func drained(_ queue: FairQueue<Character, String>) -> [String] {
    var queue = queue
    return Array(sequence(state: ()) { _ in queue.popFirst() })
  }

  @Test("Owners are served in turn, and each in the order of its elements")
  func order() {
    #expect(drained(queue()) == [])
    #expect(drained(queue("a1", "a2", "a3")) == ["a1", "a2", "a3"])
    #expect(drained(queue("a1", "a2", "a3", "b1", "c1", "b2")) == ["a1", "b1", "c1", "a2", "b2", "a3"])
  }

  @Test("An owner that comes back waits for its turn again")
  func comesBack() {
    var queue = queue("a1", "a2", "b1")
    #expect(queue.popFirst() == "a1")
    queue.append("c1", of: "c")
    queue.append("a3", of: "a")
    #expect(drained(queue) == ["b1", "a2", "c1", "a3"])
  }

  @Test("The owner that was served last comes after others that came later")
  func lastServed() {
    var queue = queue("a1")
    #expect(queue.popFirst() == "a1")
    queue.append("a2", of: "a")
    queue.append("b1", of: "b")
    #expect(drained(queue) == ["b1", "a2"])
    queue.noteServed("b")
    #expect(drained(queue) == ["a2", "b1"])
  }

  @Test("An element that leaves takes no turn")
  func removal() {
    var queue = queue("a1", "b1", "b2", "c1")
    queue.removeAll(of: "a") { $0 == "a1" }
    queue.removeAll(of: "b") { $0 == "b1" }
    queue.removeAll(of: "d") { _ in true }
    #expect(queue.count == 2 && queue.count(of: "a") == 0 && queue.count(of: "b") == 1)
    #expect(drained(queue) == ["b2", "c1"])
  }
}
