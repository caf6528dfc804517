import SwiftUI
import Testing

@MainActor
struct UIColorTests {
  @Test func greysAreThoseOfTheScheme() {
    #expect(ground(Color(.systemGray6), .dark) == "28;28;30")
    #expect(ground(Color(.systemGray6), .light) == "242;242;247")
    #expect(ground(Color(uiColor: .systemBackground), .light) == "255;255;255")
  }

  @Test func colorsOfTheSystemAreThoseOfSwiftUI() {
    for scheme in ColorScheme.allCases {
      #expect(ground(Color(UIColor.systemRed), scheme) == ground(.red, scheme))
      #expect(ground(Color(.label), scheme) == ground(.primary, scheme))
    }
    #expect(ground(Color(.red), .dark) == "255;0;0")
    #expect(ground(Color(UIColor(white: 0, alpha: 1)), .light) == "0;0;0")
  }

  /// The channels behind a cell filled with a colour.
  private func ground(_ color: Color, _ scheme: ColorScheme) -> Substring? {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let renderer = CellRenderer(content: color, columns: 1, rows: 1, environment: environment)
    let text = renderer.render().grid.ansi()
    return text.firstRange(of: "48;2;").flatMap {
      text[$0.upperBound...].split(separator: "m").first
    }
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
