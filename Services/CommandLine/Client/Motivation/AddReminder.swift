import ArgumentParser
import Foundation
import MotivationProto
import TitanCore
import TitanProtoJSON
import TitanZones

extension RemindersCommand {
  struct Add: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: "Add a series of reminders.",
      discussion: """
        titanup reminders add 08:00 20:00
        titanup reminders add 18:30 --on monday --on friday --text "Legs today"
        titanup reminders add 07:00 --once 2026-12-24
        titanup reminders add --between 08:00 --and 20:00 --times 4
        titanup reminders add --as-set
        """)

    enum About: String, CaseIterable, ExpressibleByArgument {
      case pushUps = "push-ups"
      case practice, habit, other

      var kind: MotivationV1.ReminderKind {
        switch self {
        case .pushUps: .pushUps
        case .practice: .practice
        case .habit: .habit
        case .other: .other
        }
      }
    }

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: ArgumentHelp("Times of the day.", valueName: "hh:mm"))
    var times: [DayTime] = []

    @Option(help: ArgumentHelp("Spread reminders over the day: the first time.", valueName: "hh:mm"))
    var between: DayTime?

    @Option(help: ArgumentHelp("Spread reminders over the day: the last time.", valueName: "hh:mm"))
    var and: DayTime?

    @Option(name: .customLong("times"), help: "Spread reminders over the day: how many, 1 to 24.")
    var count: UInt32?

    @Flag(help: "At the push-up times in your settings.")
    var asSet = false

    @Option(help: "Only on this day of the week; can be repeated.")
    var on: [ClockCommand.Weekday] = []

    @Option(help: ArgumentHelp("Only on this date.", valueName: "yyyy-mm-dd"))
    var once: String?

    @Option(help: ArgumentHelp("Starting on this date.", valueName: "yyyy-mm-dd"))
    var from: String?

    @Option(help: ArgumentHelp("Ending on this date.", valueName: "yyyy-mm-dd"))
    var until: String?

    @Option(help: "What the reminder is about.")
    var about: About = .pushUps

    @Option(help: "The text of the reminder, up to 200 characters.")
    var text = ""

    @Option(help: "The time zone; by default, wherever you are.")
    var zone: String?

    @Flag(help: "Only show when the reminders would come.")
    var dryRun = false

    func validate() throws {
      let spread = [between != nil, and != nil, count != nil]
      guard Set(spread).count == 1, [!times.isEmpty, spread[0], asSet].count(where: { $0 }) == 1 else {
        throw ValidationError("Give times of day, or --between, --and and --times, or --as-set.")
      }
      try check("--times", count, 1...24)
      guard once == nil || (on.isEmpty && from == nil && until == nil) else {
        throw ValidationError("--once can't be combined with --on, --from or --until.")
      }
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = MotivationV1.CreateReminderRequest(
        reminder: reminder(UUID.version7(at: backend.clock())), validateOnly: dryRun, timeZone: backend.zone.name)
      let made = try await backend.accessTokens.call { options in
        try await backend.motivation.createReminder(request, options: options.within(.seconds(10)))
      }
      guard let reminder = made.reminder else { throw ClientError(.refused, "The server answered without a reminder.") }
      if global.json {
        let json: JSONValue = [
          "reminder": ReminderPresentation.json(reminder, isStored: !dryRun),
          "upcoming": .array(made.upcoming.map(ReminderPresentation.json)),
        ]
        return console.line(json.text)
      }
      // Nothing was created, so there is no id to show.
      console.lines(
        dryRun
          ? ReminderPresentation.words(reminder).wrapped(to: console.output.width)
          : ReminderPresentation.lines(reminder, terminal: console.output))
      for occurrence in made.upcoming.prefix(5) {
        console.lines(
          ReminderPresentation.line(occurrence).wrapped(to: max(8, console.output.width - 2)).map { "  " + $0 })
      }
    }

    private func reminder(_ id: UUID) -> MotivationV1.Reminder {
      var window: MotivationV1.ReminderWindow?
      if let between, let and, let count {
        window = .init(firstMinute: between.minutes, lastMinute: and.minutes, timesPerDay: count)
      }
      return .init(
        reminderID: id.uuidString.lowercased(), kind: about.kind, text: text,
        frequency: once != nil ? .once : on.isEmpty ? .daily : .weekly, weekdays: on.map(\.rawValue),
        minutes: times.map(\.minutes), window: window, timeZone: zone ?? "", firstLocalDate: once ?? from ?? "",
        lastLocalDate: until ?? "", atPushUpTimes: asSet)
    }
  }
}
