import TitanCore

/// A field in which people choose something.
struct ChosenField<Message: Sendable>: Sendable {
  /// As masks of fields name it.
  let path: String
  private let (english, german): (String, String)
  /// Whether every account has a value from its registration, so that none is a mere default.
  fileprivate let isGiven: Bool
  fileprivate let isSame: @Sendable (Message, Message) -> Bool
  fileprivate let isOpen: @Sendable (Message) -> Bool
  fileprivate let copy: @Sendable (_ source: Message, _ target: inout Message) -> Void

  /// - Parameter open: the value of somebody who has said nothing, if there is one.
  init<Value: Equatable & Sendable>(
    _ path: String, _ english: String, _ german: String, _ field: any WritableKeyPath<Message, Value> & Sendable,
    open: Value? = nil,
    isGiven: Bool = false
  ) {
    (self.path, self.english, self.german, self.isGiven) = (path, english, german, isGiven)
    isSame = { $0[keyPath: field] == $1[keyPath: field] }
    isOpen = { open != nil && $0[keyPath: field] == open }
    copy = { $1[keyPath: field] = $0[keyPath: field] }
  }

  /// In words.
  func name(in language: Language) -> String { language.say(english, german) }
}

/// Which fields an account takes from an archive, and in which it keeps a value of its own.
///
/// An account that never changed a message has only defaults in it, which say nothing. Once it has changed one field,
/// the others may be wanted as they are.
struct FieldChoice<Message: Sendable>: Sendable {
  /// What the account says.
  let stored: Message
  private let archived: Message
  private var taken: [ChosenField<Message>] = []
  /// Fields that have another value in the archive, and stay as they are.
  private var kept: [ChosenField<Message>] = []

  /// - Parameters:
  ///   - isUntouched: whether the account never changed anything in the message.
  ///   - replace: whether the archive's values take the place of others.
  init(_ fields: [ChosenField<Message>], from archived: Message, to stored: Message, isUntouched: Bool, replace: Bool) {
    (self.archived, self.stored) = (archived, stored)
    for field in fields where !field.isSame(archived, stored) && !field.isOpen(archived) {
      if replace || field.isOpen(stored) || isUntouched && !field.isGiven {
        taken.append(field)
      } else {
        kept.append(field)
      }
    }
  }

  var paths: [String] { taken.map(\.path) }
  func names(in language: Language) -> [String] { taken.map { $0.name(in: language) } }
  func keptNames(in language: Language) -> [String] { kept.map { $0.name(in: language) } }

  /// A message with what is taken.
  ///
  /// - Parameter message: with what it has in other fields.
  func result(in message: Message) -> Message {
    taken.reduce(into: message) { $1.copy(archived, &$0) }
  }
}
