import CaffeineDomain
import TextUI
import TextWidgetKit

/// The amount in figures of three rows with what it is at their foot, or below them where it does not
/// fit beside; in one row where they do not fit.
struct FiguresText: View {
  let amount: String
  /// What the amount rises to, above the unit.
  var peak: String?
  var unit = Text(verbatim: "mg")
  var isOver = false
  var isFaint = false
  /// The amount as a sentence; silent without one.
  var spoken: Text?

  init(of entry: CaffeineEntry) {
    let coming = entry.comingPeak
    amount =
      entry.isKnown
      ? entry.estimate(coming?.amount ?? entry.level) : entry.bound(entry.forecast.today)
    peak = coming == nil ? entry.peak.map { entry.estimate($0.amount) } : ""
    spoken = entry.spokenAmount
    // Figures without it would look like the level.
    if !entry.isKnown { unit = Text("mg today") }
    isFaint = entry.isInBed
    isOver =
      entry.emergency != nil || entry.isKnown && entry.level > entry.forecast.profile.dailyLimit
  }

  init(_ amount: String, isOver: Bool = false) { (self.amount, self.isOver) = (amount, isOver) }

  var body: some View {
    let figures = FiguresPicture(text: amount, isOver: isOver, isFaint: isFaint)
      .frame(
        width: CGFloat(FiguresPicture.columns(of: amount)) * CellMetrics.width,
        height: 3 * CellMetrics.height
      )
      .widgetAccentable()
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .bottom, spacing: CellMetrics.width) {
        figures
        VStack(alignment: .leading, spacing: 0) {
          if let peak { Text(verbatim: "↗" + peak) }
          unit
        }
        .foregroundStyle(.secondary)
      }
      VStack(alignment: .leading, spacing: 0) {
        figures
        unit.foregroundStyle(.secondary)
      }
      Text("\(amount) \(unit)").bold().foregroundStyle(isOver ? Color.over : .ink)
    }
    .spoken(spoken ?? Text(verbatim: ""))
  }
}

/// Digits three rows high, made of quadrants.
private struct FiguresPicture: InkPicture {
  let text: String
  let isOver, isFaint: Bool

  nonisolated static func columns(of text: String) -> Int {
    text.reduce(-1) { $0 + width(of: $1) + 1 }
  }

  private nonisolated static func width(of character: Character) -> Int {
    character.isNumber ? character == "1" ? 3 : 4 : 1
  }

  nonisolated func draw(in context: inout DrawingContext, with pen: Pen) {
    let inks = pen.inks
    let color = isOver ? inks.words[3] : isFaint ? inks.secondary : inks.ink
    var column = 0
    for character in text {
      let width = Self.width(of: character)
      for (row, digits) in Self.digits.enumerated() {
        for index in 0..<width {
          // A sign stands in the last row.
          let sign = row == 2 ? character.unicodeScalars.first ?? " " : " "
          let glyph = character.wholeNumberValue.map { digits[5 * $0 + index] } ?? sign
          if !pen.isCovered, glyph == " " { continue }
          context.put(
            pen.isCovered ? "█" : glyph, or: "#", column: column + index, row: row, color: color)
        }
      }
      column += width + 1
    }
  }

  private nonisolated static let digits = [
    "▟▀▀▙ ▗█   ▝▀▀▙ ▝▀▀▙ █  █ █▀▀▀ ▟▀▀▘ ▀▀▀█ ▟▀▀▙ ▟▀▀▙",
    "█  █  █   ▗▄▄▛  ▄▄█ ▜▄▄█ ▀▀▀▙ █▀▀▙   ▟▘ █▀▀█ ▜▄▄█",
    "▜▄▄▛ ▄█▄  █▄▄▄ ▗▄▄▛    █ ▗▄▄▛ ▜▄▄▛   █  ▜▄▄▛ ▗▄▄▛",
  ].map { Array($0.unicodeScalars) }
}
