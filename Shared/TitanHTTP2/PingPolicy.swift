/// How often a peer may ask for an answer to a PING, after gRPC's keepalive (A8, "Server Enforcement"): not
/// more often than every `interval`, but at any time after we have sent it something, since such pings
/// measure the connection. Each one that comes too early is a strike.
struct PingPolicy: Sendable {
  private let interval: Int64
  private let maximumStrikes: Int
  private var last: Int64?
  private var strikes = 0

  init(interval: Duration, maximumStrikes: Int) {
    self.interval = interval.nanoseconds
    self.maximumStrikes = maximumStrikes
  }

  /// We have sent headers or content.
  mutating func sentContent() { (last, strikes) = (nil, 0) }

  /// - Returns: whether it was one too many.
  mutating func received(at now: Int64) -> Bool {
    defer { last = now }
    guard let last, now - last < interval else { return false }
    strikes += 1
    return strikes > maximumStrikes
  }
}

extension Duration {
  /// Capped to what 64 bits hold.
  package var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    return overflow ? .max : whole + attoseconds / 1_000_000_000
  }
}
