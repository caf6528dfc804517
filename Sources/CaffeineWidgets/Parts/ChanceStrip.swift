import CaffeineDomain
import TextUI

/// The share of people whose level is low from each moment on, in tenths: one cell per time step,
/// in the colour of the verdict.
///
///     ▁▁▂▂▃▃▄▄▅▅▆▆▆▇▇▇▇▇▇███████
///
/// In ASCII the digits are tenths: `0011223344`.
struct ChanceStrip: View {
  @Environment(\.glyphSet) private var glyphSet

  private let chances: [Double]
  private let leading: Int
  private let isNamed: Bool

  /// A strip from `start` to `end`.
  ///
  /// Cells before the forecast's moment are blank or have its name, which else follows in four more
  /// columns; pass the forecast's own `band` to avoid computing it again.
  init(
    of forecast: Forecast, in band: Band? = nil, from start: Date, to end: Date, columns: Int,
    isNamed: Bool = false
  ) {
    self.isNamed = isNamed
    let span = end.timeIntervalSince(start) / Double(columns)
    let instants = (0..<columns).map { start + Double($0) * span }
    let coming = instants.filter { $0 > forecast.now - span }
    leading = columns - coming.count
    chances = forecast.nightChances(fromEachOf: coming, in: band)
  }

  var body: some View {
    HStack(spacing: 0) {
      if leading > 0 {
        name.foregroundStyle(.secondary)
          .frame(width: CGFloat(leading) * CellMetrics.width, alignment: .leading)
      }
      runs.reduce(Text(verbatim: ""), +)
      if isNamed, leading < 10 { Text(verbatim: " ") + Text("low").foregroundStyle(.secondary) }
    }
    .lineLimit(1)
    .accessibilityHidden(true)
  }

  /// The longest name that fits with a space; translations are no longer.
  private var name: Text {
    guard isNamed, leading > 9 else { return Text(verbatim: "") }
    return leading > 22 ? Text("how many of 10 are low") : Text("share low")
  }

  /// A text per run of the same verdict.
  private var runs: [Text] {
    var runs: [(verdict: Verdict, cells: String)] = []
    for chance in chances {
      let verdict = Verdict(chance: chance)
      if runs.last?.verdict != verdict { runs.append((verdict, "")) }
      runs[runs.count - 1].cells += cell(chance)
    }
    return runs.map { Text(verbatim: $0.cells).foregroundStyle($0.verdict.color) }
  }

  private func cell(_ chance: Double) -> String {
    glyphSet == .unicode
      ? Self.blocks[min(Int(chance * 8), 7)] : String(min(chance.tenths, 9))
  }

  private static let blocks = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
}

extension Double {
  /// A probability in tenths, rounded down: 8 only from 0.8 on, and 10 only for everybody.
  var tenths: Int { Int(self * 10) }
}
