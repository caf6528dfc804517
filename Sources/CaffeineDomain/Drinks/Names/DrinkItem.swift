/// One drink in words but for its time: `[COUNT] [SIZE] DRINK [AMOUNT]`, and a note.
///
/// The words of the name are found first; what stands before and after it has to be a count, a size,
/// a volume or milligrams, or is unknown.
///
///     2 large lattes      two, large            coffee 250 ml       a volume
///     half a red bull     half of one           cola 0.33           litres
///     espresso x2         two                   espresso 90mg       milligrams of each
///     2 shots of espresso                       tea with milk       a note
struct DrinkItem {
  /// The number of drinks; `nil` if the text has none.
  private(set) var count: Double?
  /// The volume of one drink.
  private(set) var volume: Milliliters?
  /// The caffeine of one drink.
  private(set) var amount: Milligrams?
  private(set) var size: SizeWord?
  /// The cup or can that one drink is counted by.
  private(set) var vessel: ServingSize?
  /// The shots of one drink: `triple`, `2 shot`.
  private(set) var shots: Double?
  /// Whether the text says `shot`, which is an espresso's unless a drink is named.
  private(set) var saysShot = false
  /// The words for the size or the shots.
  private(set) var sizeWord = ""
  /// The words that are none of these, by their indices.
  private(set) var unknown: [Int] = []
  /// The words of the note, its first one included.
  private(set) var note: Range<Int>?

  /// The words of the drink's name; empty without one.
  private(set) var name = 0..<0
  private let words: FoldedWords
  private let region: Region?

  /// - Parameters:
  ///   - name: The words of the drink's name.
  ///   - note: The word that a note begins with.
  init(_ words: FoldedWords, name: Range<Int>?, note: Int?, in region: Region?) {
    self.words = words
    self.region = region
    var end = words.words.count
    // An amount at the end of an item is no part of its note.
    if let note {
      while let start = (max(end - 3, note + 1)..<end).first(where: {
        Self.number(words[$0]) != nil && takeQuantity($0, end) == end
      }) {
        end = start
      }
      self.note = note..<end
    }
    self.name = name ?? (note ?? end)..<(note ?? end)
    take(0..<self.name.lowerBound, isBehind: false)
    take(self.name.upperBound..<max(note ?? end, self.name.upperBound), isBehind: true)
  }

  private mutating func take(_ range: Range<Int>, isBehind: Bool) {
    var index = range.lowerBound
    while index < range.upperBound {
      if let next = takeQuantity(index, range.upperBound)
        ?? takeCount(index, range.upperBound, isBehind: isBehind)
        ?? takeSize(index, range.upperBound)
      {
        index = next
      } else {
        if !Self.fillers.contains(words[index]) { unknown.append(index) }
        index += 1
      }
    }
  }

  // Each of these takes what begins at a word and returns the index behind it; `nil` without it.

  /// `350ml`, `12 fl oz`, `half a litre`, `pint`, `90 mg`.
  private mutating func takeQuantity(_ index: Int, _ end: Int) -> Int? {
    var (number, next) = (1.0, index)
    if let typed = Self.number(words[index]) {
      (number, next) = (typed, index + 1)
      while next < end, Self.fillers.contains(words[next]) { next += 1 }
    }
    for last in [next + 2, next + 1] where last <= end {
      let unit = words.joined(next..<last)
      if volume == nil, let found = VolumeUnit(unit), found != .cup {
        // A unit without a number means one, if it is no single letter.
        guard next > index || unit.count > 3 else { return nil }
        volume = Milliliters(number, found, in: region)
        return volume == nil ? nil : last
      }
      if amount == nil, next > index, Milligrams.unitWords.contains(unit) {
        amount = Milligrams(number)
        return amount == nil ? nil : last
      }
    }
    return nil
  }

  /// `2`, `two`, `half`, `2x`, `x2`; behind the name only with an `x`, or before a vessel.
  private mutating func takeCount(_ index: Int, _ end: Int, isBehind: Bool) -> Int? {
    let isTimes = words[index] == "x"
    let place = isTimes ? index + 1 : index
    guard place < end, let number = Self.number(words[place]) else { return nil }
    var next = place + 1
    if !isTimes, next < end, words[next] == "x" {
      next += 1
    } else if isBehind, !isTimes {
      if next == end, volume == nil, number < 1, words[place].utf8.contains(UInt8(ascii: ".")) {
        volume = Milliliters(number, .liter)
        return next
      }
      guard next < end, Self.vessel(words[next]) != nil || Self.isShot(words[next]) else {
        return nil
      }
    } else if number < 1, words[place].utf8.contains(UInt8(ascii: ".")) {
      // 0.5 before a drink may be litres, and half of it is a count.
      return nil
    }
    guard count == nil, Intake.counts.contains(number), (number * 2).rounded() == number * 2
    else { return nil }
    count = number
    return next
  }

