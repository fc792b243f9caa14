import TitanCore

/// A proxy's header at the beginning of a connection, which names the client: PROXY protocol, version 2 (haproxy.org,
/// proxy-protocol.txt §2.2).
enum ProxyProtocolHeader: Hashable {
  /// The bytes may become a header.
  case unfinished
  /// The bytes are not a header: they are the client's.
  case absent
  /// A header of `size` bytes. Without a client it is the proxy's own connection, or the client has no address.
  case present(client: HostAndPort?, size: Int)
  /// The bytes begin like a header but do not continue as one.
  case malformed

  private static let signature: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A, 0x00, 0x0D, 0x0A, 0x51, 0x55, 0x49, 0x54, 0x0A]
  private static let fixedSize = 16
  /// Addresses take up to 216 bytes; anything after them is of no interest here.
  private static let longest = 4_096

  /// Reads the first bytes of a connection.
  init(_ bytes: some RandomAccessCollection<UInt8>) {
    guard Self.signature.starts(with: bytes.prefix(Self.signature.count)) else {
      self = .absent
      return
    }
    guard bytes.count >= Self.fixedSize else {
      self = .unfinished
      return
    }
    let fixed = Array(bytes.prefix(Self.fixedSize))
    let length = Int(fixed[14]) << 8 | Int(fixed[15])
    if fixed[12] >> 4 != 2 || length > Self.longest {
      self = .malformed
    } else if bytes.count < Self.fixedSize + length {
      self = .unfinished
    } else {
      let addresses = Array(bytes.dropFirst(Self.fixedSize).prefix(length))
      self = Self.read(command: fixed[12] & 0xF, family: fixed[13], addresses)
    }
  }

  private static func read(command: UInt8, family: UInt8, _ addresses: [UInt8]) -> ProxyProtocolHeader {
    let size = fixedSize + addresses.count
    switch (command, family) {
    // LOCAL: a health check, for example. The rest of the header must be ignored.
    case (0, _), (1, 0x00): return .present(client: nil, size: size)
    // Source and destination, and their ports.
    case (1, 0x11) where addresses.count >= 12: return .present(client: source(addresses, 4), size: size)
    case (1, 0x21) where addresses.count >= 36: return .present(client: source(addresses, 16), size: size)
    // A path for each.
    case (1, 0x31) where addresses.count >= 216: return .present(client: nil, size: size)
    // Too few addresses, a protocol other than TCP, or an unknown command or family.
    default: return .malformed
    }
  }

  private static func source(_ addresses: [UInt8], _ width: Int) -> HostAndPort? {
    NetworkAddress(bytes: Array(addresses.prefix(width))).map { address in
      let port = Int(addresses[2 * width]) << 8 | Int(addresses[2 * width + 1])
      return HostAndPort(host: address.description, port: port)
    }
  }
}
