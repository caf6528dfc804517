import TextUI

/// What the widget is about: its name and a cup.
struct TitleRow: View {
  var body: some View {
    HStack {
      Text("Caffeine").foregroundStyle(.brown).bold()
        // The stronger shade: the standard one is too pale for letters on white.
        .environment(\.colorSchemeContrast, .increased)
      Spacer()
      CupImage()
    }
    .lineLimit(1)
  }
}
