import Foundation
import Testing
import TextUI

/// What each path and style comes to in cells, for the names that no other test draws.
@MainActor
struct PaintEffectTests {
  @Test func paths() {
    Row.check(
      [
        Row("addRects", Path { $0.addRects([CGRect(x: 0, y: 0, width: 16, height: 16)]) }, "██"),
        Row("addPath", Path { $0.addPath(Path(CGRect(x: 8, y: 0, width: 8, height: 16))) }, " █"),
        Row(
          "transform",
          Path(CGRect(x: 0, y: 0, width: 8, height: 16))
            .applying(.identity.translatedBy(x: 8, y: 0).scaledBy(x: 2, y: 1)), " ██"),
        Row(
          "scaleBy",
          Canvas { context, _ in
            context.scaleBy(x: 2, y: 1)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 16)), with: .foreground)
          }, "██"),
        Row(
          "concatenate",
          Canvas { context, _ in
            context.concatenate(CGAffineTransform(translationX: 8, y: 0))
            context.drawLayer { layer in
              layer.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 16)), with: .color(.red))
            }
          }, " █"),
        Row(
          "Canvas image",
          Canvas { context, size in
            context.draw(Image(systemName: "star"), at: .zero, anchor: .topLeading)
            context.draw(
              Image(systemName: "star"), in: CGRect(x: 16, y: 0, width: 24, height: 16))
          }, "☆  ☆"),
        Row(
          "addQuadCurve",
          Path { path in
            path.move(to: CGPoint(x: 0, y: 16))
            path.addQuadCurve(to: CGPoint(x: 64, y: 16), control: CGPoint(x: 32, y: -16))
          }, "▂▅▇██▇▅▂"),
        Row(
          "addRelativeArc",
          Path { path in
            path.addRelativeArc(
              center: CGPoint(x: 8, y: 8), radius: 8, startAngle: .zero, delta: .degrees(360))
          }, "▇▇"),
        Row("containerRelative", Rectangle().clipShape(.containerRelative), "████████"),
        Row("ellipse", Text("abcd").frame(width: 64).clipShape(.ellipse), "  abcd"),
      ])
  }

  @Test func styles() {
    /// The colours of the first, the fourth and the last of eight cells; one where all are alike.
    func colors(_ style: some ShapeStyle) -> String {
      let view = Color.black.overlay(style, in: Rectangle())
      let grid = CellRenderer(content: view, columns: 8, rows: 1, environment: EnvironmentValues())
        .render().grid
      let colors = [0, 3, 7].map { column in
        let cell = grid[column, 0].style
        let color = cell.foreground ?? cell.background
        return color.map { String(format: "%02X%02X%02X", $0.red, $0.green, $0.blue) } ?? "none"
      }
      return Set(colors).count == 1 ? colors[0] : colors.joined(separator: " ")
    }
    let ends = [Color.black, .white]
    let rows: [(String, String, String)] = [
      ("mix", colors(Color.black.mix(with: .white, by: 0.5)), "808080"),
      ("mix opacity", colors(Color.white.mix(with: .white, by: 1).opacity(0.5)), "808080"),
      (
        "radialGradient",
        colors(.radialGradient(colors: ends, center: .leading, startRadius: 0, endRadius: 64)),
        "101010 707070 EFEFEF"
      ),
      ("ellipticalGradient", colors(.ellipticalGradient(colors: ends)), "DFDFDF 202020 DFDFDF"),
      (
        "ellipticalGradient stops",
        colors(EllipticalGradient(stops: [.init(color: .white, location: 0)])), "FFFFFF"
      ),
      (
        "angularGradient",
        colors(
          .angularGradient(
            colors: ends, center: .center, startAngle: .zero, endAngle: .degrees(360))),
        "808080 808080 000000"
      ),
      (
        "conicGradient", colors(.conicGradient(colors: ends, center: .center)),
        "808080 808080 000000"
      ),
      (
        "linearGradient",
        colors(.linearGradient(Color.red.gradient, startPoint: .top, endPoint: .bottom)), "FF584E"
      ),
      ("placeholder", colors(.placeholder), "47474A"),
      ("link", colors(.link), "0A84FF"),
      ("quinary", colors(.quinary), "181819"),
      ("shadow", colors(.white.shadow(.drop(radius: 2)).blendMode(.multiply)), "FFFFFF"),
      ("ultraThinMaterial", colors(.ultraThinMaterial), "0D0D0E"),
      ("thickMaterial", colors(.thickMaterial), "212122"),
      ("ultraThickMaterial", colors(.ultraThickMaterial), "282829"),
      ("regularMaterial", colors(.regularMaterial), "1A1A1C"),
    ]
    for (name, drawn, expected) in rows { #expect(drawn == expected, "\(name)") }
  }

  /// What a browser makes of `#3366CC` under each `filter` of the same name (W3C, Filter Effects 1):
  /// worked out by hand from its matrices, each channel within one of it.
  @Test func colorEffects() {
    func drawn<Content: View>(_ change: (Color) -> Content) -> RGBA? {
      let color = Color(red: 0.2, green: 0.4, blue: 0.8)
      return CellRenderer(
        content: change(color), columns: 1, rows: 1, environment: EnvironmentValues()
      ).render().grid[0, 0].style.background
    }
    let rows: [(String, RGBA?, UInt32)] = [
      ("saturation 0", drawn { $0.saturation(0) }, 0x626262),
      ("saturation 1", drawn { $0.saturation(1) }, 0x3366CC),
      ("grayscale", drawn { $0.grayscale(1) }, 0x626262),
      ("half grey", drawn { $0.grayscale(0.5) }, 0x4B6497),
      ("brightness", drawn { $0.brightness(0.1) }, 0x4D80E6),
      ("contrast", drawn { $0.contrast(2) }, 0x004DFF),
      ("inverted", drawn { $0.colorInvert() }, 0xCC9933),
      ("multiplied", drawn { $0.colorMultiply(Color(red: 1, green: 0.5, blue: 0)) }, 0x333300),
      ("hue turned by nothing", drawn { $0.hueRotation(.degrees(360)) }, 0x3366CC),
      ("inner first", drawn { $0.brightness(1).brightness(-0.5) }, 0x808080),
      ("through a modifier", drawn { color in VStack { color }.grayscale(1) }, 0x626262),
    ]
    for (name, drawn, expected) in rows {
      let wanted = RGBA(hex: expected)
      let far = drawn.map { color in
        max(
          abs(Int(color.red) - Int(wanted.red)), abs(Int(color.green) - Int(wanted.green)),
          abs(Int(color.blue) - Int(wanted.blue)))
      }
      #expect(far.map { $0 <= 1 } == true, "\(name): \(drawn as Any)")
    }
  }

  @Test func aHueTurnedAndTurnedBackIsItself() throws {
    let view = Color(red: 0.5, green: 0.4, blue: 0.6)
      .hueRotation(.degrees(70)).hueRotation(.degrees(-70))
    let grid = CellRenderer(content: view, columns: 1, rows: 1, environment: EnvironmentValues())
      .render().grid
    let color = try #require(grid[0, 0].style.background)
    #expect(abs(Int(color.red) - 128) <= 2 && abs(Int(color.green) - 102) <= 2)
    #expect(abs(Int(color.blue) - 153) <= 2)
  }

  @Test func luminanceMakesAMask() {
    let mask = HStack(spacing: 0) {
      Color.white; Color.black
    }.luminanceToAlpha()
    let view = Color(red: 1, green: 0, blue: 0).mask { mask }
    let grid = CellRenderer(content: view, columns: 2, rows: 1, environment: EnvironmentValues())
      .render().grid
    #expect(grid[0, 0].style.background == RGBA(hex: 0xFF0000))
    #expect(grid[1, 0].style.background == nil)
  }
}
