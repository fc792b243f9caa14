import TitanRPC

/// Which messages of a response are compressed. Pure.
struct ResponseCompression: Sendable {
  /// Whether the client takes gzip.
  var isAccepted = false
  /// What the handler said, if anything.
  var requested: Compression?
  /// Size in bytes from which on the server's configuration has messages compressed.
  private let threshold: Int?
  /// Set with the headers: a message may only be compressed if they said so.
  private var encoding = Compression.identity

  init(from threshold: Int?) { self.threshold = threshold }

  /// - Returns: the response's `grpc-encoding`.
  mutating func begin() -> Compression {
    let isWanted = requested.map { $0 == .gzip } ?? (threshold != nil)
    encoding = isAccepted && isWanted ? .gzip : .identity
    return encoding
  }

  /// Nothing is gained by compressing an empty message.
  func compresses(size: Int, isWanted: Bool?) -> Bool {
    guard encoding == .gzip, size > 0 else { return false }
    return isWanted ?? requested.map { $0 == .gzip } ?? (size >= threshold ?? 0)
  }
}
