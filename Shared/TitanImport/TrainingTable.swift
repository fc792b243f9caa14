import TitanCore

/// A table of FitNotes, Strong or Hevy: one row for each set of an exercise. Their columns differ between versions and
/// with the units that the user has chosen.
struct TrainingTable: ImportTable {
  private let form: ImportForm
  private let (time, exercise): (Int, Int)
  private let reps: Int?
  private let weight: Measured?
  private let distance: Measured?
  private let seconds: Int?
  /// Strong's `Set Order`, which also marks rows that aren't sets.
  private let order: Int?
  private let dateOrder: DateOrder?

  /// A column and what says its unit: its name, or another column.
  private struct Measured {
    var column: Int
    var unit: String
    var unitColumn: Int?

    func unit(in row: ImportRow) -> String {
      let written = row.text(unitColumn).lowercased()
      return written.isEmpty ? unit : written
    }
  }

  init(_ form: ImportForm, _ columns: ImportColumns, dateOrder: DateOrder?) throws(ImportProblem) {
    self.form = form
    self.dateOrder = dateOrder
    func measured(_ name: String) -> Measured? {
      columns.measured(name).map {
        Measured(column: $0.column, unit: $0.unit, unitColumn: columns.first(name + " unit"))
      }
    }
    func named(_ names: [(String, String)]) -> Measured? {
      names.lazy.compactMap { name, unit in columns.first(name).map { Measured(column: $0, unit: unit) } }.first
    }
    switch form {
    case .hevy:
      time = try columns.required("start_time", form: form.name)
      exercise = try columns.required("exercise_title", form: form.name)
      weight = named([("weight_kg", "kg"), ("weight_lbs", "lb")])
      distance = named([("distance_km", "km"), ("distance_miles", "mi"), ("distance_meters", "m")])
      seconds = columns.first("duration_seconds")
      order = nil
    case .strong, .fitNotes, .own:
      time = try columns.required("Date", form: form.name)
      exercise = try columns.required(form == .strong ? "Exercise Name" : "Exercise", form: form.name)
      weight = measured("weight")
      distance = measured("distance")
      seconds = form == .strong ? columns.first("seconds") : columns.first("time")
      order = form == .strong ? columns.first("set order") : nil
    }
    reps = columns.first("reps")
  }

  func entry(_ row: ImportRow) throws(CellProblem) -> ImportEntry {
    let kind = row.text(order).lowercased()
    if ["rest timer", "note"].contains(kind) { throw CellProblem("a \(kind), not a set") }
    let title = row.text(exercise)
    let done = try amount(row)
    return ImportEntry(
      line: row.line, time: try row.time(time, order: dateOrder),
      title: done.unit == "reps" ? title : "\(title) (\(done.unit))", unit: done.unit, amount: done.amount,
      detail: done.detail, isExercise: true)
  }

  /// Repetitions if there are any, else the distance, else the time.
  private func amount(_ row: ImportRow) throws(CellProblem) -> (amount: Double, unit: String, detail: String) {
    let seconds = try row.seconds(seconds) ?? 0
    if let reps = try row.number(reps), reps > 0 {
      let load = try weight.flatMap { column throws(CellProblem) in try row.number(column.column) } ?? 0
      let unit = weight?.unit(in: row) ?? ""
      let loaded = load > 0 ? " × \(ImportNumber.text(load))\(unit.isEmpty ? "" : " " + Self.weightUnit(unit))" : ""
      return (reps, "reps", ImportNumber.text(reps) + loaded)
    }
    if let distance, let length = try row.number(distance.column), length > 0 {
      let unit = distance.unit(in: row)
      if let kilometres = Self.kilometres[unit] {
        let detail = seconds > 0 ? "\(ImportNumber.text(length)) \(unit) in \(ImportNumber.text(seconds)) s" : ""
        return (length * kilometres, "km", detail)
      }
      guard seconds > 0 else {
        throw CellProblem("the file doesn't say whether the distance is in km or mi, and there is no time")
      }
    }
    guard seconds > 0 else { throw CellProblem("nothing was done: neither repetitions nor distance nor time") }
    return (seconds, "s", "")
  }

  private static func weightUnit(_ written: String) -> String {
    switch written {
    case "kgs", "kg", "kilograms": "kg"
    case "lbs", "lb", "pounds": "lb"
    default: written
    }
  }

  private static let kilometres: [String: Double] = [
    "km": 1, "kms": 1, "kilometers": 1, "kilometres": 1, "m": 0.001, "meters": 0.001, "metres": 0.001, "mi": 1.609_344,
    "miles": 1.609_344, "ft": 0.000_304_8, "feet": 0.000_304_8, "yd": 0.000_914_4, "yards": 0.000_914_4,
  ]
}
