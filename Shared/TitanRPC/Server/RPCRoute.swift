import Glibc

/// Where calls of one method go: its handler, with the interceptors around it.
package final class RPCRoute: Sendable {
  package let method: MethodDescriptor
  /// Whom the calls have to pass before they run; `nil`: nobody.
  package let gate: (any CallGate)?
  let handler: RPCRouter.Handler

  init(_ method: MethodDescriptor, gate: (any CallGate)? = nil, _ handler: @escaping RPCRouter.Handler) {
    self.method = method
    self.gate = gate
    self.handler = handler
  }

  /// Of a request that names no method.
  package static let nowhere = RPCRouter().route(at: "")

  /// Runs one call to its end: never throws, always finishes the stream.
  package func handle(_ stream: some ServerStream) async {
    let context = ServerContext(route: self, stream: stream)
    do {
      try await handler(context)
      context.finish(.ok)
    } catch {
      let failure = RPCError(wrapping: error)
      context.finish(failure.status, adding: failure.metadata)
    }
  }
}

/// Routes by the bytes of `:path`, so that finding one costs neither a string nor SipHash: who calls cannot add to the
/// table, so there is nothing to gain from colliding. Open addressing; at most half full.
struct RouteTable: Sendable {
  private var slots: [RPCRoute?] = Array(repeating: nil, count: 16)
  private var count = 0

  subscript(path: UnsafeRawBufferPointer) -> RPCRoute? {
    var slot = Self.hash(path) & (slots.count - 1)
    while let route = slots[slot] {
      if route.method.path.isEqual(path) { return route }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Adds a route, or replaces the one of the same path.
  mutating func insert(_ route: RPCRoute) {
    if (count + 1) * 2 > slots.count {
      let routes = slots.compactMap(\.self)
      self = RouteTable(capacity: slots.count * 2)
      for route in routes { insert(route) }
    }
    var path = route.method.path
    var slot = path.withUTF8 { Self.hash(UnsafeRawBufferPointer($0)) } & (slots.count - 1)
    while let other = slots[slot], other.method.path != path { slot = (slot + 1) & (slots.count - 1) }
    if slots[slot] == nil { count += 1 }
    slots[slot] = route
  }

  init() {}
  private init(capacity: Int) { slots = Array(repeating: nil, count: capacity) }

  /// Eight bytes at a time; the last eight may overlap those before.
  private static func hash(_ bytes: UnsafeRawBufferPointer) -> Int {
    var hash = UInt64(truncatingIfNeeded: bytes.count)
    func mix(_ word: UInt64) {
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
    }
    if bytes.count >= 8 {
      for offset in stride(from: 0, to: bytes.count - 7, by: 8) {
        mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      }
      mix(bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self))
    } else {
      for byte in bytes { mix(UInt64(byte)) }
    }
    return Int(truncatingIfNeeded: hash)
  }
}

extension String {
  fileprivate func isEqual(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard utf8.count == bytes.count else { return false }
    return utf8.withContiguousStorageIfAvailable { text in
      text.baseAddress.flatMap { mine in bytes.baseAddress.map { memcmp(mine, $0, text.count) == 0 } } ?? true
    } ?? utf8.elementsEqual(bytes)
  }
}
