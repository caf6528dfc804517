/// A typed text as words without case, accents, width and most punctuation, each with its place.
///
/// `Café au Lait` → `cafe` `au` `lait`, `ｌａｔｔｅ` → `latte`, `350ml` → `350` `ml`, `2x.5l` → `2` `x` `0.5`
/// `l`, `两杯拿铁` → `两` `杯` `拿` `铁`: what is written without gaps has a word a letter. A sign that
/// changes what stands beside it, such as the stroke of `32mg/100ml`, is a word too.
struct FoldedWords {
  struct Word {
    fileprivate(set) var folded: String
    /// Its place in `FoldedWords.text`.
    fileprivate(set) var typed: Range<String.Index>
    /// Its letters and digits in `FoldedWords.letters`.
    fileprivate(set) var letters = 0..<0
    fileprivate let kind: Kind
  }

  fileprivate enum Kind { case letters, number, alone }

  let text: String
  private(set) var words: [Word] = []
  /// The letters and digits of all words, in UTF-8.
  private(set) var letters: [UInt8] = []
  private var isOpen = false

  init(_ text: String) {
    self.text = text
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      let next = scalars.index(after: index)
      let isBeforeDigit = next < scalars.endIndex && ("0"..."9").contains(scalars[next])
      switch scalars[index] {
      case ".", ",":
        if isBeforeDigit, isOpen, words.last?.kind == .number {
          append(".", at: index, .number)
        } else {
          isOpen = false
          // A number may begin with its point: `.2l`, `x.5`.
          guard isBeforeDigit, scalars[index] == "." else { continue }
          append("0", at: index, .number)
          append(".", at: index, .number)
        }
      case "×", "✕", "✖", "*": append("x", at: index, .alone)
      // A hyphen joins; a sign stands alone, or before a number.
      case "-", "–", "−":
        if isOpen { isOpen = false } else { append("-", at: index, .alone) }
      case "/", "%", "=", ":", "~", "≈", "<", ">", "+", "$", "€", "£", "¥":
        append(scalars[index], at: index, .alone)
      case let scalar:
        guard let folded = Folding.fold(scalar) else { continue }
        switch folded {
        case " ": isOpen = false
        case "0"..."9": append(folded, at: index, isNameGoingOn ? .letters : .number)
        case _ where folded.value >= 0x3000 || folded.properties.numericType == .numeric:
          append(folded, at: index, .alone)
        default: append(folded, at: index, .letters)
        }
      }
    }
    for index in words.indices {
      let start = letters.count
      letters += words[index].folded.utf8.filter { $0 != UInt8(ascii: ".") }
      words[index].letters = start..<letters.count
    }
  }

  /// Whether a digit belongs to the word before it, as in `v60`, but not in `x2`.
  private var isNameGoingOn: Bool {
    isOpen && words.last.map { $0.kind == .letters && $0.folded != "x" } ?? false
  }

  private mutating func append(_ scalar: Unicode.Scalar, at index: String.Index, _ kind: Kind) {
    let end = text.unicodeScalars.index(after: index)
    if isOpen, kind != .alone, let last = words.last, last.kind == kind {
      words[words.count - 1].folded.unicodeScalars.append(scalar)
      words[words.count - 1].typed = last.typed.lowerBound..<end
    } else {
      words.append(Word(folded: String(scalar), typed: index..<end, kind: kind))
    }
    isOpen = kind != .alone
  }

  subscript(index: Int) -> String { words[index].folded }

  /// Whether a word begins with a digit, or is a sign for a number.
  func isNumber(_ index: Int) -> Bool { words[index].kind == .number }

  /// Whether one is a letter of Chinese, Japanese or Korean.
  var hasLettersWithoutGaps: Bool {
    words.contains { ($0.folded.unicodeScalars.first?.value ?? 0) >= 0x3000 }
  }

  /// Words in a row without the gaps between them: `fl` and `oz` are `floz`.
  func joined(_ range: Range<Int>) -> String {
    var text = ""
    for index in range { text += words[index].folded }
    return text
  }

  /// Words in a row as typed.
  func typed(_ range: Range<Int>) -> String {
    place(of: range).map { String(text[$0]) } ?? ""
  }

  /// Where words in a row are in the text.
  func place(of range: Range<Int>) -> Range<String.Index>? {
    guard let first = words[range].first, let last = words[range].last else { return nil }
    return first.typed.lowerBound..<last.typed.upperBound
  }

  /// Words by their indices as typed, those in a row together, with what is written to them but a
  /// name: `8:30:`.
  func typedRuns(of indices: [Int], beside name: Range<Int>) -> [String] {
    let namePlace = place(of: name)
    return RangeSet(indices.map { $0..<$0 + 1 }).ranges.compactMap { run -> String? in
      guard let place = place(of: run) else { return nil }
      let start = text[..<place.lowerBound].lastIndex(of: " ").map(text.index(after:))
      let end = text[place.upperBound...].firstIndex(of: " ")
      let whole = (start ?? text.startIndex)..<(end ?? text.endIndex)
      return String(text[namePlace?.overlaps(whole) == true ? place : whole])
    }
  }

  /// Whether a name begins with one of the words in a range, or one of them with the name.
  func mayHave(_ name: [UInt8], in range: Range<Int>) -> Bool {
    range.contains { index in
      let word = words[index].letters
      let common = 0..<min(word.count, name.count)
      return !common.isEmpty && common.allSatisfy { letters[word.lowerBound + $0] == name[$0] }
    }
  }

  /// The first words in a range whose letters are those of a name; the last may be a plural.
  func place(of name: ArraySlice<UInt8>, in range: Range<Int>) -> Range<Int>? {
    guard let first = name.first else { return nil }
    for start in range where words[start].letters.first.map({ letters[$0] }) == first {
      let letters = words[start].letters.lowerBound
      let end = letters + name.count
      guard end <= self.letters.count, self.letters[letters..<end].elementsEqual(name) else {
        continue
      }
      let rest = start..<range.upperBound
      guard let last = rest.first(where: { words[$0].letters.upperBound >= end }) else { continue }
      let word = words[last]
      if word.letters.upperBound == end
        || self.letters[word.letters.lowerBound..<end].elementsEqual(word.folded.singularWord.utf8)
      {
        return start..<last + 1
      }
    }
    return nil
  }
}

extension String {
  /// The word without a plural ending: `lattes`, `glasses`.
  var singularWord: String {
    if hasSuffix("sses") { return String(dropLast(2)) }
    guard utf8.count > 3, hasSuffix("s"), !hasSuffix("ss") else { return self }
    return String(dropLast())
  }
}

extension String {
  /// With a capital at the start of each word, as drinks are called.
  var titled: String {
    var (text, isStart) = ("", true)
    for character in self {
      text += isStart ? character.uppercased() : String(character)
      isStart = character == " "
    }
    return text
  }
}
