/// The possible endings of a command line during typing.
public struct Completion<Action: Sendable>: Sendable {
  /// A word that could come next.
  public struct Candidate: Sendable, Hashable {
    /// The word, or the rest of it.
    public var text: String
    /// A few words about it; empty if the word is clear.
    public var help: Message

    /// Pairs a word with its help.
    public init(_ text: String, _ help: Message = "") {
      self.text = text
      self.help = help
    }
  }

  /// The command line before the cursor, without its mistakes.
  public private(set) var invocation: Invocation<Action>
  /// Earlier words of the same argument: `flat` in `log flat wh`.
  public private(set) var wordsBefore: [String] = []
  /// The typed part of the word.
  public private(set) var word = ""
  /// The kind of value that may stand here, besides the candidates.
  public private(set) var kind = CompletionKind.any
  /// The commands, options and listed values that begin with `word`.
  public private(set) var candidates: [Candidate] = []
  /// The part before the value in the same word, such as `--size=`.
  private var prefix = ""

  /// Reads the line up to the cursor, including the program's name.
  init(_ invocation: Invocation<Action>, line: String) {
    self.invocation = invocation
    var words = Array(splitShellWords(line).dropFirst())
    word = words.popLast() ?? ""
    var pending: CommandOption?
    var takesOptions = true
    for word in words {
      if let option = pending {
        self.invocation.arguments.append(option, value: word)
        pending = nil
      } else if takesOptions, word == "--" {
        takesOptions = false
      } else if takesOptions, Parser<Action>.isOption(word) {
        pending = take(option: word)
      } else {
        take(word: word)
      }
    }
    if let option = pending {
      offer(option.value?.completion ?? .any)
    } else if takesOptions, word.hasPrefix("-") {
      offerOptions()
    } else {
      offerWords()
    }
  }

  /// The lines that the script of `Command.completions(for:asking:)` reads: each a word, a tab and
  /// its help.
  ///
  /// An empty line asks for paths too.
  public func lines(adding further: [Candidate] = [], in language: Language = .english) -> String {
    let lines = (candidates + further).map { candidate in
      prefix + candidate.text
        + (candidate.help.isEmpty ? "" : "\t\(candidate.help.text(in: language))")
    }
    return (lines + (kind == .file ? [""] : [])).map { $0 + "\n" }.joined()
  }

  private mutating func take(word: String) {
    if invocation.arguments.operands.isEmpty, let next = invocation.subcommand(named: word) {
      invocation.descend(to: next)
    } else {
      invocation.arguments.append(operand: word)
    }
  }

  /// Takes an option with its value in the same word; returns one whose value follows.
  private mutating func take(option word: String) -> CommandOption? {
    let (spelling, value) = Self.parts(of: word)
    guard let option = Parser(invocation: invocation, words: []).option(spelled: spelling) else {
      return nil
    }
    if option.value != nil, value == nil { return option }
    invocation.arguments.append(option, value: value ?? "")
    return nil
  }

  /// Splits an option at `=` into its spelling and value.
  private static func parts(of word: String) -> (String, String?) {
    guard let equals = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
  }

  private mutating func offerOptions() {
    let (spelling, value) = Self.parts(of: word)
    if let value {
      prefix = spelling + "="
      word = value
      let option = Parser(invocation: invocation, words: []).option(spelled: spelling)
      return offer(option?.value?.completion ?? .any)
    }
    let options = invocation.command.options + invocation.sharedOptions + [.help]
    offer(
      options.filter { $0.repeats || !invocation.arguments.contains($0) }
        .map { Candidate("--\($0.name)", $0.help) })
  }

  private mutating func offerWords() {
    let words = invocation.arguments.operands
    if words.isEmpty {
      offer(invocation.command.subcommands.map { Candidate($0.name, $0.declaration().summary) })
    }
    guard let argument = Parser(invocation: invocation, words: []).argument(at: words.count) else {
      return
    }
    wordsBefore = Array(words.dropFirst(invocation.command.arguments.count - 1))
    offer(argument.completion)
  }

  private mutating func offer(_ kind: CompletionKind) {
    self.kind = kind
    if case .oneOf(let words) = kind { offer(words.map { Candidate($0) }) }
  }

  private mutating func offer(_ all: [Candidate]) {
    let typed = word.lowercased()
    candidates += all.filter { $0.text.lowercased().hasPrefix(typed) }
  }
}

extension Command {
  /// Completes a command line up to the cursor, including the program's name.
  ///
  /// Skips mistakes before the cursor. O(words × options of the command).
  public func completion(of line: String) -> Completion<Action> {
    Completion(Invocation(self), line: line)
  }
}

/// Splits a command line into words as a shell does; after a space the last one is empty.
///
/// Handles backslashes and both kinds of quotes, closed or not; expands nothing.
func splitShellWords(_ line: String) -> [String] {
  var words = [""]
  var quote: Character?
  var isEscaped = false
  for character in line {
    if isEscaped {
      words[words.count - 1].append(character)
      isEscaped = false
    } else if character == "\\", quote != "'" {
      isEscaped = true
    } else if character == quote {
      quote = nil
    } else if quote == nil, character == "\"" || character == "'" {
      quote = character
    } else if quote == nil, character.isWhitespace {
      if words.last != "" { words.append("") }
    } else {
      words[words.count - 1].append(character)
    }
  }
  return words
}
