import ProfileDomain
import Testing
import TitanCore

@Suite("Body mass index")
struct BodyMassIndexTests {
  @Test(
    "The index matches known values",
    arguments: [
      (70, 1.75, "22.9", 22.857, BodyMassClass.normal), (76.5625, 1.75, "25.0", 25, .preObese),
      (50, 1.80, "15.4", 15.432, .severeThinness), (95, 1.75, "31.0", 31.020, .obeseI),
      (125, 1.75, "40.8", 40.816, .obeseIII),
    ])
  func vectors(_ kilograms: Double, _ metres: Double, _ text: String, _ value: Double, _ category: BodyMassClass) {
    let index = BodyMassIndex(weight: weight(kilograms), height: height(metres))
    #expect(index.text(in: .english) == text)
    #expect(abs(index.value - value) < 0.0005)
    #expect(index.category == category)
  }

  @Test(
    "Each class begins exactly at its limit",
    arguments: [
      (16, BodyMassClass.severeThinness, BodyMassClass.moderateThinness), (17, .moderateThinness, .mildThinness),
      (18.5, .mildThinness, .normal), (25, .normal, .preObese), (30, .preObese, .obeseI), (35, .obeseI, .obeseII),
      (40, .obeseII, .obeseIII),
    ])
  func edges(_ index: Double, _ below: BodyMassClass, _ from: BodyMassClass) throws {
    // For a height of 2 m, the index times four.
    let milligrams = Int(index * 4_000_000)
    let edge = try #require(Weight(milligrams: milligrams))
    let lighter = try #require(Weight(milligrams: milligrams - 1))
    #expect(BodyMassIndex(weight: edge, height: height(2)).category == from)
    #expect(BodyMassIndex(weight: lighter, height: height(2)).category == below)
  }

  @Test("The exact value decides the class, though one decimal is shown")
  func rounding() {
    // 24.9583…: shown as 25.0.
    let index = BodyMassIndex(weight: weight(99.833_4), height: height(2))
    #expect(index.text(in: .english) == "25.0" && index.category == .normal)
    #expect(index.text(in: .german) == "25,0")
  }

  @Test("Halves round up")
  func halves() {
    #expect(BodyMassIndex(weight: weight(80.2), height: height(2)).tenths == 201)
    #expect(BodyMassIndex(weight: weight(80.199_999), height: height(2)).tenths == 200)
  }

  @Test(
    "The classes apply from the year a user turns 20, or if the year of birth is unknown",
    arguments: [(nil, false), (2006, false), (2007, true), (2026, true), (1900, false)] as [(Int?, Bool)])
  func age(_ birthYear: Int?, _ isUnderAge: Bool) {
    #expect(BirthYear.isUnderAge(birthYear, in: year) == isUnderAge)
    let index = BodyMassIndex(
      weight: weight(95), height: height(1.75), isUnderAge: BirthYear.isUnderAge(birthYear, in: year))
    #expect(index.category == (isUnderAge ? .notApplicable : .obeseI))
    #expect(index.text(in: .english) == "31.0")
  }

  @Test("Action points are reported, but do not affect the class")
  func actionPoints() {
    let index = BodyMassIndex(weight: weight(110), height: height(2))
    #expect(index.actionPoints.map(\.hundredths) == [2_300, 2_750, 3_250, 3_750])
    #expect(index.actionPoints.map(\.isReached) == [true, true, false, false])
    #expect(index.category == .preObese)
  }

  @Test("The normal range of weights is that of an adult")
  func normalRange() {
    let normal = BodyMassIndex(weight: weight(70), height: height(2)).normalKilograms
    #expect(normal.from == 74 && normal.below == 100)
  }

  @Test("Every class has its own text in both languages", arguments: Language.allCases)
  func texts(_ language: Language) {
    let texts = BodyMassClass.allCases.map { $0.text(in: language) }
    #expect(Set(texts).count == texts.count && !texts.contains(""))
    #expect(!BodyMassIndex.note(in: language).isEmpty)
  }

  @Test(
    "Height and weight have limits",
    arguments: [
      (50, 20, [:]), (272, 500, [:]), (49.94, 20, ["height_cm": "OUT_OF_RANGE"]),
      (272.06, 500, ["height_cm": "OUT_OF_RANGE"]), (50, 19.999_999, ["weight_kg": "OUT_OF_RANGE"]),
      (.nan, .infinity, ["height_cm": "OUT_OF_RANGE", "weight_kg": "OUT_OF_RANGE"]),
      (-175, -70, ["height_cm": "OUT_OF_RANGE", "weight_kg": "OUT_OF_RANGE"]),
      (1e300, 500.000_001, ["height_cm": "OUT_OF_RANGE", "weight_kg": "OUT_OF_RANGE"]), (0, 0, [:]),
    ] as [(Double, Double, [String: String])])
  func bounds(_ centimetres: Double, _ kilograms: Double, _ wrong: [String: String]) {
    let found = violations {
      _ = try BmiRequest(centimetres: centimetres, kilograms: kilograms, birthYear: 0, year: year)
    }
    #expect(found == wrong)
  }

  @Test("Missing values come from the store")
  func stored() throws {
    let given = try BmiRequest(centimetres: 200, kilograms: 0, birthYear: 0, year: year)
    let index = try given.index(
      storedHeight: height(1.75), storedWeight: weight(100), storedBirthYear: 2010, year: year)
    #expect(index == BodyMassIndex(weight: weight(100), height: height(2), isUnderAge: true))
    #expect(throws: BmiRequest.Missing.weight) {
      try given.index(storedHeight: nil, storedWeight: nil, storedBirthYear: nil, year: year)
    }
    let nothing = try BmiRequest(centimetres: 0, kilograms: 0, birthYear: 0, year: year)
    #expect(throws: BmiRequest.Missing.height) {
      try nothing.index(storedHeight: nil, storedWeight: weight(70), storedBirthYear: nil, year: year)
    }
  }
}
