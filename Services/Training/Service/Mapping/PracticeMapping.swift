import TitanCore
import TitanProto
import TitanRPC
import TrainingDomain
import TrainingProto

extension TrainingV1.Practice {
  /// The practice as it stands at an instant.
  ///
  /// - Parameter weight: in grams, if it is known.
  init(_ practice: Practice, at now: Timestamp, weight: Int?, _ catalogue: Catalogue, in language: Language) {
    let moment = practice.moment(at: now)
    let isCompleted = practice.state == .completed
    self.init(
      practiceID: "\(practice.id)", workoutIDs: practice.workouts.map(\.description),
      exercises: practice.exercises.enumerated().map { .init($0.element, index: $0.offset, at: moment, in: language) },
      state: .init(rawValue: Int32(practice.state.rawValue)), countdown: .init(.seconds(practice.countdown)),
      startTime: .init(practice.start), endTime: practice.end.map { .init($0) }, timeZone: practice.timeZone,
      localDate: "\(practice.localDate)", timeSpent: .init(practice.timeSpent(at: now)),
      timeSpentSource: practice.corrections.timeSpent == nil ? .measured : .user,
      points: Double(practice.points) / 100, scoreBefore: practice.levelBefore.score.value,
      scoreAfter: practice.levelAfter.score.value, muscles: practice.muscles(catalogue).map { .init($0) },
      musclesSource: practice.corrections.muscles.isEmpty ? .measured : .user,
      energy: isCompleted ? .init(practice.energy(weight: weight, catalogue)) : nil, note: practice.corrections.note,
      etag: practice.etag, implausibleSets: UInt32(practice.implausibleSets),
      creditText: practice.creditText?[language] ?? "")
  }

  /// The message without exercises, muscles and energy.
  var basic: Self {
    var basic = self
    (basic.exercises, basic.muscles, basic.energy) = ([], [], nil)
    return basic
  }
}

extension Practice {
  var etag: String { "\(revision)" }

  fileprivate func energy(weight: Int?, _ catalogue: Catalogue) -> Energy {
    var energy = Energy(weight: weight)
    energy.add(self, catalogue)
    return energy
  }
}

extension TrainingV1.PracticeExercise {
  fileprivate init(_ set: PracticeExercise, index: Int, at moment: Timestamp, in language: Language) {
    var (prepEnd, done, active) = (Timestamp?.none, 0, set.activeTime)
    switch set.phase {
    case .underWay(let activeFrom):
      prepEnd = moment < activeFrom ? activeFrom : nil
      active = max(.zero, moment - activeFrom)
    case .done(let amount): done = amount
    case .ready, .skipped: break
    }
    self.init(
      index: UInt32(index), exerciseID: "\(set.exercise)", workoutID: "\(set.workout)",
      setNumber: UInt32(set.setNumber), setCount: UInt32(set.setCount), unit: .init(set.unit),
      baseAmount: UInt32(set.base), suggestedAmount: UInt32(set.suggested), prescribedAmount: UInt32(set.prescribed),
      doneAmount: UInt32(done), state: .init(rawValue: Int32(set.state(at: moment).rawValue)),
      prepEndTime: prepEnd.map { .init($0) }, activeTime: .init(active), creditedAmount: UInt32(set.credited),
      creditReason: .init(set), creditText: set.creditText?[language] ?? "", leastTime: set.leastTime.map { .init($0) },
      evidence: .init(set.evidence), streamID: set.proof.map { "\($0.streamID)" } ?? "",
      counter: set.proof?.counter ?? "")
  }
}

extension TrainingV1.Energy {
  init(_ energy: Energy) {
    let kilocalories = energy.kilocalories
    self.init(
      kilocalories: kilocalories.map { .init(gross: $0.gross, net: $0.net, low: $0.low, high: $0.high) },
      unavailableReason: kilocalories == nil ? .weightUnknown : .unspecified, metMinutes: energy.metMinutes,
      metCodes: energy.codes, formulaVersion: Energy.formulaVersion)
  }
}

extension TrainingV1.PushUpSession {
  /// - Parameter weight: in grams, if it is known.
  init(_ session: PushUpSession, weight: Int?) {
    var energy = Energy(weight: weight)
    energy.add(session)
    self.init(
      sessionID: "\(session.id)", startTime: .init(session.start), endTime: .init(session.end),
      localDate: "\(session.localDate)", reps: UInt32(session.reps), energy: .init(energy))
  }

  /// The message without energy.
  var basic: Self {
    var basic = self
    basic.energy = nil
    return basic
  }
}

extension CorrectionDraft {
  /// The corrections that a request asks for: the paths of its mask, or without a mask the fields that are set.
  init(_ message: TrainingV1.Practice, _ wants: UpdateMask) throws {
    self.init(
      timeSpent: wants["time_spent"]
        ? .some(try message.timeSpent.map { try Duration($0, field: "practice.time_spent") }) : nil,
      muscles: wants["muscles"]
        ? message.muscles.map { MuscleWish(Muscle($0.muscle), percent: Int($0.percent)) } : nil,
      note: wants["note"] ? message.note : nil)
  }
}
