/// How many of a service's places for calls may be in use without a token.
///
/// Like the limit per minute, these limits count by neighbourhood (/24, /48) rather than by address: anyone with one
/// address in a network usually has more of them, and with IPv6 more than anyone could count.
package struct PublicLimits: Sendable {
  /// `TITANUP_PUBLIC_STREAMS`: streams of health and reflection, which need no token, at a time.
  package var streams: Int
  /// `TITANUP_PUBLIC_STREAMS_PER_NEIGHBOURHOOD`; `nil`: limited only by `streams`.
  package var streamsPerNeighbourhood: Int?
  /// `TITANUP_PUBLIC_STREAM_MAX_AGE`: the age at which such a stream is ended; `nil`: never.
  package var streamAge: Duration?
  /// `TITANUP_PUBLIC_CALLS`: other calls without a token, at a time.
  package var calls: Int
  /// `TITANUP_PUBLIC_CALLS_PER_NEIGHBOURHOOD`; `nil`: limited only by `calls`.
  package var callsPerNeighbourhood: Int?
  /// Health checks at a time. Each is answered at once, unless its request never arrives.
  package var healthChecks: Int
  package var healthChecksPerNeighbourhood: Int
  /// Places reserved for health checks and TitanUp's own services.
  package var reserved: Int

  /// Reads the variables and notes problems in the reader.
  ///
  /// - Parameter places: how many calls the server runs at a time.
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
