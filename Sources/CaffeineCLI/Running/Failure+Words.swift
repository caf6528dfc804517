import CaffeineDomain
import CaffeineStore
import CommandArguments
import WidgetHosting

extension Failure {
  /// A file that is ignored, since others can have written it.
  init(unused path: String) {
    self.init(
      .notPermitted, "\(path) is not used: it belongs to another user, or others can write to it.",
      advice: "Look at what is in it; 'caffeine doctor' says how to make it yours alone.")
  }

  /// A line of settings or own drinks that nothing reads; its number is from 1.
  init(brokenLine number: Int, in path: String) {
    self.init(
      .badSettings, "\(path): line \(number) has no name or no '='.",
      advice: "Write it as name = value, or remove it.")
  }

  /// A line of own drinks that is no drink.
  init(unreadableDrink id: String, _ text: String, in path: String) {
    self.init(
      .badSettings, "\(path): '\(id)' is not a drink: '\(text)'",
      advice: "Correct the line in an editor, or remove it.")
  }

  /// An invalid command line.
  init(_ error: ArgumentError, in words: [String]) {
    var problem = error.problem.message
    var meant: String?
    switch error.problem {
    case .unknownCommand(let word, let nearest):
      meant = Self.command(for: word, in: error.path, of: words, isNear: !nearest.isEmpty)
      if meant != nil { problem = "There is no command '\(word)'." }
    case .unknownOption("-V", _), .unknownOption("-v", _): meant = "caffeine --version"
    case .unknownOption, .missingCommand, .missingValue, .unexpectedValue, .invalidValue,
      .missingArgument, .unexpectedArgument:
      break
    }
    self.init(.wrongUse, problem, advice: meant.map { "Did you mean '\($0)'?" } ?? error.advice)
  }

  /// The likely command for a drink, a setting or another program's command in its place; a setting
  /// with a further word becomes `config set`.
  private static func command(
    for word: String, in path: [String], of words: [String], isNear: Bool
  ) -> String? {
    if path.count == 1, let meant = synonyms[word] {
      let rest = words.drop { $0 != word }.dropFirst()
      return Terminal.shown(shellLine(["caffeine", meant] + rest))
    }
    if path.last == "config" {
      guard let name = Setting.named(word)?.name else { return nil }
      guard let value = words.last, value != word else { return "caffeine config get \(name)" }
      return "caffeine config set \(name) \(Terminal.shown(shellLine([value])))"
    }
    guard !isNear else { return nil }
    // A drink, and perhaps its time and options after it.
    let line = words.drop { $0 != word }
    let phrase = line.prefix { !$0.hasPrefix("-") }
    let catalogue = DrinkCatalogue(inAllLanguages: [])
    let isDrink = (1...max(phrase.count, 1)).contains { count in
      (try? catalogue.find(phrase.prefix(count).joined(separator: " "))) != nil
    }
    return isDrink ? "caffeine log \(Terminal.shown(shellLine(line)))" : nil
  }

  /// Other programs' names of commands.
  private static let synonyms = [
    "add": "log", "ls": "list", "rm": "remove", "delete": "remove", "version": "--version",
    "today": "status", "history": "list", "settings": "config",
  ]
}
