extension CallOptions {
  /// The same options for one of the calls that an answer is put together from: it may take as long as `patience`, and a
  /// quarter of the time there is stays for the answer.
  package func forPart(within patience: Duration, now: ContinuousClock.Instant = .now) -> CallOptions {
    var options = self
    let left = deadline.map { min(patience, max(.zero, $0.remaining(from: now)) * 3 / 4) }
    options.deadline = .after(left ?? patience, from: now)
    return options
  }
}
