import CaffeineDomain
import Foundation
import TestSupport
import Testing
import TextUI
import TextWidgetKit

@testable import CaffeineWidgets

/// What WCAG 2.2 asks for, of every cell that a terminal shows: 4.5 : 1 of letters (criterion
/// 1.4.3), 3 : 1 of pictures (1.4.11).
///
/// Letters in the terminal's own colour are its reader's choice, faint ones (SGR 2) too; with
/// sixteen colours others need no more than those have.
@MainActor
@Suite struct ContrastTests {
  @Test(
    .tags(.long),
    arguments: Trials.sample(
      CaffeineKind.allCases.flatMap { kind in kind.families.map { ($0, kind) } }, oneIn: 11))
  func everyCellStandsOut(family: WidgetFamily, kind: CaffeineKind) throws {
    let states = [
      try Day.ordinary(),
      Day.source([try Day.intake("Cold Brew", 600, hoursAgo: 1)]),
      Day.source([try Day.intake("Green Tea", 30, hoursAgo: 4)]),
      Day.source([try Day.intake("Espresso", 63, hoursAgo: 2)], journal: .damaged),
    ]
    for scheme in [ColorScheme.dark, .light] {
      for mode in [WidgetRenderingMode.fullColor, .accented, .vibrant] {
        var environment = Day.environment
        environment.colorScheme = scheme
        let place = WidgetPresentation(
          family: family, renderingMode: mode, environment: environment)
        // The reduced modes map the colours of the first two.
        for source in mode == .fullColor ? states[...] : states.prefix(2) {
          for depth in [ColorDepth.trueColor, .ansi256, .ansi16] {
            var place = place
            place.environment.colorDepth = depth
            let grid = try Day.draw(kind.rawValue, of: source, as: place).grid
            let screen = Screen(grid.ansi(ANSIOptions(colorDepth: depth)))
            for terminal in Terminal.all
            where terminal.scheme == scheme && terminal.depths.contains(depth) {
              let fault = screen.faintestFault(on: terminal)
              #expect(fault == nil, "\(mode), \(terminal.name), \(depth)\n\(grid.plain())")
            }
          }
        }
      }
    }
  }
}

/// A terminal with its colours, as it comes.
private struct Terminal {
  let name: String
  let scheme: ColorScheme
  let foreground: RGBA
  let background: RGBA
  let depths: [ColorDepth]
  let sixteen: [RGBA]

  init(
    _ name: String, _ scheme: ColorScheme, _ foreground: UInt32, on background: UInt32,
    depths: [ColorDepth] = [.ansi16], _ sixteen: [UInt32]
  ) {
    self.name = name
    self.scheme = scheme
    self.foreground = RGBA(hex: foreground)
    self.background = RGBA(hex: background)
    self.depths = depths
    self.sixteen = sixteen.map { RGBA(hex: $0) }
  }

  static let all = [
    Terminal("dark", .dark, 0xE6E6E6, on: 0x1C1C1E, depths: [.trueColor, .ansi256], xterm),
    Terminal("light", .light, 0x1C1C1E, on: 0xFFFFFF, depths: [.trueColor, .ansi256], xterm),
    Terminal("xterm, dark", .dark, 0xE5E5E5, on: 0x000000, xterm),
    Terminal("xterm", .light, 0x000000, on: 0xFFFFFF, xterm),
    Terminal("Tango", .light, 0x2E3436, on: 0xFFFFFF, tango),
    Terminal("Solarized dark", .dark, 0x839496, on: 0x002B36, solarized),
    Terminal("Solarized light", .light, 0x657B83, on: 0xFDF6E3, solarized),
  ]

  private static let xterm: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]
  private static let tango: [UInt32] = [
    0x2E3436, 0xCC0000, 0x4E9A06, 0xC4A000, 0x3465A4, 0x75507B, 0x06989A, 0xD3D7CF,
    0x555753, 0xEF2929, 0x8AE234, 0xFCE94F, 0x729FCF, 0xAD7FA8, 0x34E2E2, 0xEEEEEC,
  ]
  private static let solarized: [UInt32] = [
    0x073642, 0xDC322F, 0x859900, 0xB58900, 0x268BD2, 0xD33682, 0x2AA198, 0xEEE8D5,
    0x002B36, 0xCB4B16, 0x586E75, 0x657B83, 0x839496, 0x6C71C4, 0x93A1A1, 0xFDF6E3,
  ]

  /// A colour of the palette of 256, whose upper 240 no terminal changes.
  func color(_ index: Int) -> RGBA {
    if index < 16 { return sixteen[index] }
    func gray(_ value: Int) -> RGBA {
      RGBA(red: UInt8(value), green: UInt8(value), blue: UInt8(value))
    }
    if index >= 232 { return gray(8 + 10 * (index - 232)) }
    let levels = [0, 95, 135, 175, 215, 255].map { UInt8($0) }
    let place = index - 16
    return RGBA(
      red: levels[place / 36], green: levels[place / 6 % 6], blue: levels[place % 6])
  }
}

