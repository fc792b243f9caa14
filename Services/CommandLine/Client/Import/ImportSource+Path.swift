import Foundation
import TitanArchive
import TitanImport

extension ImportSource {
  /// Reads a file, a ZIP archive, or the folder of an unpacked one.
  static func read(_ path: String) throws(ClientError) -> ImportSource {
    var isFolder: ObjCBool = false
    do throws(ImportProblem) {
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
        let folder = URL(filePath: path, directoryHint: .isDirectory)
        return try ImportSource(
          habits: bytes(folder.appending(path: habits).path, upTo: largestLoop),
          checkmarks: bytes(folder.appending(path: checkmarks).path, upTo: largestLoop))
      }
      if let file = try regularFile(path) { return try ImportSource(file, named: path) }
      return try ImportSource(ZipMemory(bytes(path, upTo: InputFile.largest)), named: path)
    } catch {
      throw .usage(error.description)
    }
  }

  /// A file on a disk, which may be an archive that is larger than the memory; `nil` for pipes.
  private static func regularFile(_ path: String) throws(ImportProblem) -> ZipFile? {
    let descriptor: Int32
    do throws(InputFileError) { descriptor = try InputFile.opened(path) } catch {
      throw ImportProblem("Can't read \(path): \(error)")
    }
    return ZipFile(owning: descriptor)
  }

  private static func bytes(_ path: String, upTo limit: Int) throws(ImportProblem) -> [UInt8] {
    do throws(InputFileError) { return try InputFile.read(path, upTo: limit) } catch {
      throw ImportProblem("Can't read \(path): \(error)")
    }
  }
}
