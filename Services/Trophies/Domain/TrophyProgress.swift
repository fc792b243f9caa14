package import TitanCore

/// A user's progress towards a trophy.
package struct TrophyProgress: Sendable, Hashable {
  package var rule: TrophyRule
  /// The best so far: within one session or set, today, in the current streak, or in total, depending on the rule's scope.
  package var current: Int
  package var target: Int
  /// What `current` would be if every session counted; 0 if that wouldn't be more.
  package var unverifiedCurrent: Int
  /// Whether today's date counts already.
  let isTodayActive: Bool

  /// 0 to 99.
  package var percent: Int { min(99, current * 100 / target) }

  /// `nil` for a rule that can't be evaluated.
  package init?(_ rule: TrophyRule, history: History, today: CalendarDay) {
    guard let criterion = rule.criterion else { return nil }
    let history = history.of(rule.exercise)
    let believed = history.believed(rule.minEvidence)
    let current = believed.best(of: criterion, today: today)
    let anyhow = history.best(of: criterion, today: today)
    self.rule = rule
    self.current = current
    target = criterion.target
    unverifiedCurrent = anyhow > current ? anyhow : 0
    isTodayActive = believed.sessions.contains { $0.localDate == today }
  }
}

extension History {
  fileprivate func best(of criterion: Criterion, today: CalendarDay) -> Int {
    switch criterion {
    case .repsInSession: sessions.map(\.reps).max() ?? 0
    case .repsInDay: sessions.lazy.filter { $0.localDate == today }.reduce(0) { $0 + $1.reps }
    case .repsInLifetime: sessions.lazy.reduce(0) { $0 + $1.reps }
    case .sessionsInDay: sessions.count { $0.localDate == today }
    case .sessionsInLifetime: sessions.count
    case .daysInRow: streak(today: today).current
    case .repsInWindow(let count, let milliseconds):
      sessions.lazy.map { RepRun.best(upTo: count, under: milliseconds, in: $0) }.max() ?? 0
    }
  }
}

extension TrophyProgress {
  /// A hint at what to do next.
  package func hint(in language: Language) -> String {
    unverifiedCurrent > 0
      ? evidenceHint(in: language)
      : rule.exercise == .pushUp ? nextHint(in: language) : exerciseHint(in: language)
  }

  var missing: Int { max(1, target - current) }

  /// The two counts may come from different sessions or days, so the text doesn't call one a part of the other.
  private func evidenceHint(in language: Language) -> String {
    switch language {
    case .english:
      "Needs verified reps: \(recorded(in: language)) recorded, but TitanUp counted \(current)."
    case .german:
      "Es braucht geprüfte Wiederholungen: \(recorded(in: language)) eingetragen, aber TitanUp hat \(current) gezählt."
    }
  }

  private func recorded(in language: Language) -> String {
    let isOne = unverifiedCurrent == 1
    return switch (language, rule.metric) {
    case (.english, .activeDays): "\(unverifiedCurrent) \(isOne ? "day in a row is" : "days in a row are")"
    case (.german, .activeDays): "\(unverifiedCurrent) \(isOne ? "Tag in Folge ist" : "Tage in Folge sind")"
    case (.english, .sessions): "\(unverifiedCurrent) \(isOne ? "session is" : "sessions are")"
    case (.german, .sessions): "\(unverifiedCurrent) \(isOne ? "Einheit ist" : "Einheiten sind")"
    case (.english, _): "\(unverifiedCurrent) \(isOne ? "is" : "are")"
    case (.german, _): "\(unverifiedCurrent) \(isOne ? "ist" : "sind")"
    }
  }

  private func nextHint(in language: Language) -> String {
    switch rule.criterion {
    case .repsInSession:
      switch language {
      case .english: current == 0 ? "Do \(target) in one session." : "Your best is \(current): do \(missing) more."
      case .german:
        current == 0
          ? "Mach \(target) in einer Einheit." : "Dein Bestes: \(current). Mach \(missing) mehr."
      }
    case .repsInDay:
      switch language {
      case .english: current == 0 ? "Do \(target) on one day." : "\(current) today: \(missing) to go."
      case .german:
        current == 0 ? "Mach \(target) an einem Tag." : "Heute schon \(current): noch \(missing)."
      }
    case .sessionsInDay:
      switch language {
      case .english:
        current == 0
          ? "Do \(target) sessions on one day." : "Sessions today: \(current) of \(target), \(missing) to go."
      case .german:
        current == 0
          ? "Mach \(target) Einheiten an einem Tag." : "Einheiten heute: \(current) von \(target), noch \(missing)."
      }
    case .repsInLifetime, .sessionsInLifetime:
      switch language {
      case .english: "\(current) of \(target) in all: \(missing) to go."
      case .german: "\(current) von \(target) insgesamt: noch \(missing)."
      }
    case .daysInRow: rowHint(in: language)
    case .repsInWindow(_, let milliseconds):
      switch language {
      case .english:
        "Do \(target) without a break in less than \(seconds(milliseconds, ".")) s; your best is \(current)."
      case .german:
        "Mach \(target) ohne Pause in weniger als \(seconds(milliseconds, ",")) s; dein Bestes: \(current)."
      }
    case nil: ""
    }
  }

  private func rowHint(in language: Language) -> String {
    switch (language, isTodayActive) {
    case (.english, true): "Day \(current) of \(target): come back tomorrow."
    case (.english, false): "Do one push-up today: day \(current + 1) of \(target)."
    case (.german, true): "Tag \(current) von \(target): komm morgen wieder."
    case (.german, false): "Mach heute eine Liegestütze: Tag \(current + 1) von \(target)."
    }
  }

  /// Whole seconds, or with tenths if there are any.
  private func seconds(_ milliseconds: Int, _ point: String) -> String {
    let tenths = milliseconds % 1_000 / 100
    return tenths == 0 ? "\(milliseconds / 1_000)" : "\(milliseconds / 1_000)\(point)\(tenths)"
  }
}
