import NIOCore
import Synchronization
import TitanRPC
import TitanTesting

@testable import TitanWeb

/// A response in memory, whose client reads when the test says so.
final class MemoryResponse: ResponseSink {
  struct Seen: Sendable {
    var status = 0
    var headers = WebHeaders()
    var content: [UInt8] = []
    var trailers: WebHeaders?
    var hasEnded = false
    var isCutOff = false
  }
  private let state = Mutex(Seen())
  private let readsOn: Signal?

  /// - Parameter readsOn: when the client begins to read; `nil`: at once.
  init(readsOn: Signal? = nil) { self.readsOn = readsOn }

  var seen: Seen { state.withLock(\.self) }
  var writer: WebResponseWriter { WebResponseWriter(self, answersHead: false) }

  func begin(_ status: Int, _ headers: WebHeaders, endsHere: Bool) {
    state.withLock { ($0.status, $0.headers, $0.hasEnded) = (status, headers, endsHere) }
  }
  func append(size: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Void) throws {
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      fill(UnsafeMutableRawBufferPointer(buffer))
      count = size
    }
    state.withLock { $0.content += bytes }
  }
  func end(_ trailers: WebHeaders?) { state.withLock { ($0.trailers, $0.hasEnded) = (trailers, true) } }
  func abort() { state.withLock { $0.isCutOff = true } }
  var isWritable: Bool { readsOn?.hasFired ?? true }
  func waitUntilWritable() async throws { await readsOn?.wait() }
}

extension WebRequest {
  /// A call of gRPC-Web, whose body the test pushes.
  static func call(
    _ path: String, _ body: WebBody, contentType: String = "application/grpc-web+proto", version: Version = .http1,
    _ headers: WebHeaders = [:]
  ) -> WebRequest {
    var headers = headers
    headers.append("content-type", contentType)
    return WebRequest(
      method: "POST", path: path, query: nil, headers: headers, version: version, scheme: "http",
      client: .init("127.0.0.1:1"), body: body, arrival: .now)
  }
}

/// Frames of gRPC, as both dialects have them.
func framed(_ messages: [UInt8]..., flag: UInt8 = 0) -> [UInt8] {
  messages.flatMap { message in
    [flag] + withUnsafeBytes(of: UInt32(message.count).bigEndian) { Array($0) } + message
  }
}

/// The flag and payload of each frame.
func frames(_ content: [UInt8]) -> [[UInt8]] {
  var frames: [[UInt8]] = []
  var rest = content[...]
  while rest.count >= 5 {
    let length = rest.dropFirst().prefix(4).reduce(0) { $0 << 8 | Int($1) }
    frames.append([rest[rest.startIndex]] + rest.dropFirst(5).prefix(length))
    rest = rest.dropFirst(5 + length)
  }
  return frames
}
