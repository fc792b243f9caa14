import CLibPQ

/// Owns one `PGconn`.
// @unchecked: only one thread at a time may use a PGconn. The connector makes it, hands it over in a message and
// forgets it; from then on only the loop that received it uses it.
final class ConnectionHandle: @unchecked Sendable {
  let pointer: OpaquePointer

  private init(owning pointer: OpaquePointer) { self.pointer = pointer }
  deinit { PQfinish(pointer) }

  /// Connects, and blocks until name lookup, TLS and authentication are done.
  static func connect(_ parameters: [String: String]) throws(ConnectFailure) -> ConnectionHandle {
    let keys = parameters.keys.sorted()
    let connection = withCStrings(keys) { keywords in
      withCStrings(keys.map { parameters[$0] ?? "" }) { values in PQconnectdbParams(keywords, values, 0) }
    }
    guard let connection else { throw ConnectFailure(message: "out of memory") }
    let handle = ConnectionHandle(owning: connection)
    guard PQstatus(connection) == CONNECTION_OK else { throw ConnectFailure(message: handle.errorMessage) }
    // Notices are for people at a terminal, all but one; libpq would print them. The connection ends with the handle.
    PQsetNoticeReceiver(
      connection,
      { context, notice in
        guard let context, let function = PQresultErrorField(notice, Int32(UInt8(ascii: "R"))) else { return }
        // Its text is in the server's language, and its SQLSTATE that of any warning.
        guard String(cString: function) == "SyncRepWaitForLSN" else { return }
        Unmanaged<ConnectionHandle>.fromOpaque(context).takeUnretainedValue().hasBrokenOffWait = true
      }, Unmanaged.passUnretained(handle).toOpaque())
    return handle
  }

  private var hasBrokenOffWait = false

  /// Whether a commit was answered since the last call although its wait for a standby was broken off: PostgreSQL calls
  /// that a success, with a warning.
  func takeBrokenOffWait() -> Bool {
    defer { hasBrokenOffWait = false }
    return hasBrokenOffWait
  }

  /// Prepares the connection for the loop.
  func enterPipelineMode() throws(ConnectFailure) {
    guard PQsetnonblocking(pointer, 1) == 0, PQenterPipelineMode(pointer) == 1 else {
      throw ConnectFailure(message: errorMessage)
    }
  }

  var socket: CInt { PQsocket(pointer) }

  /// Whether the server is reached over the network rather than a Unix-domain socket.
  var isTCP: Bool {
    guard let host = PQhost(pointer) else { return false }
    return host[0] != CChar(bitPattern: UInt8(ascii: "/")) && host[0] != CChar(bitPattern: UInt8(ascii: "@"))
  }

  /// Which of several servers it leads to: host and port, never more.
  var server: String {
    func text(_ value: UnsafePointer<CChar>?) -> String { value.map { String(cString: $0) } ?? "" }
    let (host, address) = (text(PQhost(pointer)), text(PQhostaddr(pointer)))
    // One name can have several addresses.
    return (address.isEmpty || address == host ? host : "\(host) (\(address))") + ":\(text(PQport(pointer)))"
  }

  /// libpq's last message, on one line. It names hosts, databases and roles, never a password.
  var errorMessage: String {
    String(cString: PQerrorMessage(pointer)).split(separator: "\n").joined(separator: "; ")
  }
}

/// Why a connection was not made.
struct ConnectFailure: Error {
  let message: String
}

/// Lends a null-terminated array of C strings.
private func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> Result
) -> Result {
  let bytes = strings.map { Array($0.utf8CString) }
  let flat = bytes.flatMap(\.self)
  return flat.withUnsafeBufferPointer { buffer in
    var pointers: [UnsafePointer<CChar>?] = []
    var offset = 0
    for string in bytes {
      pointers.append(buffer.baseAddress.map { $0 + offset })
      offset += string.count
    }
    pointers.append(nil)
    return body(pointers)
  }
}