/// What a text with escape sequences for styles asks a terminal to show.
private struct Screen {
  enum Paint: Hashable {
    case own, index(Int)
    case exact(RGBA)
  }

  struct Place: Hashable {
    let glyph: Unicode.Scalar
    let ink: Paint
    let ground: Paint

    /// Whether it is a cell of an area that is covered wholly.
    var isArea: Bool { glyph == "█" || 0x2591...0x2593 ~= glyph.value }
    /// Whether it has no pattern, or one that does not show.
    var isSolid: Bool { glyph == "█" || ink == ground && ink != .own }
  }

  /// The ground of the first cell: that of a card that fills it.
  let card: Paint
  let places: Set<Place>
  let rows: [[Place]]

  init(_ text: String) {
    var places: Set<Place> = []
    var rows: [[Place]] = [[]]
    var card: Paint?
    var (ink, ground) = (Paint.own, Paint.own)
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\u{1B}" else {
        card = card ?? ground
        places.insert(Place(glyph: scalar, ink: ink, ground: ground))
        if scalar == "\n" {
          rows.append([])
        } else {
          rows[rows.count - 1].append(Place(glyph: scalar, ink: ink, ground: ground))
        }
        continue
      }
      let sequence = rest.prefix { $0 != "m" }.dropFirst()
      rest = rest[sequence.endIndex...].dropFirst()
      var numbers = String(sequence).split(separator: ";").compactMap { Int($0) }[...]
      while let number = numbers.popFirst() {
        switch number {
        case 0: (ink, ground) = (.own, .own)
        case 30..<38: ink = .index(number - 30)
        case 90..<98: ink = .index(number - 82)
        case 39: ink = .own
        case 40..<48: ground = .index(number - 40)
        case 100..<108: ground = .index(number - 92)
        case 49: ground = .own
        case 38, 48:
          let isIndex = numbers.popFirst() == 5
          let values = Array(numbers.prefix(isIndex ? 1 : 3))
          numbers = numbers.dropFirst(values.count)
          let bytes = values.map { UInt8($0) }
          let paint: Paint =
            isIndex
            ? .index(values[0]) : .exact(RGBA(red: bytes[0], green: bytes[1], blue: bytes[2]))
          if number == 38 { ink = paint } else { ground = paint }
        default: continue
        }
      }
    }
    self.places = places
    self.rows = rows
    self.card = card ?? .own
  }

  /// How much two inks stand out from each other.
  func contrast(_ one: Paint, _ other: Paint, on terminal: Terminal) -> Double {
    func color(_ paint: Paint) -> RGBA {
      switch paint {
      case .own: terminal.foreground
      case .index(let index): terminal.color(index)
      case .exact(let color): color
      }
    }
    return contrast(color(one), color(other))
  }

  /// The cell that stands out least of those that do too little.
  func faintestFault(on terminal: Terminal) -> String? {
    func color(_ paint: Paint, _ own: RGBA) -> RGBA {
      switch paint {
      case .own: own
      case .index(let index): terminal.color(index)
      case .exact(let color): color
      }
    }
    let own = contrast(terminal.foreground, terminal.background)
    var fault: (text: String, lack: Double)?
    let grounds = Set(places.map(\.ground))
    for place in places
    where place.ink != .own && !" ╭─╮│╰╯\n".unicodeScalars.contains(place.glyph) {
      // The lower edge of a plate is as near to the card as the plate.
      if place.glyph == "▀", grounds.contains(place.ink) { continue }
      // An area is told by what lies beside it.
      let isArea = (0x2580...0x259F).contains(place.glyph.value)
      let ink = color(place.ink, terminal.foreground)
      let ground = color(isArea ? card : place.ground, terminal.background)
      // A line cut through an area has the ground's colour, and so has a cut between two levels.
      if "▏▁".unicodeScalars.contains(place.glyph), place.ground != card { continue }
      let found = contrast(ink, ground)
      let isPicture = isArea || (0x2500...0x28FF).contains(place.glyph.value)
      let asked = isPicture ? 3 : min(4.5, terminal.depths == [.ansi16] ? own : 4.5)
      if found < asked - 1e-9, asked - found > fault?.lack ?? 0 {
        fault = ("\(place.glyph) \(ink) on \(ground): \(found)", asked - found)
      }
    }
    return fault?.text
  }

  private func contrast(_ first: RGBA, _ second: RGBA) -> Double {
    let (one, other) = (relativeLuminance(first), relativeLuminance(second))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// By the definition in WCAG 2.2, which is of linear light.
  private func relativeLuminance(_ color: RGBA) -> Double {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }
}
