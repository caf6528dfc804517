import CaffeineDomain
import CupWidget
import SwiftUI
import WidgetKit

struct EspressoProvider: TimelineProvider {
  func placeholder(in context: Context) -> CupEntry {
    CupEntry(date: .distantPast, name: "Drink", caffeine: 0)
  }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (CupEntry) -> Void) {
    completion(espresso)
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<CupEntry>) -> Void
  ) {
    print("Not part of the drawing: it goes to standard error.")
    completion(Timeline(entries: [espresso], policy: .never))
  }

  private var espresso: CupEntry {
    guard let drink = DrinkCatalogue.builtIn["espresso"] else {
      return CupEntry(date: .distantPast, name: "No espresso", caffeine: 0)
    }
    return CupEntry(
      date: .distantPast, name: drink.name, caffeine: drink.standard.amount.value)
  }
}

@main
struct EspressoWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "espresso", provider: EspressoProvider()) { CupView(entry: $0) }
      .configurationDisplayName("Espresso")
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}
