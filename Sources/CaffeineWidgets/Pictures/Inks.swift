package import CaffeineDomain
package import TextUI
import TextWidgetKit

/// The colours of a picture, and how it tells levels apart where there are few of them.
///
/// Chosen by hand and checked by numbers (`InksTests`): text has a contrast of 4.5 : 1 to card, plate
/// and night, areas 3 : 1 (WCAG 2.2), and neighbours differ in all kinds of colour vision.
struct Inks: Sendable {
  /// What tells levels apart.
  enum Style: Sendable { case colors, sixteen, shades }

  var style = Style.colors
  /// Whether cells also say what text without colours shows; 256 colours are told apart as they are.
  var saysPlainForms = true
  var card, plate, ink, secondary, moon, line, track: RGBA
  /// The ground of the night; `nil` where only a line shows bedtime.
  var night: RGBA?
  /// Words beside ○, ◐, ●, and over a limit.
  let words: [RGBA]
  /// Levels that were: up to the bedtime limit, the limit at once, the daily limit, and above.
  var past: [RGBA]
  /// The same to come.
  var toCome: [RGBA]
}

extension Inks {
  static let dark = Inks(
    card: .init(hex: 0x1E1713), plate: .init(hex: 0x2E241C), ink: .init(hex: 0xF7ECDC),
    secondary: .init(hex: 0xBBA68F), moon: .init(hex: 0x93A5FF), line: .init(hex: 0x7B6A59),
    track: .init(hex: 0x4A3B2F), night: .init(hex: 0x1C2038),
    words: [0x8FBFAA, 0xF2B544, 0xFF8F43, 0xFF6258].map(RGBA.init(hex:)),
    past: [0x6F9688, 0xF2B544, 0xF0792A, 0xF02B2B].map(RGBA.init(hex:)),
    toCome: [0x547467, 0xB8893A, 0xB75519, 0xD3353C].map(RGBA.init(hex:)))

  static let light = Inks(
    card: .init(hex: 0xFFFAF2), plate: .init(hex: 0xF1E4D2), ink: .init(hex: 0x2A1A10),
    secondary: .init(hex: 0x6C5743), moon: .init(hex: 0x3B49B8), line: .init(hex: 0x9A8873),
    track: .init(hex: 0xD9C8B3), night: .init(hex: 0xECEEFA),
    words: [0x2F6653, 0x875200, 0xA83A00, 0x960012].map(RGBA.init(hex:)),
    past: [0x30705A, 0xBA7400, 0xB93700, 0x8C0012].map(RGBA.init(hex:)),
    toCome: [0x64907F, 0xB47D46, 0xD26428, 0xB42846].map(RGBA.init(hex:)))

  /// The colours for a scheme, the colours of the output and a rendering mode.
  ///
  /// In a night in progress everything is dim, on the night's ground.
  init(in environment: EnvironmentValues, isNight: Bool = false) {
    let isDark = environment.colorScheme == .dark
    self = isDark ? .dark : .light
    // A mode of one tint has shades in place of colours.
    let hasColors = environment.widgetRenderingMode == .fullColor
    switch hasColors ? environment.colorDepth : .monochrome {
    case .trueColor: break
    case .ansi256:
      // The nearest of the palette are too near to each other, so these are chosen too.
      past = (isDark ? [109, 215, 208, 196] : [23, 130, 124, 88]).map(RGBA.init(paletteIndex:))
      toCome = (isDark ? [66, 137, 130, 161] : [66, 137, 166, 167]).map(RGBA.init(paletteIndex:))
      card = RGBA(paletteIndex: isDark ? 234 : 231)
      night = isDark ? RGBA(paletteIndex: 17) : nil
      saysPlainForms = false
    case .ansi16: takeOwnInk(of: environment, style: .sixteen)
    case .monochrome: takeOwnInk(of: environment, style: .shades)
    }
    if isNight, let night { card = night }
    if environment.isLuminanceReduced || isNight { past = toCome }
  }

  /// Draws in the terminal's own foreground, whatever its theme is.
  private mutating func takeOwnInk(of environment: EnvironmentValues, style: Style) {
    self.style = style
    ink = Color.primary.paint(in: environment).representative
    (moon, night) = (ink, nil)
  }
}

