import TitanCore

/// Reads the catalogue's tables: one entry per line, columns separated by `|`, items within a column by `;` or spaces.
package enum CatalogueReader {
  /// An error in a line.
  package struct Failure: Error, Sendable, Hashable, CustomStringConvertible {
    package var line: String
    package var why: String

    package init(line: String, why: String) {
      self.line = line
      self.why = why
    }

    package var description: String { "\(why): \(line)" }
  }

  /// id | type | motor | impact | MET code | amount | level factor | equipment | movement | muscles | English |
  /// German | cues in English | cues in German
  package static func exercises(_ text: String) throws(Failure) -> [Exercise] {
    try read(text, columns: 14) { (line) throws(Failure) in
      let (amount, unit) = try line.amount(5)
      guard let met = METCode(line[4]) else { throw line.failure("unknown MET code") }
      guard let factor = Int(line[6]) else { throw line.failure("no level factor") }
      guard let movement = Movement.named(line[8]) else { throw line.failure("unknown movement") }
      return Exercise(
        id: ExerciseID(line[0]), name: LocalizedText(line[10], line[11]), cues: try line.texts(12, 13),
        type: try line.one(1), motorType: try line.one(2), impact: try line.one(3), met: met, unit: unit,
        baseAmount: amount, levelFactor: factor, equipment: try line.many(7), muscles: try line.muscles(9),
        movement: movement)
    }
  }

  /// id | type | English | German | exercise sets×amount; …
  package static func workouts(_ text: String) throws(Failure) -> [Workout] {
    try read(text, columns: 5) { (line) throws(Failure) in
      var prescriptions: [Prescription] = []
      for item in line.items(4) {
        let words = item.split(separator: " ").map(String.init)
        let numbers = (words.last ?? "").split(separator: "x").compactMap { Int($0) }
        guard words.count == 2, numbers.count == 2 else { throw line.failure("bad prescription \(item)") }
        prescriptions.append(Prescription(ExerciseID(words[0]), sets: numbers[0], amount: numbers[1]))
      }
      return Workout(
        id: WorkoutID(line[0]), name: LocalizedText(line[2], line[3]), type: try line.one(1),
        prescriptions: prescriptions)
    }
  }

  /// id | kilocalories | grams of protein | tags | allergens | English | German | how in English | how in German
  package static func meals(_ text: String) throws(Failure) -> [MealIdea] {
    try read(text, columns: 9) { (line) throws(Failure) in
      guard let kilocalories = Int(line[1]), let protein = Int(line[2]) else { throw line.failure("no numbers") }
      return MealIdea(
        id: line[0], name: LocalizedText(line[5], line[6]), description: LocalizedText(line[7], line[8]),
        kilocalories: kilocalories, proteinGrams: protein, tags: try line.many(3), allergens: try line.many(4))
    }
  }

  private static func read<Entry>(
    _ text: String, columns: Int, _ entry: (CatalogueLine) throws(Failure) -> Entry
  ) throws(Failure) -> [Entry] {
    var entries: [Entry] = []
    for text in text.split(separator: "\n") {
      let line = CatalogueLine(text)
      guard line.count == columns else { throw line.failure("\(line.count) columns instead of \(columns)") }
      entries.append(try entry(line))
    }
    return entries
  }
}

/// One line of a table.
struct CatalogueLine {
  private let text: Substring
  private let columns: [String]

  init(_ text: Substring) {
    self.text = text
    columns = text.split(separator: "|", omittingEmptySubsequences: false).map { trimmed($0) }
  }

  var count: Int { columns.count }

  subscript(_ column: Int) -> String { columns[column] }

  func failure(_ why: String) -> CatalogueReader.Failure { .init(line: String(text), why: why) }

  func items(_ column: Int) -> [String] { columns[column].split(separator: ";").map { trimmed($0) } }

  /// One value of an enum, given by the name of its case.
  func one<Value: CaseIterable>(_ column: Int) throws(CatalogueReader.Failure) -> Value {
    try value(columns[column])
  }

  /// Values of an enum, separated by spaces; `-` for none.
  func many<Value: CaseIterable>(_ column: Int) throws(CatalogueReader.Failure) -> [Value] {
    var values: [Value] = []
    for word in columns[column].split(separator: " ") where word != "-" { values.append(try value(String(word))) }
    return values
  }

  /// `12x` for repetitions, or `30s`.
  func amount(_ column: Int) throws(CatalogueReader.Failure) -> (Int, AmountUnit) {
    guard let amount = Int(columns[column].dropLast()) else { throw failure("no amount") }
    switch columns[column].last {
    case "x": return (amount, .reps)
    case "s": return (amount, .seconds)
    default: throw failure("no unit")
    }
  }

  /// `chest 50 triceps 30 core 20`.
  func muscles(_ column: Int) throws(CatalogueReader.Failure) -> [MuscleShare] {
    let words = columns[column].split(separator: " ").map(String.init)
    var shares: [MuscleShare] = []
    for place in stride(from: 0, to: words.count, by: 2) {
      guard place + 1 < words.count, let percent = Int(words[place + 1]) else { throw failure("a muscle without part") }
      shares.append(MuscleShare(try value(words[place]), percent: percent))
    }
    guard shares.reduce(0, { $0 + $1.percent }) == 100 else { throw failure("muscles do not make 100 %") }
    return shares
  }

  func texts(_ english: Int, _ german: Int) throws(CatalogueReader.Failure) -> [LocalizedText] {
    let (left, right) = (items(english), items(german))
    guard left.count == right.count else { throw failure("as many cues in English as in German") }
    return zip(left, right).map { LocalizedText($0, $1) }
  }

  private func value<Value: CaseIterable>(_ word: String) throws(CatalogueReader.Failure) -> Value {
    guard let value = Value.allCases.first(where: { "\($0)" == word }) else { throw failure("unknown word \(word)") }
    return value
  }
}

private func trimmed(_ text: Substring) -> String {
  String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
}
