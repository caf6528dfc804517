import TextUI

/// What the widget is about: a cup and its name.
///
/// It is not said, because the amount says it.
struct TitleRow: View {
  var name = "Caffeine"

  var body: some View {
    HStack {
      CupImage()
      Text(verbatim: name).foregroundStyle(Color.amber).bold()
        .accessibilityHidden(true)
    }
    .lineLimit(1)
  }
}
