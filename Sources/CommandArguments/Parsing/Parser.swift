/// Parses the words of a command line in one pass.
struct Parser<Action: Sendable> {
  var invocation: Invocation<Action>
  private var words: ArraySlice<String>

  init(invocation: Invocation<Action>, words: [String]) {
    self.invocation = invocation
    self.words = words[...]
  }

  mutating func run() throws(ArgumentError) -> Invocation<Action> {
    var optionsEnded = false
    while let word = words.popFirst() {
      if optionsEnded || !Self.isOption(word) {
        try take(word: word)
      } else if word == "--" {
        optionsEnded = true
      } else {
        try take(option: word)
      }
    }
    try checkEnd()
    return invocation
  }

  private mutating func take(word: String) throws(ArgumentError) {
    let command = invocation.command
    if !command.subcommands.isEmpty, invocation.arguments.operands.isEmpty {
      if let next = invocation.subcommand(named: word) { return invocation.descend(to: next) }
      if command.arguments.isEmpty { throw invocation.unknownCommand(word) }
    }
    guard let argument = argument(at: invocation.arguments.operands.count) else {
      throw error(.unexpectedArgument(word))
    }
    invocation.arguments.append(
      operand: try checked(word, of: argument.name, against: argument.completion))
  }

  /// The argument for the word at an index; a repeating last one takes all further words.
  func argument(at index: Int) -> CommandArgument? {
    let arguments = invocation.command.arguments
    if index < arguments.count { return arguments[index] }
    guard let last = arguments.last, last.count == .oneOrMore || last.count == .any else {
      return nil
    }
    return last
  }

  private mutating func take(option word: String) throws(ArgumentError) {
    let equals = word.utf8.firstIndex(of: UInt8(ascii: "="))
    let typed = equals.map { String(word[..<$0]) } ?? word
    let attached = equals.map { String(word[word.utf8.index(after: $0)...]) }
    guard let option = option(spelled: typed) else {
      if typed == "--help", let attached {
        throw error(.unexpectedValue(flag: typed, value: attached))
      }
      if let letters = cluster(word) { return try take(cluster: letters) }
      let spellings = (invocation.command.options + invocation.sharedOptions).map { "--\($0.name)" }
      let near = nearest(to: typed, among: spellings + ["--help"])
      throw error(
        .unknownOption(typed, nearest: near.isEmpty ? shortened(by: typed, among: spellings) : near)
      )
    }
    guard let value = option.value else {
      if let attached { throw error(.unexpectedValue(flag: typed, value: attached)) }
      return invocation.arguments.append(option, value: "")
    }
    guard let text = attached ?? nextValue() ?? (value.isOptional ? "" : nil) else {
      throw error(.missingValue(option: typed, value: value.name))
    }
    invocation.arguments.append(
      option, value: try checked(text, of: typed, against: value.completion))
  }

  /// Splits `-ab` into `-a -b`; an option with a value takes the remaining letters.
  private mutating func take(cluster letters: Substring) throws(ArgumentError) {
    for index in letters.indices {
      let typed = "-\(letters[index])"
      guard let option = option(spelled: typed) else {
        throw error(.unknownOption(typed, nearest: []))
      }
      guard let value = option.value else {
        invocation.arguments.append(option, value: "")
        continue
      }
      let rest = String(letters[letters.index(after: index)...])
      guard let text = rest.isEmpty ? nextValue() : rest else {
        throw error(.missingValue(option: typed, value: value.name))
      }
      return invocation.arguments.append(
        option, value: try checked(text, of: typed, against: value.completion))
    }
  }

  /// The letters of a word such as `-ab` if it has several and the first is an option.
  private func cluster(_ word: String) -> Substring? {
    let letters = word.dropFirst()
    guard letters.count > 1, option(spelled: String(word.prefix(2))) != nil else { return nil }
    return letters
  }

  func option(spelled word: String) -> CommandOption? {
    let matches: (CommandOption) -> Bool =
      word.utf8.starts(with: "--".utf8)
      ? { option in
        option.name.utf8.elementsEqual(word.utf8.dropFirst(2))
          || option.shorter?.utf8.elementsEqual(word.utf8.dropFirst(2)) == true
      }
      : { option in option.short.map { "-\($0)" == word } ?? false }
    return invocation.command.options.first(where: matches)
      ?? invocation.sharedOptions.first(where: matches)
  }

  private mutating func nextValue() -> String? {
    guard let next = words.first, !Self.isOption(next) else { return nil }
    return words.removeFirst()
  }

  /// Whether a word begins with a dash but is neither `-` nor a negative number.
  static func isOption(_ word: String) -> Bool {
    var bytes = word.utf8.makeIterator()
    guard bytes.next() == UInt8(ascii: "-"), let second = bytes.next() else { return false }
    return !(0x30...0x39).contains(second)
  }

  /// Returns the declared spelling of a value in any case.
  private func checked(
    _ value: String, of name: String, against completion: CompletionKind
  ) throws(ArgumentError) -> String {
    guard case .oneOf(let allowed) = completion, !allowed.contains(value) else { return value }
    let lowercased = value.lowercased()
    if let meant = allowed.first(where: { $0.lowercased() == lowercased }) { return meant }
    let near = nearest(to: value, among: allowed)
    throw error(.invalidValue(value, of: name, allowed: allowed, nearest: near))
  }

  private func checkEnd() throws(ArgumentError) {
    let command = invocation.command
    if command.action == nil, !command.subcommands.isEmpty {
      throw error(.missingCommand(command.subcommands.map(\.name)))
    }
    for (index, argument) in command.arguments.enumerated()
    where index >= invocation.arguments.operands.count {
      if argument.count == .one || argument.count == .oneOrMore {
        throw error(.missingArgument(argument.name))
      }
    }
  }

  private func error(_ problem: ArgumentError.Problem) -> ArgumentError {
    ArgumentError(problem, path: invocation.path)
  }
}
