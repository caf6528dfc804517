import TextUI

/// What the widget is about: its name and a cup.
struct TitleRow: View {
  var body: some View {
    HStack {
      Text("Caffeine").foregroundStyle(.brown).bold()
      Spacer()
      Image(systemName: "cup.and.saucer.fill").accessibilityHidden(true)
    }
    .lineLimit(1)
  }
}
