import Configuration
import Synchronization

/// Typed reads of environment variables.
///
/// A read never throws: it notes the problem and returns a placeholder, so that one start reports every bad variable;
/// `check()` then throws them all. An empty variable counts as not set.
package final class EnvironmentReader: Sendable {
  private let provider: EnvironmentVariablesProvider
  private let problems = Mutex<[String]>([])

  /// - Parameter variables: the process's environment, or a test's.
  package init(_ variables: [String: String]) {
    provider = EnvironmentVariablesProvider(environmentVariables: variables, secretsSpecifier: .all)
  }

  /// - Throws: `ConfigurationError` if any read so far found a bad value.
  package func check() throws {
    let found = problems.withLock { $0 }
    if !found.isEmpty { throw ConfigurationError(problems: found) }
  }

  /// Notes a problem that only the reader's caller can see, such as two variables that contradict each other.
  package func report(_ name: String, got: String, allowed: String) {
    problems.withLock { $0.append("\(name): got \(got), allowed: \(allowed)") }
  }

  /// The variable's text, unparsed.
  package func raw(_ name: String) -> String? {
    // The provider throws only for values that do not decode to the requested type; text always does.
    let value = try? provider.environmentValue(forName: name)
    return value.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A variable read by `parse`; `standard` if it is not set.
  ///
  /// - Parameter allowed: the allowed values, for the problem's text.
  package func value<Value>(
    _ name: String, default standard: @autoclosure () -> Value, allowed: String, _ parse: (String) -> Value?
  ) -> Value {
    guard let text = raw(name) else { return standard() }
    guard let value = parse(text) else {
      report(name, got: Self.quoted(text), allowed: allowed)
      return standard()
    }
    return value
  }

  static func quoted(_ text: String) -> String {
    text.count <= 80 ? "\"\(text)\"" : "\"\(text.prefix(80))…\" (\(text.count) characters)"
  }
}
