import CaffeineDomain
import DateStyles
import TextUI

/// One line for a status bar.
///
/// A single text: a bar asks every second, and each generic view would slow the launch.
@MainActor
extension Outlook {
  var levelInline: Text {
    if entry.emergency != nil { return words }
    let short =
      inlineMark + Text(verbatim: entry.amount).accessibilityLabel("\(entry.spokenLevel)")
    return switch day.choices?.line ?? .words {
    case .words: words
    case .short: short
    case .last: last
    case .spark: spark + short
    }
  }

  /// Always one cell wide, so that a bar does not jump.
  private var inlineMark: Text {
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

  private var words: Text {
    // Without the peak where a line that is too long would lose the time at its end.
    let isLong =
      entry.comingPeak == nil
      && (entry.emergency != nil || day.isIncomplete || !entry.isJudged
        || entry.lowAt.map { entry.days(to: $0) > 0 } ?? false)
    let unit: Text =
      entry.isKnown
      ? Text(verbatim: (isLong ? entry.estimate(entry.level) : entry.amount) + " mg · ")
      : Text("\(Text("\(entry.amount) mg today")), ")
    let low = low(tellsOfMost: false)
    return inlineMark + unit.accessibilityLabel("\(entry.spokenLevel), ")
      + (low.inside ?? low.forms[0])
  }

  /// The last times of the usual drink, by its name where there is room.
  private var last: Text {
    guard let cup = entry.day.cups(1).first else { return words }
    let line = line(of: cup)
    let name = cup.drink.name
    let isShort = TextWidth.columns(of: name[...]) <= 12
    let sign = Text(verbatim: glyphSet == .unicode ? "☕ " : "cup ")
    return (isShort ? line.forms[0] : sign + line.forms[1]).accessibilityLabel(line.spoken)
  }

  /// The curve in twelve cells for a bar or prompt, each relative to the limit at once, with the
  /// present and bedtime marked.
  ///
  ///     ▂▅▄▃▇│▆▅▄▃☾▂
  private var spark: Text {
    guard entry.isKnown else { return Text(verbatim: "") }
    let scale = LevelScale(
      of: entry.forecast, lowCareful: nil, isBound: true, isJudged: entry.isJudged, columns: 12)
    let now = min(max(scale.now, 0), 11)
    // In a shared cell the present wins, and bedtime moves to its side.
    let moon = scale.bedtime != now ? scale.bedtime : entry.isInBed ? now - 1 : now + 1
    let isUnicode = glyphSet == .unicode
    let most = max(profile.singleLimit.value, 1)
    let cells = scale.levels.enumerated().map { index, level in
      if index == now { return isUnicode ? "│" : "|" }
      if index == moon { return isUnicode ? "☾" : ")" }
      return String(Plot.blocks[min(max(Int(level / most * 8) + 1, 1), 8)])
    }
    return Text(verbatim: cells.joined() + " ").accessibilityLabel(Text(verbatim: ""))
  }
}
