/// Pieces of Prometheus' text exposition format.
enum PrometheusText {
  /// A metric or label name, with characters the format does not allow replaced by `_`.
  static func name(_ text: String) -> String {
    var name = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "0"..."9":
        if name.isEmpty { name = "_" }
        name.unicodeScalars.append(scalar)
      case "a"..."z", "A"..."Z", "_": name.unicodeScalars.append(scalar)
      default: name += "_"
      }
    }
    return name.isEmpty ? "_" : name
  }

  /// A label's value, escaped for use between quotes.
  static func escaped(_ value: String) -> String {
    var text = ""
    for character in value.unicodeScalars {
      switch character {
      case "\\": text += "\\\\"
      case "\"": text += "\\\""
      case "\n": text += "\\n"
      default: text.unicodeScalars.append(character)
      }
    }
    return text
  }

  static func sample(_ name: String, _ labels: String) -> String { labels.isEmpty ? name : "\(name){\(labels)}" }

  static func number(_ value: Double) -> String {
    if value.isNaN { return "NaN" }
    if value.isInfinite { return value < 0 ? "-Inf" : "+Inf" }
    return value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : String(value)
  }
}

/// The dimensions of one series, rendered once; their order does not matter for equality.
struct SeriesLabels: Hashable, Sendable {
  let text: String

  init(_ dimensions: [(String, String)]) {
    text = dimensions.sorted { $0.0 < $1.0 }
      .map { "\(PrometheusText.name($0.0))=\"\(PrometheusText.escaped($0.1))\"" }
      .joined(separator: ",")
  }
}
