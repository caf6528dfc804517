import CaffeineDomain
import CaffeineStore
import CommandArguments

/// An earlier drink to log again: as people read it, `2 × Latte, 350 ml, 150 mg`, and as words for `log`.
typealias RecentDrink = (label: String, words: [String])

extension CommandContext {
  /// The distinct ones of the last 300 drinks, latest first, at most nine: none beside an alarm, and no
  /// energy drinks under 18.
  func recentDrinks() throws(Failure) -> [RecentDrink] {
    let profile = try preferences().profile
    guard profile.emergency(after: try journal.recentIntakes(), at: now) == nil else { return [] }
    var listing = try journal.last(300)
    var recent: [RecentDrink] = []
    while let intake = try journal.next(of: &listing) {
      let order = Order(of: intake)
      guard profile.ageGroup == .adult || order.category.isForYoung else { continue }
      let drink = try recentDrink(order)
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
    // Only a stated amount; the catalogue's follows from the other words.
    if order.isGiven || known == nil {
      words.append("--milligrams=\(Amount.text(order.amount.value))")
    }
    return (label.joined(separator: ", "), words + ["--", known?.id ?? order.name])
  }
}
