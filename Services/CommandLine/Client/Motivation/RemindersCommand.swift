import ArgumentParser
import Foundation
import MotivationProto
import TitanCore
import TitanProtoJSON
import TitanRPC
import TitanZones

struct RemindersCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reminders", abstract: "Manage reminders.",
    subcommands: [
      List.self, Add.self, Edit.self, Enable.self, Disable.self, Next.self, Watch.self, Seen.self, Remove.self,
    ], defaultSubcommand: List.self)

  struct List: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List series, newest first.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(_ backend: Backend, _ console: Console) async throws {
      let reminders = try await backend.accessTokens.call { options in
        try await backend.motivation.listReminders(.init(pageSize: 200), options: options.within(.seconds(10)))
      }.reminders
      if global.json { return console.line(JSONValue.array(reminders.map(ReminderPresentation.json)).text) }
      if reminders.isEmpty { console.line("No reminders.") }
      for reminder in reminders { console.lines(ReminderPresentation.lines(reminder, terminal: console.output)) }
    }
  }

  struct Next: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "next", abstract: "Show the next reminders.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Option(help: "How many to list, 1 to 200.")
    var limit: Int32 = 10

    func validate() throws {
      try check("--limit", limit, 1...200)
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = MotivationV1.ListUpcomingRemindersRequest(limit: limit, timeZone: backend.zone.name)
      let found = try await backend.accessTokens.call { options in
        try await backend.motivation.listUpcomingReminders(request, options: options.within(.seconds(10)))
      }.occurrences
      if global.json { return console.line(JSONValue.array(found.map(ReminderPresentation.json)).text) }
      if found.isEmpty { console.line("No reminders are coming up.") }
      for occurrence in found { console.lines(ReminderPresentation.line(occurrence).wrapped(to: console.output.width)) }
    }
  }

  struct Watch: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "watch", abstract: "Show reminders when they are due, until interrupted.",
      discussion: "With --json, one object per line.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = MotivationV1.StreamDueRemindersRequest(timeZone: backend.zone.name)
      try await console.whileRead {
        try await backend.accessTokens.call { options in
          try await backend.motivation.streamDueReminders(request, options: options) { responses in
            for try await response in responses {
              guard let event = response.event else { continue }
              if global.json {
                console.line(ReminderPresentation.json(event).text)
              } else {
                console.lines(ReminderPresentation.line(event).wrapped(to: console.output.width))
              }
            }
          }
        }
      }
    }
  }

  struct Seen: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "seen", abstract: "Mark a reminder as seen on all devices.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "The id of the series.")
    var reminder: String

    @Argument(help: ArgumentHelp("The date of the reminder.", valueName: "yyyy-mm-dd"))
    var date: String

    @Argument(help: ArgumentHelp("The time of the reminder.", valueName: "hh:mm"))
    var time: DayTime

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = MotivationV1.AcknowledgeReminderRequest(
        reminderID: reminder, localDate: date, minute: time.minutes)
      let answer = try await backend.accessTokens.call { options in
        try await backend.motivation.acknowledgeReminder(request, options: options.within(.seconds(10)))
      }
      if global.json {
        let json: JSONValue = ["was_first": .bool(answer.wasFirst)]
        return console.line(json.text)
      }
      console.line(answer.wasFirst ? "Marked as seen." : "It was marked as seen before.")
    }
  }

  struct Remove: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "remove", abstract: "Delete a series, or all of them.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its id.")
    var reminder: String?

    @Flag(help: "Delete all series.")
    var all = false

    func validate() throws {
      guard (reminder != nil) != all else { throw ValidationError("Give the id of a series, or --all.") }
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      let deleted = try await backend.accessTokens.call { options -> UInt32 in
        let options = options.within(.seconds(10))
        guard let reminder else {
          return try await backend.motivation.deleteAllReminders(.init(), options: options).deleted
        }
        _ = try await backend.motivation.deleteReminder(.init(reminderID: reminder), options: options)
        return 1
      }
      if global.json {
        let json: JSONValue = ["deleted": .number(deleted)]
        return console.line(json.text)
      }
      console.line("\(Format.count(Int(deleted), "series", "series")) removed.")
    }
  }
}
