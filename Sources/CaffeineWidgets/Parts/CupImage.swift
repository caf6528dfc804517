import TextUI

/// The cup, the sign of caffeine; ASCII has nothing that looks like one.
struct CupImage: View {
  @Environment(\.glyphSet) private var glyphSet

  var body: some View {
    if glyphSet == .unicode {
      Image(systemName: "cup.and.saucer.fill").accessibilityHidden(true)
    }
  }
}
