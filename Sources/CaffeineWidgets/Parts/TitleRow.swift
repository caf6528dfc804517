import TextUI

/// What the widget is about: a cup and its name.
///
/// It is not said, because the amount says it.
struct TitleRow: View {
  var name = "Caffeine"
  /// What is said aloud of it.
  var spoken = ""

  var body: some View {
    HStack {
      CupImage()
      Text(translating: name).foregroundStyle(Color.amber).bold()
        .accessibilityLabel(Text(translating: spoken))
        .accessibilityHidden(spoken.isEmpty)
    }
    .lineLimit(1)
  }
}

/// The cup, the sign of caffeine; ASCII has nothing that looks like one.
struct CupImage: View {
  @Environment(\.glyphSet) private var glyphSet

  var body: some View {
    if glyphSet == .unicode { Image(systemName: "cup.and.saucer.fill").accessibilityHidden(true) }
  }
}
