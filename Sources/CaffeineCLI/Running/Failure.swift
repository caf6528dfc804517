import CaffeineDomain
import CaffeineStore
import CommandArguments

/// Why a command stops: what went wrong and where, how to mend it, and the exit code.
struct Failure: Error {
  /// The exit code.
  let status: ExitStatus
  /// What went wrong, one line, as it was typed and read; empty if nobody is there to read it.
  let message: String
  /// What to do about it, in lines of ours; empty if the message says it all.
  let advice: String

  /// What went wrong and what to do about it, a line each.
  var text: String { advice.isEmpty ? message : "\(message)\n\(advice)" }

  /// What the store said, where it was the store.
  var cause: StoreError?

  init(_ status: ExitStatus, _ message: String, advice: String = "") {
    self.status = status
    self.message = message
    self.advice = advice
  }

  /// A file that is left aside, since others can have written it.
  init(unused path: String) {
    self.init(
      .notPermitted, "\(path) is not used: it belongs to another user, or others can write to it.",
      advice: "Look at what is in it; 'caffeine doctor' says how to make it yours alone.")
  }

  /// A command line that cannot be understood.
  init(_ error: ArgumentError, in words: [String]) {
    guard case .unknownCommand(let word, nearest: []) = error.problem,
      let meant = Self.command(for: word, in: error.path, before: words.last)
    else {
      self.init(.wrongUse, error.problem.description, advice: error.advice)
      return
    }
    self.init(
      .wrongUse, "There is no command '\(word)'.", advice: "Did you mean '\(meant)'?")
  }

  /// The command for a drink, a setting or another program's name of a command that stands where a
  /// command should; a setting before another word is to be set to that.
  private static func command(
    for word: String, in path: [String], before last: String?
  ) -> String? {
    if path.count == 1, let meant = synonyms[word] { return "caffeine \(meant)" }
    if path.last == "config" {
      guard let name = Setting.named(word)?.name else { return nil }
      guard let value = last, value != word else { return "caffeine config get \(name)" }
      return "caffeine config set \(name) \(Terminal.shown(value))"
    }
    guard (try? DrinkCatalogue.builtIn.find(word)) != nil else { return nil }
    return path.last == "drinks" ? "caffeine drinks show \(word)" : "caffeine log \(word)"
  }

  /// What other programs call a command.
  private static let synonyms = [
    "add": "log", "ls": "list", "rm": "remove", "delete": "remove", "version": "--version",
    "today": "status",
  ]

  /// What a write to standard output came to; `nil` if the text was taken whole.
  init?(_ written: Surroundings.Written) {
    switch written {
    case .whole: return nil
    case .closed: self.init(.brokenPipe, "")
    case .failed(let number):
      self.init(
        .notSaved, "Cannot write to standard output: \(SystemError(code: number)).")
    }
  }

  /// The value of an option that has none of the forms it takes.
  static func value(_ text: String, of name: String, forms: String) -> Failure {
    Failure(.wrongUse, "\(name) cannot be '\(text)'.", advice: "Write \(forms).")
  }
}
