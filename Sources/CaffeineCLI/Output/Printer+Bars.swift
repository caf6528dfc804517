import CaffeineWidgets
import CommandArguments
import TextUI
import WidgetHosting

extension Printer {
  /// A bar from 0 to a share of its room, in whole and half cells, across a line at the share of a
  /// limit: `━━━┿━━╸`, `━━  ╎`; empty without pictures.
  func bar(_ share: Double, limit: Double?, columns: Int) -> String {
    guard hasPictures, columns > 0 else { return "" }
    let halves = Int((share * Double(columns) * 2).rounded())
    let (full, half) = isUnicode ? ("━", "╸") : ("=", "=")
    var cells = (0..<columns).map { $0 < halves / 2 ? full : $0 * 2 < halves ? half : " " }
    if let limit {
      let place = min(Int(Double(columns) * limit), columns - 1)
      let isCrossed = place * 2 < halves
      cells[place] = isUnicode ? (isCrossed ? "┿" : "╎") : (isCrossed ? "+" : "|")
    }
    return cells.joined()
  }

  /// The sign of an amount over a limit behind it.
  var overSign: Message { hasPictures ? "\(glyphSet.overMark)" : "over the limit" }
}
