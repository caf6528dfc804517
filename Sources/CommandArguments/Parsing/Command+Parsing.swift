extension Command {
  /// Reads a command line, without the program's own name.
  ///
  /// - Options stand before or after words and, if shared, before or after the command's name.
  /// - A value follows as the next word or after `=`. The next word may begin with a dash only if
  ///   a digit follows it or it is the dash alone; `--note=--odd` carries any text.
  /// - `--` ends the options; `-` is a word.
  /// - Letters share a dash: `-qn` is `-q -n`, and `-ovalue` is `-o value`.
  /// - `-h` or `--help` anywhere before `--` wins over everything else, mistakes included.
  ///
  /// O(words × options of the command). Throws what is wrong, never traps.
  public func parse(_ words: [String]) throws(ArgumentError) -> Invocation<Action> {
    if let help = helpRequest(in: words) { return help }
    var parser = Parser(invocation: Invocation(self), words: words)
    return try parser.run()
  }

  /// Finds a command by the names that lead to it from this one, as for `help drinks add`.
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
  /// Whether a word is `-h`, or flags of one letter with `h` among them, such as `-qh`.
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
