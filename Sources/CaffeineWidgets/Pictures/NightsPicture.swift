import CaffeineDomain
import DateStyles
import TextUI

/// The nights of the last days: the typical level as a line, up to the careful one in dashes, and the
/// limit across.
///
///     Mon ◐ ━━━━━━━╌╌│╌╌         45 mg
///     Tue ● ━━━━━━━━━┃━━━━━╌╌╌   90 mg
struct NightsPicture: InkPicture {
  /// The days whose nights have a mark, the earliest first.
  let days: [DayTotal]

  nonisolated func draw(in context: inout DrawingContext, with pen: Pen) {
    // A name and a mark stand before the line, an amount behind it.
    let (first, columns) = (7, context.rect.columns - 15)
    let most = days.lazy.map { max($0.night?.careful ?? .zero, $0.bedtimeLimit).value }.max() ?? 1
    guard columns > 3, most > 0, !pen.isCovered else { return }
    func place(_ amount: Milligrams) -> Int {
      min(Int((Double(columns) * amount.value / most).rounded()), columns)
    }
    for (row, day) in days.enumerated() {
      guard let night = day.night, let mark = day.mark else { continue }
      let plain = row == days.count - 1 ? pen.inks.ink : pen.inks.secondary
      let color = pen.inks.words[mark.index]
      context.write(pen.dateText.weekday(of: day.date)[...], column: 0, row: row, color: plain)
      context.write(mark.sign(in: context.glyphSet)[...], column: 5, row: row, color: color)
      let (typical, limit) = (place(night.typical), min(place(day.bedtimeLimit), columns - 1))
      for column in 0..<max(place(night.careful), typical) {
        let line = pen.inks.edge(column < limit ? 0 : 1, isPast: true)
        let isTypical = column < typical
        context.put(
          isTypical ? "━" : "╌", or: isTypical ? "=" : "-", column: first + column, row: row,
          color: isTypical ? line : pen.inks.secondary)
      }
      context.put("│", or: "|", column: first + limit, row: row, color: pen.inks.ink)
      let amount = "\(night.typical.nearestFive(beside: day.bedtimeLimit).wholeMilligrams) mg"
      context.write(
        amount[...], column: first + columns + 8 - amount.count, row: row, color: plain)
    }
  }
}
