/// What belongs together in an archive: from where it is read, and into which file it is written.
package struct ExportPart: Sendable {
  /// Its file: `sessions/sessions.jsonl`. Of pictures and recordings, which are files of their own, the folder.
  package let file: String
  package let reading: ExportReading
  package let form: ExportForm

  init(_ file: String, _ form: ExportForm, _ reading: ExportReading) {
    (self.file, self.form, self.reading) = (file, form, reading)
  }
}

/// The open form in which something is written.
package enum ExportForm: Sendable, Hashable {
  /// Protobuf's JSON of the one response.
  case object
  /// JSON Lines: protobuf's JSON of each message.
  case lines
  /// CSV (RFC 4180) with these fields of each message, by their paths: for spreadsheets.
  case table([String])
  /// The profile's picture, as `GetProfileImage` gives it.
  case picture
  /// The landmarks of each stream, as `DownloadFrames` gives them, in the CSV of recordings.
  case recordings
}

/// Which calls give what a part is made of.
package indirect enum ExportReading: Sendable {
  /// One call, whose response it is.
  ///
  /// - Parameters:
  ///   - method: its path without the slash: `titanup.auth.v1.AuthService/WhoAmI`.
  ///   - request: JSON values by the names of the request's fields.
  case response(of: String, _ request: [String: String] = [:])
  /// The messages of a field of the response, page after page if the list has pages.
  case list(of: String, items: String, _ request: [String: String] = [:])
  /// The messages of a field of a list that takes a range of at most 400 dates.
  case dates(of: String, items: String)
  /// Those messages of another reading that have something in a field.
  case only(ExportReading, having: String)
  /// Another reading for each message of the first.
  ///
  /// - Parameter argument: what the request takes from the message.
  case each(in: ExportReading, argument: Argument, ExportReading)

  package struct Argument: Sendable, Hashable {
    /// The path of a text in the message: `habit.habit_id`.
    package let path: String
    /// The field of the request.
    package let field: String
    /// What the text begins with, and the request does not take.
    package let prefix: String

    init(_ path: String, to field: String, without prefix: String = "") {
      (self.path, self.field, self.prefix) = (path, field, prefix)
    }
  }

  /// The paths of all methods that are called, each with the field of its responses that is read; `nil` for all of it.
  package var methods: [(method: String, items: String?)] {
    switch self {
    case .response(let method, _): [(method, nil)]
    case .list(let method, let items, _), .dates(let method, let items): [(method, items)]
    case .only(let reading, _): reading.methods
    case .each(let outer, _, let inner): outer.methods + inner.methods
    }
  }
}
