import Crypto
import Foundation
import TitanCore

/// The packed networks, in the folder where `deploy/dev` puts them.
package struct PoseWeights: Sendable, Equatable {
  package static let variable = "TITANUP_POSE_WEIGHTS"
  private static let list = "weights.json"
  private static let mostBytes = 64 << 20

  private struct List: Decodable {
    var files: [File]
  }

  private struct File: Decodable {
    var role, name, sha256: String
    var bytes: Int
  }

  package let folder: String

  package init(folder: String) { self.folder = folder }

  /// What the option or the variable names, or else the folder of the build that the program is in.
  ///
  /// - Parameters:
  ///   - program: the program's own path, without symbolic links.
  ///   - exists: whether there is such a file.
  /// - Throws: `VideoError` that says which command fetches them.
  package static func find(
    option: String?, environment: [String: String], program: String, exists: (String) -> Bool
  ) throws(VideoError) -> PoseWeights {
    let variable = environment[variable].flatMap { $0.isEmpty ? nil : $0 }
    if let named = option ?? variable {
      guard exists(named + "/" + list) else { throw VideoError("There are no pose networks in \(named). \(help)") }
      return PoseWeights(folder: named)
    }
    var folder = program[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      guard folder.hasSuffix("/.build") else { continue }
      let candidate = folder + "/web/pose"
      if exists(candidate + "/" + list) { return PoseWeights(folder: String(candidate)) }
    }
    throw VideoError("There are no pose networks on this machine. \(help)")
  }

  private static let help =
    "`deploy/dev up` fetches them, into .build/web/pose; `--weights` or \(variable) names another folder."

  /// A network's bytes, as the list describes them.
  func bytes(of role: String) throws(VideoError) -> [UInt8] {
    let listed = try read(Self.list)
    guard let list = try? JSONDecoder().decode(List.self, from: Data(listed)),
      let file = list.files.first(where: { $0.role == role }), !file.name.contains("/")
    else {
      throw VideoError("\(folder)/\(Self.list) lists no file with the role \(role). \(Self.help)")
    }
    let bytes = try read(file.name)
    let digest = Hexadecimal.encode(Array(SHA256.hash(data: bytes)))
    guard bytes.count == file.bytes, digest == file.sha256 else {
      throw VideoError(
        "\(folder)/\(file.name) has \(bytes.count) bytes with the SHA-256 \(digest), not \(file.bytes) with "
          + "\(file.sha256). \(Self.help)")
    }
    return bytes
  }

  private func read(_ name: String) throws(VideoError) -> [UInt8] {
    let path = folder + "/" + name
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw VideoError("Can't read \(path): \(String(cString: strerror(errno))). \(Self.help)")
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    guard let data = try? file.read(upToCount: Self.mostBytes) else { return [] }
    return [UInt8](data)
  }
}
