import CaffeineDomain
import TextUI

/// The curve in twelve cells for a bar or prompt, each relative to the limit at once, with the
/// present and bedtime marked, then the verdict and the amount.
///
///     ▂▅▄▃▇│▆▅▄▃☾▂ ◐ 155
///
/// The moon has the colour of the verdict.
struct Sparkline {
  let entry: CaffeineEntry
  let mark: String
  let glyphSet: GlyphSet

  private static let columns = 12
  private static let blocks = Array("▁▂▃▄▅▆▇█")

  var text: Text {
    let end = Text(verbatim: " \(mark) \(entry.amount)")
    let cells = cells.reduce(Text(verbatim: ""), +).accessibilityLabel("")
    return cells + end.accessibilityLabel(entry.spokenLevel)
  }

  private var cells: [Text] {
    guard entry.isKnown else { return [] }
    let scale = LevelScale(entry: entry, columns: Self.columns)
    let span = scale.end.timeIntervalSince(scale.start) / Double(Self.columns)
    func column(of date: Date) -> Int {
      min(max(Int(date.timeIntervalSince(scale.start) / span), 0), Self.columns - 1)
    }
    let now = column(of: entry.date)
    let bedtime = column(of: entry.forecast.bedtime)
    // In a shared cell the present wins, and bedtime moves to its side.
    let moon = bedtime != now ? bedtime : entry.isInBed ? now - 1 : now + 1
    return (0..<Self.columns).map { index in
      if index == now { return Text(verbatim: glyphSet == .unicode ? "│" : "|") }
      if index == moon {
        let sign = Text(verbatim: glyphSet == .unicode ? "☾" : ")")
        return entry.verdict.map { sign.foregroundStyle($0.color) } ?? sign
      }
      let first = scale.start + Double(index) * span
      let levels = scale.points.lazy.filter { first <= $0.date && $0.date <= first + span }
        .map(\.level)
      let level = levels.max() ?? .zero
      let share = level.value / max(entry.forecast.profile.singleLimit.value, 1)
      let block = Self.blocks[min(Int(share * 8), 7)]
      return Text(verbatim: String(block)).foregroundStyle(entry.forecast.color(of: level))
    }
  }
}
