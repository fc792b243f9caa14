import Foundation
import TestFlags
import TitanProtoJSON

/// Converts messages to JSON and back as lines of standard input ask for it:
/// ```
/// json TYPE BASE64          a message
/// message TYPE BASE64       a JSON text
/// ```
/// Each answer is a line, `ok BASE64` or `fault WORDS`.
struct JSONPeer {
  private let schema: ProtoSchema

  /// - Parameter arguments: `--descriptors=FILE`, a serialized `google.protobuf.FileDescriptorSet`.
  init(flags arguments: [String]) throws {
    let flags = try Flags(arguments, valued: ["descriptors"], switches: [], ignored: [])
    guard let file = flags.string("descriptors") else { throw UsageError(message: "json needs --descriptors=FILE") }
    let set = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
    schema = try ProtoSchema(set: set)
  }

  func run() throws {
    while let line = readLine() {
      let parts = line.split(separator: " ", omittingEmptySubsequences: false)
      guard parts.count == 3, let content = ProtoBase64.decode(parts[2].utf8) else {
        throw UsageError(message: "got \(line.prefix(80)); allowed: json|message TYPE BASE64")
      }
      do throws(JSONFault) {
        let answer =
          parts[0] == "json"
          ? try schema.json(content, of: String(parts[1])) : try schema.message(json: content, of: String(parts[1]))
        say("ok \(String(decoding: ProtoBase64.encode(answer), as: UTF8.self))")
      } catch {
        say("fault \(error.description.replacing("\n", with: "\\n"))")
      }
    }
  }
}
