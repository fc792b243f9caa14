/// What protoc asks for.
struct GeneratorRequest {
  /// Dependencies first, as protoc sorts them.
  var files: [ProtoFile]
  /// The names of those to write. The others are only imported: their types are the runtime module's.
  var wanted: Set<String>
  var options: GeneratorOptions
}

/// What `--titan_opt` sets: `c_module=CTestProto,runtime=TitanProto`.
struct GeneratorOptions {
  /// The module of protobuf-c's structs.
  var cModule = "CTitanProto"
  /// The module that has the runtime and every type that is imported but not written; `nil` for the one that is being
  /// written, which must hold all.
  var runtime: String?

  init(parameter: String) throws {
    for option in parameter.split(separator: ",") {
      let parts = option.split(separator: "=", maxSplits: 1).map(String.init)
      switch (parts.first, parts.count) {
      case ("c_module", 2): cModule = parts[1]
      case ("runtime", 2): runtime = parts[1]
      default: throw GeneratorError("unknown option '\(option)'; there are: c_module=NAME, runtime=NAME")
      }
    }
  }
}
