import CaffeineDomain
import TextUI
import TextWidgetKit

/// The amount in figures of three rows with what it is at their foot; in one row where they do not
/// fit.
struct FiguresText: View {
  let amount: String
  /// What the amount rises to, above the unit.
  var peak: String?
  var unit = Text(verbatim: "mg")
  var color = Color.ink

  init(of entry: CaffeineEntry) {
    if let coming = entry.comingPeak {
      amount = entry.estimate(coming.amount)
      peak = ""
    } else {
      amount = entry.isKnown ? entry.estimate(entry.level) : entry.bound(entry.forecast.today)
      peak = entry.isKnown ? entry.peak.map { entry.estimate($0.amount) } : nil
    }
    // Figures without it would look like the level.
    if !entry.isKnown { unit = Text("mg today") }
    if entry.isInBed { color = .fadedInk }
    if entry.emergency != nil || entry.isKnown && entry.level > entry.forecast.profile.dailyLimit { color = .over }
  }

  init(_ amount: String, color: Color = .ink) { (self.amount, self.color) = (amount, color) }

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .bottom, spacing: 0) {
        FiguresPicture(text: amount, color: color).widgetAccentable()
        VStack(alignment: .leading, spacing: 0) {
          if let peak { Text(verbatim: "↗" + peak) }
          unit
        }
        .foregroundStyle(.secondary)
      }
      Text("\(amount) \(unit)").bold().foregroundStyle(color)
    }
    .lineLimit(1)
  }
}

/// Digits three rows high, made of quadrants.
private struct FiguresPicture: DrawingView {
  let text: String
  let color: Color

  func drawing(in environment: EnvironmentValues) -> some Drawing {
    FiguresDrawing(
      text: text, color: color.paint(in: environment).representative,
      isCovered: environment.redactionReasons.contains(.placeholder))
  }
}

private struct FiguresDrawing: Drawing {
  let text: String
  let color: RGBA
  let isCovered: Bool

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let columns = text.reduce(0) { $0 + Self.rows(of: $1)[0].count + 1 }
    return CellMetrics.size(columns: columns, rows: 3)
  }

  func draw(in context: inout DrawingContext) {
    var column = 0
    for character in text {
      let rows = Self.rows(of: character)
      for (row, line) in rows.enumerated() {
        for (index, glyph) in line.unicodeScalars.enumerated() where isCovered || glyph != " " {
          let shown: Unicode.Scalar = isCovered ? "█" : context.glyphSet == .unicode ? glyph : "#"
          context.put(shown, column: column + index, row: row, color: color)
        }
      }
      column += rows[0].count + 1
    }
  }

  private static func rows(of character: Character) -> [String] {
    switch character {
    case "0": ["▟▀▀▙", "█  █", "▜▄▄▛"]
    case "1": ["▗█ ", " █ ", "▄█▄"]
    case "2": ["▝▀▀▙", "▗▄▄▛", "█▄▄▄"]
    case "3": ["▝▀▀▙", " ▄▄█", "▗▄▄▛"]
    case "4": ["█  █", "▜▄▄█", "   █"]
    case "5": ["█▀▀▀", "▀▀▀▙", "▗▄▄▛"]
    case "6": ["▟▀▀▘", "█▀▀▙", "▜▄▄▛"]
    case "7": ["▀▀▀█", "  ▟▘", "  █ "]
    case "8": ["▟▀▀▙", "█▀▀█", "▜▄▄▛"]
    case "9": ["▟▀▀▙", "▜▄▄█", "▗▄▄▛"]
    default: [" ", " ", String(character)]
    }
  }
}
