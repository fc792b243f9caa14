import Foundation
import Testing

@testable import CommandLineVideo

@Suite("Pose networks") struct PoseWeightsTests {
  private func find(
    option: String? = nil, variable: String? = nil, program: String = "/usr/bin/titanup", _ files: Set<String>
  ) throws -> String {
    try PoseWeights.find(
      option: option, environment: variable.map { [PoseWeights.variable: $0] } ?? [:], program: program,
      exists: { files.contains($0) }
    ).folder
  }

  @Test("The option comes first, then the variable, then the build's own folder") func order() throws {
    let program = "/home/ada/titanup/.build/x86_64-unknown-linux-gnu/debug/titanup"
    let beside = "/home/ada/titanup/.build/web/pose"
    let files: Set = ["a/weights.json", "b/weights.json", beside + "/weights.json"]
    #expect(try find(option: "a", variable: "b", program: program, files) == "a")
    #expect(try find(variable: "b", program: program, files) == "b")
    #expect(try find(variable: "", program: program, files) == beside)
  }

  @Test("A missing folder is named, with the command that fetches the networks") func missing() {
    for (option, words) in [("a", "in a"), (nil, "on this machine")] as [(String?, String)] {
      let error = #expect(throws: VideoError.self) { try find(option: option, program: "/x/.build/titanup", []) }
      #expect(error?.description.contains(words) == true)
      #expect(error?.description.contains("`deploy/dev up`") == true)
    }
  }

  @Test("Spoiled networks are refused with both digests") func spoiled() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let digest = String(repeating: "0", count: 64)
    let list = #"{"files": [{"role": "faces", "name": "a.bin", "sha256": "\#(digest)", "bytes": 3}]}"#
    try Data(list.utf8).write(to: folder.appendingPathComponent("weights.json"))
    try Data("abc".utf8).write(to: folder.appendingPathComponent("a.bin"))
    let weights = PoseWeights(folder: folder.path)
    let spoiled = #expect(throws: VideoError.self) { try weights.bytes(of: "faces") }
    #expect(spoiled?.description.contains("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad") == true)
    #expect(spoiled?.description.contains(digest) == true)
    let unlisted = #expect(throws: VideoError.self) { try weights.bytes(of: "detector") }
    #expect(unlisted?.description.contains("detector") == true)
  }

  @Test("A network that would leave its memory is refused") func unsound() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // The SHA-256 of "abc".
    let digest = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    let list = #"{"files": [{"role": "faces", "name": "a.bin", "sha256": "\#(digest)", "bytes": 3}]}"#
    try Data(list.utf8).write(to: folder.appendingPathComponent("weights.json"))
    try Data("abc".utf8).write(to: folder.appendingPathComponent("a.bin"))
    let error = #expect(throws: VideoError.self) { try PoseEngine(.face, weights: PoseWeights(folder: folder.path)) }
    #expect(error?.description.contains("is not one that this engine can run") == true)
  }
}
