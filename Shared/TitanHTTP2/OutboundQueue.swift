import Glibc

/// Outbound bytes: appended in messages, taken in frames. Optionally it keeps taken bytes, so that a call that the
/// other side never touched can be sent again.
// @unchecked: this value alone owns the memory, and it cannot be copied.
package struct OutboundQueue: ~Copyable, @unchecked Sendable {
  private var storage: UnsafeMutableRawBufferPointer
  /// The start of the kept bytes, the start of the unread bytes, and the end of both.
  private var start = 0
  private var readIndex = 0
  private var end = 0
  /// Whether taken bytes are kept for `rewind()`.
  package private(set) var keepsTaken: Bool
  private let keptLimit: Int
  private var isUntouched = true

  private static let smallest = 512
  /// An empty queue releases more memory than this.
  private static let largestIdle = 128 << 10

  /// - Parameter keptLimit: the most bytes to keep for `rewind()`; beyond that, none are kept.
  package init(keptLimit: Int = 0) {
    storage = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    keepsTaken = keptLimit > 0
    self.keptLimit = keptLimit
  }

  deinit { free(storage.baseAddress) }

  /// The number of bytes not yet taken.
  package var count: Int { end - readIndex }

  /// Makes room for `size` bytes, which `fill` writes.
  package mutating func append(size: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Void) {
    makeRoom(size)
    fill(UnsafeMutableRawBufferPointer(rebasing: storage[end..<end + size]))
    end += size
    if keepsTaken, end - start > keptLimit { commit() }
  }

  /// Moves queued bytes to `buffer`, as far as they fit.
  package mutating func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let size = min(buffer.count, count)
    guard size > 0 else { return 0 }
    buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: storage[readIndex..<readIndex + size]))
    readIndex += size
    isUntouched = false
    if !keepsTaken { forgetTaken() }
    return size
  }

  /// Stops keeping taken bytes.
  package mutating func commit() {
    keepsTaken = false
    forgetTaken()
  }

  /// Starts again from the first byte; `false` if some bytes are gone.
  package mutating func rewind() -> Bool {
    guard keepsTaken || isUntouched else { return false }
    readIndex = start
    return true
  }

  /// Drops everything.
  package mutating func removeAll() {
    (start, readIndex, end) = (0, 0, 0)
    shrink()
  }

  private mutating func forgetTaken() {
    start = readIndex
    guard start == end else { return }
    (start, readIndex, end) = (0, 0, 0)
    shrink()
  }

  private mutating func shrink() {
    guard storage.count > Self.largestIdle else { return }
    free(storage.baseAddress)
    storage = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  }

  /// Uses malloc directly: Swift's allocation of raw memory asks for an alignment, which costs several times as much.
  private static func allocate(_ size: Int) -> UnsafeMutableRawBufferPointer {
    guard let memory = malloc(size) else { fatalError("out of memory: \(size) bytes for what a stream sends") }
    return UnsafeMutableRawBufferPointer(start: memory, count: size)
  }

  private mutating func makeRoom(_ size: Int) {
    guard storage.count - end < size else { return }
    let used = end - start
    let unread = readIndex - start
    if used + size <= storage.count, start >= used {
      storage.copyMemory(from: UnsafeRawBufferPointer(rebasing: storage[start..<end]))
    } else {
      // A large message is usually alone, and gets no more memory than it needs.
      var capacity = used == 0 ? max(Self.smallest, size) : max(Self.smallest, storage.count)
      while capacity < used + size { capacity *= 2 }
      let larger = Self.allocate(capacity)
      larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: storage[start..<end]))
      free(storage.baseAddress)
      storage = larger
    }
    (start, readIndex, end) = (0, unread, used)
  }
}
