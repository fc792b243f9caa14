import ArgumentParser
import TitanProto

struct QuoteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quote", abstract: "Words for now, other ones each time.",
    subcommands: [Show.self, List.self, Like.self, Unlike.self, Liked.self], defaultSubcommand: Show.self)

  enum Kind: Int32, CaseIterable {
    case quote = 1
    case verse, slogan
  }

  struct Show: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Show one.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Option(help: "Only of this kind; may be given several times.")
    var kind: [Kind] = []

    @Flag(help: "Only what you like.")
    var liked = false

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = MotivationV1.GetQuoteRequest(kinds: kind.map { .init(rawValue: $0.rawValue) }, likedOnly: liked)
      let quote = try await backend.keeper.call { options in
        try await backend.motivation.getQuote(request, options: options.within(.seconds(10)))
      }.quote
      try QuoteCommand.show(quote, global, console)
    }
  }

  struct List: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List all words there are.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Option(help: "Only of this kind; may be given several times.")
    var kind: [Kind] = []

    @Option(help: "Only of this author, as quotes name them.")
    var author = ""

    func run(_ backend: Backend, _ console: Console) async throws {
      var quotes: [MotivationV1.Quote] = []
      var request = MotivationV1.ListQuotesRequest(
        pageSize: 200, kinds: kind.map { .init(rawValue: $0.rawValue) }, author: author)
      repeat {
        let page = try await backend.keeper.call { [request] options in
          try await backend.motivation.listQuotes(request, options: options.within(.seconds(10)))
        }
        quotes += page.quotes
        request.pageToken = page.nextPageToken
      } while !request.pageToken.isEmpty
      if global.json { return console.line(JSONValue.array(quotes.map(MotivationPresentation.json)).text) }
      if quotes.isEmpty { console.line("There are none.") }
      for quote in quotes { console.lines(MotivationPresentation.lines(quote, terminal: console.output)) }
    }
  }

  struct Like: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "like", abstract: "Like a quote.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its id.")
    var quote: String

    func run(_ backend: Backend, _ console: Console) async throws {
      let liked = try await backend.keeper.call { options in
        try await backend.motivation.likeQuote(.init(quoteID: quote), options: options.within(.seconds(10)))
      }.quote
      try QuoteCommand.show(liked, global, console)
    }
  }

  struct Unlike: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "unlike", abstract: "Take a like back.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its id.")
    var quote: String

    func run(_ backend: Backend, _ console: Console) async throws {
      let left = try await backend.keeper.call { options in
        try await backend.motivation.unlikeQuote(.init(quoteID: quote), options: options.within(.seconds(10)))
      }.quote
      try QuoteCommand.show(left, global, console)
    }
  }

  struct Liked: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "liked", abstract: "Show what you like, newest first.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(_ backend: Backend, _ console: Console) async throws {
      var quotes: [MotivationV1.Quote] = []
      var request = MotivationV1.ListLikedQuotesRequest(pageSize: 200)
      repeat {
        let page = try await backend.keeper.call { [request] options in
          try await backend.motivation.listLikedQuotes(request, options: options.within(.seconds(10)))
        }
        quotes += page.quotes
        request.pageToken = page.nextPageToken
      } while !request.pageToken.isEmpty
      if global.json { return console.line(JSONValue.array(quotes.map(MotivationPresentation.json)).text) }
      if quotes.isEmpty { console.line("Nothing yet.") }
      for quote in quotes { console.lines(MotivationPresentation.lines(quote, terminal: console.output)) }
    }
  }

  private static func show(_ quote: MotivationV1.Quote?, _ global: GlobalOptions, _ console: Console) throws {
    guard let quote else { throw ClientError(.refused, "the server answered without a quote") }
    if global.json { return console.line(MotivationPresentation.json(quote).text) }
    console.lines(MotivationPresentation.lines(quote, terminal: console.output))
  }
}

extension QuoteCommand.Kind: ExpressibleByArgument {
  init?(argument: String) {
    guard let kind = Self.allCases.first(where: { "\($0)" == argument.lowercased() }) else { return nil }
    self = kind
  }
  static var allValueStrings: [String] { allCases.map { "\($0)" } }
}
