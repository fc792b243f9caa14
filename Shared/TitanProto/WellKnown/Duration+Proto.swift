import TitanRPC

extension GoogleProtobuf.Duration {
  /// The seconds `duration.proto` allows: about ten thousand years either way.
  static let allowedSeconds: ClosedRange<Int64> = -315_576_000_000...315_576_000_000

  /// Fractions of a nanosecond are dropped, towards zero. A duration that the message cannot hold becomes the longest
  /// it can.
  package init(_ duration: Swift.Duration) {
    let (seconds, attoseconds) = duration.components
    guard Self.allowedSeconds.contains(seconds) else {
      self.init(seconds: seconds < 0 ? Self.allowedSeconds.lowerBound : Self.allowedSeconds.upperBound)
      return
    }
    self.init(seconds: seconds, nanos: Int32(attoseconds / 1_000_000_000))
  }
}

extension Swift.Duration {
  /// - Parameter field: its path in the request, for the error.
  /// - Throws: INVALID_ARGUMENT DURATION_INVALID beyond ten thousand years, for a second's nanoseconds out of range, or
  ///   if the two have different signs.
  package init(_ message: GoogleProtobuf.Duration, field: String) throws {
    let allowed = GoogleProtobuf.Duration.allowedSeconds
    guard allowed.contains(message.seconds) else {
      throw RPCError.invalid(
        field, reason: "DURATION_INVALID",
        "\(message.seconds) seconds are outside \(allowed.lowerBound)...\(allowed.upperBound)")
    }
    guard (-999_999_999...999_999_999).contains(message.nanos) else {
      throw RPCError.invalid(
        field, reason: "DURATION_INVALID", "\(message.nanos) nanoseconds are outside -999999999...999999999")
    }
    guard message.seconds.signum() * Int64(message.nanos.signum()) >= 0 else {
      throw RPCError.invalid(
        field, reason: "DURATION_INVALID", "\(message.seconds) seconds and \(message.nanos) nanoseconds differ in sign")
    }
    self = .seconds(message.seconds) + .nanoseconds(Int64(message.nanos))
  }
}
