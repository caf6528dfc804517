import TextUI

/// One line, as a status bar carries it.
///
/// A single text: a bar asks every second, and each generic view would add to the start.
struct InlineView: View {
  @Environment(\.glyphSet) private var glyphSet

  let entry: CaffeineEntry

  var body: Text {
    let amount = Text(verbatim: entry.amount + " mg · ")
      .accessibilityLabel(entry.spokenLevel + ", ")
    let space = Text(verbatim: " ").accessibilityLabel("")
    if entry.isOverLimit || entry.isInBed && entry.isTooMuchForNight {
      let mark = Text(verbatim: glyphSet.overMark).accessibilityLabel("Too much: ")
      return mark + space + amount + outlook
    }
    if glyphSet == .ascii { return amount + outlook }
    let cup = Text(Image(systemName: "cup.and.saucer.fill")).accessibilityLabel("")
    return cup + space + amount + outlook
  }

  private var outlook: Text {
    switch entry.outlook {
    case .low(let date): Text("low \(entry.at(date))")
    // With its day a time would not fit, and would claim more than is known.
    case .notBefore(let date) where entry.days(to: date) > 0:
      Text("not before \(date, style: .day)")
    case .notBefore(let date): Text("not before \(date, style: .time)")
    case .lastCup(let date): Text("last cup \(entry.dated(date))")
    case .fine: Text("fine for bed")
    case .nothingLogged: Text("nothing logged yet")
    case .damaged: Text("journal damaged")
    }
  }
}
