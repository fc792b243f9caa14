import Foundation

/// A picture that a command was told to write.
enum DrawingFile {
  static func write(_ svg: String, to path: String) throws(ClientError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw unwritable(path, errno) }
    defer { close(descriptor) }
    do throws(WriteError) { try Console.write(svg, to: descriptor) } catch { throw unwritable(path, error.code) }
  }

  private static func unwritable(_ path: String, _ code: Int32) -> ClientError {
    ClientError(.refused, "cannot write \(path.isEmpty ? "\"\"" : path): \(String(cString: strerror(code)))")
  }
}
