/// Where a code of the second factor comes from.
enum SecondFactorCode {
  static let variable = "TITANUP_CODE"

  /// `TITANUP_CODE`, else whoever sits at the terminal.
  static func ask(_ environment: [String: String]) throws(ClientError) -> String {
    if let code = environment[variable], !code.isEmpty { return code }
    return try SilentPrompt.ask("Code of your app, or a recovery code: ", orElse: variable)
  }

  /// The app's codes are six digits.
  static func isRecoveryCode(_ code: String) -> Bool { !(code.utf8.count == 6 && code.allSatisfy(\.isNumber)) }
}
