import Foundation

/// A file for a command to read.
enum InputFile {
  /// The most bytes to read: a file that is larger or endless is a mistake.
  static let largest = 256 << 20

  static func read(_ path: String, upTo limit: Int = largest) throws(InputFileError) -> [UInt8] {
    let descriptor = try opened(path)
    defer { close(descriptor) }
    return try read(descriptor, upTo: limit)
  }

  /// Reads an open file, such as a pipe, to its end, and leaves it open.
  static func read(_ descriptor: Int32, upTo limit: Int = largest) throws(InputFileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw InputFileError(errno) }
      guard count > 0 else { return bytes }
      guard bytes.count + count <= limit else { throw InputFileError(description: "it has more than \(limit) bytes") }
      bytes += part[..<count]
    }
  }

  /// Checks that the file can be read.
  static func check(_ path: String) throws(InputFileError) { close(try opened(path)) }

  /// The descriptor of an open file, for its caller to close.
  static func opened(_ path: String) throws(InputFileError) -> Int32 {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw InputFileError(errno) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
      close(descriptor)
      throw InputFileError(EISDIR)
    }
    return descriptor
  }
}

/// The reason why a file could not be read.
struct InputFileError: Error, CustomStringConvertible {
  let description: String
  var isMissing = false

  init(description: String) { self.description = description }

  /// A system error.
  init(_ code: Int32) {
    description = String(cString: strerror(code))
    isMissing = code == ENOENT
  }
}
