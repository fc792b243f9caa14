/// What a server says of retries in `grpc-retry-pushback-ms` (gRFC A6).
enum RetryPushback: Sendable, Hashable {
  case after(Duration)
  case never

  /// Anything but a number of milliseconds from 0 on means never.
  init(_ text: String) {
    guard let milliseconds = Int32(text), milliseconds >= 0 else {
      self = .never
      return
    }
    self = .after(.milliseconds(Int(milliseconds)))
  }
}
