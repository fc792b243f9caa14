import Synchronization

/// Permits for scarce resources. When all are taken, callers wait. Their owners are served in turn, and each owner's
/// callers in order of arrival.
final class FairSemaphore: Sendable {
  /// Too many callers are waiting.
  struct Full: Error, Hashable {}

  private typealias Waiter = CheckedContinuation<Void, any Error>

  private struct State {
    var taken = 0
    var nextTicket = 0
    var waiters: [Int: Waiter] = [:]
    /// Tickets of the waiters.
    var queue = FairQueue<String?, Int>()
  }

  private let permits: Int
  private let queueLimit: Int
  private let state = Mutex(State())

  /// - Parameter queueLimit: the number of callers that may wait. One owner may fill a quarter of it, so that others
  ///   always find room; calls without an owner only count towards the total.
  init(permits: Int, queueLimit: Int) {
    (self.permits, self.queueLimit) = (permits, queueLimit)
  }

  /// The number of permits taken plus the number of waiting callers.
  var load: Int { state.withLock { $0.taken + $0.waiters.count } }

  /// Waits for a permit; `release()` must follow.
  ///
  /// - Throws: `Full`, at once; `CancellationError`.
  func acquire(for owner: String?) async throws {
    let ticket = state.withLock { state in
      state.nextTicket += 1
      return state.nextTicket
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiter in
        let answer: Result<Void, any Error>? = state.withLock { state in
          // A cancellation before this point found no waiter to resume.
          if Task.isCancelled { return .failure(CancellationError()) }
          guard state.taken == permits else {
            state.taken += 1
            state.queue.noteServed(owner)
            return .success(())
          }
          guard hasRoom(for: owner, state) else { return .failure(Full()) }
          state.waiters[ticket] = waiter
          state.queue.append(ticket, of: owner)
          return nil
        }
        if let answer { waiter.resume(with: answer) }
      }
    } onCancel: {
      let waiter = state.withLock { state in
        state.queue.removeAll(of: owner) { $0 == ticket }
        return state.waiters.removeValue(forKey: ticket)
      }
      waiter?.resume(throwing: CancellationError())
    }
  }

  private func hasRoom(for owner: String?, _ state: borrowing State) -> Bool {
    guard state.waiters.count < queueLimit else { return false }
    return owner == nil || state.queue.count(of: owner) < max(1, queueLimit / 4)
  }

  /// Returns a permit, to the next waiter if there is one.
  func release() {
    let next = state.withLock { state -> Waiter? in
      if let ticket = state.queue.popFirst() { return state.waiters.removeValue(forKey: ticket) }
      state.taken -= 1
      return nil
    }
    next?.resume()
  }
}

/// Waiting elements, in one line per owner. The lines are served in turn, so that one owner's hundred elements wait
/// behind each other and not ahead of another owner's one; the owner served last comes after everyone else who waits. A
/// pure data structure.
struct FairQueue<Owner: Hashable, Element> {
  private var lines: [Owner: ArraySlice<Element>] = [:]
  /// Owners with a line, in the order of their turns.
  private var turns: ArraySlice<Owner> = []
  private var lastServed: Owner?

  var count: Int { lines.values.reduce(0) { $0 + $1.count } }

  func count(of owner: Owner) -> Int { lines[owner]?.count ?? 0 }

  mutating func append(_ element: Element, of owner: Owner) {
    if lines[owner] == nil { turns.append(owner) }
    lines[owner, default: []].append(element)
  }

  /// An owner was served without waiting.
  mutating func noteServed(_ owner: Owner) { lastServed = owner }

  /// Removes the first element of the next line; its owner's next element then comes after everyone else's.
  mutating func popFirst() -> Element? {
    guard let turn = turns.firstIndex(where: { $0 != lastServed }) ?? turns.indices.first else { return nil }
    let owner = turns.remove(at: turn)
    guard let element = lines[owner]?.popFirst() else { return nil }
    lastServed = owner
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
