import SessionsDomain
import TitanRPC

extension FeedPage {
  /// How many changes a page has at most for whoever asks for so many: followers that are far behind.
  static let largestSize = 1_000
  /// What a message holds, less what else is in it: half of what its reader takes.
  static let messageBytes = 2 << 20

  /// The changes in messages that their readers take: in order, each of some changes.
  func messages(atMost count: Int = PageSize.largest, bytes limit: Int = messageBytes) -> [ArraySlice<Change>] {
    var messages: [ArraySlice<Change>] = []
    var (first, bytes) = (0, 0)
    for (index, change) in changes.enumerated() {
      if index > first, index - first == count || bytes + change.bytes > limit {
        messages.append(changes[first..<index])
        (first, bytes) = (index, 0)
      }
      bytes += change.bytes
    }
    if first < changes.count { messages.append(changes[first...]) }
    return messages
  }
}

extension FeedPage.Change {
  /// In a message, at most.
  fileprivate var bytes: Int {
    switch state {
    case .days(let rules): 500 + 32 * rules.pauses.count
    case .counts(let counts): 500 + 5 * counts.setReps.count + 10 * counts.repStarts.count
    case .session(let session):
      1_000 + session.facts.note.utf8.count + 64 * session.facts.sets.count
        + 16 * (session.facts.proof?.reps.count ?? 0)
    }
  }
}
