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
    // The last drink takes the row that would say how many more there are.
    let limit = entry.day.drinks.count == limit + 1 ? limit + 1 : limit
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top) {
        times(limit)
        drinks(limit)
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
  private func times(_ limit: Int) -> some View {
    VStack(alignment: .trailing, spacing: 0) {
      ForEach(entry.day.drinks.prefix(limit)) { entry.time(of: $0, as: dateText) }
    }
    .foregroundStyle(.secondary)
    .accessibilityHidden(true)
  }

  private func drinks(_ limit: Int) -> some View {
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
