import CaffeineDomain
import TextUI

/// An amount beside its limit as one line: `━━━━━━╸─────`, an excess with the limit across it.
struct BarPicture: DrawingView {
  let amount, limit: Double
  /// The colour of the amount, by ``Inks/past``.
  let level: Int

  init(_ amount: Milligrams, of limit: Milligrams, level: Int = 0) {
    (self.amount, self.limit) = (amount.value, max(limit.value, 1))
    self.level = amount > limit ? 3 : level
  }

  func drawing(in environment: EnvironmentValues) -> some Drawing {
    BarDrawing(bar: self, inks: Inks(in: environment))
  }
}

private struct BarDrawing: Drawing {
  let bar: BarPicture
  let inks: Inks

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 160, height: CellMetrics.height)
  }

  func draw(in context: inout DrawingContext) {
    let columns = context.rect.columns
    let isUnicode = context.glyphSet == .unicode
    let most = max(bar.amount, bar.limit)
    let halves = Int((Double(2 * columns) * bar.amount / most).rounded())
    let color = inks.edge(bar.level, isPast: true)
    let track = inks.style == .colors ? inks.track : inks.secondary
    for column in 0..<columns {
      let filled = halves - 2 * column
      let glyph: Unicode.Scalar =
        filled >= 2 ? "━" : filled == 1 ? "╸" : "─"
      context.put(
        isUnicode ? glyph : filled > 0 ? "=" : "-", column: column, row: 0,
        color: filled > 0 ? color : track)
    }
    if bar.amount > bar.limit {
      let place = min(Int(Double(columns) * bar.limit / most), columns - 1)
      context.put(isUnicode ? "┃" : "|", column: place, row: 0, color: inks.ink)
    }
  }
}
