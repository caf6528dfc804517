extension Command {
  /// Reads a command line, without the program's own name.
  ///
  /// - Options stand before or after words and, if shared, before or after the command's name.
  /// - A value follows as the next word or after `=`. The next word may begin with a dash only if
  ///   a digit follows it or it is the dash alone; `--note=--odd` carries any text.
  /// - `--` ends the options; `-` is a word.
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
    guard options.contains(where: { $0 == "--help" || $0 == "-h" }) else { return nil }
    var invocation = Invocation(self)
    invocation.wantsHelp = true
    for word in options {
      if let next = invocation.subcommand(named: word) { invocation.descend(to: next) }
    }
    return invocation
  }
}

extension Invocation {
  func unknownCommand(_ name: String) -> ArgumentError {
    let names = command.subcommands.map(\.name)
    return ArgumentError(
      .unknownCommand(name, nearest: nearest(to: name, among: names)), path: path)
  }
}
