/// How many of a service's places for calls may be held without a token.
///
/// The limits go by neighbourhood (/24, /48) rather than by address, as the limit by the minute does: anyone who has one address
/// of a network usually has more of them, and with IPv6 more than could be counted.
package struct PublicLimits: Sendable {
  /// `TITANUP_PUBLIC_STREAMS`: streams that need no token, of health and reflection, at a time.
  package var streams: Int
  /// `TITANUP_PUBLIC_STREAMS_PER_NEIGHBOURHOOD`; `nil`: as many as in all.
  package var streamsPerNeighbourhood: Int?
  /// `TITANUP_PUBLIC_STREAM_MAX_AGE`: after which such a stream ends; `nil`: never.
  package var streamAge: Duration?
  /// `TITANUP_PUBLIC_CALLS`: other calls that need no token, at a time.
  package var calls: Int
  /// `TITANUP_PUBLIC_CALLS_PER_NEIGHBOURHOOD`; `nil`: as many as in all.
  package var callsPerNeighbourhood: Int?
  /// Health checks, at a time. They are answered at once, unless their request does not come.
  package var healthChecks: Int
  package var healthChecksPerNeighbourhood: Int
  /// Places that are left to health checks and to TitanUp's own services.
  package var reserved: Int

  /// Reads what is set; problems are noted in the reader.
  ///
  /// - Parameter places: calls that the server runs at a time.
  init(_ reader: EnvironmentReader, places: Int) {
    func share(_ divisor: Int) -> Int { max(1, places / divisor) }
    func perNeighbourhood(_ name: String, default standard: Int) -> Int? {
      let count = reader.integer(name, default: standard, in: 0...10_000_000)
      return count > 0 ? count : nil
    }
    streams = reader.integer("TITANUP_PUBLIC_STREAMS", default: share(10), in: 1...10_000_000)
    streamsPerNeighbourhood = perNeighbourhood("TITANUP_PUBLIC_STREAMS_PER_NEIGHBOURHOOD", default: share(100))
    let age = reader.duration(
      "TITANUP_PUBLIC_STREAM_MAX_AGE", default: .seconds(1_800), in: .zero ... .seconds(365 * 86_400))
    streamAge = age > .zero ? age : nil
    calls = reader.integer("TITANUP_PUBLIC_CALLS", default: share(2), in: 1...10_000_000)
    callsPerNeighbourhood = perNeighbourhood("TITANUP_PUBLIC_CALLS_PER_NEIGHBOURHOOD", default: share(4))
    (healthChecks, healthChecksPerNeighbourhood) = (share(10), share(100))
    reserved = places / 10
  }
}
