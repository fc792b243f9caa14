import TitanProto

/// Weights and what follows from them.
enum BodyPresentation {
  static func json(_ bmi: ProfileV1.Bmi) -> JSONValue {
    [
      "value": .decimal(bmi.value), "text": .string(bmi.text), "class": .string(bmi.bmiClass.description),
      "class_text": .string(bmi.classText), "weight_kg": .decimal(bmi.weightKg), "height_cm": .decimal(bmi.heightCm),
      "normal_from_kg": .decimal(bmi.normalFromKg), "normal_below_kg": .decimal(bmi.normalBelowKg),
      "formula_version": .string(bmi.formulaVersion), "note": .string(bmi.note),
    ]
  }

  static func json(_ measurement: ProfileV1.BodyMeasurement) -> JSONValue {
    [
      "measurement_id": .string(measurement.measurementID), "measure_time": .time(measurement.measureTime),
      "local_date": .string(measurement.localDate), "weight_kg": .decimal(measurement.weightKg),
    ]
  }

  static func lines(_ bmi: ProfileV1.Bmi, terminal: Terminal) -> [String] {
    let style = terminal.style
    return [
      style(.bold, bmi.text.printable) + "  " + bmi.classText.printable,
      style(.dim, "\(bmi.weightKg) kg, \(bmi.heightCm) cm; normal: \(tenths(bmi.normalFromKg)) to below ")
        + style(.dim, "\(tenths(bmi.normalBelowKg)) kg"),
    ] + bmi.note.printable.wrapped(to: terminal.width).map { style(.dim, $0) }
  }

  static func table(_ measurements: [ProfileV1.BodyMeasurement], terminal: Terminal) -> [String] {
    var table = Table([.init("date"), .init("weight", .right), .init("id")])
    for one in measurements {
      table.add([.init(one.localDate), .init("\(one.weightKg) kg", .bold), .init(one.measurementID, .dim)])
    }
    return table.render(width: terminal.width, style: terminal.style)
  }

  private static func tenths(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
}
