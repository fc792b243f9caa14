import ArgumentParser
import PoseProto
import TrophiesProto

/// The fields of a rule, each with its path.
struct RuleOptions: ParsableArguments {
  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case trophy
    case intraday = "medal-intraday"
    case consistency = "medal-consistency"
  }

  enum Metric: String, ExpressibleByArgument, CaseIterable {
    case reps, sessions
    case activeDays = "active-days"
    case repsInWindow = "reps-in-window"
  }

  enum Scope: String, ExpressibleByArgument, CaseIterable {
    case session, day, streak, lifetime
  }

  enum EvidenceLevel: String, ExpressibleByArgument, CaseIterable {
    case verifiedStream = "verified-stream"
    case verifiedDigest = "verified-digest"
    case device, declared
  }

  @Option(help: "What it awards; a trophy by default.")
  var kind: Kind?

  @Option(help: "The exercise that counts; push-up by default. Others count by verified sets of practices.")
  var exercise: SetExercise?

  @Option(help: "What it counts; of an exercise that is held, reps are seconds.")
  var metric: Metric?

  @Option(
    name: .customLong("in"),
    help: "The span it counts over; a session of push-ups, or a set of another exercise, is session.")
  var scope: Scope?

  @Option(help: "How many are needed.")
  var threshold: UInt32?

  @Option(help: ArgumentHelp("For reps-in-window: the time in which they must be done.", valueName: "milliseconds"))
  var window: UInt32?

  @Option(help: "The least evidence a session needs to count; verified-digest by default.")
  var evidence: EvidenceLevel?

  @Option(help: "The place in the catalogue; after the last of its kind by default.")
  var order: UInt32?

  @Option(help: ArgumentHelp("Use the picture of another trophy or medal.", valueName: "image-uri"))
  var image: String?

  @Option(help: "Points toward the Titan level.")
  var points: UInt32?

  @Flag(inversion: .prefixedNo, help: "Whether it stays hidden until it is earned.")
  var secret: Bool?

  @Option(help: "The title in English.")
  var title: String?

  @Option(help: "What earns it, in English.")
  var description: String?

  @Option(help: "The title in German.")
  var titleDe: String?

  @Option(help: "What earns it, in German.")
  var descriptionDe: String?

  /// Sets the given fields of a rule and returns their paths.
  func apply(to rule: inout TrophiesV1.TrophyRule) -> [String] {
    var paths: [String] = []
    func set<Value>(_ path: String, _ value: Value?, _ assign: (Value) -> Void) {
      guard let value else { return }
      assign(value)
      paths.append(path)
    }
    set("kind", kind) { rule.kind = $0.message }
    set("exercise", exercise) { rule.exercise = $0.counted }
    set("metric", metric) { rule.metric = $0.message }
    set("scope", scope) { rule.scope = $0.message }
    set("threshold", threshold) { rule.threshold = $0 }
    set("window_ms", window) { rule.windowMs = $0 }
    set("min_evidence", evidence) { rule.minEvidence = $0.message }
    set("catalogue_order", order) { rule.catalogueOrder = $0 }
    set("image_uri", image) { rule.imageURI = $0 }
    set("experience", points) { rule.experience = $0 }
    set("is_secret", secret) { rule.isSecret = $0 }
    var (english, german) = (rule.english ?? .init(), rule.german ?? .init())
    set("english.title", title) { english.title = $0 }
    set("english.description", description) { english.description = $0 }
    set("german.title", titleDe) { german.title = $0 }
    set("german.description", descriptionDe) { german.description = $0 }
    (rule.english, rule.german) = (english, german)
    return paths
  }
}

extension RuleOptions.Kind {
  var message: TrophiesV1.RuleKind {
    switch self {
    case .trophy: .trophy
    case .intraday: .medalIntraday
    case .consistency: .medalConsistency
    }
  }
}

extension SetExercise {
  /// Its number is that of the pose service.
  fileprivate var counted: TrophiesV1.TrophyExercise { .init(rawValue: contract.rawValue) }
}

extension RuleOptions.Metric {
  var message: TrophiesV1.TrophyMetric {
    switch self {
    case .reps: .reps
    case .sessions: .sessions
    case .activeDays: .activeDays
    case .repsInWindow: .repsInWindow
    }
  }
}

extension RuleOptions.Scope {
  var message: TrophiesV1.TrophyScope {
    switch self {
    case .session: .session
    case .day: .day
    case .streak: .streak
    case .lifetime: .lifetime
    }
  }
}

extension RuleOptions.EvidenceLevel {
  var message: TrophiesV1.TrophyEvidence {
    switch self {
    case .verifiedStream: .verifiedStream
    case .verifiedDigest: .verifiedDigest
    case .device: .device
    case .declared: .declared
    }
  }
}
