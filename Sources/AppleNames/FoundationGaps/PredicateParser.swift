/// Reads conditions such as `name BEGINSWITH[c] %@ AND age > 3`.
///
/// Source: Apple's Predicate Programming Guide, "Predicate Format String Syntax".
struct PredicateParser {
  private var tokens: ArraySlice<Token>
  private var arguments: ArraySlice<Any>
  private var failed = false
  /// How deep parentheses may be nested; deeper is not read.
  private var depth = 0

  private enum Token: Equatable {
    case word(String), quoted(String), sign(String)
  }

  init(_ format: String, arguments: [Any]) {
    self.arguments = arguments[...]
    tokens = Self.tokens(of: format)[...]
  }

  /// The condition; `nil` where there is something that is not read.
  mutating func condition() -> PredicateCondition? {
    let condition = alternatives()
    return failed || !tokens.isEmpty ? nil : condition
  }

  private static func tokens(of format: String) -> [Token] {
    var tokens: [Token] = []
    var rest = format[...]
    func isPart(_ letter: Character) -> Bool {
      letter.isLetter || letter.isNumber || "._@".contains(letter)
    }
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        let text = rest.dropFirst().prefix { $0 != first }
        tokens.append(.quoted(String(text)))
        rest = rest.dropFirst(text.count + 2)
      } else if isPart(first) {
        let word = rest.prefix(while: isPart)
        tokens.append(.word(String(word)))
        rest = rest.dropFirst(word.count)
      } else if first == "%" || first == "[" {
        let end = first == "[" ? rest.prefix { $0 != "]" }.count + 1 : 1
        var sign = rest.prefix(end)
        if first == "%" { sign = rest.prefix(1 + rest.dropFirst().prefix(while: isPart).count) }
        tokens.append(.sign(String(sign)))
        rest = rest.dropFirst(sign.count)
      } else {
        let pairs = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"]
        let sign = pairs.contains(String(rest.prefix(2))) ? rest.prefix(2) : rest.prefix(1)
        tokens.append(.sign(String(sign)))
        rest = rest.dropFirst(sign.count)
      }
    }
    return tokens
  }

  /// Takes the next word or sign where it is one of these, in any case.
  private mutating func takes(_ words: String...) -> Bool {
    let next: String
    switch tokens.first {
    case .word(let word): next = word.uppercased()
    case .sign(let sign): next = sign
    case .quoted, nil: return false
    }
    guard words.contains(next) else { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func alternatives() -> PredicateCondition {
    var parts = [conjunction()]
    while takes("OR", "||") { parts.append(conjunction()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() -> PredicateCondition {
    var parts = [term()]
    while takes("AND", "&&") { parts.append(term()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func term() -> PredicateCondition {
    depth += 1
    defer { depth -= 1 }
    guard depth < 100, !failed else {
      failed = true
      return .always(false)
    }
    if takes("NOT", "!") { return .not(term()) }
    if takes("(") {
      let inner = alternatives()
      if !takes(")") { failed = true }
      return inner
    }
    if takes("TRUEPREDICATE") { return .always(true) }
    if takes("FALSEPREDICATE") { return .always(false) }
    return comparison()
  }

  private mutating func comparison() -> PredicateCondition {
    var quantity = PredicateCondition.Quantity.itself
    if takes("ANY", "SOME") { quantity = .any }
    if takes("ALL") { quantity = .all }
    if takes("NONE") { quantity = .none }
    let left = operand()
    guard let comparison = takenComparison() else {
      failed = true
      return .always(false)
    }
    var options: String.CompareOptions = []
    if case .sign(let sign) = tokens.first, sign.hasPrefix("[") {
      tokens.removeFirst()
      if sign.contains("c") { options.insert(.caseInsensitive) }
      if sign.contains("d") { options.insert(.diacriticInsensitive) }
    }
    return .compare(quantity, left, comparison, operand(), options)
  }

  private mutating func takenComparison() -> PredicateCondition.Comparison? {
    if takes("==", "=") { return .equal }
    if takes("!=", "<>") { return .unequal }
    if takes("<=", "=<") { return .atMost }
    if takes(">=", "=>") { return .atLeast }
    if takes("<") { return .less }
    if takes(">") { return .greater }
    if takes("BEGINSWITH") { return .begins }
    if takes("CONTAINS") { return .contains }
    if takes("ENDSWITH") { return .ends }
    if takes("LIKE") { return .like }
    if takes("MATCHES") { return .matches }
    if takes("IN") { return .isIn }
    if takes("BETWEEN") { return .between }
    return nil
  }

  private mutating func operand() -> PredicateCondition.Operand {
    if takes("{") { return list() }
    let isNegative = takes("-")
    switch tokens.popFirst() {
    case .quoted(let text) where !isNegative: return .value(text)
    case .sign("%K") where !isNegative:
      guard let path = arguments.popFirst() as? String else { break }
      return .path(path.split(separator: ".").map(String.init))
    case .sign(let sign) where Self.standsForValue(sign):
      guard !isNegative, let argument = arguments.popFirst() else { break }
      return .value(argument)
    case .word(let word):
      if word.first?.isNumber == true, let number = Double(word) {
        return .value(isNegative ? -number : number)
      }
      if isNegative { break }
      switch word.uppercased() {
      case "TRUE", "YES": return .value(true)
      case "FALSE", "NO": return .value(false)
      case "NIL", "NULL": return .value(nil)
      case "SELF": return .path([])
      default: break
      }
      // A function or a subquery.
      if tokens.first == .sign("(") { break }
      let path = word.split(separator: ".").map(String.init)
      return .path(path.first?.uppercased() == "SELF" ? Array(path.dropFirst()) : path)
    case .quoted, .sign, nil: break
    }
    failed = true
    return .value(nil)
  }

  /// Whether it is `%@` or the like; which type the value has is seen when it is compared.
  private static func standsForValue(_ sign: String) -> Bool {
    sign.hasPrefix("%") && sign.count > 1
      && sign.dropFirst().allSatisfy { "@difglquxX".contains($0) }
  }

  private mutating func list() -> PredicateCondition.Operand {
    depth += 1
    defer { depth -= 1 }
    if depth > 100 { failed = true }
    var operands: [PredicateCondition.Operand] = []
    while !failed, !takes("}") {
      operands.append(operand())
      _ = takes(",")
    }
    return .list(operands)
  }
}
