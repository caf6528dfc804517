import Foundation
import TestSupport

/// A journal and settings at a moment, as files that every later version reads: no command makes them.
@MainActor
struct GoldenState {
  /// Hours of UTC since Saturday began, an id of the catalogue, a name, milligrams.
  typealias Drink = (hour: Double, id: String, name: String, milligrams: Int)

  let name: String
  let meaning: String
  /// In hours of UTC since Saturday began; Berlin is an hour ahead.
  let hour: Double
  var settings = "bedtime = 22:30\n"
  var drinks: [Drink] = []
  var trouble: Trouble?

  enum Trouble { case damage, permission }

  /// What people have most, and what is not usual.
  static let all = [
    GoldenState(name: "nothing", meaning: "Nothing logged yet.", hour: 13, settings: ""),
    GoldenState(
      name: "low", meaning: "Low now and staying so; bedtime was never set.", hour: 13,
      settings: "", drinks: [(8, "black-tea", "Black Tea", 48)]),
    GoldenState(
      name: "ordinary", meaning: "A day of two cups, the second half an hour ago.", hour: 14,
      drinks: week + ordinaryDay),
    GoldenState(
      name: "coming", meaning: "Low now; one drink is still rising, another planned.", hour: 12,
      drinks: week + [
        (7, "black-tea", "Black Tea", 30), (11.95, "espresso", "Espresso", 63),
        (15, "cappuccino", "Cappuccino", 80),
      ]),
    GoldenState(
      name: "over", meaning: "Over the limit of a day.", hour: 16, drinks: week + longDay),
    GoldenState(
      name: "emergency", meaning: "2000 mg an hour ago.", hour: 14,
      drinks: [(7.5, "coffee", "Coffee", 96), (13, "caffeine-tablet", "Caffeine Tablet", 2000)]),
    GoldenState(
      name: "night", meaning: "In bed, and not low.", hour: 23.75,
      drinks: week + [(17, "cold-brew", "Cold Brew", 200)]),
    GoldenState(
      name: "damaged", meaning: "The ordinary day, with a line of the journal unreadable.",
      hour: 14, drinks: week + ordinaryDay, trouble: .damage),
    GoldenState(
      name: "no-permission", meaning: "A journal that this user may not read.", hour: 14,
      drinks: ordinaryDay, trouble: .permission),
    GoldenState(
      name: "caution", meaning: "The ordinary day with lithium: no level is told.", hour: 14,
      settings: "bedtime = 22:30\nmedicine = lithium\n", drinks: week + ordinaryDay),
  ]

  private static let ordinaryDay: [Drink] = [
    (7.5, "coffee", "Coffee", 96), (13.5, "cappuccino", "Cappuccino", 80),
  ]

  private static let longDay: [Drink] = [
    (6.5, "coffee", "Coffee", 96), (8, "cappuccino", "Cappuccino", 80),
    (10, "latte", "Latte", 150), (12, "cold-brew", "Cold Brew", 200),
    (14, "mocha", "Mocha", 34), (15.5, "black-tea", "Black Tea", 48),
  ]

  /// The six days before: one without a drink, one over the limit.
  private static let week: [Drink] = {
    let coffee = [ordinaryDay[0]]
    return [ordinaryDay, coffee, [], ordinaryDay, longDay, coffee].enumerated().flatMap {
      day, drinks in
      drinks.map { ($0.hour - 24 * Double(day + 1), $0.id, $0.name, $0.milligrams) }
    }
  }()

  func harness() throws -> CommandHarness {
    let harness = try CommandHarness()
    harness.now = .saturday(hour)
    if !settings.isEmpty { try harness.write(settings, to: "settings") }
    if !drinks.isEmpty { try harness.write(journal, to: "log/golden.jsonl") }
    switch trouble {
    case .damage: try harness.write("{\n", to: "log/other.jsonl")
    case .permission: harness.files = FailingFiles(.permission)
    case nil: break
    }
    return harness
  }

  private var journal: String {
    drinks.sorted { $0.hour < $1.hour }.enumerated().map { number, drink in
      let start = Int(Date.saturday(drink.hour).timeIntervalSince1970.rounded())
      let recorded = Int(Date.saturday(min(drink.hour, hour)).timeIntervalSince1970) * 1000
      return
        #"{"v":1,"op":"add","id":"golden-\#(number)","hlc":\#(recorded + number),"at":\#(start),"#
        + #""tz":"Europe/Berlin","off":3600,"drink":"\#(drink.id)","name":"\#(drink.name)","#
        + #""mg":\#(drink.milligrams)}"# + "\n"
    }.joined()
  }
}
