import Foundation
import Testing

@Suite("protoc-gen-titan")
struct GeneratorTests {
  /// The plugin stands beside the tests: the package builds both.
  private static let plugin = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "protoc-gen-titan").path()

  /// Runs the plugin over one file and hands over the folder it wrote.
  private func generate(
    _ proto: String, options: String = "", _ body: (Protoc.Result, URL) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "titan-\(UUID())")
    try FileManager.default.createDirectory(at: folder.appending(path: "out"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(proto.utf8).write(to: folder.appending(path: "test.proto"))
    let result = try Protoc.run([
      "--proto_path=\(folder.path())", "--plugin=protoc-gen-titan=\(Self.plugin)",
      "--titan_opt=\(options)", "--titan_out=\(folder.appending(path: "out").path())", "test.proto",
    ])
    try body(result, folder.appending(path: "out"))
  }

  @Test(
    "Refuses what it cannot translate, and says why",
    arguments: [
      ("syntax = 'proto2'; package a.v1;", "only proto3 is translated"),
      ("syntax = 'proto3';", "a package statement is needed"),
      ("syntax = 'proto3'; package a.v1; message M { optional int32 x = 1; }", "a.v1.M.x: protobuf-c knows no proto3"),
      ("syntax = 'proto3'; package a.v1; message M { M m = 1; }", "a.v1.M contains itself (a.v1.M > a.v1.M)"),
      (
        "syntax = 'proto3'; package a.v1; message A { B b = 1; } message B { map<string, A> a = 1; }",
        "a.v1.A contains itself"
      ),
      ("syntax = 'proto3'; package a.v1; message M { int32 base = 1; }", "protobuf-c has a member of that name"),
      ("syntax = 'proto3'; package a.v1; message M { map<bool, int32> x = 1; }", "maps by bool are not translated"),
      (
        "syntax = 'proto3'; package a.v1; message M { oneof kind { int32 x = 1; } enum Kind { A = 0; } }",
        "would both be AV1.M.Kind in Swift"
      ),
      (
        "syntax = 'proto3'; package a.v1; message M { oneof the_id { int32 x = 1; } int32 theID = 2; }",
        "would both be theID"
      ),
      (
        "syntax = 'proto3'; package a.v1; import 'google/protobuf/empty.proto'; message M {}",
        "google/protobuf/empty.proto is imported, but not among the files to generate"
      ),
    ])
  func refuses(_ proto: String, _ reason: String) throws {
    try generate(proto) { result, _ in
      #expect(result.status != 0)
      #expect(result.errors.contains(reason), "\(result.errors)")
    }
  }

  @Test("Names follow Swift's guidelines, and words Swift keeps are escaped")
  func names() throws {
    let proto = """
      syntax = 'proto3';
      package some.thing.v2beta1;
      // A thing.
      message String { string user_id = 1; repeated string ids = 2; bool default = 3; int64 self = 4; Any any = 5; }
      message Any { string html_url = 1; }
      enum HTTPMethod { HTTP_METHOD_UNSPECIFIED = 0; HTTP_METHOD_GET = 1; HTTP_METHOD_2 = 2; HTTP_METHOD_DEFAULT = 3; }
      service S { rpc GetJWKSDocument(String) returns (Any); rpc Repeat(stream String) returns (stream Any); }
      """
    try generate(proto) { result, folder in
      try #require(result.status == 0, "\(result.errors)")
      func read(_ name: Swift.String) throws -> Swift.String {
        try Swift.String(contentsOf: folder.appending(path: name), encoding: .utf8)
      }
      let values = try read("test+Values.swift")
      for line in [
        "extension ThingV2Beta1 {", "/// A thing.", "package struct String: RPCMessage, Hashable, Sendable {",
        "package var userID: Swift.String", "package var ids: [Swift.String]", "package var `default`: Bool",
        "package var self_: Int64", "package var any: ThingV2Beta1.AnyMessage?", "package var htmlURL: Swift.String",
        "package static let unspecified = Self(rawValue: 0)", "package static let get = Self(rawValue: 1)",
        "package static let _2 = Self(rawValue: 2)", "package static let `default` = Self(rawValue: 3)",
      ] { #expect(values.contains(line), "\(line)") }
      let services = try read("test+Services.swift")
      #expect(services.contains("func getJWKSDocument(") || services.contains("func getJwksDocument("))
      #expect(services.contains("func `repeat`("))
    }
  }

  @Test("A oneof that is named after its only field makes an optional, any other an enum")
  func optionals() throws {
    let proto =
      "syntax = 'proto3'; package a.v1; message M { oneof optional_x { int32 x = 1; } oneof z { int32 y = 2; } }"
    try generate(proto) { result, folder in
      try #require(result.status == 0, "\(result.errors)")
      let values = try String(contentsOf: folder.appending(path: "test+Values.swift"), encoding: .utf8)
      #expect(values.contains("package var x: Int32?") && !values.contains("OptionalX"))
      #expect(values.contains("package var z: Z?") && values.contains("case y(Int32)"))
    }
  }

  @Test("Beside a runtime module, imported types are that module's and not written again")
  func runtimeModule() throws {
    let proto = """
      syntax = 'proto3';
      package a.v1;
      import 'google/protobuf/any.proto';
      message M { repeated google.protobuf.Any anys = 1; }
      """
    try generate(proto, options: "c_module=CTestProto,runtime=TitanProto") { result, folder in
      try #require(result.status == 0, "\(result.errors)")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
      #expect(names == ["Namespaces.swift", "test+Mapping.swift", "test+Values.swift"])
      func read(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      }
      #expect(try read("test+Values.swift").contains("package import TitanProto\n"))
      #expect(try read("test+Values.swift").contains("package var anys: [GoogleProtobuf.AnyMessage]"))
      #expect(try read("test+Mapping.swift").contains("package import CTestProto\npackage import TitanProto\n"))
      #expect(try !read("Namespaces.swift").contains("GoogleProtobuf"))
    }
  }

  @Test("An option it does not know is an error", arguments: ["speed=high", "runtime", "x"])
  func unknownOption(_ options: String) throws {
    try generate("syntax = 'proto3'; package a.v1;", options: options) { result, _ in
      #expect(result.status != 0)
      #expect(result.errors.contains("unknown option '\(options)'"), "\(result.errors)")
    }
  }

  @Test(
    "The committed Swift is what the protos give",
    arguments: [
      (
        "proto", "c_module=CTitanProto", "Shared/TitanProto/Generated",
        ["any", "duration", "empty", "field_mask", "timestamp", "wrappers"]
      ),
      ("Tests/Protos", "c_module=CTestProto,runtime=TitanProto", "Tests/TestProto", []),
    ])
  func committed(protos: String, options: String, output: String, wellKnown: [String]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "titan-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let committed = Protoc.root.appending(path: output)
    let wellKnown = wellKnown.map { "google/protobuf/\($0).proto" }
    let proto = Protoc.root.appending(path: protos).path()
    let ours = try FileManager.default.subpathsOfDirectory(atPath: proto).filter { $0.hasSuffix(".proto") }.sorted()
    let result = try Protoc.run(
      [
        "--proto_path=\(protos)", "--plugin=protoc-gen-titan=\(Self.plugin)", "--titan_opt=\(options)",
        "--titan_out=\(folder.path())",
      ] + wellKnown + ours)
    try #require(result.status == 0, "\(result.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
    #expect(try FileManager.default.contentsOfDirectory(atPath: committed.path()).sorted() == names)
    for name in names {
      #expect(
        FileManager.default.contentsEqual(
          atPath: folder.appending(path: name).path(), andPath: committed.appending(path: name).path()),
        "\(name) is out of date: run deploy/dev generate")
    }
  }
}
