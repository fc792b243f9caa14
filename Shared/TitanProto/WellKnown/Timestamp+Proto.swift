package import TitanCore
import TitanRPC

extension GoogleProtobuf.Timestamp {
  /// The seconds `timestamp.proto` allows: the years 1 to 9999.
  static let allowedSeconds: ClosedRange<Int64> = -62_135_596_800...253_402_300_799

  package init(_ timestamp: TitanCore.Timestamp) {
    let seconds = timestamp.seconds
    self.init(seconds: seconds, nanos: Int32(timestamp.microseconds - seconds * 1_000_000) * 1_000)
  }
}

extension TitanCore.Timestamp {
  /// Reads an instant; fractions of a microsecond are dropped, towards the past.
  ///
  /// - Parameter field: its path in the request, for the error.
  /// - Throws: INVALID_ARGUMENT TIMESTAMP_INVALID outside the years 1 to 9999, or for nanoseconds outside a second.
  package init(_ message: GoogleProtobuf.Timestamp, field: String) throws {
    let allowed = GoogleProtobuf.Timestamp.allowedSeconds
    guard allowed.contains(message.seconds) else {
      throw RPCError.invalid(
        field, reason: "TIMESTAMP_INVALID",
        "\(message.seconds) seconds are outside \(allowed.lowerBound)...\(allowed.upperBound)")
    }
    guard (0...999_999_999).contains(message.nanos) else {
      throw RPCError.invalid(
        field, reason: "TIMESTAMP_INVALID", "\(message.nanos) nanoseconds are outside 0...999999999")
    }
    self.init(microseconds: message.seconds * 1_000_000 + Int64(message.nanos) / 1_000)
  }
}
