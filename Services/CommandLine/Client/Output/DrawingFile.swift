import Foundation

/// A picture that a command was told to write.
enum DrawingFile {
  static func write(_ svg: String, to path: String) throws(ClientError) {
    do {
      try Data(svg.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw ClientError(.refused, "\(path) cannot be written: \(error.localizedDescription)")
    }
  }
}
