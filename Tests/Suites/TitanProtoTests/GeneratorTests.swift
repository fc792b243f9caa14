import Foundation
import Testing
import TitanCore

@Suite("protoc-gen-titan")
struct GeneratorTests {
  /// The package builds the plugin next to the tests.
  private static let plugin = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "protoc-gen-titan").path()

  /// Runs the plugin on one file and passes on the folder it wrote.
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
    "A file that can't be translated is refused with the reason",
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

  @Test("Names follow Swift's guidelines, and Swift's keywords are escaped")
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

  @Test("A oneof named after its only field becomes an optional, any other an enum")
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

  @Test("With a runtime module, imported types come from that module and are not generated again")
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

  @Test("An unknown option is an error", arguments: ["speed=high", "runtime", "x"])
  func unknownOption(_ options: String) throws {
    try generate("syntax = 'proto3'; package a.v1;", options: options) { result, _ in
      #expect(result.status != 0)
      #expect(result.errors.contains("unknown option '\(options)'"), "\(result.errors)")
    }
  }

  @Test("JavaScript's tables say how each field travels")
  func javaScript() throws {
    let proto = """
      syntax = 'proto3';
      package some.thing.v1;
      // A thing.
      message Thing {
        // Its name.
        string user_name = 1;
        repeated sint64 offsets = 2;
        oneof optional_zone { sfixed32 zone = 3; }
        oneof proof { bytes token = 4; Inner inner_proof = 5; }
        map<string, Inner> inners = 6;
        Kind kind = 7;
        message Inner { enum State { A = 0; } State state = 1; }
      }
      enum Kind { KIND_UNSPECIFIED = 0; KIND_2D = 1; }
      service Things { rpc GetThing(Thing) returns (Thing); rpc SendThings(stream Thing) returns (stream Thing); }
      """
    try generate(proto, options: "language=javascript") { result, folder in
      try #require(result.status == 0, "\(result.errors)")
      func read(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      }
      let tables = try read("thing.js")
      for line in [
        "export const Kind = enumeration({\n  UNSPECIFIED: 0,\n  '2D': 1,\n});",
        "export const Thing = message('some.thing.v1.Thing', `\n1 userName string\n2 offsets *sint64\n3 zone sfixed32?\n"
          + "4 token bytes@proof\n5 innerProof .Thing.Inner@proof\n6 inners <string,.Thing.Inner>\n7 kind enum\n`, "
          + "'some.thing.v1');",
        "export const Thing_Inner = message('some.thing.v1.Thing.Inner', `\n1 state enum\n`, 'some.thing.v1');",
        "export const Things = service('some.thing.v1.Things', `\nGetThing some.thing.v1.Thing some.thing.v1.Thing\n"
          + "SendThings *some.thing.v1.Thing *some.thing.v1.Thing\n`);",
      ] { #expect(tables.contains(line), "\(line)\n\(tables)") }
      let types = try read("thing.d.ts")
      for line in [
        "/** A thing. */\nexport interface Thing {\n  /** Its name. */\n  userName: string;",
        "offsets: (number | bigint)[];", "zone?: number;", "innerProof?: Thing_Inner;",
        "inners: Record<string, Thing_Inner>;",
        "readonly sendThings: Method<Thing, Thing>;",
      ] { #expect(types.contains(line), "\(line)\n\(types)") }
    }
  }

  @Test("Names that would clash in a JavaScript module, and unknown languages, are refused")
  func javaScriptRefuses() throws {
    let proto = "syntax = 'proto3'; package a.v1; message M { message N {} } message M_N {}"
    try generate(proto, options: "language=javascript") { result, _ in
      #expect(result.status != 0)
      #expect(result.errors.contains("two declarations would both be M_N in a.js"), "\(result.errors)")
    }
    try generate("syntax = 'proto3'; package a.v1;", options: "language=fortran") { result, _ in
      #expect(result.status != 0)
      #expect(result.errors.contains("unknown language 'fortran'; there are: swift, javascript"), "\(result.errors)")
    }
  }

  private static let wellKnown = ["any", "duration", "empty", "field_mask", "timestamp", "wrappers"]

  /// The folders of protos, what they are translated with in turn, and where the result is committed.
  private static let modules: [(String, [String], [String], String, [String])] =
    [
      ("proto", ["google/", "grpc/"], ["c_module=CTitanProto"], "Shared/TitanProto/Generated", wellKnown),
      // The page has no use for health checks and reflection.
      (
        "proto", ["google/", "titanup/"], ["language=javascript", "language=openapi"], "Services/Web/App/Generated",
        wellKnown
      ),
      (
        "Tests/Support/Protos", [""], ["c_module=CTestProto,runtime=TitanProto,reflection=yes"],
        "Tests/Support/TestProto", []
      ),
    ]
    + TitanUpService.allCases.map { service in
      let module = "\(service.rawValue.capitalized)Proto"
      return (
        "proto", ["titanup/\(service.rawValue)/"], ["c_module=C\(module),runtime=TitanProto,reflection=yes"],
        "Shared/Protos/\(module)/Generated", []
      )
    }

  @Test("The committed code matches the protos", arguments: modules)
  func committed(
    protos: String, folders: [String], options: [String], output: String, wellKnown: [String]
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "titan-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let committed = Protoc.root.appending(path: output)
    let wellKnown = wellKnown.map { "google/protobuf/\($0).proto" }
    let proto = Protoc.root.appending(path: protos).path()
    let all = try FileManager.default.subpathsOfDirectory(atPath: proto).filter { $0.hasSuffix(".proto") }.sorted()
    let ours = all.filter { file in folders.contains { file.hasPrefix($0) } }
    for options in options {
      let result = try Protoc.run(
        [
          "--proto_path=\(protos)", "--plugin=protoc-gen-titan=\(Self.plugin)", "--titan_opt=\(options)",
          "--titan_out=\(folder.path())",
        ] + wellKnown + ours)
      try #require(result.status == 0, "\(result.errors)")
    }
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
