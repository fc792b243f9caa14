import Foundation
import NIOPosix
import TestProto
import TitanProto
import TitanRPC
import TitanRPCTransport

/// The client for the Connect project's conformance suite: it reads the calls to make from standard input, makes
/// several at a time, and writes the result of each to standard output.
struct ConformanceClient {
  /// The number of concurrent calls.
  private static let concurrency = 16
  /// The size of the largest request to read, in bytes.
  private static let largestRequest = 64 << 20

  let group: MultiThreadedEventLoopGroup

  /// Returns when standard input has ended and every call is over.
  func run() async throws {
    try await withThrowingTaskGroup(of: ConformanceV1.ClientCompatResponse.self) { calls in
      var running = 0
      while let bytes = try await Self.read() {
        let request = try ConformanceV1.ClientCompatRequest(serialized: bytes)
        if running == Self.concurrency, let response = try await calls.next() {
          try Self.write(response)
          running -= 1
        }
        calls.addTask { await response(to: request) }
        running += 1
        // The suite may wait for this answer before it asks for more.
        if !Self.hasInput, let response = try await calls.next() {
          try Self.write(response)
          running -= 1
        }
      }
      for try await response in calls { try Self.write(response) }
    }
  }

  private func response(
    to request: ConformanceV1.ClientCompatRequest
  ) async -> ConformanceV1.ClientCompatResponse {
    do {
      let call = try ConformanceCall(request)
      return .init(testName: request.testName, result: .response(try await call.run(on: group)))
    } catch {
      return .init(testName: request.testName, result: .error(.init(message: "\(error)")))
    }
  }

  // MARK: Messages with a size prefix

  /// The next message; `nil` at the end of the input.
  private static func read() async throws -> [UInt8]? {
    // Reading blocks, so it must not run on a thread for tasks.
    try await NIOThreadPool.singleton.runIfActive {
      guard let head = try read(4, orEnd: true) else { return nil }
      let size = head.reduce(0) { $0 << 8 | Int($1) }
      guard size <= largestRequest else {
        throw CaseFailure("a request has \(size) bytes, but the limit is \(largestRequest)")
      }
      return try read(size, orEnd: false)
    }
  }

  private static func read(_ count: Int, orEnd mayEnd: Bool) throws -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      guard let more = try FileHandle.standardInput.read(upToCount: count - bytes.count), !more.isEmpty else {
        if bytes.isEmpty, mayEnd { return nil }
        throw CaseFailure("standard input ended after \(bytes.count) of \(count) bytes")
      }
      bytes += more
    }
    return bytes
  }

  /// Whether there is something to read, including the end of the input.
  private static var hasInput: Bool {
    var input = pollfd(fd: FileHandle.standardInput.fileDescriptor, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 0) != 0
  }

  private static func write(_ response: ConformanceV1.ClientCompatResponse) throws {
    let bytes = response.serialized()
    let size = UInt32(bytes.count)
    let head = (0..<4).map { UInt8(truncatingIfNeeded: size >> (24 - 8 * $0)) }
    try FileHandle.standardOutput.write(contentsOf: Data(head + bytes))
  }
}
