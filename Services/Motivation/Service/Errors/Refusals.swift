import MotivationDomain
import TitanCore
import TitanRPC

extension ServerContext {
  /// Runs the body of a method; what it refuses is said in the language of the call.
  func localizingErrors<Result>(_ body: () async throws -> Result) async throws -> Result {
    do {
      return try await body()
    } catch let error as MotivationError {
      throw LocalizedMotivationError(error, in: language)
    } catch let error as ReminderConflict {
      throw LocalizedMotivationError(.reminder(error), in: language)
    } catch let error as InvalidReminder {
      throw LocalizedMotivationError(.invalidReminder(error), in: language)
    }
  }
}

extension Identifier {
  /// Reads an id of a request.
  init(_ text: String, field: String) throws {
    guard let id = Self(text) else {
      throw RPCError.invalid(
        field, reason: text.isEmpty ? "MISSING" : "UUID_INVALID",
        "got \(shown(text)); allowed: a UUID in its 36-character form")
    }
    self = id
  }
}

/// What came, short enough for an error message.
func shown(_ text: String) -> String {
  text.isEmpty ? "nothing" : text.count <= 64 ? "\"\(text)\"" : "\(text.count) characters"
}
