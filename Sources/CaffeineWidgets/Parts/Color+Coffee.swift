package import CaffeineDomain
package import TextUI
import TextWidgetKit

/// The colours of the widgets: a cappuccino with a latte on it and espresso for the figures, as in
/// the widget of WWDC20's session 10033.
///
/// Chosen by hand and checked by numbers: letters have a contrast of 4.5 : 1 to the card and
/// pictures 3 : 1, including the fainter future and the tracks of bars (WCAG 2.2). Levels differ in
/// lightness: higher ones contrast more with the card, and neighbours by 1.3 : 1 in all kinds of
/// colour vision (`ScaleTests`). Greys and browns are so close to grey that with sixteen colours
/// they become the terminal's own.
extension Color {
  static let card = Color(light: RGBA(hex: 0xF3E7D8), dark: RGBA(hex: 0x231A14))
  static let plate = Color(light: RGBA(hex: 0xE6D2BA), dark: RGBA(hex: 0x35271D))
  static let ink = Color(light: RGBA(hex: 0x2B1B10), dark: RGBA(hex: 0xF6EAD9))
  static let fadedInk = Color(light: RGBA(hex: 0x6F5741), dark: RGBA(hex: 0xBCA78F))
  /// Up to the bedtime limit.
  static let cocoa = Color(light: RGBA(hex: 0x945F39), dark: RGBA(hex: 0xAB6D46))
  /// Up to the limit at once.
  static let amber = Color(light: RGBA(hex: 0x8A3208), dark: RGBA(hex: 0xB68F12))
  /// Up to the daily limit.
  static let hot = Color(light: RGBA(hex: 0x741305), dark: RGBA(hex: 0xFF995B))
  /// Above the daily limit.
  static let alarm = Color(light: RGBA(hex: 0x520010), dark: RGBA(hex: 0xFFC4B9))
  /// The colours of levels, from below the first of `Forecast.colorLimits` on.
  static let levels: [Color] = [.cocoa, .amber, .hot, .alarm]
  /// The curve's shades in modes of one colour: neighbours, and past and future, differ by 1.3 : 1,
  /// and the faintest has 3 : 1 to the background.
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
  /// Uses the stronger shades of system colours, and the coffee colour for letters.
  ///
  /// Half of the standard shades are too pale for letters on white (WCAG 2.2 requires 4.5 : 1, and
  /// 3 : 1 for pictures).
  func legible() -> some View {
    foregroundStyle(Color.ink, Color.fadedInk).environment { $0.colorSchemeContrast = .increased }
  }

  /// Puts the view on the coloured card of the system families.
  func onCard() -> some View { legible().containerBackground(Color.card, for: .widget) }

  /// Puts the view on a plate inside the card, equally far from each edge; without a card there is
  /// no plate.
  func onPlate() -> some View { modifier(Plate()) }
}

private struct Plate: ViewModifier {
  @Environment(\.showsWidgetContainerBackground) private var isOnCard
  @Environment(\.glyphSet) private var glyphSet

  func body(content: Content) -> some View {
    content.background {
      if isOnCard {
        // Large figures begin half a row below the plate's upper edge, so it extends half a row
        // below.
        // ASCII has no half rows.
        Rectangle().fill(Color.plate)
          .padding(.horizontal, -CellMetrics.width)
          .padding(.bottom, glyphSet == .unicode ? -CellMetrics.height / 2 : 0)
      }
    }
  }
}

extension Color {
  /// The colour of a day's total.
  package static func day(isOver: Bool) -> Color { isOver ? .alarm : .amber }
}

extension Forecast {
  /// The limits between the colours of levels, ascending: bedtime, at once, per day.
  var colorLimits: [Milligrams] {
    // Without a judgement of the night no level has the colour of a low one.
    let bedtime = isJudged ? profile.bedtimeLimit : 0
    let single = max(profile.singleLimit, bedtime)
    return [bedtime, single, max(profile.dailyLimit, single)]
  }

  package func color(of level: Milligrams) -> Color {
    Color.levels[colorLimits.count { level > $0 }]
  }
}

extension CaffeineEntry {
  var tint: Color {
    emergency != nil || forecast.isOverDailyLimit ? .alarm : forecast.color(of: level)
  }
}
