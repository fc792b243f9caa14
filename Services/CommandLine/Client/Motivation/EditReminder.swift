import ArgumentParser
import Foundation
import MotivationProto
import TitanProto
import TitanProtoJSON

extension RemindersCommand {
  struct Edit: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "edit", abstract: "Change a series of reminders.",
      discussion: """
        Only the options you give change anything.

        titanup reminders edit ID --at 07:00 --at 19:00
        titanup reminders edit ID --daily --text "Stretch"
        """)

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its id, as `list` shows it.")
    var reminder: String

    @Option(help: ArgumentHelp("At this time of day; can be repeated.", valueName: "hh:mm"))
    var at: [DayTime] = []

    @Flag(help: "At the push-up times in your settings.")
    var asSet = false

    @Option(help: "Only on this day of the week; can be repeated.")
    var on: [ClockCommand.Weekday] = []

    @Flag(help: "Every day.")
    var daily = false

    @Option(help: ArgumentHelp("Only on this date.", valueName: "yyyy-mm-dd"))
    var once: DateOption?

    @Option(help: ArgumentHelp("Starting on this date; \"\" for right away.", valueName: "yyyy-mm-dd"))
    var from: String?

    @Option(help: ArgumentHelp("Ending on this date; \"\" for no end.", valueName: "yyyy-mm-dd"))
    var until: String?

    @Option(help: "What the reminder is about.")
    var about: Add.About?

    @Option(help: "The text of the reminder, up to 200 characters.")
    var text: String?

    @Option(help: "The time zone; \"\" for wherever you are.")
    var zone: String?

    func validate() throws {
      guard at.isEmpty || !asSet else { throw ValidationError("Give either --at or --as-set.") }
      guard [!on.isEmpty, daily, once != nil].count(where: { $0 }) <= 1 else {
        throw ValidationError("Give only one of --on, --daily and --once.")
      }
      guard once == nil || (from == nil && until == nil) else {
        throw ValidationError("--once can't be combined with --from or --until.")
      }
      if change.paths.isEmpty { throw ValidationError("Give something to change, such as --at, --on or --text.") }
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      let (wanted, paths) = change
      try await RemindersCommand.change(wanted, paths, global, backend, console)
    }

    /// The requested change and the paths of its fields.
    private var change: (reminder: MotivationV1.Reminder, paths: [String]) {
      var wanted = MotivationV1.Reminder(reminderID: reminder)
      var paths: [String] = []
      if !at.isEmpty || asSet {
        (wanted.minutes, wanted.atPushUpTimes) = (at.map(\.minutes), asSet)
        paths += ["minutes", "window", "at_push_up_times"]
      }
      if !on.isEmpty || daily || once != nil {
        wanted.frequency = once != nil ? .once : daily ? .daily : .weekly
        wanted.weekdays = on.map(\.rawValue)
        paths += ["frequency", "weekdays"]
      }
      if let once {
        wanted.firstLocalDate = once.description
        paths += ["first_local_date", "last_local_date"]
      }
      if let from { (wanted.firstLocalDate, paths) = (from, paths + ["first_local_date"]) }
      if let until { (wanted.lastLocalDate, paths) = (until, paths + ["last_local_date"]) }
      if let about { (wanted.kind, paths) = (about.kind, paths + ["kind"]) }
      if let text { (wanted.text, paths) = (text, paths + ["text"]) }
      if let zone { (wanted.timeZone, paths) = (zone, paths + ["time_zone"]) }
      return (wanted, paths)
    }
  }

  struct Enable: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "enable", abstract: "Turn a series on again.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its id, as `list` shows it.")
    var reminder: String

    func run(_ backend: Backend, _ console: Console) async throws {
      try await RemindersCommand.change(
        .init(reminderID: reminder, isDisabled: false), ["is_disabled"], global, backend, console)
    }
  }

  struct Disable: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "disable", abstract: "Turn a series off without deleting it.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its id, as `list` shows it.")
    var reminder: String

    func run(_ backend: Backend, _ console: Console) async throws {
      try await RemindersCommand.change(
        .init(reminderID: reminder, isDisabled: true), ["is_disabled"], global, backend, console)
    }
  }

  fileprivate static func change(
    _ wanted: MotivationV1.Reminder, _ paths: [String], _ global: GlobalOptions, _ backend: Backend, _ console: Console
  ) async throws {
    let request = MotivationV1.UpdateReminderRequest(
      reminder: wanted, updateMask: .init(paths: paths), requestID: UUID().uuidString.lowercased())
    let changed = try await backend.accessTokens.call { options in
      try await backend.motivation.updateReminder(request, options: options.within(.seconds(10)))
    }.reminder
    guard let changed else { throw ClientError(.refused, "The server answered without a reminder.") }
    if global.json { return console.line(ReminderPresentation.json(changed).text) }
    console.lines(ReminderPresentation.lines(changed, terminal: console.output))
  }
}
