import ArgumentParser
import MotivationProto
import TitanProtoJSON

struct QuoteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quote", abstract: "Show a quote, a different one each time.",
    subcommands: [Show.self, List.self, Like.self, Unlike.self, Liked.self], defaultSubcommand: Show.self)

  enum Kind: Int32, CaseIterable {
    case quote = 1
    case verse, slogan
  }

  struct Show: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Show a quote.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Option(help: "Only this kind; can be repeated.")
    var kind: [Kind] = []

    @Flag(help: "Only quotes you like.")
    var liked = false

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = MotivationV1.GetQuoteRequest(kinds: kind.map { .init(rawValue: $0.rawValue) }, likedOnly: liked)
      let quote = try await backend.accessTokens.call { options in
        try await backend.motivation.getQuote(request, options: options.within(.seconds(10)))
      }.quote
      try QuoteCommand.show(quote, global, console)
    }
  }

  struct List: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List all quotes.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Option(help: "Only this kind; can be repeated.")
    var kind: [Kind] = []

    @Option(help: "Only quotes by this author.")
    var author = ""

    func run(_ backend: Backend, _ console: Console) async throws {
      let quotes = try await backend.list(
        MotivationV1.ListQuotesRequest(
          kinds: kind.map { .init(rawValue: $0.rawValue) }, author: author), \.quotes
      ) {
        try await backend.motivation.listQuotes($0, options: $1)
      }
      if global.json { return console.line(JSONValue.array(quotes.map(MotivationPresentation.json)).text) }
      if quotes.isEmpty { console.line("There are no such quotes.") }
      for quote in quotes { console.lines(MotivationPresentation.lines(quote, terminal: console.output)) }
    }
  }

  struct Like: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "like", abstract: "Like a quote.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its id.")
    var quote: String

    func run(_ backend: Backend, _ console: Console) async throws {
      let liked = try await backend.accessTokens.call { options in
        try await backend.motivation.likeQuote(.init(quoteID: quote), options: options.within(.seconds(10)))
      }.quote
      try QuoteCommand.show(liked, global, console)
    }
  }

  struct Unlike: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "unlike", abstract: "Stop liking a quote.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its id.")
    var quote: String

    func run(_ backend: Backend, _ console: Console) async throws {
      let left = try await backend.accessTokens.call { options in
        try await backend.motivation.unlikeQuote(.init(quoteID: quote), options: options.within(.seconds(10)))
      }.quote
      try QuoteCommand.show(left, global, console)
    }
  }

  struct Liked: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "liked", abstract: "List the quotes you like, newest first.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(_ backend: Backend, _ console: Console) async throws {
      let quotes = try await backend.list(MotivationV1.ListLikedQuotesRequest(), \.quotes) {
        try await backend.motivation.listLikedQuotes($0, options: $1)
      }
      if global.json { return console.line(JSONValue.array(quotes.map(MotivationPresentation.json)).text) }
      if quotes.isEmpty { console.line("No liked quotes yet.") }
      for quote in quotes { console.lines(MotivationPresentation.lines(quote, terminal: console.output)) }
    }
  }

  private static func show(_ quote: MotivationV1.Quote?, _ global: GlobalOptions, _ console: Console) throws {
    guard let quote else { throw ClientError(.refused, "The server answered without a quote.") }
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