extension Inks {
  /// A cell that an area fills.
  struct Block {
    let glyph: Unicode.Scalar
    let color: RGBA
    var ground: RGBA?
    /// What text without colours shows.
    var plainForm = PackedCell.PlainForm.glyph
  }

  /// The cell filled by a level: 0 up to the bedtime limit, 3 above the daily one.
  func block(_ level: Int, isPast: Bool) -> Block {
    switch style {
    case .colors:
      let form: PackedCell.PlainForm =
        isPast ? (level > 0 ? .solid : .dark) : level > 0 ? .medium : .light
      return Block(
        glyph: "█", color: (isPast ? past : toCome)[level],
        plainForm: saysPlainForms ? form : .glyph)
    case .sixteen where level == 0: return Block(glyph: isPast ? "▒" : "░", color: ink)
    case .sixteen:
      let shades: [Unicode.Scalar] = ["░", "▒", "▓", "█"]
      return Block(
        glyph: shades[max(level - 1, 0) + (isPast ? 1 : 0)], color: RGBA(paletteIndex: 1),
        ground: RGBA(paletteIndex: 3))
    case .shades:
      return Block(glyph: isPast ? (level > 0 ? "█" : "▓") : level > 0 ? "▒" : "░", color: ink)
    }
  }

  /// The colour of the upper end of an area, an eighth block: with few colours the outline.
  func edge(_ level: Int, isPast: Bool) -> RGBA {
    style == .colors ? (isPast ? past : toCome)[level] : ink
  }
}

extension Color {
  static let card = Color(light: Inks.light.card, dark: Inks.dark.card)
  static let plate = Color(light: Inks.light.plate, dark: Inks.dark.plate)
  static let night = Color(
    light: Inks.light.night ?? Inks.light.card, dark: Inks.dark.night ?? Inks.dark.card)
  static let ink = Color(light: Inks.light.ink, dark: Inks.dark.ink)
  static let fadedInk = Color(light: Inks.light.secondary, dark: Inks.dark.secondary)
  static let moon = Color(light: Inks.light.moon, dark: Inks.dark.moon)
  /// The colour of words about a limit that is exceeded.
  package static let over = Color(light: Inks.light.words[3], dark: Inks.dark.words[3])

  /// The colour of words about a night.
  package init(of mark: Mark) {
    self.init(light: Inks.light.words[mark.index], dark: Inks.dark.words[mark.index])
  }
}

extension Mark {
  /// A sign for the mark: an empty, half full or full cup.
  package func sign(in glyphSet: GlyphSet) -> String {
    (glyphSet == .unicode ? ["○", "◐", "●"] : ["o", "~", "x"])[index]
  }

  /// Its place in ``Inks/words``.
  var index: Int { Mark.allCases.firstIndex(of: self) ?? 0 }
}

extension GlyphSet {
  /// The mark for amounts over a limit.
  package var overMark: String { self == .unicode ? "▲" : "!" }

  /// The sign of bedtime.
  package var moon: String { self == .unicode ? "☾" : "bed" }
}

extension View {
  /// Uses the stronger shades of system colours, and the coffee's colours for letters, in rows that
  /// are cut, not wrapped.
  func legible() -> some View {
    foregroundStyle(Color.ink, Color.fadedInk).lineLimit(1)
      .environment { $0.colorSchemeContrast = .increased }
  }

  /// Speaks a text in place of what is shown.
  func spoken(_ text: Text) -> some View {
    accessibilityElement(children: .ignore).accessibilityLabel(text)
  }

  /// Puts the view on the coloured card of the system families.
  func onCard(isNight: Bool) -> some View {
    legible().containerBackground(isNight ? Color.night : .card, for: .widget)
  }
}

extension Forecast {
  /// The limits between the colours of levels, ascending: bedtime, at once, per day.
  func colorLimits(isJudged: Bool) -> [Milligrams] {
    // Without a judgement of the night no level has the colour of a low one.
    let bedtime = isJudged ? profile.bedtimeLimit : 0
    let single = max(profile.singleLimit, bedtime)
    return [bedtime, single, max(profile.dailyLimit, single)]
  }
}
