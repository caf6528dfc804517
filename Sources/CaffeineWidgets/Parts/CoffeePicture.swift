import CaffeineDomain
import TextUI
import TextWidgetKit

/// A cup in cross-section, as full as the level relative to the limit, with the last drink's name
/// below.
///
///     █            █▄▄▄
///     █▃▃▃▃▃▃▃▃▃▃▃▃█  ▐▌
///     ▜████████████▛▄▄▛
///      ▝▜████████▛▘
///     ▄▄▄▄▄▄▄▄▄▄▄▄▄▄
struct CoffeePicture: View {
  let entry: CaffeineEntry

  var body: some View {
    VStack(spacing: 0) {
      Mug(share: min(entry.share, 1)).fill(Color.cocoa, style: FillStyle(eoFill: true))
        .frame(width: 18 * CellMetrics.width, height: 5 * CellMetrics.height)
        .widgetAccentable()
      if let name = entry.forecast.lastIntake?.name {
        Text(verbatim: name).lineLimit(1).foregroundStyle(.secondary)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .accessibilityHidden(true)
  }
}

/// A filled bowl with a handle on its right and a saucer below.
///
/// Needs the even-odd rule for the hole in the handle.
private struct Mug: Shape {
  /// From 0 to 1.
  let share: CGFloat

  func path(in rect: CGRect) -> Path {
    let (width, height) = (14 * CellMetrics.width, 4 * CellMetrics.height)
    let bowl = Path(
      roundedRect: CGRect(x: 0, y: 0, width: width, height: height),
      cornerRadii: RectangleCornerRadii(bottomLeading: 32, bottomTrailing: 32))
    // Walls and bottom are one column thick.
    let air = CGRect(x: 8, y: 0, width: width - 16, height: min(height * (1 - share), height - 8))
    return Path { path in
      path.addPath(bowl.subtracting(Path(air)))
      path.addPath(Self.bow(CGRect(x: width, y: 8, width: 28, height: 40)))
      path.addPath(Self.bow(CGRect(x: width, y: 16, width: 16, height: 24)))
      path.addRect(CGRect(x: 0, y: height + 8, width: width, height: 8))
    }
  }

  private static func bow(_ rect: CGRect) -> Path {
    let radius = rect.height / 2
    return Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(bottomTrailing: radius, topTrailing: radius))
  }
}
