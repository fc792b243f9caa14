import ArgumentParser

/// Where the password comes from. There is no option for the password itself: it would show in lists of processes.
struct PasswordOptions: ParsableArguments {
  @Option(help: "Read the password from the first line of this file, not from TITANUP_PASSWORD or the terminal.")
  var passwordFile: String?

  func read(_ environment: [String: String], confirming: Bool) throws(ClientError) -> String {
    try PasswordSource(file: passwordFile, environment: environment, confirming: confirming).read()
  }
}

/// Where a new password comes from.
struct NewPasswordOptions: ParsableArguments {
  @Option(
    help: "Read the new password from the first line of this file, not from TITANUP_NEW_PASSWORD or the terminal.")
  var newPasswordFile: String?

  func read(_ environment: [String: String]) throws(ClientError) -> String {
    let variable = "TITANUP_NEW_PASSWORD"
    return try PasswordSource(file: newPasswordFile, environment: environment, variable: variable, confirming: true)
      .read(asking: "New password: ", orElse: "--new-password-file or \(variable)")
  }
}
