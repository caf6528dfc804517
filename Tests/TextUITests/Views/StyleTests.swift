import TestSupport
import Testing
import TextUI

import struct Foundation.CGFloat
import struct Foundation.URL

/// Colours, the environment and preferences.
@MainActor
struct StyleTests {
  private func cell<Content: View>(
    _ content: Content, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> Cell {
    var environment = EnvironmentValues()
    change(&environment)
    return CellRenderer(content: content, columns: 1, rows: 1, environment: environment)
      .render().grid[0, 0]
  }

  @Test func labelColorIsLeftToTheTerminalOnlyWithNothingBehind() {
    #expect(cell(Text("x")).style.foreground == nil)
    #expect(cell(Text("x").background(Color.blue)).style.foreground == RGBA(hex: 0xFFFFFF))
  }

  @Test func colorsFollowSchemeAndContrast() {
    let text = Text("x").foregroundStyle(.red)
    #expect(cell(text).style.foreground == RGBA(hex: 0xFF453A))
    #expect(cell(text) { $0.colorScheme = .light }.style.foreground == RGBA(hex: 0xFF3B30))
    #expect(
      cell(text) { $0.colorSchemeContrast = .increased }.style.foreground == RGBA(hex: 0xFF6961))
  }

  @Test func levelsAreFainter() {
    let view = Group { Text("x").foregroundStyle(.secondary) }.foregroundStyle(Color(white: 1))
    #expect(cell(view).style.foreground == RGBA(hex: 0x8E8E8F))
  }

  @Test func opacityBlendsWithWhatLiesBehind() {
    let view = Color(white: 1).opacity(0.5).background(Color(white: 0))
    #expect(cell(view).style.background == RGBA(hex: 0x808080))
  }

  @Test func ownKeysReachTheirReaders() {
    #expect(draw(Reader(), 4) == ["none"])
    #expect(draw(Reader().environment(\.mark, "here"), 4) == ["here"])
    #expect(
      draw(
        HStack(spacing: 0) {
          Reader().environment(\.mark, "a"); Reader()
        }, 5) == ["anone"])
  }

  private func longest<Content: View>(_ view: Content) -> Int {
    CellRenderer(content: view, columns: 5, rows: 2, environment: EnvironmentValues())
      .renderWithPreferences().preferences[Longest.self]
  }

  @Test func preferencesGoUp() {
    let view = VStack {
      Text("a").preference(key: Longest.self, value: 3)
      Text("b").preference(key: Longest.self, value: 7)
    }
    #expect(longest(view) == 7)
    let replaced = view.preference(key: Longest.self, value: 1)
    #expect(longest(replaced) == 1)
  }

  @Test func masksKeepWholeCells() {
    let view = Text("abcd").mask(alignment: .leading) { Text("xx") }
    #expect(draw(view, 4) == ["ab"])
    #expect(draw(Text("東京").clipShape(Rectangle()), 4) == ["東京"])
  }

  @Test func gridsLevelTheirColumns() {
    let view = Grid(alignment: .leading) {
      GridRow {
        Text("Peak"); Text("92")
      }
      GridRow {
        Text("Now"); Text("5")
      }
    }
    #expect(draw(view, 7, 2) == ["Peak 92", "Now  5"])
  }

  @Test func lazyGridsFillRowByRow() {
    let view = LazyVGrid(columns: [GridItem(.fixed(16)), GridItem(.fixed(16))]) {
      ForEach(0..<3) { Text(verbatim: String($0)) }
    }
    #expect(draw(view, 5, 2) == ["0  1", "2"])
  }

  @Test func orderFollowsTheIndex() {
    let view = ZStack {
      Text("a").zIndex(1); Text("b")
    }
    #expect(draw(view, 1) == ["a"])
  }

  @Test func aModifierReadsTheEnvironment() {
    struct Marked: ViewModifier {
      let mark: String

      func body(content: Content) -> some View {
        HStack {
          content
          Text(mark)
        }
      }
    }
    struct Direction: EnvironmentalModifier {
      func resolve(in environment: EnvironmentValues) -> Marked {
        Marked(mark: environment.colorScheme == .light ? "day" : "night")
      }
    }
    var environment = EnvironmentValues()
    environment.colorScheme = .light
    let view = Text("x").modifier(Direction().concat(Marked(mark: "!")))
    #expect(draw(view, 7, environment: environment) == ["x day !"])
  }
}

private struct Longest: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

