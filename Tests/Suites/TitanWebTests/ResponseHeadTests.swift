import Testing

@testable import TitanWeb

@Suite("What every head of a response gets")
struct ResponseHeadTests {
  @Test("Fields are added by whoever asked for it, the first one last, and may depend on the others")
  func finishers() throws {
    let memory = MemoryResponse()
    let writer = memory.writer
    writer.onHead { headers in headers.set("order", (headers["order"] ?? "") + " first") }
    writer.onHead { headers in
      headers.append("order", "second")
      if headers["grpc-status"] == "16" { headers.append("set-cookie", "gone") }
    }
    try writer.writeHead(200, ["grpc-status": "16"], endsHere: true)
    #expect(memory.seen.headers.all("order") == ["second first"])
    #expect(memory.seen.headers["set-cookie"] == "gone")
  }

  @Test("What they add is checked like any other field")
  func checked() throws {
    let memory = MemoryResponse()
    let writer = memory.writer
    writer.onHead { $0.append("set-cookie", "a\r\nb: c") }
    #expect(throws: WebHeaders.Forbidden.self) { try writer.writeHead(200, [:]) }
    #expect(memory.seen.status == 0)
  }
}
