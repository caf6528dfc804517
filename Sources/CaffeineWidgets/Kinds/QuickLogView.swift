import CaffeineDomain
import TextUI
import TextWidgetKit

/// The amount now, and a button for each of the usual drinks.
struct QuickLogView: View {
  @Environment(\.widgetFamily) private var family

  let entry: CaffeineEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        CupImage()
        AmountText(entry: entry).bold()
      }
      Spacer(minLength: 0)
      ForEach(drinks.prefix(family == .systemLarge ? 6 : 4)) { drink in
        Button(intent: LogDrinkIntent(drink: drink.id)) {
          HStack {
            Text(verbatim: "+ \(drink.name)")
            Spacer(minLength: 8)
            if family != .systemSmall {
              Text("\(drink.standardMatch.amount.wholeMilligrams) mg").foregroundStyle(.secondary)
            }
          }
        }
        .accessibilityLabel(Text(verbatim: drink.name))
      }
    }
    .lineLimit(1)
  }

  /// The usual drink that was chosen, those that were drunk most often, then common ones.
  private var drinks: [Drink] {
    var counts: [(id: String, count: Int)] = []
    for case let id? in entry.day.intakes.reversed().map(\.drink) {
      if let index = counts.firstIndex(where: { $0.id == id }) {
        counts[index].count += 1
      } else {
        counts.append((id, 1))
      }
    }
    let often = counts.enumerated().sorted {
      ($0.element.count, $1.offset) > ($1.element.count, $0.offset)
    }
    let common = ["coffee", "espresso", "latte", "cappuccino", "black-tea", "green-tea", "cola"]
    var ids: [String] = []
    for id in [entry.day.choices.usual?.id].compactMap({ $0 }) + often.map(\.element.id) + common
    where !ids.contains(id) { ids.append(id) }
    return ids.compactMap { DrinkCatalogue.builtIn[$0] }
  }
}