private struct Reader: View {
  @Environment(\.mark) private var mark
  var body: some View { Text(mark) }
}

private struct MarkKey: EnvironmentKey {
  static let defaultValue = "none"
}

extension EnvironmentValues {
  fileprivate var mark: String {
    get { self[MarkKey.self] }
    set { self[MarkKey.self] = newValue }
  }
}

/// A style that was set around controls is theirs; the tint is what they have without one.
@MainActor
@Suite struct ControlTintTests {
  private func ink(_ view: some View) -> RGBA? {
    let grid = CellRenderer(
      content: view, columns: 12, rows: 1, environment: EnvironmentValues(now: .saturday(15))
    ).render().grid
    return (0..<12).map { grid[$0, 0] }.first { $0.glyph != " " }?.style.foreground
  }

  @Test func anOuterStyleWins() throws {
    let url = try #require(URL(string: "https://example.org"))
    let red = RGBA(hex: 0xFF0000)
    let style = Color(red: 1, green: 0, blue: 0)
    #expect(ink(Link("Direct", destination: url).foregroundStyle(style)) == red)
    #expect(ink(VStack { Link("Around", destination: url) }.foregroundStyle(style)) == red)
    #expect(ink(Button("Press") {}.foregroundStyle(style)) == red)
    #expect(ink(Button("Press") {}.buttonStyle(.bordered).foregroundStyle(style)) == red)
    #expect(ink(Button("Delete", role: .destructive) {}.foregroundStyle(Color.white)) != red)
    // Without one they have the tint.
    #expect(ink(Link("Tinted", destination: url).tint(style)) == red)
    #expect(ink(Button("Tinted") {}.tint(style)) == red)
    #expect(ink(Button("Tinted") {}.foregroundStyle(style).tint(Color.green)) == red)
  }
}

/// Bars thinner than a cell, however they are made.
@MainActor
@Suite struct ThinBarTests {
  private func drawn(_ view: some View) -> String {
    CellRenderer(
      content: VStack(spacing: 0) {
        Text("a")
        view
      }, columns: 16, rows: 3, environment: EnvironmentValues(now: .saturday(15))
    ).render().grid.plain()
  }

  private func bar(_ text: String) -> Int {
    text.unicodeScalars.count { (0x2580...0x259F).contains($0.value) || $0 == "━" || $0 == "─" }
  }

  @Test func allWaysShowInPlainText() {
    let fill = drawn(
      GeometryReader { room in
        Rectangle().fill(.white).frame(width: room.size.width * 0.5, height: 8)
      })
    #expect(bar(fill) == 8, "\(fill)")
    let background = drawn(
      GeometryReader { room in
        Rectangle().foregroundColor(.clear).frame(width: room.size.width * 0.5, height: 8)
          .background(.white)
      })
    #expect(background == fill, "\(background)")
    let clipped = drawn(
      GeometryReader { room in
        RoundedRectangle(cornerRadius: 4).fill(.white).frame(
          width: room.size.width * 0.5, height: 8
        )
        .cornerRadius(8)
      })
    #expect(bar(clipped) == 8, "\(clipped)")
    let layered = drawn(
      ZStack(alignment: .topLeading) {
        Color.clear
        Color.clear.frame(width: 64, height: 8).background(.white)
      })
    #expect(bar(layered) == 8, "\(layered)")
    let between = drawn(Rectangle().foregroundColor(.clear).frame(height: 8).background(.white))
    #expect(bar(between) == 16, "\(between)")
    let upright = drawn(Color.clear.frame(width: 4, height: 32).background(.white))
    #expect(bar(upright) == 2, "\(upright)")
    // A bar of a whole row; what letters stand on is a ground, and a taller area is a card.
    let row = drawn(Color.clear.frame(width: 64, height: 16).background(.white))
    #expect(bar(row) == 8, "\(row)")
    for (x, y) in [(500.0, 0.0), (0, 500), (500, 500), (-500, -500)] {
      let outside = Color.clear.frame(width: 64, height: 16).background(.white).offset(x: x, y: y)
      #expect(bar(drawn(outside)) == 0)
    }
    #expect(bar(drawn(Text("b").frame(width: 64).background(.white))) == 0)
    #expect(
      bar(
        drawn(
          ZStack {
            Color.clear.frame(height: 16).background(.blue); Text("b")
          })) == 15)
    #expect(bar(drawn(Color.clear.frame(width: 64, height: 64).background(.white))) == 0)
  }
}
