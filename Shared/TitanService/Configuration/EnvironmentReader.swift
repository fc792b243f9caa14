import Configuration
import Synchronization

/// Typed reads of environment variables.
///
/// A read never throws: it notes what is wrong and returns a stand-in, so that one start reports every bad
/// variable; `check()` then throws them all. A variable that is set to nothing counts as not set.
package final class EnvironmentReader: Sendable {
  private let provider: EnvironmentVariablesProvider
  private let problems = Mutex<[String]>([])

  /// - Parameter variables: the process's own, or a test's.
  package init(_ variables: [String: String]) {
    provider = EnvironmentVariablesProvider(environmentVariables: variables, secretsSpecifier: .all)
  }

  /// - Throws: `ConfigurationError` if any read so far met a bad value.
  package func check() throws {
    let found = problems.withLock { $0 }
    if !found.isEmpty { throw ConfigurationError(problems: found) }
  }

  /// Notes a problem that only the reader's caller can see, such as two variables that contradict each other.
  package func report(_ name: String, got: String, allowed: String) {
    problems.withLock { $0.append("\(name): got \(got), allowed: \(allowed)") }
  }

  /// The variable as it stands.
  package func raw(_ name: String) -> String? {
    // The provider throws only for values that do not decode to the type asked for; text always does.
    let value = try? provider.environmentValue(forName: name)
    return value.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A variable read by `parse`, `standard` if it is not set.
  ///
  /// - Parameter allowed: what may stand there, for the problem's text.
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
