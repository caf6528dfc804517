extension Command {
  /// Parses a command line, without the program's own name.
  ///
  /// - Options may stand before or after words, and shared ones before or after the command's name.
  /// - A value is the next word or follows `=`. The next word may begin with a dash only if a digit
  ///   follows or nothing does; `--note=--odd` passes any text.
  /// - `--` ends the options; `-` is a word.
  /// - Letters share a dash: `-qn` is `-q -n`, and `-ovalue` is `-o value`.
  /// - `-h` or `--help` anywhere before `--` wins over everything else, mistakes included.
  ///
  /// O(words × options of the command). Throws the first mistake; never traps.
  public func parse(_ words: [String]) throws(ArgumentError) -> Invocation<Action> {
    if let help = helpRequest(in: words) { return help }
    var parser = Parser(invocation: Invocation(self), words: words)
    return try parser.run()
  }

  /// Finds a subcommand by its path from this command, as for `help drinks add`.
  ///
  /// Throws for the first unknown name.
  public func resolve(_ names: [String]) throws(ArgumentError) -> Invocation<Action> {
    var invocation = Invocation(self)
    for name in names {
      guard let next = invocation.subcommand(named: name) else {
        throw invocation.unknownCommand(name)
      }
      invocation.descend(to: next)
    }
    return invocation
  }

  private func helpRequest(in words: [String]) -> Invocation<Action>? {
    let options = words.prefix { $0 != "--" }
    guard options.contains(where: { $0 == "--help" || Self.mayHoldH($0) }) else { return nil }
    var invocation = Invocation(self)
    invocation.wantsHelp = true
    for word in options {
      if let next = invocation.subcommand(named: word) { invocation.descend(to: next) }
    }
    return options.contains(where: { $0 == "--help" || invocation.asksForHelp($0) })
      ? invocation : nil
  }

  private static func mayHoldH(_ word: String) -> Bool {
    let bytes = word.utf8
    return bytes.first == UInt8(ascii: "-") && bytes.dropFirst().first != UInt8(ascii: "-")
      && bytes.contains(UInt8(ascii: "h"))
  }
}

extension Invocation {
  /// Whether a word is `-h` or a cluster of flags with `h` in it, such as `-qh`.
  fileprivate func asksForHelp(_ word: String) -> Bool {
    guard word.utf8.first == UInt8(ascii: "-") else { return false }
    let letters = word.dropFirst()
    guard let end = letters.firstIndex(of: "h") else { return false }
    return letters[..<end].allSatisfy { letter in
      (command.options + sharedOptions).contains { $0.short == letter && $0.value == nil }
    }
  }

  func unknownCommand(_ name: String) -> ArgumentError {
    let names = command.subcommands.map(\.name)
    return ArgumentError(
      .unknownCommand(name, nearest: nearest(to: name, among: names)), path: path)
  }
}

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

/// The typed options and operands of a command.
public struct ParsedArguments: Sendable, Hashable {
  /// The words without a dash, in order.
  public private(set) var operands: [String] = []
  private var options: [Occurrence] = []

  private struct Occurrence: Sendable, Hashable {
    var name: String
    var value: String
  }

  /// Creates empty arguments.
  public init() {}

  /// The value of an option; the last one if it occurs more than once.
  ///
  /// O(number of options typed).
  public subscript(option: CommandOption) -> String? {
    options.last { $0.name == option.name }?.value
  }

  /// All values of an option, in order.
  public func values(of option: CommandOption) -> [String] {
    options.compactMap { $0.name == option.name ? $0.value : nil }
  }

  /// Whether the option or flag occurs.
  public func contains(_ option: CommandOption) -> Bool {
    options.contains { $0.name == option.name }
  }

  /// The operands joined by spaces.
  public var joinedOperands: String {
    var text = ""
    for operand in operands { text += text.isEmpty ? operand : " " + operand }
    return text
  }

  mutating func append(operand: String) { operands.append(operand) }

  mutating func append(_ option: CommandOption, value: String) {
    options.append(Occurrence(name: option.name, value: value))
  }
}

/// A parsed command line.
public struct Invocation<Action: Sendable>: Sendable {
  /// The command at the end of `path`.
  public var command: Command<Action>
  /// The names of the commands down to this one, the program first.
  public var path: [String]
  /// The options that the command shares with those above it.
  public var sharedOptions: [CommandOption]
  /// The options and operands of the command.
  public var arguments: ParsedArguments
  /// Whether `-h` or `--help` occurs; `arguments` is then empty and unchecked.
  public var wantsHelp: Bool

  init(_ root: Command<Action>) {
    command = root
    path = [root.name]
    sharedOptions = root.sharedOptions
    arguments = ParsedArguments()
    wantsHelp = false
  }

  mutating func descend(to subcommand: Subcommand<Action>) {
    command = subcommand.declaration()
    path.append(subcommand.name)
    sharedOptions += command.sharedOptions
  }

  func subcommand(named name: String) -> Subcommand<Action>? {
    // A loop: the generic search would look up conformances at process start.
    for subcommand in command.subcommands where subcommand.name == name { return subcommand }
    return nil
  }
}
