import CaffeineDomain
import TextUI

/// An amount beside its limit as one line: `━━━━━━╸─────`, an excess with the limit across it.
struct BarPicture: InkPicture {
  let amount, limit: Milligrams
  /// The colour of the amount within its limit, by ``Inks/past``.
  var level = 0

  nonisolated func draw(in context: inout DrawingContext, with pen: Pen) {
    let columns = context.rect.columns
    let (amount, limit) = (amount.value, max(limit.value, 1))
    let most = max(amount, limit)
    let halves = Int((Double(2 * columns) * amount / most).rounded())
    let color = pen.inks.edge(amount > limit ? 3 : level, isPast: true)
    let track = pen.inks.style == .colors ? pen.inks.track : pen.inks.secondary
    for column in 0..<columns {
      let filled = halves - 2 * column
      context.put(
        filled >= 2 ? "━" : filled == 1 ? "╸" : "─", or: filled > 0 ? "=" : "-", column: column,
        row: 0, color: filled > 0 ? color : track)
    }
    if amount > limit {
      let place = min(Int(Double(columns) * limit / most), columns - 1)
      context.put("┃", or: "|", column: place, row: 0, color: pen.inks.ink)
    }
  }
}
