package import TitanRPC

/// The serialized descriptors of proto files, by file name and by the symbols they declare.
package struct FileDescriptorIndex: Sendable {
  private let files: [String: FileEntry]
  private let fileOfSymbol: [String: String]
  private let messages: Set<String>

  package init(_ entries: [FileEntry]) {
    var files: [String: FileEntry] = [:]
    var fileOfSymbol: [String: String] = [:]
    for entry in entries {
      files[entry.name] = entry
      for symbol in entry.messages + entry.otherSymbols { fileOfSymbol[symbol] = entry.name }
    }
    (self.files, self.fileOfSymbol) = (files, fileOfSymbol)
    messages = Set(entries.flatMap(\.messages))
  }

  /// The file with the name that imports use: `titanup/auth/v1/auth.proto`.
  package func file(named name: String) -> FileEntry? { files[name] }

  /// The file that declares a message, field, enum, enum value, service or method, by its full name without a
  /// leading dot.
  package func fileContaining(symbol: String) -> FileEntry? { fileOfSymbol[symbol].flatMap { files[$0] } }

  /// Whether there is a message with that full name.
  package func hasMessage(_ fullName: String) -> Bool { messages.contains(fullName) }

  /// A file and everything it imports, directly or not; imports come after the files that import them, each once.
  package func withDependencies(_ file: FileEntry) -> [FileEntry] {
    var found = [file]
    var names: Set<String> = [file.name]
    var next = 0
    while next < found.count {
      for name in found[next].dependencies where names.insert(name).inserted {
        if let dependency = files[name] { found.append(dependency) }
      }
      next += 1
    }
    return found
  }
}

/// A service whose proto its server describes by reflection. Generated protocols refine it.
package protocol ReflectedService: RPCService {
  /// The files of its package.
  static var protoFiles: [FileEntry] { get }
}

/// One proto file.
package struct FileEntry: Sendable {
  package let name: String
  package let dependencies: [String]
  /// Full names of its messages, including nested ones and map entries.
  fileprivate let messages: [String]
  fileprivate let otherSymbols: [String]
  private let base64: String

  package init(name: String, dependencies: [String], messages: [String], otherSymbols: [String], base64: String) {
    (self.name, self.dependencies, self.messages) = (name, dependencies, messages)
    (self.otherSymbols, self.base64) = (otherSymbols, base64)
  }

  /// A `google.protobuf.FileDescriptorProto`, without source info.
  package var serialized: [UInt8] { decodedBase64(base64) }
}

/// Base64 (RFC 4648 §4) as the generator writes it; line breaks are skipped.
private func decodedBase64(_ text: String) -> [UInt8] {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.utf8.count * 3 / 4)
  var bits: UInt32 = 0
  var count = 0
  for character in text.utf8 {
    let value: UInt8
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = character - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): value = character - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): value = character - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): value = 62
    case UInt8(ascii: "/"): value = 63
    default: continue
    }
    bits = bits << 6 | UInt32(value)
    count += 6
    if count >= 8 {
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
  }
  return bytes
}
