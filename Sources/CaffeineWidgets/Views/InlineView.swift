import TextUI

/// One line, as a status bar carries it.
///
/// A single text: a bar asks every second, and each generic view would add to the start.
struct InlineView: View {
  let entry: CaffeineEntry

  var body: Text {
    Text(Image(systemName: "cup.and.saucer.fill")) + Text(verbatim: " \(entry.amount) mg · ")
      + outlook
  }

  private var outlook: Text {
    switch (entry.lowAt, entry.day.isIncomplete) {
    case (let lowAt?, false): Text("low at \(lowAt, style: .time)")
    case (let lowAt?, true): Text("not before \(lowAt, style: .time)")
    case (nil, false): Text("fine for bed")
    case (nil, true): Text("journal damaged")
    }
  }
}
