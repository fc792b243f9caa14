import NIOCore
import Testing
import TitanTesting

@testable import TitanRPCTransport

@Suite("What a connection's first bytes are")
struct HTTP1RefusalTests {
  private enum Verdict { case answered, undecided, http2 }

  private func verdict(_ bytes: [UInt8]) -> Verdict {
    switch bytes.withUnsafeBytes({ HTTP1Refusal.judge($0) }) {
    case .foreign: .answered
    case .undecided: .undecided
    case .http2: .http2
    }
  }
  private func verdict(_ text: String) -> Verdict { verdict(Array(text.utf8)) }

  @Test(
    "Only a line that ends in HTTP/1.x gets an answer",
    arguments: [
      "GET / HTTP/1.1\r\n", "GET / HTTP/1.0\r\n", "POST /a?b=c HTTP/1.1\r\nhost: x\r\n\r\n", "GET / HTTP/1.1\n",
      "OPTIONS * HTTP/1.1\r\n", "BREW / HTTP/1.0\n\n",
    ])
  func answered(line: String) { #expect(verdict(line) == .answered) }

  @Test(
    "Other text protocols, and HTTP of another version, get none",
    arguments: [
      "EHLO mail.example\r\n", "HELO HTTP/1.1 \r\n", "USER ada\r\n", "OPTIONS rtsp://x RTSP/1.0\r\n",
      "INVITE sip:a@b SIP/2.0\r\n", "GET / HTTP/2.0\r\n", "GET / HTTP/1.\r\n", "GET / HTTP/1.x\r\n", "GET /\r\n",
      "GET / HTTP/11\r\n", "GET /HTTP/1.1\r\n", "get / HTTP/1.1\r\n", "G=T / HTTP/1.1\r\n", " / HTTP/1.1\r\n",
      "A2 LOGIN a b\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "P", "PR", "PRI", "PRI ",
      "ABCDEFGHIJKLMNOPQRSTU / HTTP/1.1\r\n",
    ])
  func silent(line: String) { #expect(verdict(line) == .http2) }

  @Test("A part of a line waits for the rest, but not for more than a line may have")
  func partial() {
    let line = Array("GET /path HTTP/1.1\r\n".utf8)
    for length in 1..<line.count { #expect(verdict(Array(line.prefix(length))) == .undecided) }
    let long = Array("GET /".utf8) + [UInt8](repeating: UInt8(ascii: "x"), count: HTTP1Refusal.longestLine)
    #expect(verdict(Array(long.prefix(HTTP1Refusal.longestLine - 1))) == .undecided)
    #expect(verdict(Array(long.prefix(HTTP1Refusal.longestLine))) == .http2)
    #expect(verdict(long + Array(" HTTP/1.1\r\n".utf8)) == .http2)
  }

  @Test("A request in pieces is answered when its line is whole")
  func pieces() throws {
    let server = try EmbeddedServer()
    for byte in Array("GET / HTTP/1.0\r".utf8) { try server.send([byte]) }
    #expect(server.isOpen)
    #expect(try server.sent() == [])
    try server.send([10])
    #expect(try String(decoding: server.sent(), as: UTF8.self).hasPrefix("HTTP/1.1 505 "))
    server.close()
  }

  @Test("A line that never ends is closed when the preface is overdue, one that is too long at once")
  func endless() throws {
    let waiting = try EmbeddedServer()
    try waiting.send(Array("GET ".utf8))
    waiting.pass(.seconds(19))
    #expect(waiting.isOpen)
    waiting.pass(.seconds(8))
    #expect(!waiting.isOpen)
    let long = try EmbeddedServer()
    try long.send(Array("GET /".utf8) + [UInt8](repeating: UInt8(ascii: "x"), count: HTTP1Refusal.longestLine))
    long.pass(.seconds(2))
    #expect(!long.isOpen)
    #expect(try !String(decoding: long.sent(), as: UTF8.self).hasPrefix("HTTP"))
  }
}
