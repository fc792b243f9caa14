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
