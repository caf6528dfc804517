/// The everyday words of one language: what people there call the commonest drinks, and how they count
/// them.
///
/// Names mean a drink of the table, whose number has its source; which cup a plain `coffee` is, differs
/// by country. Words are compared folded, so `ca phe` is `cà phê`. A language is a file of its own and a
/// line of `all`.
struct DrinkWords: Sendable {
  /// Where it is spoken: there its words come before those of other languages.
  let regions: [String]
  /// The ids of what a plain coffee is there; the likeliest of several where it may be any of them.
  let cup: [String]
  let coffee: [String]
  let tea: [String]
  let greenTea: [String]
  let cola: [String]
  let energyDrink: [String]
  let espresso: [String]
  let decaf: [String]
  /// The name of what a plain tea is there.
  var teaName = "tea"
  /// Two, three and so on.
  var numbers: [String] = []
  var halves: [String] = []
  var cups: [String] = []
  var mugs: [String] = []
  var articles: [String] = []
  /// With, without.
  var with: [String] = []
  /// Milk, sugar: what holds no caffeine.
  var additions: [String] = []
  var large: [String] = []
  var small: [String] = []

  /// What a word means.
  enum Meaning: Equatable {
    /// Whatever has that English name in the region.
    case name(String)
    /// The drinks of these ids, the likeliest first; one alone is meant for certain.
    case drinks([String])
  }

  /// What folded letters mean, in the language of the region before others; `nil` where no table has
  /// them.
  static func meaning(of letters: [Unicode.Scalar], in region: Region?) -> Meaning? {
    let local = all.filter { $0.regions.contains { $0 == region?.code } }
    for language in local + all {
      if let meaning = language.meaning(of: letters) { return meaning }
    }
    return OtherNames.meaning(of: letters)
  }

  private func meaning(of letters: [Unicode.Scalar]) -> Meaning? {
    let names = [
      (tea, teaName), (greenTea, "green tea"), (cola, "cola"), (energyDrink, "energy drink"),
      (espresso, "espresso"), (decaf, "decaf"),
    ]
    let isSaid = { (words: [String]) in words.contains { FoldedText.isSpelling($0, of: letters) } }
    if isSaid(coffee) { return .drinks(cup) }
    return names.first { isSaid($0.0) }.map { .name($0.1) }
  }

  /// Every word for a drink.
  var names: [String] { coffee + tea + greenTea + cola + energyDrink + espresso + decaf }

  /// The languages, by their names in English.
  static let all = [
    arabic, chinese, czech, danish, dutch, finnish, french, german, greek, hebrew, hindi,
    hungarian, indonesian, italian, japanese, korean, norwegian, polish, portugueseOfBrazil,
    portugueseOfPortugal, romanian, russian, spanish, swedish, thai, turkish, ukrainian,
    vietnamese,
  ]
}
