import Testing
import TitanRPC

@Suite("How many values a repeated field may have")
struct RepeatedFieldTests {
  @Test(
    "The allowed number, and not one more",
    arguments: [(0, 3, true), (3, 3, true), (4, 3, false), (4_000_000, 100, false)])
  func limit(_ count: Int, _ limit: Int, _ isAllowed: Bool) {
    var isRefused = false
    do { try RepeatedField.check(count, "kinds", atMost: limit) } catch { isRefused = true }
    #expect(isRefused != isAllowed)
  }

  @Test("The refusal names the field and both numbers; an update mask is one such field")
  func words() {
    let error = #expect(throws: RPCError.self) { try RepeatedField.check(101, "kinds") }
    #expect(error?.code == .invalidArgument && error?.reason == "TOO_MANY")
    #expect(error?.message == "kinds: got 101 values; allowed: at most 100")
    func mask(_ count: Int) throws -> UpdateMask {
      try UpdateMask(Array(repeating: "note", count: count), of: ["note"], populated: [])
    }
    #expect(throws: Never.self) { try mask(100) }
    let mask = #expect(throws: RPCError.self) { try mask(101) }
    #expect(mask?.message == "update_mask: got 101 values; allowed: at most 100")
  }
}
