/// What has become of a stream of landmarks since it was counted, as the pose service tells.
package struct StreamNews: Sendable, Hashable {
  /// Whether its landmarks are gone.
  package var isExpired: Bool
  /// What counters other than its first made of it.
  package var counts: [StreamCount]

  package init(isExpired: Bool, counts: [StreamCount] = []) {
    self.isExpired = isExpired
    self.counts = counts
  }

  /// The newest version's of a counter; `nil` once nobody can have its receipt any more.
  fileprivate func newestCount(by counter: CounterVersion) -> StreamCount? {
    guard !isExpired else { return nil }
    let versions = counts.compactMap { count in
      CounterVersion(count.counter).flatMap { $0.name == counter.name ? (version: $0.version, count: count) : nil }
    }
    return versions.max { $0.version < $1.version }?.count
  }
}

/// What a counter made of a stream.
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
  /// The session as it is when that is known. Counted it stays: without its landmarks it is believed by their digest
  /// (decision D8), and no news makes it more believable than it was.
  package func hearing(_ news: StreamNews) -> Session {
    guard let proof = facts.proof, let counter = CounterVersion(proof.counter) else { return self }
    var heard = self
    if news.isExpired, facts.evidence == .verifiedStream { heard.facts.evidence = .verifiedDigest }
    heard.newestCount = news.newestCount(by: counter)
    return heard
  }

  /// Whether its owner can have it counted otherwise, by a counter that is newer than its own.
  package var isRecountAvailable: Bool {
    guard let newestCount, let newest = CounterVersion(newestCount.counter),
      let own = (facts.proof?.counter).flatMap(CounterVersion.init)
    else { return false }
    // A session of nothing is no session.
    return newest.follows(own) && newestCount.reps != facts.reps && newestCount.reps > 0
  }
}
