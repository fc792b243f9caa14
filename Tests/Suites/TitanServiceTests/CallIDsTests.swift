import Foundation
import Testing
import TitanService

@Suite("Call ids")
struct CallIDsTests {
  @Test("A call id is a UUID with the process's prefix, and no two are the same")
  func form() throws {
    let ids = CallIDs(process: 0xFEDC_BA98_7654_3210)
    #expect(ids.next() == "fedcba98-7654-8210-8000-000000000001")
    let more = (0..<1_000).map { _ in ids.next() }
    #expect(Set(more).count == 1_000)
    #expect(more.allSatisfy { UUID(uuidString: $0) != nil && $0.hasPrefix("fedcba98-7654-8210-8") })
    #expect(CallIDs().next() != CallIDs().next())
  }
}
