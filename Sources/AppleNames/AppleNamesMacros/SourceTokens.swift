/// Splits a piece of Swift into tokens without blanks and comments, as far as macros need it:
/// names, operators, brackets and each string literal as one token.
///
/// Source: The Swift Programming Language, "Lexical Structure".
struct SourceTokens {
  private(set) var tokens: [Substring] = []
  private var rest: Substring

  init(_ source: String) {
    rest = source[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        dropComment()
      } else {
        let start = rest.startIndex
        dropToken(first)
        tokens.append(source[start..<rest.startIndex])
      }
    }
  }

  private mutating func dropToken(_ first: Character) {
    let pounds = rest.prefix { $0 == "#" }
    if rest.dropFirst(pounds.count).first == "\"" {
      dropText(pounds: pounds)
    } else if first == "`" {
      rest = rest.dropFirst().drop { $0 != "`" }.dropFirst()
    } else if Self.isWord(first) {
      rest = rest.drop(while: Self.isWord)
    } else if Self.isOperator(first) {
      rest = rest.drop(while: Self.isOperator)
    } else {
      rest.removeFirst()
    }
  }

  private mutating func dropComment() {
    var depth = 0
    repeat {
      if rest.hasPrefix("/*") {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        rest = rest.dropFirst(2)
      } else {
        rest = rest.dropFirst()
      }
    } while depth > 0 && !rest.isEmpty
  }

  private mutating func dropText(pounds: Substring) {
    rest = rest.dropFirst(pounds.count)
    let quotes = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    rest = rest.dropFirst(quotes.count)
    while !rest.isEmpty {
      if rest.hasPrefix(quotes + pounds) {
        rest = rest.dropFirst(quotes.count + pounds.count)
        return
      }
      guard rest.hasPrefix("\\" + pounds) else {
        rest.removeFirst()
        continue
      }
      rest = rest.dropFirst(1 + pounds.count)
      if rest.first == "(" { dropInterpolation() } else { rest = rest.dropFirst() }
    }
  }

  private mutating func dropInterpolation() {
    var depth = 0
    repeat {
      guard let first = rest.first else { return }
      if first == "(" { depth += 1 }
      if first == ")" { depth -= 1 }
      dropToken(first)
    } while depth > 0
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "$"
  }

  /// `?` and `!` are tokens of their own, as in types; a run of other operator characters is one.
  private static func isOperator(_ character: Character) -> Bool {
    "=-+*/%<>&|^~".contains(character)
  }
}
