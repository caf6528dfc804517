import CaffeineDomain
import TextUI

/// Today's drinks with their times, latest first.
///
///     14:30 Cappuccino 80 mg
///     08:30 Coffee     96 mg
///     and 2 more
struct DrinkRows: View {
  @Environment(\.dateText) private var dateText

  let entry: CaffeineEntry
  let limit: Int
  var showsUnit = true

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top) {
        times
        drinks
      }
      if entry.day.drinks.count > limit {
        let rest = entry.day.drinks.dropFirst(limit).map(\.cups).reduce(0, +)
        Text("and \(rest) more").foregroundStyle(.secondary)
          .accessibilityLabel("And \(rest) more.")
      }
    }
    .lineLimit(1)
  }

  /// In their own column, so that the last digits align.
  private var times: some View {
    VStack(alignment: .trailing, spacing: 0) {
      ForEach(entry.day.drinks.prefix(limit)) { entry.time(of: $0, as: dateText) }
    }
    .foregroundStyle(.secondary)
    .accessibilityHidden(true)
  }

  private var drinks: some View {
    VStack(spacing: 0) {
      ForEach(entry.day.drinks.prefix(limit)) { intake in
        HStack {
          Text(translating: intake.name)
          Spacer()
          Text(verbatim: "\(intake.amount.wholeMilligrams)" + (showsUnit ? " mg" : ""))
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(
          Text(
            """
            \(Text(translating: intake.name)) at \(entry.time(of: intake, as: dateText)), \
            \(intake.amount.spokenMilligrams).
            """))
      }
    }
  }
}
