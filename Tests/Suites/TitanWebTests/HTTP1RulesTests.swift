import NIOCore
import NIOHTTP1
import Testing
import TitanCore

@testable import TitanWeb

@Suite("The text of HTTP/1.1")
struct HTTP1RulesTests {
  @Test(
    "Requests that could be two are refused",
    arguments: [
      (["host": "a"], nil), (["host": "a", "content-length": "1"], nil),
      (["host": "a", "transfer-encoding": "chunked"], nil), (["host": "a", "expect": "100-Continue"], nil),
      (["host": "a", "transfer-encoding": "chunked", "content-length": "1"], 400),
      (["host": "a", "transfer-encoding": "gzip, chunked"], 501),
      (["host": "a", "transfer-encoding": "identity"], 501),
      ([:], 400), (["host": "a", "expect": "a miracle"], 417),
    ] as [([String: String], Int?)])
  func requests(_ fields: [String: String], _ status: Int?) {
    var headers = WebHeaders()
    for (name, value) in fields { headers.append(name, value) }
    #expect(HTTP1RequestRules.refusal(.http1_1, headers)?.status == status)
  }

  @Test("Fields that may come once come once", arguments: ["host", "content-length", "transfer-encoding"])
  func twice(_ name: String) {
    var headers: WebHeaders = ["host": "a"]
    headers.append(name, "chunked")
    headers.append(name, "chunked")
    #expect(HTTP1RequestRules.refusal(.http1_1, headers) != nil)
  }

  @Test("Versions but 1.0 and 1.1 are refused")
  func versions() {
    #expect(HTTP1RequestRules.refusal(.http1_0, [:]) == nil)
    #expect(HTTP1RequestRules.refusal(.http1_0, ["transfer-encoding": "chunked"])?.status == 400)
    #expect(HTTP1RequestRules.refusal(HTTPVersion(major: 1, minor: 2), ["host": "a"])?.status == 505)
    #expect(HTTP1RequestRules.refusal(HTTPVersion(major: 2, minor: 0), ["host": "a"])?.status == 505)
  }

  @Test("Content is framed as the request and the head allow")
  func framing() {
    func framing(_ status: Int, _ hasLength: Bool, head: Bool = false, modern: Bool = true) -> HTTP1Framing {
      HTTP1Framing(status: status, hasLength: hasLength, answersHead: head, isModern: modern)
    }
    #expect(framing(200, true) == .length)
    #expect(framing(200, false) == .chunks)
    #expect(framing(200, false, modern: false) == .untilClose)
    #expect(framing(200, true, modern: false) == .length)
    for status in [204, 304] { #expect(framing(status, false) == .empty) }
    #expect(framing(200, true, head: true) == .empty)
    #expect(framing(200, false, head: true, modern: false) == .empty)
  }

  @Test("A chunked response is written as the standard says")
  func chunks() {
    var buffer = ByteBuffer()
    HTTP1ResponseText.appendHead(200, ["a": "b"], .chunks, closes: true, to: &buffer)
    let content = [UInt8](repeating: 97, count: 18)
    HTTP1ResponseText.appendContent(size: 18, .chunks, to: &buffer) { $0.copyBytes(from: content) }
    HTTP1ResponseText.appendEnd(["c": "d"], .chunks, to: &buffer)
    #expect(
      String(buffer: buffer) == """
        HTTP/1.1 200 OK\r
        a: b\r
        transfer-encoding: chunked\r
        connection: close\r
        \r
        12\r
        aaaaaaaaaaaaaaaaaa\r
        0\r
        c: d\r
        \r

        """)
  }

  @Test(
    "The time is written as the standard says",
    arguments: [
      (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"), (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
      (1_709_251_199, "Thu, 29 Feb 2024 23:59:59 GMT"),
    ] as [(Int64, String)])
  func dates(_ seconds: Int64, _ text: String) { #expect(HTTPDate.text(Timestamp(seconds: seconds)) == text) }

  @Test("HTTP/2 is known by its whole preface, wherever it is cut")
  func preface() {
    let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)
    func judge(_ bytes: some Sequence<UInt8>) -> FirstWords { Array(bytes).withUnsafeBytes { FirstWords($0) } }
    for count in 0..<preface.count { #expect(judge(preface.prefix(count)) == .undecided) }
    #expect(judge(preface) == .http2)
    #expect(judge(preface + [0, 0, 0]) == .http2)
    for index in preface.indices {
      var other = preface
      other[index] ^= 1
      #expect(judge(other) == .http1)
      #expect(judge(other.prefix(index + 1)) == .http1)
    }
    for text in ["GET / HTTP/1.1", "P ", "PUT", "\u{16}\u{3}", "\r\n"] { #expect(judge(Array(text.utf8)) == .http1) }
  }
}
