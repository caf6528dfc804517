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
    entry.lowAt.map { Text("low at \($0, style: .time)") } ?? Text("fine for bed")
  }
}
