/// News about a stream of landmarks since it was counted, from the pose service.
package struct StreamNews: Sendable, Hashable {
  /// Whether the stream's landmarks are gone.
  package var isExpired: Bool
  /// The counts by counters other than the first.
  package var counts: [StreamCount]

  package init(isExpired: Bool, counts: [StreamCount] = []) {
    self.isExpired = isExpired
    self.counts = counts
  }

  /// The count by the newest version of a counter; `nil` once its receipt is no longer available.
  fileprivate func newestCount(by counter: CounterVersion) -> StreamCount? {
    guard !isExpired else { return nil }
    let versions = counts.compactMap { count in
      CounterVersion(count.counter).flatMap { $0.name == counter.name ? (version: $0.version, count: count) : nil }
    }
    return versions.max { $0.version < $1.version }?.count
  }
}

/// A counter's result for a stream.
package struct StreamCount: Sendable, Hashable {
  /// `pushup/1`.
  package var counter: String
  package var reps: Int

  package init(counter: String, reps: Int) {
    self.counter = counter
    self.reps = reps
  }
}

extension Session {
  /// The session, updated with the news. It stays counted: without its landmarks, their digest is the evidence
  /// (decision D8). News never improves the evidence.
  package func hearing(_ news: StreamNews) -> Session {
    guard let proof = facts.proof, let counter = CounterVersion(proof.counter) else { return self }
    var heard = self
    if news.isExpired, facts.evidence == .verifiedStream { heard.facts.evidence = .verifiedDigest }
    heard.newestCount = news.newestCount(by: counter)
    return heard
  }

  /// Whether a newer counter has a different result that the owner can switch to.
  package var isRecountAvailable: Bool {
    guard let newestCount, let newest = CounterVersion(newestCount.counter),
      let own = (facts.proof?.counter).flatMap(CounterVersion.init)
    else { return false }
    // A count of 0 can't replace a session's count.
    return newest.follows(own) && newestCount.reps != facts.reps && newestCount.reps > 0
  }
}
