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

  private func plain() throws(ClientError) -> [UInt8] {
    do throws(InputFileError) { return try InputFile.read(path) } catch { throw unreadable(error) }
  }

  /// What env(1) ends with.
  private static let programNotFound: Int32 = 127

  private func unreadable(_ error: InputFileError) -> ClientError {
    ClientError(.refused, "cannot read the recording \(path): \(error)")
  }

  private func unpacked() throws(ClientError) -> [UInt8] {
    do throws(InputFileError) { try InputFile.check(path) } catch { throw unreadable(error) }
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
        let isMissing = process.terminationStatus == Self.programNotFound
        throw ClientError(
          .refused,
          isMissing ? "cannot unpack \(path): there is no `xz`; install xz-utils" : "`xz` could not unpack \(path)")
      }
      return Array(bytes)
    } catch let error as ClientError {
      throw error
    } catch {
      throw ClientError(.refused, "cannot run `xz` on \(path): \(error.localizedDescription)")
    }
  }
}
