import TitanCore

/// `page_token` of list methods (AIP-158): where the next page starts, bound to the list it belongs to.
///
/// Layout before base64url: one version byte, eight bytes of checksum over arguments and cursor, then the cursor's
/// fields. The checksum detects tokens that were cut off, garbled or sent with other arguments; it does not authorise
/// anything, so the query itself must name the caller.
package enum PageToken {
  private static let version: UInt8 = 1

  /// - Parameters:
  ///   - cursor: the sort key of the last item on this page, for a keyset query.
  ///   - arguments: everything the list depends on: the method, the caller, every filter and order, but not the page
  ///     size.
  package static func encode(cursor: [String], arguments: [String]) -> String {
    let fields = lengthPrefixed(cursor)
    return Base64URL.encode([version] + bigEndian(checksum(fields, arguments)) + fields)
  }

  /// The cursor from a request's token; `nil` if the token is empty, which means the first page.
  ///
  /// - Throws: INVALID_ARGUMENT if the token was not made for these arguments.
  package static func decode(_ token: String, arguments: [String], field: String = "page_token") throws -> [String]? {
    if token.isEmpty { return nil }
    guard let bytes = Base64URL.decode(token), bytes.count >= 9, bytes[0] == version,
      let cursor = strings(bytes[9...]),
      bytes[1..<9].elementsEqual(bigEndian(checksum(Array(bytes[9...]), arguments)))
    else {
      throw RPCError.invalid(
        field, reason: "PAGE_TOKEN_INVALID",
        "got \(quoted(token)), which is no token of this list; allowed: next_page_token of the same list with the same "
          + "arguments, or nothing")
    }
    return cursor
  }

  /// FNV-1a, 64 bits. The arguments are length-prefixed, so that ("ab", "c") differs from ("a", "bc").
  private static func checksum(_ cursor: [UInt8], _ arguments: [String]) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in lengthPrefixed(arguments) + cursor { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }

  private static func lengthPrefixed(_ texts: [String]) -> [UInt8] {
    bigEndian(UInt32(texts.count)) + texts.flatMap { bigEndian(UInt32($0.utf8.count)) + Array($0.utf8) }
  }

  private static func strings(_ bytes: ArraySlice<UInt8>) -> [String]? {
    var rest = bytes
    func take(_ count: Int) -> ArraySlice<UInt8>? {
      guard rest.count >= count else { return nil }
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }
    func number() -> Int? { take(4).map { $0.reduce(0) { $0 << 8 | Int($1) } } }
    guard let count = number(), count <= rest.count / 4 else { return nil }
    var texts: [String] = []
    for _ in 0..<count {
      guard let length = number(), let raw = take(length), let text = String(validating: raw, as: UTF8.self) else {
        return nil
      }
      texts.append(text)
    }
    return rest.isEmpty ? texts : nil
  }

  private static func bigEndian(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.bigEndian) { Array($0) }
  }
}
