/// How users earn freezes: each automatically protects one missed date, and adds nothing to the streak.
package struct FreezePolicy: Hashable, Sendable {
  /// A freeze after every seven active dates, at most two at a time, and none to begin with.
  package static let standard = FreezePolicy(activeDatesPerFreeze: 7, maximum: 2)
  package static let none = FreezePolicy(activeDatesPerFreeze: 1, maximum: 0)

  package let activeDatesPerFreeze: Int
  package let maximum: Int

  package init(activeDatesPerFreeze: Int, maximum: Int) {
    precondition(activeDatesPerFreeze >= 1 && maximum >= 0)
    self.activeDatesPerFreeze = activeDatesPerFreeze
    self.maximum = maximum
  }
}

/// A user's freezes.
struct FreezeBank {
  let policy: FreezePolicy
  private(set) var freezes = 0
  /// Active dates towards the next freeze. A full bank counts none.
  private var progress = 0

  init(_ policy: FreezePolicy) { self.policy = policy }

  /// How many more active dates earn the next freeze; `nil` while the bank is full.
  var activeDatesToNext: Int? { freezes < policy.maximum ? policy.activeDatesPerFreeze - progress : nil }

  mutating func addActiveDate() {
    guard freezes < policy.maximum else { return }
    progress += 1
    if progress == policy.activeDatesPerFreeze { (freezes, progress) = (freezes + 1, 0) }
  }

  /// Returns false if there is none to spend.
  mutating func spend() -> Bool {
    guard freezes > 0 else { return false }
    freezes -= 1
    return true
  }
}
