import CaffeineDomain

/// What is to be had: a drink of the catalogue, or an amount under a name.
struct Order {
  /// The id in the catalogue; `nil` for a name of one's own.
  var drink: String?
  /// The name as shown.
  var name: String
  /// The caffeine.
  var amount: Milligrams
  /// The volume, where known.
  var volume: Milliliters?
  /// What one should know about the amount; empty if nothing.
  var remark = ""

  /// The drink as the catalogue found it.
  init(_ match: DrinkMatch) {
    drink = match.drink.id
    name = match.drink.name
    amount = match.amount
    volume = match.volume
    if match.basis == .notScaled {
      remark = "Its caffeine does not depend on the volume; the nearest listed size counts."
    }
  }

  /// An amount under a name of one's own.
  init(name: String, amount: Milligrams, volume: Milliliters?) {
    self.name = name
    self.amount = amount
    self.volume = volume
  }

  /// The same, several times, as one.
  func times(_ count: Int) -> Order {
    guard count > 1 else { return self }
    var order = self
    order.name = "\(count) × \(name)"
    order.amount = amount * Double(count)
    order.volume = volume.flatMap { Milliliters($0.value * Double(count)) }
    return order
  }
}
