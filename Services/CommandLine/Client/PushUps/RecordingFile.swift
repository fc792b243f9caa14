import Foundation
package import TitanMotion

/// A recording on disk: CSV, or CSV packed with xz.
package struct RecordingFile: Sendable {
  package let path: String
  /// The most bytes to read, both of the file and of its unpacked content.
  private let limit: Int

  package init(path: String) { self.init(path: path, upTo: InputFile.largest) }

  init(path: String, upTo limit: Int) {
    self.path = path
    self.limit = limit
  }

  /// - Throws: `ClientError` that names the file and, for an error in it, line and column.
  package func read(imageWidth: Int, imageHeight: Int) throws(ClientError) -> PoseRecording {
    let csv = path.hasSuffix(".xz") ? try unpacked() : try plain()
    do throws(PoseRecordingError) {
      return try PoseRecording(csv: csv, imageWidth: imageWidth, imageHeight: imageHeight)
    } catch {
      throw ClientError(.refused, "\(path): \(error)")
    }
  }

  private func plain() throws(ClientError) -> [UInt8] {
    do throws(InputFileError) { return try InputFile.read(path, upTo: limit) } catch { throw unreadable(error) }
  }

  /// The exit status of env(1).
  private static let programNotFound: Int32 = 127

  private func unreadable(_ error: InputFileError, _ state: String = "") -> ClientError {
    ClientError(.refused, "Can't read the recording \(path)\(state): \(error)")
  }

  private func unpacked() throws(ClientError) -> [UInt8] {
    do throws(InputFileError) { try InputFile.check(path) } catch { throw unreadable(error) }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // A file name with a leading dash must not be read as an option.
    process.arguments = ["xz", "--decompress", "--stdout", "--", path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    do { try process.run() } catch {
      throw ClientError(.refused, "Can't run `xz` on \(path): \(error.localizedDescription)")
    }
    let bytes = try unpacked(by: process, from: output.fileHandleForReading)
    guard process.terminationStatus == 0 else {
      let isMissing = process.terminationStatus == Self.programNotFound
      throw ClientError(
        .refused,
        isMissing ? "Can't unpack \(path) without `xz`. Please install xz-utils." : "`xz` couldn't unpack \(path).")
    }
    return bytes
  }

  /// A small file may expand to any size, so unpacking stops at the limit.
  private func unpacked(by process: Process, from output: FileHandle) throws(ClientError) -> [UInt8] {
    // In any case, the process must end.
    defer {
      try? output.close()
      process.waitUntilExit()
    }
    do throws(InputFileError) { return try InputFile.read(output.fileDescriptor, upTo: limit) } catch {
      process.terminate()
      throw unreadable(error, ", unpacked")
    }
  }
}
