package import TitanCore

/// The query of a calendar's address: `token=tup_…`.
package enum CalendarQuery {
  /// `nil` for none, for several, and for anything but a whole personal access token. None of its characters has to be
  /// encoded, so nothing is decoded.
  package static func token(in query: String) -> PersonalAccessToken? {
    let tokens = query.split(separator: "&").filter { $0.hasPrefix("token=") }
    return tokens.count == 1 ? PersonalAccessToken(String(tokens[0].dropFirst("token=".count))) : nil
  }
}
