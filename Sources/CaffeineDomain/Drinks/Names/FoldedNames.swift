/// Names with their folded letters, to compare many texts with them.
struct FoldedNames: Sendable {
  /// What a name is of.
  enum Origin {
    /// A drink of the table by its index, or an own one by a negative index from the end.
    case drink(Int)
    /// The id of what the region calls so.
    case local(String)
    case word(DrinkWord)
  }

  private var letters: [UInt8] = []
  private var names: [(letters: Range<Int>, spelling: String, origin: Origin)] = []

  /// Those of the table in its order, and behind them the words of languages; a line asks for them
  /// many times.
  static let table: FoldedNames = {
    var names = FoldedNames()
    names.add(DrinkTable.drinks, from: 0)
    DrinkWord.forEach { names.add($0, .word($1)) }
    return names
  }()

  mutating func add(_ drinks: [Drink], from first: Int) {
    for index in drinks.indices {
      add(drinks[index].id, .drink(first + index))
      add(drinks[index].name, .drink(first + index))
      for alias in drinks[index].aliases { add(alias, .drink(first + index)) }
    }
  }

  mutating func add(_ name: String, _ origin: Origin) {
    let start = letters.count
    var name = name
    name.withUTF8 { Folding.append($0, to: &letters) }
    guard letters.count > start else { return }
    names.append((start..<letters.count, name, origin))
  }

  /// Hands over the names that begin with one of these bytes, or all.
  func forEach(
    beginningWith first: [Bool]?, _ body: (ArraySlice<UInt8>, _ spelling: String, Origin) -> Void
  ) {
    for index in names.indices {
      let range = names[index].letters
      if let first, !first[Int(letters[range.lowerBound])] { continue }
      body(letters[range], names[index].spelling, names[index].origin)
    }
  }
}
