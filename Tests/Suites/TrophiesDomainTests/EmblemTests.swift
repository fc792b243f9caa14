import Foundation
import FoundationXML
import Testing
import TrophiesDomain

@Suite("Images of trophies and medals")
struct EmblemTests {
  private static let all = Emblem.Body.allCases.flatMap { body in
    Emblem.Symbol.allCases.flatMap { symbol in
      Emblem.Metal.allCases.map { Emblem(body: body, symbol: symbol, metal: $0, label: "365") }
    }
  }

  @Test("Every image is self-contained SVG", arguments: all + [.secret])
  func wellFormed(_ emblem: Emblem) throws {
    let parser = XMLParser(data: Data(emblem.svg.utf8))
    let names = ElementNames()
    parser.delegate = names
    #expect(parser.parse())
    #expect(names.seen.first == "svg")
    #expect(names.seen.subtracting(["svg", "path", "circle", "g", "text"]).isEmpty)
    #expect(!emblem.svg.contains("href") && !emblem.svg.contains("url("))
  }

  @Test("No two images are alike")
  func different() {
    #expect(Set(Self.all.map(\.svg)).count == Self.all.count)
  }

  @Test("Each of the diary's ten has its own image")
  func diaryRules() {
    #expect(Set(diary.current.map { Emblem($0).svg }).count == 10)
    #expect(Emblem(diary.current[0]).symbol == .flame)
    #expect(Emblem(diary.current[2]).symbol == .stopwatch)
  }
}

private final class ElementNames: NSObject, XMLParserDelegate {
  private(set) var seen: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    seen.append(elementName)
  }
}

extension [String] {
  fileprivate func subtracting(_ known: [String]) -> [String] { filter { !known.contains($0) } }
}
