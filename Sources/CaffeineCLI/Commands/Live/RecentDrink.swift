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
    let catalogue = try drinks.catalogue()
    let known = order.drink.flatMap { catalogue[$0] }
    let volume = order.volume == known?.standard.volume ? nil : order.volume
    let text = try volume.map { volume throws(Failure) in try self.volume(volume) }
    let label = [printer.shownDrink(order.fullName), text, massText(order.fullAmount)].compactMap(
      \.self)
    let words = order.options(in: catalogue, isExact: false) + ["--", known?.id ?? order.name]
    return (label.joined(separator: ", "), words)
  }
}
