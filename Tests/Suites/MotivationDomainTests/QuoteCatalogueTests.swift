import MotivationDomain
import Testing
import TitanCore

@Suite("Catalogue of quotes")
struct QuoteCatalogueTests {
  private func problem(_ text: String) -> String? {
    do throws(CatalogueError) {
      _ = try QuoteCatalogue(CatalogueFile(text, name: "q"))
      return nil
    } catch { return error.description }
  }

  private let one = """
    id: a
    kind: quote
    author: Seneca
    source: Epistulae 1
    words: la
    en: One.
    de: Eins.

    """

  @Test("There are at least 200 quotes, of every kind, each in both languages with author and source")
  func shippedQuotes() throws {
    let catalogue = try QuoteCatalogue(shipped("quotes.txt"))
    #expect(catalogue.quotes.count >= 200)
    for kind in QuoteKind.allCases { #expect(catalogue.quotes(of: [kind]).count >= 20, "\(kind)") }
    #expect(catalogue.quotes(of: []).count == catalogue.quotes.count)
    for quote in catalogue.quotes {
      for language in Language.allCases {
        #expect(quote.text[language].count >= 5, "\(quote.id)")
        #expect(!quote.author[language].isEmpty && !quote.source[language].isEmpty, "\(quote.id)")
      }
      #expect(quote.text.english != quote.text.german, "\(quote.id)")
      #expect(!quote.originals.isEmpty, "\(quote.id)")
      // An original has one language, unless we wrote it ourselves.
      if quote.kind == .slogan {
        #expect(quote.originals == ["en", "de"], "\(quote.id)")
      } else {
        #expect(quote.originals.count == 1, "\(quote.id)")
        // The source is a place in a work, which says more than the author's name.
        #expect(quote.source.english != quote.author.english && quote.source.english.count >= 6, "\(quote.id)")
      }
    }
  }

  @Test("A block is read as written, and a text that isn't in the author's language is a translation")
  func block() throws {
    let catalogue = try QuoteCatalogue(CatalogueFile("# remark\n\n" + one + "author.de: L. Seneca\n", name: "q"))
    let quote = try #require(catalogue[QuoteID("a")])
    #expect(quote.text == LocalizedText("One.", "Eins."))
    #expect(quote.author == LocalizedText("Seneca", "L. Seneca"))
    #expect(quote.source == LocalizedText("Epistulae 1", "Epistulae 1"))
    #expect(quote.isTranslation(in: .english) && quote.isTranslation(in: .german))
    let german = try QuoteCatalogue(CatalogueFile(one.replacing("words: la", with: "words: de"), name: "q"))
    #expect(german.quotes.map { $0.isTranslation(in: .german) } == [false])
    #expect(german.quotes.map { $0.isTranslation(in: .english) } == [true])
  }

  @Test("A file with other line endings and spaces is read, too")
  func lineEnds() throws {
    let text = one.replacing("\n", with: "\r\n").replacing("kind: quote", with: "  kind :\tquote  ")
    #expect(try QuoteCatalogue(CatalogueFile(text, name: "q")).quotes.count == 1)
  }

  @Test("Every mistake is named with its line")
  func mistakes() {
    #expect(problem(one) == nil && problem("") == nil)
    #expect(problem("id a") == "q:1: got \"id a\"; allowed: key: value")
    #expect(problem("id:") == "q:1: got \"id:\"; allowed: key: value, neither of them empty")
    #expect(problem(one + "\n" + one) == "q:9: a comes twice")
    #expect(problem(one + "\n" + one.replacing("id: a", with: "id: b")) == "q:9: b says the same as a")
    let other = one.replacing("id: a", with: "id: b").replacing("One", with: "Two").replacing("Eins.", with: "eins!")
    #expect(problem(one + "\n" + other) == "q:9: b says the same as a")
    #expect(problem(one.replacing("id: a", with: "id: A b"))?.hasPrefix("q:1: got the id \"A b\"") == true)
    #expect(
      problem(one.replacing("quote", with: "poem")) == "q:1: got the kind \"poem\"; allowed: quote, verse, slogan")
    #expect(problem(one.replacing("en: One.\n", with: "")) == "q:1: en is missing")
    #expect(problem(one + "en: Two.") == "q:8: en comes twice")
    #expect(problem(one + "note: x")?.hasPrefix("q:8: got the key \"note\"; allowed: author, ") == true)
    #expect(problem(one.replacing("kind: quote", with: "kind: slogan"))?.hasPrefix("q:1: slogans, and nothing") == true)
    #expect(problem(one.replacing("Seneca", with: "TitanUp").replacing("Epistulae 1", with: "TitanUp")) != nil)
    let long = String(repeating: "x", count: 281)
    #expect(problem(one.replacing("One.", with: long)) == "q:1: en has 281 characters; allowed: at most 280")
  }
}
