import CaffeineDomain
import DateStyles
import TextUI

/// One line for a status bar.
///
/// A single text: a bar asks every second, and each generic view would slow the launch.
struct InlineText: View {
  let outlook: Outlook

  private var entry: CaffeineEntry { outlook.entry }
  private var glyphSet: GlyphSet { outlook.glyphSet }

  var body: Text {
    if entry.emergency != nil { return words }
    return switch entry.day.choices?.line ?? .words {
    case .words: words
    case .short: mark + amount
    case .last: last
    case .spark: Sparkline(entry: entry, glyphSet: glyphSet).text + mark + amount
    }
  }

  /// Always one cell wide, so that a bar does not jump.
  private var mark: Text {
    // Of a journal that nobody could read the amount is the mark.
    if entry.day.journal.isUnknown { return Text(verbatim: "") }
    if entry.isOverLimit {
      return Text(verbatim: glyphSet.overMark + " ").accessibilityLabel(
        "\(Text("Over your limit:")) ")
    }
    let sign =
      entry.mark?.sign(in: glyphSet)
      ?? (entry.isInBed && entry.isJudged
        ? (glyphSet == .unicode ? "☾" : ")")
        : entry.day.isIncomplete ? "?" : glyphSet == .unicode ? "◌" : ".")
    return Text(verbatim: sign + " ").accessibilityLabel(Text(verbatim: ""))
  }

  private var amount: Text {
    Text(verbatim: entry.amount).accessibilityLabel("\(entry.spokenLevel)")
  }

  private var words: Text {
    let unit: Text =
      entry.isKnown
      ? Text(verbatim: (isLong ? entry.estimate(entry.level) : entry.amount) + " mg · ")
      : Text("\(Text("\(entry.amount) mg today")), ")
    let low = outlook.low(tellsOfMost: false)
    return mark + unit.accessibilityLabel("\(entry.spokenLevel), ")
      + (low.inside ?? low.forms[0])
  }

  /// Whether to drop the peak, as a line that is too long would lose the time at its end.
  private var isLong: Bool {
    if entry.comingPeak != nil { return false }
    return entry.emergency != nil || entry.day.isIncomplete || !entry.isJudged
      || entry.lowAt.map { entry.days(to: $0) > 0 } ?? false
  }

  /// The last times of the usual drink, by its name where there is room.
  private var last: Text {
    guard let cup = entry.day.cups(1).first else { return words }
    let line = outlook.line(of: cup)
    let name = cup.drink.name
    let isShort = TextWidth.columns(of: name[...]) <= 12
    let sign = Text(verbatim: glyphSet == .unicode ? "☕ " : "cup ")
    return (isShort ? line.forms[0] : sign + line.forms[1]).accessibilityLabel(line.spoken)
  }
}

/// The curve in twelve cells for a bar or prompt, each relative to the limit at once, with the
/// present and bedtime marked.
///
///     ▂▅▄▃▇│▆▅▄▃☾▂
private struct Sparkline {
  let entry: CaffeineEntry
  let glyphSet: GlyphSet

  private static let columns = 12

  var text: Text {
    guard entry.isKnown else { return Text(verbatim: "") }
    let scale = LevelScale(
      of: entry.forecast, lowCareful: nil, isBound: true, isJudged: entry.isJudged,
      columns: Self.columns)
    let now = min(max(scale.now, 0), Self.columns - 1)
    // In a shared cell the present wins, and bedtime moves to its side.
    let moon = scale.bedtime != now ? scale.bedtime : entry.isInBed ? now - 1 : now + 1
    let isUnicode = glyphSet == .unicode
    let most = max(entry.forecast.profile.singleLimit.value, 1)
    let cells = (0..<Self.columns).map { index in
      if index == now { return isUnicode ? "│" : "|" }
      if index == moon { return isUnicode ? "☾" : ")" }
      let eighth = Int(scale.levels[index] / most * 8) + 1
      return String(Plot.blocks[min(max(eighth, 1), 8)])
    }
    return Text(verbatim: cells.joined() + " ").accessibilityLabel(Text(verbatim: ""))
  }
}
