import CaffeineDomain
import TextUI
import TextWidgetKit

/// The current amount, with a button for each usual drink.
struct QuickLogViews: FamilyViews {
  let entry: CaffeineEntry

  var small: some View {
    // Below the outlook and a blank row.
    rows { small(buttonCount: max($0 - 3, 1)) }
  }

  private func small(buttonCount: Int) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        CupImage()
        AmountText(entry: entry).bold()
      }
      OutlookText(entry: entry)
      Spacer(minLength: 0)
      ForEach(drinks.prefix(buttonCount)) { drink in
        Button(intent: LogDrinkIntent(drink: drink.id)) {
          Text("+ \(Text(translating: drink.name))")
        }
        .tint(Color.amber)
        .accessibilityLabel(Text(translating: drink.name))
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  var medium: some View {
    HStack(alignment: .top, spacing: 16) {
      SummaryColumn(entry: entry).frame(width: 16 * CellMetrics.width)
      rows { buttons(($0 + 1) / 2) }
    }
  }

  var large: some View { rows { large(buttonCount: max(($0 - 5) / 2, 1)) } }

  private func large(buttonCount: Int) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      TitleRow()
      HStack(alignment: .bottom) {
        LargeAmountText(entry: entry, font: .title)
        Spacer()
        VStack(alignment: .trailing, spacing: 0) {
          OutlookText(entry: entry)
          BedtimeText(entry: entry)
        }
      }
      LevelGauge(entry: entry).padding(.top, CellMetrics.height)
      Spacer(minLength: 0)
      buttons(buttonCount)
    }
  }

  var extraLarge: some View { EmptyView() }
  var circular: some View { EmptyView() }
  var rectangular: some View { EmptyView() }
  var inline: some View { EmptyView() }
  var corner: some View { EmptyView() }

  /// Buttons with a blank row between, or their backgrounds would merge.
  ///
  /// Letters have the card's colour, which contrasts with a tinted background.
  private func buttons(_ count: Int) -> some View {
    VStack(spacing: CellMetrics.height) {
      ForEach(drinks.prefix(count)) { drink in
        Button(intent: LogDrinkIntent(drink: drink.id)) {
          HStack {
            Text("+ \(Text(translating: drink.name))")
            Spacer(minLength: 8)
            Text(verbatim: "\(drink.standardMatch.amount.wholeMilligrams)")
          }
          .legible()
        }
        .accessibilityLabel(Text(translating: drink.name))
      }
    }
    .buttonStyle(.bordered)
    .tint(Color.fadedInk)
    .lineLimit(1)
  }

  /// The chosen usual drink, the most frequent ones, own ones, then common ones; under 18 only what
  /// was logged and is no energy drink, and none beside an alarm.
  private var drinks: [Drink] {
    guard entry.emergency == nil else { return [] }
    let isAdult = entry.forecast.profile.ageGroup == .adult
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
    let catalogue = entry.day.catalogue
    let common = ["coffee", "espresso", "latte", "cappuccino", "black-tea", "green-tea", "cola"]
    let usual = [entry.day.choices.usual?.id].compactMap(\.self)
    var ids: [String] = []
    for id in (isAdult ? usual : []) + often.map(\.element.id)
      + (isAdult ? catalogue.own.map(\.id) + common : [])
    where !ids.contains(id) { ids.append(id) }
    return ids.compactMap { catalogue[$0] }.filter { isAdult || $0.category.isForYoung }
  }
}
