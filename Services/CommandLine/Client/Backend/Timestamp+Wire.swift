import TitanCore
import TitanProto

extension Timestamp {
  /// The seconds that messages may name: the years 1 to 9999.
  static let wireSeconds: ClosedRange<Int64> = -62_135_596_800...253_402_300_799

  /// What a service says an instant to be; beyond the years 1 to 9999, the last of them.
  init(_ message: GoogleProtobuf.Timestamp) {
    let seconds = min(Self.wireSeconds.upperBound, max(Self.wireSeconds.lowerBound, message.seconds))
    self.init(microseconds: seconds * 1_000_000 + Int64(min(999_999_999, max(0, message.nanos))) / 1_000)
  }
}

extension Duration {
  /// What a service says a time to be; none for nothing.
  init(_ message: GoogleProtobuf.Duration?) {
    let seconds = min(315_576_000_000, max(0, message?.seconds ?? 0))
    self = .seconds(seconds) + .nanoseconds(Int64(min(999_999_999, max(0, message?.nanos ?? 0))))
  }
}
