import ProfileDomain
import TitanCore

/// 2026-05-31T12:00:00Z, a Sunday.
let noon = Timestamp(seconds: 1_780_228_800)
let year = 2026

func weight(_ kilograms: Double) -> Weight { Weight(kilograms: kilograms)! }  // Within bounds wherever it is called.
func height(_ metres: Double) -> Height { Height(centimetres: metres * 100)! }  // Within bounds wherever it is called.

/// The reasons of the violations by field; empty if there are none.
func violations(_ body: () throws -> Void) -> [String: String] {
  do {
    try body()
    return [:]
  } catch let error as InvalidFields {
    return Dictionary(error.violations.map { ($0.field, $0.reason) }) { first, _ in first }
  } catch {
    return ["": "\(error)"]
  }
}
