import TitanCore
import TitanImport
import TitanProtoJSON

/// What a page is told of an import, as JSON.
enum ImportAnswer {
  /// What will come, and what won't, and why.
  static func preview(_ prepared: PreparedImport, in language: Language) -> JSONValue {
    let preview = prepared.preview(in: language)
    return [
      "source": .string(prepared.source(in: language)), "hasNews": .bool(preview.hasNews),
      "isReplaceable": .bool(preview.isReplaceable),
      "parts": .array(
        preview.parts.map { part in
          [
            "kind": .string(part.kind.rawValue), "title": .string(part.title),
            "items": .array(part.items.map { .string($0) }),
          ]
        }),
    ]
  }

  /// Why a file can't be imported.
  ///
  /// - Parameter columns: of a table, for its owner to say what they mean.
  static func problem(_ problem: ImportProblem, columns: [String]) -> JSONValue {
    ["problem": .string(problem.description), "columns": .array(columns.map { .string($0) })]
  }

  /// The next step, as a line of the answer.
  static func progress(_ progress: ImportProgress) -> JSONValue {
    switch progress {
    case .storing(let text): ["storing": .string(text)]
    case .waiting(let text): ["waiting": .string(text)]
    }
  }

  /// The last line of an import that has ended.
  static func done(_ result: ImportResult, in language: Language) -> JSONValue {
    [
      "done": [
        "stored": .array(result.stored(in: language).map { .string($0) }),
        "unproven": .string(result.unproven(in: language)),
        "refused": .array(result.refused.map { .string($0) }), "left": .integer(result.left),
      ]
    ]
  }

  /// The last line of an import that was stopped. What was stored stays.
  static func stopped(_ words: String) -> JSONValue { ["stopped": .string(words)] }
}
