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

/// The most similar candidates to a mistyped word, best first, at most three.
///
/// Counts insertions, deletions, replacements and swaps of neighbours (optimal string alignment).
/// Up to a third of the longer word may differ. A candidate that begins with the word also counts, and
/// one that has its four or more letters anywhere, as `daily-limit` has `limit`.
/// O(candidates × length²).
func nearest(to word: String, among candidates: [String]) -> [String] {
  let typed = Array(word.lowercased())
  guard !typed.isEmpty, typed.count <= 64 else { return [] }
  let ranked = candidates.enumerated().compactMap { index, candidate -> (Int, Int, String)? in
    let letters = Array(candidate.lowercased())
    let starts = typed.count < 4 ? 0..<1 : letters.indices
    let isPart = starts.contains { letters.dropFirst($0).starts(with: typed) }
    let distance = isPart ? 1 : editDistance(typed, letters)
    let limit = max(1, max(typed.count, letters.count) / 3)
    return distance <= limit ? (distance, index, candidate) : nil
  }
  return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(3).map(\.2)
}

/// The options that a word abbreviates, as `--mg` does `--milligrams`, at most three: same first
/// letter, then further letters in order.
func shortened(by word: String, among options: [String]) -> [String] {
  let typed = word.drop { $0 == "-" }
  guard typed.count > 1 else { return [] }
  let meant = options.filter { option in
    var rest = option.drop { $0 == "-" }
    guard rest.first == typed.first else { return false }
    return typed.allSatisfy { letter in
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest = rest[rest.index(after: place)...]
      return true
    }
  }
  return Array(meant.prefix(3))
}

/// The edit distance of two words; a swap of neighbours counts as one edit.
private func editDistance(_ first: [Character], _ second: [Character]) -> Int {
  var beforeLast = [Int](repeating: 0, count: second.count + 1)
  var last = Array(0...second.count)
  for row in first.indices {
    var current = [row + 1]
    for column in second.indices {
      let replaced = last[column] + (first[row] == second[column] ? 0 : 1)
      var best = min(replaced, last[column + 1] + 1, current[column] + 1)
      let isSwap =
        row > 0 && column > 0 && first[row] == second[column - 1]
        && first[row - 1] == second[column]
      if isSwap { best = min(best, beforeLast[column - 1] + 1) }
      current.append(best)
    }
    (beforeLast, last) = (last, current)
  }
  return last[second.count]
}
