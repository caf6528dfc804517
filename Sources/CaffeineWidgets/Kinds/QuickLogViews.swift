import CaffeineDomain
import TextUI
import TextWidgetKit

/// The current amount, with a button for each usual drink and the mark that it would give now.
struct QuickLogViews: FamilyViews {
  let entry: CaffeineEntry
  let glyphSet: GlyphSet

  private var outlook: Outlook { Outlook(entry: entry, glyphSet: glyphSet) }

  var small: some View {
    VStack(alignment: .leading, spacing: 0) {
      LineText(outlook.amount).widgetAccentable()
      LineText(outlook.lines(1, isWide: false).first)
      Spacer(minLength: CellMetrics.height)
      ForEach(entry.day.usualDrinks.prefix(5)) { drink in
        Button(intent: LogDrinkIntent(drink: drink.id)) {
          Text("+ \(Text(translating: drink.name))")
        }
        .accessibilityLabel(Text(translating: drink.name))
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  var medium: some View {
    HStack(alignment: .top, spacing: CellMetrics.width) {
      AmountColumn(entry: entry, lines: outlook.lines(3, isWide: false))
      buttons(4)
    }
  }

  var large: some View {
    VStack(alignment: .leading, spacing: CellMetrics.height) {
      AmountRow(entry: entry, lines: outlook.lines(3, isWide: false))
      Spacer(minLength: 0)
      buttons(7)
    }
  }

  var extraLarge: some View { EmptyView() }
  var circular: some View { EmptyView() }
  var rectangular: some View { EmptyView() }
  var inline: some View { EmptyView() }
  var corner: some View { EmptyView() }

  /// Buttons with a blank row between, or their backgrounds would merge.
  private func buttons(_ count: Int) -> some View {
    VStack(spacing: CellMetrics.height) {
      ForEach(entry.day.usualDrinks.prefix(count)) { drink in
        Button(intent: LogDrinkIntent(drink: drink.id)) {
          HStack {
            Text("+ \(Text(translating: drink.name))")
            Spacer(minLength: 0)
            Text(verbatim: "\(drink.standardMatch.amount.wholeMilligrams)")
              .foregroundStyle(.secondary)
            if let mark = entry.day.mark(with: drink) {
              Text(verbatim: mark.sign(in: glyphSet)).bold().foregroundStyle(Color(of: mark))
            }
          }
          .legible()
          .modifier(Plate())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(translating: drink.name))
      }
    }
    .lineLimit(1)
  }
}

/// The ground of a button; a mode of one tint would lose the letters on it.
private struct Plate: ViewModifier {
  @Environment(\.widgetRenderingMode) private var mode

  func body(content: Content) -> some View {
    content.background(mode == .fullColor ? Color.plate : .clear)
  }
}
