import MotivationDomain
import Testing
import TitanCore

@Suite("Voices")
struct VoiceTests {
  private func catalogue() throws -> VoiceCatalogue { try VoiceCatalogue(shipped("voices.txt")) }

  @Test("There are six ranks, with the levels of the formulas")
  func ranks() throws {
    let packs = try catalogue().packs
    #expect(packs.map(\.rank) == [1, 2, 3, 4, 5, 6])
    #expect(packs.map(\.minLevel) == [1, 5, 10, 20, 30, 50])
    #expect(Set(packs.map(\.title.english)).count == 6 && Set(packs.map(\.title.german)).count == 6)
  }

  @Test("Each voice has its own line for every event and occasion, in both languages")
  func lines() throws {
    let packs = try catalogue().packs
    for event in VoiceEvent.allCases where event != .rep && event != .countdown {
      let lines = packs.flatMap { $0.lines[event] ?? [] }
      #expect(Set(lines.map(\.english)).count == lines.count, "\(event)")
      #expect(Set(lines.map(\.german)).count == lines.count, "\(event)")
    }
    for pack in packs {
      #expect(Set(pack.lines.keys) == Set(VoiceEvent.allCases))
      #expect(Set(pack.pepLines.keys) == Set(PepOccasion.allCases))
    }
  }

  @Test("There is a cue for every remark that the counter makes about form")
  func cues() throws {
    #expect(
      try catalogue().cues.map(\.code) == [
        "PARTIAL_DEPTH", "NO_LOCKOUT", "HIP_SAG", "HIP_PIKE", "ASYMMETRIC", "KNEES_DOWN", "TOO_FAST", "TOO_SLOW",
        "BOUNCE",
      ])
  }

  @Test(
    "The highest unlocked voice speaks, unless another is chosen",
    arguments: [
      (1, nil, 1), (4, nil, 1), (5, nil, 2), (9, nil, 2), (10, nil, 3), (20, nil, 4), (30, nil, 5), (49, nil, 5),
      (50, nil, 6), (99, nil, 6), (10, 1, 1), (10, 3, 3), (10, 4, 3), (0, nil, 1),
    ] as [(Int, Int?, Int)])
  func inForce(level: Int, chosen: Int?, rank: Int) throws {
    let catalogue = try catalogue()
    let id = chosen.map { catalogue.packs[$0 - 1].id }
    #expect(catalogue.inForce(for: Listener(titanLevel: level, voice: id)).rank == rank)
    #expect(catalogue.inForce(for: Listener(titanLevel: 10, voice: VoicePackID("none"))).rank == 3)
  }

  @Test(
    "The occasion determines which line is spoken",
    arguments: [
      (Training(), PepOccasion.first), (Training(hasTrained: true), .restart),
      (Training(hasTrained: true, streak: 3, isStreakAtRisk: true), .atRisk),
      // During a pause.
      (Training(hasTrained: true, streak: 3), .anyTime),
      (Training(hasTrained: true, streak: 3, repsToday: 4), .underWay),
      (Training(hasTrained: true, streak: 3, repsToday: 10), .goalMet),
      (Training(hasTrained: true, streak: 1, repsToday: 12), .goalMet), (nil, .anyTime),
    ] as [(Training?, PepOccasion)])
  func occasions(training: Training?, occasion: PepOccasion) {
    #expect(Standing(training: training, goal: 10).occasion == occasion)
    #expect(Standing(training: training, goal: nil).occasion == .anyTime)
  }

  @Test("Every line before a set is complete", arguments: Language.allCases)
  func filled(language: Language) throws {
    var generator = SplitMix64(seed: 1)
    for pack in try catalogue().packs {
      for (streak, reps) in [(0, 0), (4, 0), (4, 3), (4, 12)] {
        let training = Training(
          hasTrained: true, streak: streak, isStreakAtRisk: streak > 0 && reps == 0, repsToday: reps)
        for standing in [Standing(training: training, goal: 10), Standing(training: training), Standing(goal: 10)] {
          let line = pack.pepLine(for: standing, in: language, using: &generator)
          #expect(!line.isEmpty && !line.contains("{"), "\(pack.id): \(line)")
        }
      }
    }
  }

  @Test("Placeholders in a line are replaced by numbers")
  func numbers() {
    let standing = Standing(training: Training(hasTrained: true, streak: 4, repsToday: 3), goal: 20)
    #expect(standing.fill("{streak} days, {reps} of {goal}, {left} left, {left}!") == "4 days, 3 of 20, 17 left, 17!")
    #expect(Standing(training: Training(repsToday: 30), goal: 20).fill("{left}") == "0")
  }

  @Test("An incomplete catalogue is refused, and every mistake is named with its line")
  func mistakes() throws {
    let shipped = try shipped("voices.txt")
    #expect(shipped.blocks.count == 15)
    func problem(_ text: String) -> String? {
      do throws(CatalogueError) {
        _ = try VoiceCatalogue(CatalogueFile(text, name: "v"))
        return nil
      } catch { return error.description }
    }
    #expect(problem("") == "v:1: there is no voice")
    #expect(problem("cue: X\nen: a\n") == "v:1: de is missing")
    #expect(problem("# none\n\nvoice: a\nrank: 1\n")?.hasPrefix("v:3: countdown has 0 lines in en") == true)
    #expect(problem("voice: a\ntone: rough\n")?.hasPrefix("v:2: got the key \"tone\"; allowed: ") == true)
  }
}
