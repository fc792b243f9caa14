import CNghttp2

/// Where nghttp2's callbacks write what they saw. They record and return; the engine's owner acts afterwards.
final class EngineSink {
  var events: [HTTP2Event] = []
  let maximumHeaderListSize: Int
  let queueLimit: Int
  /// Start of the bytes that `receive` is reading; content is recorded relative to it.
  var input: UnsafeRawPointer?
  /// The header block being read. nghttp2 reads one at a time.
  var fields = HTTP2Fields()
  /// The size of that block, with what was left out of it.
  private var listSize = 0
  /// What has happened since the guard was told.
  var account = Account()

  struct Account {
    /// Frames of ours with headers or content, and their content.
    var sentFrames = 0
    var sentContent = 0
    /// Streams that a server has ended in full.
    var served = 0
    /// Streams that the peer has made us reset, and header blocks over the limit.
    var errors = 0
    /// Whether a header block was several times over the limit.
    var headerBomb = false
  }

  /// How many times the limit a header block may have before it is not even read to its end.
  private static let bombFactor = 4
  /// The streams alive, each at its slot: nghttp2 points to them without owning them.
  private(set) var streams: [HTTP2Stream?] = []
  private var freeSlots: [Int] = []

  init(maximumHeaderListSize: Int, queueLimit: Int) {
    self.maximumHeaderListSize = maximumHeaderListSize
    self.queueLimit = queueLimit
  }

  var streamCount: Int { streams.count - freeSlots.count }

  func keep(_ stream: HTTP2Stream) {
    if let slot = freeSlots.popLast() {
      streams[slot] = stream
      stream.slot = slot
    } else {
      stream.slot = streams.count
      streams.append(stream)
    }
  }

  func release(_ stream: HTTP2Stream) {
    guard stream.slot >= 0 else { return }
    streams[stream.slot] = nil
    freeSlots.append(stream.slot)
    stream.slot = -1
  }

  /// The object behind nghttp2's stream; `nil` for one that we never took on.
  func stream(_ session: OpaquePointer?, _ id: HTTP2StreamID) -> HTTP2Stream? {
    guard let pointer = nghttp2_session_get_stream_user_data(session, id) else { return nil }
    // Unretained: the slot keeps the stream alive until nghttp2 has closed it.
    return Unmanaged<HTTP2Stream>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// A header block begins. One that broke off, because it was malformed, may have left fields behind.
  func beginFields() {
    fields = HTTP2Fields()
    fields.reserve(bytes: 256, fields: 12)
    listSize = 0
  }

  /// - Returns: whether the rest of the block is worth reading.
  func append(_ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) -> Bool {
    listSize += name.count + value.count + 32
    if listSize <= maximumHeaderListSize {
      fields.append(name, value)
      return true
    }
    if !fields.isTruncated {
      fields.truncate()
      account.errors += 1
    }
    guard listSize > Self.bombFactor * maximumHeaderListSize else { return true }
    account.headerBomb = true
    return false
  }

  func takeFields() -> HTTP2Fields {
    var taken = HTTP2Fields()
    swap(&taken, &fields)
    return taken
  }

  /// Lends the sink to a callback. Not retained: the engine owns both the sink and the session whose user data this is,
  /// and callbacks are many.
  static func lend<Result>(_ userData: UnsafeMutableRawPointer?, _ body: (EngineSink) -> Result) -> Result? {
    userData.map { Unmanaged<EngineSink>.fromOpaque($0)._withUnsafeGuaranteedRef(body) }
  }
}
