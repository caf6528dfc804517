import SwiftUI
import Testing

@MainActor
struct UIColorTests {
  @Test func greysAreThoseOfTheScheme() {
    #expect(ground(Color(.systemGray6), .dark) == RGBA(hex: 0x1C1C1E))
    #expect(ground(Color(.systemGray6), .light) == RGBA(hex: 0xF2F2F7))
    #expect(ground(Color(uiColor: .systemBackground), .light) == RGBA(hex: 0xFFFFFF))
  }

  @Test func colorsOfTheSystemAreThoseOfSwiftUI() {
    for scheme in ColorScheme.allCases {
      #expect(ground(Color(UIColor.systemRed), scheme) == ground(.red, scheme))
      #expect(ground(Color(.label), scheme) == ground(.primary, scheme))
    }
    #expect(ground(Color(.red), .dark) == RGBA(hex: 0xFF0000))
    #expect(ground(Color(UIColor(white: 0, alpha: 1)), .light) == RGBA(hex: 0x000000))
  }

  @Test func basicColoursAreOfTheChannelsThatApplesPagesName() {
    let colors: [UIColor] = [.cyan, .magenta, .yellow, .orange, .purple, .brown]
    let grounds = [0x00FFFF, 0xFF00FF, 0xFFFF00, 0xFF8000, 0x800080, 0x996633] as [UInt32]
    #expect(colors.map { ground(Color($0), .dark) } == grounds.map { RGBA(hex: $0) })
  }

  /// What a cell is filled with.
  private func ground(_ color: Color, _ scheme: ColorScheme) -> RGBA? {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let renderer = CellRenderer(content: color, columns: 1, rows: 1, environment: environment)
    return renderer.render().grid[0, 0].style.background
  }
}

/// How apps keep a colour that their widgets show.
@Suite struct UIColorCodingTests {
  @Test func aColourComesBackFromItsArchive() throws {
    let color = UIColor(dynamicProvider: { traits in
      traits.userInterfaceStyle == .dark ? .white : UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    })
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: color, requiringSecureCoding: false)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
    for style in [UIUserInterfaceStyle.light, .dark] {
      let traits = UITraitCollection(userInterfaceStyle: style)
      #expect(read.resolvedColor(with: traits) == color.resolvedColor(with: traits))
    }
    #expect(Set([UIColor.red, UIColor.red]).count == 1 && UIColor.red != UIColor.blue)
  }
}

@Suite struct UIFontTests {
  @Test func aFontInAnotherSizeKeepsItsTraits() {
    #expect(UIFont.boldSystemFont(ofSize: 12).withSize(20) == UIFont.boldSystemFont(ofSize: 20))
    #expect(UIFont.systemFont(ofSize: 12).withSize(20) != UIFont.boldSystemFont(ofSize: 20))
    let leaning = UIFont.italicSystemFont(ofSize: 12)
    #expect(UIFont(descriptor: leaning.fontDescriptor, size: 9) == leaning.withSize(9))
  }
}
