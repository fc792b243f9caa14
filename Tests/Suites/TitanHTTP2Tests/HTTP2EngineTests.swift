import Testing
import TitanHTTP2
import TitanTesting

/// Every exchange is tried with whole pieces, in pieces of seven bytes, and byte by byte.
private let steps = [Int.max, 7, 1]

@Suite("The HTTP/2 engine")
struct HTTP2EngineTests {
  private let response = HTTP2Fields([(":status", "200")])

  @Test("A call with trailers", arguments: steps)
  func call(step: Int) throws {
    let pair = try EnginePair(step: step)
    pair.onRequest = { engine, stream, _ in
      stream.send("world")
      stream.finish(trailers: HTTP2Fields([("grpc-status", "0")]))
      engine.submitResponse(stream, response, endStream: false)
    }
    try pair.open(body: "hello")
    try pair.run()
    #expect(
      pair.seenByServer == [
        "settings", "headers 1 :method=POST :scheme=http :path=/a/b :authority=x te=trailers", "data 1 hello",
        "end 1", "closed 1 NO_ERROR",
      ])
    #expect(
      pair.seenByClient == [
        "settings", "headers 1 :status=200", "data 1 world", "headers 1 grpc-status=0 end", "end 1",
        "closed 1 NO_ERROR",
      ])
    #expect(pair.server.streamCount == 0 && pair.client.streamCount == 0)
  }

  @Test("A response of headers alone", arguments: steps)
  func headersOnly(step: Int) throws {
    let pair = try EnginePair(step: step)
    pair.onRequest = { engine, stream, _ in engine.submitResponse(stream, response, endStream: true) }
    try pair.open(body: "")
    try pair.run()
    #expect(pair.seenByClient.contains("headers 1 :status=200 end"))
  }

  @Test("A stream without anything to send waits, and goes on when it is resumed", arguments: steps)
  func waiting(step: Int) throws {
    let pair = try EnginePair(step: step)
    pair.onRequest = { engine, stream, _ in engine.submitResponse(stream, response, endStream: false) }
    let stream = try pair.open()
    try pair.run()
    #expect(!pair.seenByServer.contains { $0.hasPrefix("data") })
    stream.send("now")
    pair.client.resume(stream)
    try pair.run()
    #expect(pair.seenByServer.last == "data 1 now")
    stream.finish()
    pair.client.resume(stream)
    pair.served[0].finish()
    pair.server.resume(pair.served[0])
    try pair.run()
    #expect(pair.seenByServer.last == "closed 1 NO_ERROR")
  }

  @Test("A response that ends before the request is reported")
  func earlyEnd() throws {
    let pair = try EnginePair()
    pair.onRequest = { engine, stream, _ in engine.submitResponse(stream, response, endStream: true) }
    try pair.open()
    try pair.run()
    #expect(pair.seenByServer.last == "end sent first 1")
    pair.server.reset(pair.served[0], .noError)
    try pair.run()
    #expect(pair.seenByServer.last == "closed 1 NO_ERROR")
    #expect(pair.seenByClient.last == "closed 1 NO_ERROR")
  }

  @Test("A reset carries its code", arguments: [HTTP2ErrorCode.cancel, .refusedStream, .enhanceYourCalm])
  func reset(code: HTTP2ErrorCode) throws {
    let pair = try EnginePair()
    let stream = try pair.open()
    try pair.run()
    pair.client.reset(stream, code)
    try pair.run()
    #expect(pair.seenByServer.last == "closed 1 \(code)")
    #expect(pair.seenByClient.last == "closed 1 \(code)")
    // What the owner still does to a stream that is gone has no effect.
    pair.client.resume(stream)
    pair.client.reset(stream, .cancel)
    pair.server.submitResponse(pair.served[0], response, endStream: true)
    try pair.run()
    #expect(pair.seenByClient.last == "closed 1 \(code)")
  }

  @Test("Content stops at the window, and goes on when it is consumed")
  func flowControl() throws {
    var settings = HTTP2Settings()
    settings.streamWindow = 100
    let pair = try EnginePair(server: settings)
    // The client has to know the window before it sends.
    try pair.run()
    pair.consumes = false
    let stream = try pair.open(body: String(repeating: "x", count: 250))
    try pair.run()
    let received = { pair.seenByServer.last { $0.hasPrefix("data 1 ") }?.dropFirst("data 1 ".count).count }
    #expect(received() == 100)
    pair.server.consume(pair.served[0], 100)
    try pair.run()
    #expect(received() == 200)
    pair.server.consume(pair.served[0], 100)
    try pair.run()
    #expect(received() == 250)
    #expect(pair.seenByServer.last == "end 1")
    _ = stream
  }

  @Test("Writers resume when the queue has drained to half of its limit")
  func writable() throws {
    let pair = try EnginePair()
    let stream = HTTP2Stream(queueLimit: 10)
    #expect(stream.wakeWhenWritable())
    stream.send("0123456789")
    #expect(!stream.isWritable)
    #expect(!stream.wakeWhenWritable())
    try pair.client.submitRequest(stream, EnginePair.request, endStream: false)
    try pair.run()
    #expect(pair.seenByClient.contains("writable 1"))
    #expect(stream.isWritable)
  }

  @Test("Streams over the limit wait on the client until others have closed")
  func concurrentStreams() throws {
    var settings = HTTP2Settings()
    settings.maximumConcurrentStreams = 1
    let pair = try EnginePair(server: settings)
    try pair.run()
    try pair.open(body: "")
    try pair.open(body: "")
    try pair.run()
    #expect(pair.served.count == 1)
    pair.server.submitResponse(pair.served[0], response, endStream: true)
    try pair.run()
    #expect(pair.served.count == 2)
  }

  @Test("A request that waits is taken back, however often it is told, and the server never hears of it")
  func takenBack() throws {
    var settings = HTTP2Settings()
    settings.maximumConcurrentStreams = 1
    let pair = try EnginePair(server: settings)
    try pair.run()
    try pair.open(body: "")
    let waiting = HTTP2Stream()
    try pair.client.submitRequest(waiting, EnginePair.request, endStream: false)
    try pair.run()
    #expect(pair.client.isUnsent(waiting))
    pair.client.reset(waiting, .cancel)
    pair.client.reset(waiting, .cancel)
    try pair.run()
    pair.server.submitResponse(pair.served[0], response, endStream: true)
    try pair.run()
    #expect(pair.served.count == 1)
    #expect(!pair.seenByClient.contains { $0.contains("goaway") })
    #expect(pair.client.streamCount == 0)
    #expect(!pair.server.isDone)
  }

  @Test("A header block over the limit comes truncated")
  func largeHeaders() throws {
    var settings = HTTP2Settings()
    settings.maximumHeaderListSize = 1000
    let pair = try EnginePair(server: settings)
    var truncated: [Bool] = []
    pair.onRequest = { _, _, fields in
      truncated.append(fields.isTruncated)
      #expect(fields.listSize <= 1000)
    }
    var fields = EnginePair.request
    try pair.open(fields)
    fields.append("x-large", String(repeating: "v", count: 2000))
    try pair.open(fields)
    try pair.run()
    #expect(truncated == [false, true])
  }

  @Test("A shutdown lets streams end, refuses new ones, and is done")
  func shutdown() throws {
    let pair = try EnginePair()
    try pair.open(body: "")
    try pair.run()
    pair.server.announceShutdown()
    pair.server.ping(7)
    try pair.run()
    #expect(pair.seenByClient.last == "goaway 2147483647 NO_ERROR")
    #expect(pair.seenByServer.last == "ping 7")
    pair.server.finishShutdown()
    try pair.run()
    #expect(pair.seenByClient.last == "goaway 1 NO_ERROR")
    #expect(!pair.client.canOpenStreams)
    #expect(!pair.server.isDone)
    pair.server.submitResponse(pair.served[0], response, endStream: true)
    try pair.run()
    #expect(pair.server.isDone && pair.client.isDone)
  }

  @Test("Streams that a GOAWAY leaves out close as refused")
  func goAwayRefuses() throws {
    let pair = try EnginePair()
    try pair.run()
    try pair.open(body: "")
    pair.server.finishShutdown()
    let bytes = try pair.server.output()
    // The request leaves before the GOAWAY comes.
    _ = try pair.client.output()
    try bytes.withUnsafeBytes { try pair.client.receive($0) }
    try pair.run()
    #expect(pair.seenByClient.contains("closed 1 REFUSED_STREAM"))
  }

  /// What an engine makes into buffers of one size, each piece by itself.
  private func pieces(of engine: HTTP2Engine, size: Int) throws -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    repeat {
      pieces.append(
        try [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
          let memory = UnsafeMutableRawBufferPointer(buffer)
          count = try engine.makeOutput(into: UnsafeMutableRawBufferPointer(rebasing: memory[..<size]))
        })
    } while engine.outputIsCut
    return pieces
  }

  @Test(
    "Output fills buffers of any size that takes a frame of content",
    arguments: [16_393, 16_400, 20_000, 32_786, 1 << 20])
  func outputInPieces(size: Int) throws {
    let pair = try EnginePair()
    try pair.run()
    let body = (0..<50_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let stream = try pair.open()
    stream.append(size: body.count) { $0.copyBytes(from: body) }
    stream.finish()
    pair.client.resume(stream)
    let pieces = try pieces(of: pair.client, size: size)
    #expect(pieces.allSatisfy { $0.count <= size })
    let frames = RawFrame.parse(Array(pieces.joined()))
    #expect(frames.filter { $0.type == 0 }.flatMap(\.payload) == body)
    #expect(frames.first?.type == 1 && frames.last?.flags == 1)
    #expect(!pair.client.hasOutput)
  }

  @Test("What is no content is cut wherever a buffer ends", arguments: [1, 5, 24, 25])
  func outputIsCut(size: Int) throws {
    let whole = try HTTP2Engine(.client).output()
    let engine = try HTTP2Engine(.client)
    let pieces = try pieces(of: engine, size: size)
    #expect(pieces.dropLast().allSatisfy { $0.count == size })
    #expect(Array(pieces.joined()) == whole)
  }

  @Test("Of a stream that is discarded between two frames only the end is sent")
  func discardedWhileSending() throws {
    let pair = try EnginePair()
    try pair.run()
    let stream = try pair.open()
    stream.append(size: 40_000) { $0.copyBytes(from: [UInt8](repeating: 1, count: 40_000)) }
    stream.finish()
    pair.client.resume(stream)
    let first = try [UInt8](unsafeUninitializedCapacity: 16_500) { buffer, count in
      let memory = UnsafeMutableRawBufferPointer(buffer)
      count = try pair.client.makeOutput(into: UnsafeMutableRawBufferPointer(rebasing: memory[..<16_500]))
    }
    #expect(RawFrame.parse(first).map(\.type) == [1, 0])
    #expect(pair.client.outputIsCut)
    // A frame waits for room whose content is gone: nghttp2 resets the stream.
    stream.discard()
    let rest = RawFrame.parse(try pair.client.output())
    #expect(rest.map(\.type) == [3])
  }

  @Test("Anything but HTTP/2 is an error", arguments: ["GET / HTTP/1.1\r\nHost: x\r\n\r\n", "\u{0}\u{1}\u{2}\u{3}"])
  func noPreface(text: String) throws {
    let server = try HTTP2Engine(.server)
    let bytes = Array(text.utf8)
    #expect(throws: HTTP2EngineError.badClientMagic) { try bytes.withUnsafeBytes { try server.receive($0) } }
  }

  @Test("A stream whose bytes are kept can be sent again")
  func again() throws {
    let pair = try EnginePair()
    let first = try pair.open(body: "payload", keptLimit: 100)
    try pair.run()
    pair.server.reset(pair.served[0], .refusedStream)
    try pair.run()
    let second = try #require(first.again())
    try pair.client.submitRequest(second, EnginePair.request, endStream: false)
    try pair.run()
    #expect(pair.seenByServer.suffix(2) == ["data 3 payload", "end 3"])
  }

  @Test("Error codes have the names of RFC 9113")
  func names() {
    #expect(HTTP2ErrorCode.noError.description == "NO_ERROR")
    #expect(HTTP2ErrorCode.enhanceYourCalm.description == "ENHANCE_YOUR_CALM")
    #expect(HTTP2ErrorCode.http11Required.description == "HTTP_1_1_REQUIRED")
    #expect(HTTP2ErrorCode(rawValue: 0xABCD).description == "0xABCD")
  }
}
