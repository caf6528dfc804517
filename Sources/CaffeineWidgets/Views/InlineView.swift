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
    if glyphSet == .ascii { return amount + outlook }
    let cup = Text(Image(systemName: "cup.and.saucer.fill")).accessibilityLabel("")
    return cup + Text(verbatim: " ").accessibilityLabel("") + amount + outlook
  }

  private var outlook: Text {
    switch (entry.lowAt, entry.day.isIncomplete) {
    case (let lowAt?, false): Text("low \(entry.at(lowAt))")
    // With its day a time would not fit, and would claim more than is known.
    case (let lowAt?, true) where entry.days(to: lowAt) > 0:
      Text("not before \(lowAt, style: .day)")
    case (let lowAt?, true): Text("not before \(lowAt, style: .time)")
    case (nil, false): Text("fine for bed")
    case (nil, true): Text("journal damaged")
    }
  }
}
