import TextUI

/// The subject of the widget: a cup and a name.
///
/// Silent by default, as the amount names its subject.
struct TitleRow: View {
  var name = "Caffeine"

  var body: some View {
    HStack {
      CupImage()
      Text(translating: name).foregroundStyle(Color.amber).bold()
        .accessibilityHidden(true)
    }
    .lineLimit(1)
  }
}

/// A cup, the sign of caffeine; ASCII has none.
struct CupImage: View {
  @Environment(\.glyphSet) private var glyphSet

  var body: some View {
    if glyphSet == .unicode { Image(systemName: "cup.and.saucer.fill").accessibilityHidden(true) }
  }
}
