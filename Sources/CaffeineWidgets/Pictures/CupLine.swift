import CaffeineDomain
import TextUI

/// The day from its start to bedtime: a line while one more cup is likely low at bedtime, dashes
/// while it could go either way; without a cup the hours.
///
///     6      12     18   ☾
///     ━━━━━━━━━━━━━╍╍╍╍
struct CupLine: InkPicture {
  let cup: Cup?
  let day: ClosedRange<Date>

  nonisolated func draw(in context: inout DrawingContext, with pen: Pen) {
    let columns = context.rect.columns
    let step = day.upperBound.timeIntervalSince(day.lowerBound) / Double(columns)
    guard step > 0, !pen.isCovered else { return }
    guard let cup else {
      var axis = AxisRow(columns: columns, limit: columns, row: 0)
      let moon = context.glyphSet.moon
      axis.write(moon, at: columns - moon.count, pen.inks.moon, .bold, in: &context)
      return axis.writeHours(6, from: day.lowerBound, step: step, with: pen, in: &context)
    }
    for column in 0..<columns {
      let date = day.lowerBound + (Double(column) + 0.5) * step
      let level = [cup.likely, cup.uncertain].firstIndex { $0.map { date < $0 } ?? false }
      guard let level else { continue }
      context.put(
        level == 0 ? "━" : "╍", or: level == 0 ? "=" : "-", column: column, row: 0,
        color: pen.inks.edge(level, isPast: true))
    }
  }
}
