import CCaffeineTexts

/// Names of drinks, folded once, with what each means.
struct DrinkNames: Sendable {
  enum Meaning: Sendable {
    /// The drink at an index of the list.
    case drink(Int)
    case word(Word)
  }

  /// An everyday word of a language.
  struct Word: Sendable {
    /// Drinks by an English name or id, the likeliest first; a single one is certain.
    let drinks: [String]
    /// The regions of the language, between spaces.
    fileprivate let regions: Substring

    /// Whether it is of a language of the region.
    func isOf(_ region: Region?) -> Bool {
      region.map { region in regions.split(separator: " ").contains { $0 == region.code } } ?? false
    }
  }

  struct Name: Sendable {
    /// Its place in `letters`.
    let folded: Range<Int>
    let spelling: String
    let meaning: Meaning
  }

  private(set) var letters: [UInt8] = []
  private(set) var names: [Name] = []

  /// The package's drinks by all of their names, and the everyday words of many languages.
  static let builtIn = {
    var names = DrinkNames(of: DrinkTable.drinks)
    let file = caffeine_drink_names()
    let text = String(
      decoding: UnsafeRawBufferPointer(start: file.start, count: file.count), as: UTF8.self)
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      names.add(line: Substring(line))
    }
    return names
  }()

  /// The ids and names of drinks, in their order.
  init(of drinks: [Drink]) {
    letters.reserveCapacity(drinks.count * 64)
    names.reserveCapacity(drinks.count * 6)
    for index in drinks.indices {
      add(drinks[index].id, .drink(index))
      add(drinks[index].name, .drink(index))
      for alias in drinks[index].aliases { add(alias, .drink(index)) }
    }
  }

  private mutating func add(_ spelling: String, _ meaning: Meaning) {
    let start = letters.count
    FoldedText.append(spelling, to: &letters)
    names.append(Name(folded: start..<letters.count, spelling: spelling, meaning: meaning))
  }

  /// Adds a line of `drink-names.txt`.
  private mutating func add(line: Substring) {
    var cells = line.utf8.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)[...]
    let regions = cells.popFirst().map(Substring.init) ?? ""
    for cell in cells {
      let parts = cell.split(separator: UInt8(ascii: "="))
      guard parts.count == 2 else { continue }
      let drinks = parts[0].split(separator: UInt8(ascii: "|")).map { String(Substring($0)) }
      for name in parts[1].split(separator: UInt8(ascii: ",")) {
        let spelling = name.drop { $0 == UInt8(ascii: " ") }
        add(String(Substring(spelling)), .word(Word(drinks: drinks, regions: regions)))
      }
    }
  }
}
