/// An invalid command line.
package struct UsageError: Error {
  package let message: String

  package init(message: String) { self.message = message }
}

/// A command line in the form of gRPC's interop programs: `--name=value` or `--name value`; a switch may stand alone,
/// or have `true` or `false`.
package struct Flags {
  private var values: [String: String] = [:]

  /// - Parameters:
  ///   - valued: names that need a value.
  ///   - switches: names that are true or false.
  ///   - ignored: names that official drivers pass but that have no effect here.
  package init(
    _ arguments: [String], valued: Set<String>, switches: Set<String>, ignored: Set<String> = []
  ) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("--") else { throw UsageError(message: "\(argument) is invalid: flags begin with --") }
      let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts.first ?? "")
      var value = parts.count == 2 ? String(parts[1]) : nil
      guard valued.contains(name) || switches.contains(name) || ignored.contains(name) else {
        let known = valued.union(switches).sorted().map { "--" + $0 }.joined(separator: " ")
        throw UsageError(message: "unknown flag --\(name); there are: \(known)")
      }
      if value == nil, let next = rest.first {
        let isItsOwn = switches.contains(name) ? Self.truth[next] != nil : !next.hasPrefix("--")
        if isItsOwn { value = rest.popFirst() }
      }
      if switches.contains(name) {
        guard let truth = Self.truth[value ?? "true"] else {
          throw UsageError(message: "--\(name) is \(value ?? ""); allowed: true, false")
        }
        values[name] = String(truth)
      } else if valued.contains(name) {
        guard let value else { throw UsageError(message: "--\(name) needs a value") }
        values[name] = value
      }
    }
  }

  private static let truth = ["true": true, "false": false, "1": true, "0": false]

  package func string(_ name: String) -> String? { values[name] }
  package func isSet(_ name: String) -> Bool { values[name] == "true" }

  /// An integer; `fallback` if the flag is missing.
  package func number(_ name: String, or fallback: Int, allowed: ClosedRange<Int>) throws(UsageError) -> Int {
    guard let text = values[name] else { return fallback }
    guard let number = Int(text), allowed.contains(number) else {
      throw UsageError(
        message: "--\(name) is \(text); allowed: \(allowed.lowerBound) to \(allowed.upperBound)")
    }
    return number
  }
}
