package import CaffeineDomain
package import TextUI
import TextWidgetKit

/// The colours of the widgets: a cappuccino, a latte on it and an espresso for the figures, as in
/// the widget of WWDC20's session 10033.
///
/// Chosen by hand and by the numbers: each letter has 4.5 : 1 and each picture 3 : 1 to the card, the
/// fainter future of the curve and the tracks of bars too (WCAG 2.2). The scale of levels goes by
/// lightness: the more urgent, the more it stands out from the card, and neighbours stand out from each
/// other by 1.3 : 1, whoever sees them (`ScaleTests`). Greys and browns are so close to
/// grey that with sixteen colours they are the terminal's own.
extension Color {
  static let card = Color(light: RGBA(hex: 0xF3E7D8), dark: RGBA(hex: 0x231A14))
  static let plate = Color(light: RGBA(hex: 0xE6D2BA), dark: RGBA(hex: 0x35271D))
  static let ink = Color(light: RGBA(hex: 0x2B1B10), dark: RGBA(hex: 0xF6EAD9))
  static let fadedInk = Color(light: RGBA(hex: 0x6F5741), dark: RGBA(hex: 0xBCA78F))
  /// At most the limit for bed.
  static let cocoa = Color(light: RGBA(hex: 0x945F39), dark: RGBA(hex: 0xAB6D46))
  /// More than that.
  static let amber = Color(light: RGBA(hex: 0x8A3208), dark: RGBA(hex: 0xB68F12))
  /// More than the limit at once.
  static let hot = Color(light: RGBA(hex: 0x741305), dark: RGBA(hex: 0xFF995B))
  /// More than the limit of a day.
  static let alarm = Color(light: RGBA(hex: 0x520010), dark: RGBA(hex: 0xFFC4B9))
  /// Those of levels, from below the first of `Forecast.colorLimits` on.
  static let levels: [Color] = [.cocoa, .amber, .hot, .alarm]
  /// Those of the curve in the modes of one colour: shares of it at which neighbours, and what was beside what
  /// is to come, stand out from each other by 1.3 : 1, and the faintest from the ground by 3 : 1.
  static let shadesOfLevels: [Color] = zip([0.62, 0.75, 0.86, 0.98], [0.49, 0.65, 0.78, 0.98])
    .map { light, dark in
      Color(
        light: RGBA(hex: 0x000000).multiplyingOpacity(by: light),
        dark: RGBA(hex: 0xFFFFFF).multiplyingOpacity(by: dark))
    }
  static let good = Color(light: RGBA(hex: 0x0F6A50), dark: RGBA(hex: 0x52A060))
  static let night = Color(light: RGBA(hex: 0x3646B8), dark: RGBA(hex: 0x8EA2FF))
}

extension View {
  /// In the stronger shades of the system's colours, and letters in the coffee's.
  ///
  /// Of the standard shades half are too pale for letters on white (WCAG 2.2 asks for 4.5 : 1, and
  /// 3 : 1 of pictures).
  func legible() -> some View {
    foregroundStyle(Color.ink, Color.fadedInk).environment { $0.colorSchemeContrast = .increased }
  }

  /// On the coloured card of the system families.
  func onCard() -> some View { legible().containerBackground(Color.card, for: .widget) }

  /// On a plate in the card, as far from its edge at every side, where there is a card.
  func onPlate() -> some View { modifier(Plate()) }
}

private struct Plate: ViewModifier {
  @Environment(\.showsWidgetContainerBackground) private var isOnCard
  @Environment(\.glyphSet) private var glyphSet

  func body(content: Content) -> some View {
    content.background {
      if isOnCard {
        // Large figures begin half a row below the upper edge of theirs: as much is below them.
        // ASCII has no half rows.
        Rectangle().fill(Color.plate)
          .padding(.horizontal, -CellMetrics.width)
          .padding(.bottom, glyphSet == .unicode ? -CellMetrics.height / 2 : 0)
      }
    }
  }
}

extension Color {
  /// What was drunk on a day, by whether that is over its limit.
  package static func day(isOver: Bool) -> Color { isOver ? .alarm : .amber }
}

extension Forecast {
  /// The limits between the colours of levels: for bed, at once and a day, in order.
  var colorLimits: [Milligrams] {
    // Where nobody knows of the night no level has the colour of a low one.
    let bedtime = isJudged ? profile.bedtimeLimit : 0
    let single = max(profile.singleLimit, bedtime)
    return [bedtime, single, max(profile.dailyLimit, single)]
  }

  /// The colour of a level, in the scale of the curve.
  package func color(of level: Milligrams) -> Color {
    Color.levels[colorLimits.count { level > $0 }]
  }
}

extension CaffeineEntry {
  /// The colour of the level, in the scale of the curve.
  var tint: Color {
    emergency != nil || forecast.isOverDailyLimit ? .alarm : forecast.color(of: level)
  }
}
