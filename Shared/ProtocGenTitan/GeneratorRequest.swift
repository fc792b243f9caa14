/// protoc's request.
struct GeneratorRequest {
  /// Dependencies first, as protoc sorts them.
  var files: [ProtoFile]
  /// The names of the files to generate. The others are only imported: their types belong to the runtime module.
  var wanted: Set<String>
  var options: GeneratorOptions
}

/// The options in `--titan_opt`: `c_module=CAuthProto,runtime=TitanProto,reflection=yes`, or `language=javascript`,
/// or `language=openapi`.
struct GeneratorOptions {
  enum Language: String {
    case swift, javascript, openapi
  }

  var language = Language.swift
  /// The module of protobuf-c's structs.
  var cModule = "CTitanProto"
  /// The module with the runtime and every type that is imported but not generated; `nil` for the module being
  /// generated, which must then contain everything.
  var runtime: String?
  /// Whether servers describe these protos by reflection. Every server describes those of the runtime module.
  var reflection = false

  init(parameter: String) throws {
    for option in parameter.split(separator: ",") {
      let parts = option.split(separator: "=", maxSplits: 1).map(String.init)
      switch (parts.first, parts.count) {
      case ("c_module", 2): cModule = parts[1]
      case ("runtime", 2): runtime = parts[1]
      case ("reflection", 2) where parts[1] == "yes": reflection = true
      case ("language", 2):
        guard let language = Language(rawValue: parts[1]) else {
          throw GeneratorError("unknown language '\(parts[1])'; there are: swift, javascript, openapi")
        }
        self.language = language
      default:
        throw GeneratorError(
          "unknown option '\(option)'; there are: c_module=NAME, runtime=NAME, reflection=yes, "
            + "language=swift|javascript|openapi")
      }
    }
  }
}