  /// `large`, `cup`, `double`, `shots`.
  private mutating func takeSize(_ index: Int, _ end: Int) -> Int? {
    for last in [index + 3, index + 2, index + 1] where last <= end {
      let word = words.joined(index..<last)
      if let number = Self.multiples[word], shots == nil {
        (shots, sizeWord) = (number, word)
        return last
      }
      if let named = SizeWord.words[word], size == nil {
        (size, sizeWord) = (named, word)
        return last
      }
    }
    if let found = Self.vessel(words[index]), vessel == nil {
      vessel = found
      return index + 1
    }
    guard Self.isShot(words[index]), !saysShot else { return nil }
    saysShot = true
    // A double shot is a double; `2 shots` are no two drinks.
    if shots == nil { (shots, count) = (count ?? 1, nil) }
    return index + 1
  }

  // MARK: Words

  /// The number that a word is; `nil` for `1.000`, which is either one or a thousand.
  static func number(_ word: String) -> Double? {
    guard let first = word.utf8.first, (0x30...0x39).contains(first) else { return numbers[word] }
    let parts = word.split(separator: ".")
    guard parts.count < 2 || parts[0] == "0" || parts[1].utf8.count != 3 else { return nil }
    return Double(word)
  }

  private static let numbers: [String: Double] = [
    "half": 0.5, "½": 0.5, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6,
    "seven": 7, "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "半": 0.5, "一": 1,
    "二": 2, "两": 2,
    "兩": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9, "十": 10,
  ]

  /// Whether a word means something beside any drink.
  static func takes(_ word: String) -> Bool {
    number(word) != nil || fillers.contains(word) || multiples[word] != nil || isShot(word)
      || SizeWord(word) != nil || VolumeUnit(word) != nil || Milligrams.unitWords.contains(word)
      || NoteWords.first.contains(word) || NoteWords.refused.contains(word)
  }

  /// Words without meaning for the drink.
  static let fillers: Set<String> = ["a", "an", "of", "the"]

  private static let multiples: [String: Double] = [
    "single": 1, "double": 2, "triple": 3, "quad": 4, "单份": 1, "双份": 2,
  ]

  private static func isShot(_ word: String) -> Bool { word == "shot" || word == "shots" }

  /// The vessel of a word, singular or plural.
  static func vessel(_ word: String) -> ServingSize? { vessels[word] ?? vessels[word.singularWord] }

  private static let vessels: [String: ServingSize] = [
    "cup": .cup, "mug": .mug, "glass": .glass, "can": .can, "cans": .can, "tin": .can, "tins": .can,
    "bottle": .bottle, "bowl": .bowl, "portion": .portion, "piece": .portion, "serving": .portion,
    "tablet": .tablet, "pill": .tablet, "杯": .cup, "罐": .can, "听": .can, "瓶": .bottle, "碗": .bowl,
    "份": .portion, "片": .tablet, "粒": .tablet,
  ]
}

/// A size as people say it.
enum SizeWord: Hashable {
  /// A listed name, such as `venti`.
  case named(ServingSize)
  /// The smallest serving.
  case small
  /// A serving in between.
  case medium
  /// The largest serving.
  case large

  /// The size of a word in any case, even of a vessel such as a cup; `nil` for others.
  init?(_ word: String) {
    let folded = FoldedWords(word)
    let name = folded.joined(0..<folded.words.count)
    let serving = ServingSize(rawValue: name) ?? DrinkItem.vessel(name)
    guard let size = Self.words[name] ?? serving.map(Self.named) else { return nil }
    self = size
  }

  var chainVolume: Milliliters? {
    switch self {
    case .small, .named(.short): 236
    case .medium, .named(.tall): 354
    case .large, .named(.grande): 473
    case .named(.venti): 592
    case .named: nil
    }
  }

  /// The size in an answer.
  var name: String {
    switch self {
    case .named(let size): size.rawValue
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    }
  }

  static let words: [String: SizeWord] = [
    "small": .small, "medium": .medium, "regular": .medium, "large": .large, "big": .large,
    "short": .named(.short), "tall": .named(.tall), "grande": .named(.grande),
    "venti": .named(.venti), "xl": .named(.venti), "extralarge": .named(.venti), "小杯": .small,
    "中杯": .named(.tall), "大杯": .large, "超大杯": .named(.venti),
  ]
}

/// What a note may not have.
enum NoteWords {
  /// Words that may change how much was drunk, or when.
  static let refused: Set<String> = [
    "x", "double", "extra", "shot", "shots", "caffeine", "decaf", "breakfast", "brunch", "lunch",
    "dinner", "supper", "meal", "at", "am", "pm", "ago", "now", "noon", "midnight", "today",
    "yesterday", "tomorrow", "morning", "afternoon", "evening", "night", "tonight", "早", "午", "晚",
    "点", "昨", "今", "浓",
  ]

  /// Words that a note begins with, in English and behind a name in Chinese.
  static let first: Set<String> = ["with", "without", "no"]
  static let chineseFirst: Set<String> = ["加", "去", "少", "无", "不"]
}
