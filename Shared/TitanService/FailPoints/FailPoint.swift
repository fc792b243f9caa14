/// What `TITANUP_FAIL_POINT` asks for: that the process dies at one point of a call or of a background task, so that tests see
/// what a crash leaves behind. Only debug builds can be asked.
package enum FailPoint: Hashable, Sendable {
  /// Dies nowhere, and logs every point that is reached.
  case list
  case at(FailPointName)

  /// `nil` for text of any other form than `list` or a point's name.
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

  /// `nil` if nothing is asked for, or this build cannot do it.
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

/// `Register/3/before`: of calls of this method, or of the background task of this name, right before the third statement. A
/// COMMIT is a statement of its transaction.
///
/// The statements of a call are counted from its beginning, those of a background task from the beginning of its round. One
/// without rounds has no beginning: its statements are counted from that of their transaction, and one outside of any is the
/// first.
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
