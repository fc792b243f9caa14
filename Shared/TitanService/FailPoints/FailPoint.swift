/// The value of `TITANUP_FAIL_POINT`: kills the process at one point of a call or a background task, so that tests can
/// see what a crash leaves behind. Only debug builds support it.
package enum FailPoint: Hashable, Sendable {
  /// Never kills the process, and logs every point it reaches.
  case list
  case at(FailPointName)

  /// `nil` for anything but `list` or the name of a point.
  package init?(_ text: String) {
    if text == "list" {
      self = .list
    } else if let name = FailPointName(text) {
      self = .at(name)
    } else {
      return nil
    }
  }

  static let variable = "TITANUP_FAIL_POINT"

  /// `nil` if the variable is not set, or this build does not support it.
  static func read(_ reader: EnvironmentReader, isDebugBuild: Bool = isDebugBuild) -> FailPoint? {
    guard let text = reader.raw(variable) else { return nil }
    guard isDebugBuild else {
      reader.report(
        variable, got: EnvironmentReader.quoted(text), allowed: "nothing: only debug builds have fail points")
      return nil
    }
    return reader.value(
      variable, default: nil, allowed: "list, or a point as list names them, such as RefreshToken/2/before"
    ) { FailPoint($0) }
  }

  private static var isDebugBuild: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }
}

/// `Register/3/before`: in calls of this method, or in the background task of this name, right before the third
/// statement. A COMMIT is a statement of its transaction.
///
/// Statements are counted from the beginning of a call, or of a background task's round. A background task without
/// rounds counts from the beginning of each transaction, and a statement outside any transaction is the first.
package struct FailPointName: Hashable, Sendable {
  package enum Moment: String, Sendable { case before, after }

  package let scope: String
  package let number: Int
  package let moment: Moment

  package init(_ scope: String, _ number: Int, _ moment: Moment) {
    (self.scope, self.number, self.moment) = (scope, number, moment)
  }

  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[0].isEmpty, let number = Int(parts[1]), number > 0,
      let moment = Moment(rawValue: String(parts[2]))
    else { return nil }
    self.init(String(parts[0]), number, moment)
  }
}

extension FailPointName: CustomStringConvertible {
  package var description: String { "\(scope)/\(number)/\(moment.rawValue)" }
}
