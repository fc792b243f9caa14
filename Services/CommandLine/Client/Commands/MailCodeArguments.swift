import ArgumentParser
import TitanProto

/// The code of a mail, and the address that the mail went to.
struct MailCodeArguments: ParsableArguments {
  @Argument(help: "The e-mail address that the mail went to.")
  var address: String

  @Argument(help: "The code, such as 7KQ4-2M9X; you are asked for it if it is missing.")
  var code: String?

  /// - Throws: `ClientError` if the code is missing and there is nobody to ask.
  func read() throws(ClientError) -> AuthV1.MailCode {
    let typed =
      if let code { code } else { try SilentPrompt.ask("Code of the mail: ", orElse: "the code behind the address") }
    return AuthV1.MailCode(email: address, code: typed)
  }
}
