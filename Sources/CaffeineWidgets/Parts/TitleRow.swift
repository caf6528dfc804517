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
