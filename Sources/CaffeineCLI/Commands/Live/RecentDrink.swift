import CaffeineDomain
import CaffeineStore
import CommandArguments

/// A drink that was logged before, as it can be picked and logged again.
struct RecentDrink: Hashable {
  /// What people read: `2 × Latte, 350 ml, 150 mg`.
  let label: String
  /// What `log` takes for it.
  let words: [String]
}

extension CommandContext {
  /// How many drinks are looked through for the recent ones.
  private static let looked = 300

  /// The drinks that were logged last, each once, the latest first, nine at most.
  func recentDrinks() throws(Failure) -> [RecentDrink] {
    var listing = try journal.listing()
    listing.keepIntakes()
    listing.keepLast(Self.looked)
    var recent: [RecentDrink] = []
    while let intake = try journal.next(of: &listing)?.intake {
      let drink = try recentDrink(Order(of: intake))
      recent.removeAll { $0 == drink }
      recent.append(drink)
    }
    return Array(recent.suffix(9).reversed())
  }

  private func recentDrink(_ order: Order) throws(Failure) -> RecentDrink {
    let known = try order.drink.flatMap { id throws(Failure) in try drinks.catalogue()[id] }
    let volume = order.volume == known?.standard.volume ? nil : order.volume
    let text = try volume.map { volume throws(Failure) in try self.volume(volume) }
    let label = [printer.shownDrink(order.fullName), text, massText(order.fullAmount)].compactMap(
      \.self)
    var words: [String] = []
    if order.count != 1 { words.append("--count=\(Amount.text(order.count))") }
    if let volume { words.append("--milliliters=\(Amount.text(volume.value))") }
    // What somebody said it has; what the catalogue says follows from the rest.
    if order.isGiven || known == nil {
      words.append("--milligrams=\(Amount.text(order.amount.value))")
    }
    return RecentDrink(
      label: label.joined(separator: ", "), words: words + ["--", known?.id ?? order.name])
  }
}
