import NIOCore
import Testing
import TitanTesting

@testable import TitanWeb

@Suite("Bodies", .timeLimit(.minutes(2)))
struct WebBodyTests {
  private let taken = Recorder<Int>()

  private func body(limit: Int = 100, announced: Int? = nil) -> WebBody {
    WebBody(limit: limit, announced: announced) { [taken] in taken.append($0) }
  }

  @Test("arrive in pieces, before their reader or after")
  func pieces() async throws {
    let body = body()
    body.push(ByteBuffer(string: "one"))
    body.push(ByteBuffer())
    body.push(ByteBuffer(string: "two"))
    #expect(body.held == 6)
    #expect(try await body.next() == ByteBuffer(string: "one"))
    #expect(try await body.next() == ByteBuffer(string: "two"))
    #expect(taken.all == [3, 3])
    async let third = body.next()
    try await eventually { body.hasStalled(for: 0, at: 0) }
    body.push(ByteBuffer(string: "three"))
    #expect(try await third == ByteBuffer(string: "three"))
    body.finish()
    #expect(try await body.next() == nil)
    #expect(try await body.next() == nil)
    #expect(taken.all == [3, 3, 5])
  }

  @Test("are refused when they turn out too long, not when they arrive")
  func limit() async throws {
    let body = body(limit: 5)
    body.push(ByteBuffer(string: "12345"))
    body.push(ByteBuffer(string: "6"))
    #expect(try await body.next() == ByteBuffer(string: "12345"))
    let error = await #expect(throws: WebRefusal.self) { _ = try await body.next() }
    #expect(error?.status == 413)
  }

  @Test("are refused at once when they announce too much, unless the reader allows it")
  func announced() async throws {
    let body = body(limit: 5, announced: 6)
    #expect(throws: WebRefusal.self) { _ = try body.now() }
    body.push(ByteBuffer(string: "123456"))
    body.finish()
    #expect(try await body.collect(upTo: 6) == ByteBuffer(string: "123456"))
  }

  @Test("that nobody reads are given back")
  func abandoned() {
    let body = body()
    body.push(ByteBuffer(string: "one"))
    body.abandon()
    body.push(ByteBuffer(string: "four"))
    #expect(taken.all == [3, 4])
    #expect(body.held == 0)
  }

  @Test("fail for a reader that waits, and for one that comes later")
  func failed() async {
    let body = body()
    body.push(ByteBuffer(string: "one"))
    let first = Task {
      _ = try await body.next()
      _ = try await body.next()
    }
    try? await eventually { body.hasStalled(for: 0, at: 0) }
    body.fail(WebBody.stalled)
    await #expect(throws: WebRefusal.self) { try await first.value }
    await #expect(throws: WebRefusal.self) { _ = try await body.next() }
  }

  @Test("let go of a reader that is cancelled")
  func cancelled() async throws {
    let body = body()
    let reader = Task { try await body.next() }
    try await eventually { body.hasStalled(for: 0, at: 0) }
    reader.cancel()
    await #expect(throws: CancellationError.self) { _ = try await reader.value }
  }

  @Test("stall only while their reader waits, and only by the clock")
  func stalled() async throws {
    let body = body()
    #expect(!body.hasStalled(for: 0, at: 0))
    let reader = Task { try await body.collect(upTo: 100) }
    try await eventually { body.hasStalled(for: 0, at: 0) }
    #expect(!body.hasStalled(for: 10, at: 9))
    #expect(body.hasStalled(for: 10, at: 10))
    body.push(ByteBuffer(string: "one"))
    // It waits again, from now on.
    try await eventually { !body.hasStalled(for: 10, at: 11) && body.hasStalled(for: 0, at: 11) }
    #expect(body.hasStalled(for: 10, at: 21))
    body.allowPauses()
    #expect(!body.hasStalled(for: 10, at: 100))
    body.finish()
    #expect(try await reader.value == ByteBuffer(string: "one"))
  }
}
