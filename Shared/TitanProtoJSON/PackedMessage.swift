/// What a `google.protobuf.Any` holds, as its bytes.
package struct PackedMessage: Sendable, Hashable {
  /// What follows the last slash of its URL: `google.rpc.ErrorInfo`.
  package let typeName: String
  package let value: [UInt8]

  /// The details of a serialized `google.rpc.Status`, in order; none of bytes that are none.
  package static func details(ofStatus status: [UInt8]) -> [PackedMessage] {
    var details: [PackedMessage] = []
    do {
      var reader = WireReader(status[...])
      while let (number, value) = try reader.next() {
        if number == 3, case .bytes(let bytes) = value { details.append(try PackedMessage(any: bytes)) }
      }
    } catch { return [] }
    return details
  }

  private init(any: ArraySlice<UInt8>) throws(WireReader.Malformed) {
    var (url, content): (String, ArraySlice<UInt8>) = ("", [])
    var reader = WireReader(any)
    while let (number, value) = try reader.next() {
      guard case .bytes(let bytes) = value else { continue }
      if number == 1 { url = String(decoding: bytes, as: UTF8.self) }
      if number == 2 { content = bytes }
    }
    typeName = url.split(separator: "/").last.map(String.init) ?? ""
    value = Array(content)
  }
}
