import CaffeineDomain
import TextUI
import TextWidgetKit

/// The current amount, with a button for each usual drink and the mark that it would give now.
@MainActor
extension Outlook {
  var quickLogSmall: some View {
    VStack(alignment: .leading, spacing: 0) {
      LineText(amount).widgetAccentable()
      LineText(lines(1).first)
      Spacer(minLength: CellMetrics.height)
      buttons(5) { Text("+ \(Text(translating: $0.name))") }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  var quickLogMedium: some View {
    HStack(alignment: .top, spacing: CellMetrics.width) {
      column(FiguresText(of: entry), lines(3))
        .frame(width: 18 * CellMetrics.width, alignment: .leading)
      plates(4)
    }
  }

  var quickLogLarge: some View {
    VStack(alignment: .leading, spacing: CellMetrics.height) {
      row(FiguresText(of: entry), lines(3))
      Spacer(minLength: 0)
      plates(7)
    }
  }

  private func buttons(
    _ count: Int, @ViewBuilder of label: @escaping (Drink) -> some View
  ) -> some View {
    ForEach(entry.day.usualDrinks.prefix(count)) { drink in
      Button(intent: LogDrinkIntent(drink: drink.id)) { label(drink) }
        .accessibilityLabel(Text(translating: drink.name))
    }
  }

  /// Buttons with a blank row between, or their backgrounds would merge.
  private func plates(_ count: Int) -> some View {
    VStack(spacing: CellMetrics.height) {
      buttons(count) { drink in
        HStack {
          Text("+ \(Text(translating: drink.name))")
          Spacer(minLength: CellMetrics.width)
          Text(verbatim: "\(drink.standardMatch.amount.wholeMilligrams)")
            .foregroundStyle(.secondary)
          if let mark = entry.day.mark(with: drink) { signText(of: mark).bold() }
        }
        .legible()
        .modifier(Plate())
      }
      .buttonStyle(.plain)
    }
  }
}

/// The ground of a button; a mode of one tint would lose the letters on it.
private struct Plate: ViewModifier {
  @Environment(\.widgetRenderingMode) private var mode

  func body(content: Content) -> some View {
    content.background(mode == .fullColor ? Color.plate : .clear)
  }
}
