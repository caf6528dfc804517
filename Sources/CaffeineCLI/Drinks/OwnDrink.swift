import CaffeineDomain
import CivilTime

/// An own drink as a line of text: `90 mg | 250 ml | 🍵 | House blend`.
///
/// Volume and emoji may be empty; the name is last and may contain anything.
enum OwnDrink {
  static func text(of drink: Drink) -> String {
    let volume = drink.standard.volume.map { Amount.text($0.value) + " ml" } ?? ""
    return
      "\(Amount.text(drink.standard.amount.value)) mg | \(volume) | \(drink.emoji) | \(drink.name)"
  }

  /// Parses a line; `nil` if it is invalid.
  ///
  /// A drink that replaces a built-in one inherits everything else: other names, emoji, volume,
  /// scaling, and the other sizes in proportion to its caffeine.
  static func drink(id: String, text: String) -> Drink? {
    let parts = text.split(separator: "|", maxSplits: 3, omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }
    guard parts.count == 4, !parts[3].isEmpty,
      let milligrams = Amount.milligrams(String(parts[0]), groups: false)
    else { return nil }
    let volume = Amount.milliliters(String(parts[1]), groups: false)
    let emoji = parts[2].prefix { $0 != " " }
    let hidden = DrinkCatalogue.builtIn[id]
    let standard = hidden?.standard
    return Drink(
      id: id, name: String(parts[3]),
      aliases: hidden.map { Language.names(ofDrink: $0.name) + [$0.name] + $0.aliases } ?? [],
      category: hidden?.category ?? .other, variation: 0,
      emoji: emoji.isEmpty ? hidden?.emoji : String(emoji), scaling: hidden?.scaling ?? .byVolume,
      standard: Serving(
        standard?.size ?? .portion, volume: volume ?? standard?.volume, amount: milligrams),
      others: hidden.map { sizes(of: $0, for: milligrams) } ?? [])
  }

  /// The other sizes of a built-in drink, scaled to a new standard amount.
  private static func sizes(of drink: Drink, for amount: Milligrams) -> [Serving] {
    let listed = drink.standard.amount.value
    guard listed > 0 else { return [] }
    return drink.others.map {
      Serving($0.size, volume: $0.volume, amount: $0.amount * (amount.value / listed))
    }
  }

  /// An id for a name: ASCII letters and digits in lower case, joined by hyphens.
  ///
  /// A name with other characters gets eight hexadecimal digits, the FNV-1a hash of its bytes.
  static func id(for name: String) -> String {
    var words = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
      .map(String.init)
    if name.unicodeScalars.contains(where: { !$0.isASCII }) || words.isEmpty {
      let hash = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
      words.append(hash.padded(to: 8, radix: 16))
    }
    return String(words.joined(separator: "-").prefix(64))
  }
}
