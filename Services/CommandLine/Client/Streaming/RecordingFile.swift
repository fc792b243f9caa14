import Foundation
package import TitanMotion

/// A recording on disk: CSV, or CSV packed with xz.
package struct RecordingFile: Sendable {
  package let path: String

  package init(path: String) { self.path = path }

  /// - Throws: `ClientError` that names the file and, for a fault in it, line and column.
  package func read(imageWidth: Int, imageHeight: Int) throws(ClientError) -> PoseRecording {
    let csv = path.hasSuffix(".xz") ? try unpacked() : try plain()
    do throws(PoseRecordingError) {
      return try PoseRecording(csv: csv, imageWidth: imageWidth, imageHeight: imageHeight)
    } catch {
      throw ClientError(.refused, "\(path): \(error)")
    }
  }

  private func plain() throws(ClientError) -> Data {
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw ClientError(.refused, "cannot read the recording \(path)")
    }
    return bytes
  }

  private func unpacked() throws(ClientError) -> Data {
    guard FileManager.default.isReadableFile(atPath: path) else {
      throw ClientError(.refused, "cannot read the recording \(path)")
    }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // A leading dash must not make an option of a file's name.
    process.arguments = ["xz", "--decompress", "--stdout", "--", path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    do {
      try process.run()
      let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else {
        throw ClientError(
          .refused, "`xz` could not unpack \(path) (status \(process.terminationStatus)); is xz-utils installed?")
      }
      return bytes
    } catch let error as ClientError {
      throw error
    } catch {
      throw ClientError(.refused, "cannot run `xz` on \(path): \(error.localizedDescription)")
    }
  }
}
