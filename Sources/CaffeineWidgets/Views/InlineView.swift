import TextUI

/// One line, as a status bar carries it.
struct InlineView: View {
  let entry: CaffeineEntry

  var body: some View {
    HStack {
      Image(systemName: "cup.and.saucer.fill").accessibilityHidden(true)
      if let lowAt = entry.lowAt {
        Text("\(entry.amount) mg · low at \(lowAt, style: .time)")
      } else {
        Text("\(entry.amount) mg · fine for bed")
      }
    }
    .lineLimit(1)
  }
}
