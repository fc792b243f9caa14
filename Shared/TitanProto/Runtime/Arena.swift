import CTitanProto
import Glibc
import TitanRPC

/// Memory for one encoding or decoding: blocks are cut off a chunk and all freed together.
///
/// This is a handle: copies refer to the same memory, which lives as long as `withArena` runs. protobuf-c uses it as
/// its allocator, so that decoding costs no `malloc` per field and cannot exceed the limit.
package struct Arena {
  private struct State {
    var allocator: ProtobufCAllocator
    /// The start of the next block, in the current chunk.
    var next: UnsafeMutableRawPointer
    var end: UnsafeMutableRawPointer
    /// The most recent chunk after the first one; each begins with a pointer to the previous one.
    var overflow: UnsafeMutableRawPointer?
    var overflowSize: Int
    /// How many more bytes may be taken.
    var budget: Int
    var isExhausted: Bool
    /// Blocks that `array(at:count:)` gives away.
    var arrays: [[UInt8]] = []
  }

  private static let alignment = 8
  /// From this size on a block of protobuf-c is an array of its own, so that a large field is not copied once more.
  static let leastArray = 16 << 10
  private let state: UnsafeMutablePointer<State>

  fileprivate init(chunk: UnsafeMutableRawPointer, size: Int, limit: Int) {
    state = chunk.bindMemory(to: State.self, capacity: 1)
    state.initialize(
      to: State(
        allocator: ProtobufCAllocator(
          alloc: { data, size in data.flatMap { Arena(data: $0).takeForC(size) } },
          free: { _, _ in }, allocator_data: chunk),
        next: chunk + MemoryLayout<State>.stride, end: chunk + size, overflow: nil, overflowSize: 2 * size,
        budget: limit, isExhausted: false))
  }

  private init(data: UnsafeMutableRawPointer) { state = data.assumingMemoryBound(to: State.self) }

  /// Frees everything except the first chunk.
  fileprivate func end() {
    var chunk = state.pointee.overflow
    while let current = chunk {
      chunk = current.load(as: UnsafeMutableRawPointer?.self)
      free(current)
    }
    state.deinitialize(count: 1)
  }

  /// protobuf-c's allocator. Valid as long as the arena.
  var allocator: UnsafeMutablePointer<ProtobufCAllocator> {
    // `allocator` is the first member of the state, so both have the same address.
    UnsafeMutableRawPointer(state).assumingMemoryBound(to: ProtobufCAllocator.self)
  }

  /// Whether anything exceeded the limit.
  var isExhausted: Bool { state.pointee.isExhausted }

  /// An uninitialized block, aligned for every C type of a message; `nil` beyond the limit.
  func take(_ size: Int) -> UnsafeMutableRawPointer? {
    guard size >= 0, size <= state.pointee.budget - Self.alignment else {
      state.pointee.isExhausted = true
      return nil
    }
    let rounded = (size + Self.alignment - 1) & ~(Self.alignment - 1)
    state.pointee.budget -= rounded
    let block = state.pointee.next
    if state.pointee.end - block >= rounded {
      state.pointee.next = block + rounded
      return block
    }
    return takeFromNewChunk(rounded)
  }

  private func takeFromNewChunk(_ rounded: Int) -> UnsafeMutableRawPointer? {
    let header = 2 * Self.alignment
    let size = max(state.pointee.overflowSize, rounded + header)
    guard let chunk = malloc(size) else {
      state.pointee.isExhausted = true
      return nil
    }
    chunk.storeBytes(of: state.pointee.overflow, as: UnsafeMutableRawPointer?.self)
    state.pointee.overflow = chunk
    state.pointee.overflowSize = min(2 * size, 8 << 20)
    state.pointee.next = chunk + header + rounded
    state.pointee.end = chunk + size
    return chunk + header
  }

  private func takeForC(_ size: Int) -> UnsafeMutableRawPointer? {
    size < Self.leastArray ? take(size) : takeArray(size)
  }

  private func takeArray(_ size: Int) -> UnsafeMutableRawPointer? {
    guard size <= state.pointee.budget else {
      state.pointee.isExhausted = true
      return nil
    }
    state.pointee.budget -= size
    // protobuf-c writes the bytes before anything reads them.
    var array = [UInt8](unsafeUninitializedCapacity: size) { _, count in count = size }
    // The memory stays in place: nothing appends to the array.
    let start = array.withUnsafeMutableBytes { $0.baseAddress }
    state.pointee.arrays.append(array)
    return start
  }

  /// The array that protobuf-c has filled from its first to its last byte; `nil` if these bytes are none.
  func array(at data: UnsafePointer<UInt8>, count: Int) -> [UInt8]? {
    guard count >= Self.leastArray else { return nil }
    return state.pointee.arrays.first { array in
      array.count == count && array.withUnsafeBufferPointer { $0.baseAddress == data }
    }
  }

  /// Counts memory that Swift values will use elsewhere against the limit: a message may be far larger as a Swift value
  /// than on the wire.
  func charge<Value>(_ count: Int, of type: Value.Type) throws {
    let (bytes, overflow) = count.multipliedReportingOverflow(by: MemoryLayout<Value>.stride)
    guard !overflow, bytes <= state.pointee.budget else {
      state.pointee.isExhausted = true
      throw RPCError.messageTooComplex
    }
    state.pointee.budget -= bytes
  }
}

/// Runs `body` with an arena and frees it. The first chunk belongs to the thread, so that small messages cost no
/// `malloc`.
func withArena<Result>(limit: Int, _ body: (Arena) throws -> Result) rethrows -> Result {
  let chunk = ThreadChunk.take()
  let arena = Arena(chunk: chunk, size: ThreadChunk.size, limit: limit)
  defer {
    arena.end()
    ThreadChunk.giveBack(chunk)
  }
  return try body(arena)
}
