import ArgumentParser
import TitanCore

/// `titanup`.
struct RootCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "titanup",
    abstract: "Count push-ups, keep track of them and earn trophies.",
    discussion: """
      Addresses come from the options, or from TITANUP_AUTH_ADDRESS, TITANUP_SESSIONS_ADDRESS and so on, one variable \
      per service; the defaults are 127.0.0.1:7001 to 7009 in the order of the options. TITANUP_TLS_CA_FILE, \
      TITANUP_TLS=true and TITANUP_INSECURE=true replace the options of the same names. Your sign-in is stored in \
      $XDG_CONFIG_HOME/titanup/credentials.json (set TITANUP_CREDENTIALS to use another file). With a personal access \
      token in TITANUP_TOKEN, calls use that instead; see `titanup tokens`.

      Exit status: 0 success, 1 refused, 64 wrong usage, 69 a service can't be reached, 74 the result can't be \
      written.
      """,
    version: "titanup \(TitanUpVersion.current)",
    subcommands: [
      RegisterCommand.self,
      SignInCommand.self,
      SignOutCommand.self,
      WhoAmICommand.self,
      PushUpsCommand.self,
      CameraCommand.self,
      SessionsCommand.self,
      SyncCommand.self,
      ExplainCommand.self,
      TrophiesCommand.self,
      AwardLinksCommand.self,
      VerifyAwardCommand.self,
      MedalsCommand.self,
      LevelCommand.self,
      ChartCommand.self,
      StatsCommand.self,
      StreakCommand.self,
      ClockCommand.self,
      PausesCommand.self,
      DevicesCommand.self,
      RevokeCommand.self,
      EventsCommand.self,
      SecondFactorCommand.self,
      PasswordCommand.self,
      EmailCommand.self,
      InviteCommand.self,
      TokensCommand.self,
      AccountCommand.self,
      ExportCommand.self,
      ImportCommand.self,
      AdminCommand.self,
      HomeCommand.self,
      ProfileCommand.self,
      SettingsCommand.self,
      BmiCommand.self,
      WeighCommand.self,
      WorkoutsCommand.self,
      TrainCommand.self,
      PracticesCommand.self,
      FitnessCommand.self,
      PreferencesCommand.self,
      PlanCommand.self,
      SelectionsCommand.self,
      ExercisesCommand.self,
      WeekCommand.self,
      MealsCommand.self,
      HabitsCommand.self,
      QuoteCommand.self,
      VoiceCommand.self,
      RemindersCommand.self,
      PeopleCommand.self,
      GroupsCommand.self,
      ChallengesCommand.self,
      RulesCommand.self,
    ])

  @OptionGroup(title: "Global options") var global: GlobalOptions
}
