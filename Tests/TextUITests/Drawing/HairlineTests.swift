import Testing
import TextUI

import struct Foundation.CGFloat

/// Lines thinner than a row, by whatever they are made of.
@MainActor
struct HairlineTests {
  /// A `Divider` is coloured by what lies over or behind it, which would else be a band a row high.
  @Test func aDividerTakesTheColourOverIt() {
    let red = RGBA(red: 255, green: 0, blue: 0)
    let paint = Color(red: 1, green: 0, blue: 0)
    let views = [
      AnyView(Divider().overlay(paint)),
      AnyView(Divider().frame(maxWidth: .infinity).overlay(paint)),
      AnyView(Divider().overlay(Rectangle().fill(paint))),
    ]
    for view in views {
      let picture = grid(6, 1) { view }
      #expect(picture.plain() == "──────")
      #expect((0..<6).allSatisfy { picture[$0, 0].style.background == nil })
      #expect((0..<6).allSatisfy { picture[$0, 0].style.foreground == red })
    }
    let behind = grid(6, 1) { Divider().background(paint) }
    #expect(behind.plain() == "──────")
    #expect((0..<6).allSatisfy { behind[$0, 0].style.background == nil })
  }

  @Test func aThinColourIsALine() {
    for height in [0.5, 1, 2, 3] {
      let line = grid(6, 1) { Color.gray.frame(height: height) }
      #expect((0..<6).allSatisfy { line[$0, 0].style.background == nil }, "\(height)")
      #expect(line.plain() == "──────" || line.plain() == "━━━━━━", "\(height)")
    }
    // A thicker one is a bar like that of a shape.
    let band = grid(6, 1) { Color.gray.frame(height: 10) }
    #expect(band == grid(6, 1) { Rectangle().fill(.gray).frame(height: 10) })
    #expect(!band.plain().isEmpty)
  }

  /// A faint track is as thick as what fills it, and not as its row.
  @Test func aFaintTrackIsALine() {
    let bar = ZStack(alignment: .leading) {
      RoundedRectangle(cornerRadius: 4).fill(.red.opacity(0.2)).frame(height: 8)
      RoundedRectangle(cornerRadius: 4).fill(.red).frame(width: 32, height: 8)
    }
    let picture = grid(10, 1) { bar }
    #expect(picture.plain() == "━━━━──────")
    #expect((0..<10).allSatisfy { picture[$0, 0].style.background == nil })
    // A ground of letters, which is a row high, stays a tint.
    let ground = grid(4, 1) { Text("abcd").background(.red.opacity(0.2)) }
    #expect(ground.plain() == "abcd")
    #expect(ground[0, 0].style.background != nil)
  }

  /// Dashes shorter than a dot are dots with gaps, wherever they would fall between two of them.
  @Test(arguments: [[2], [2, 2], [1, 3], [1, 7], [3, 3], [0, 6]] as [[CGFloat]])
  func shortDashesAreDots(dash: [CGFloat]) {
    let style = StrokeStyle(lineWidth: 1, dash: dash)
    for (end, isLevel) in [(CGPoint(x: 64, y: 8), true), (CGPoint(x: 32, y: 64), false)] {
      let start = isLevel ? CGPoint(x: 0, y: 8) : CGPoint(x: 32, y: 0)
      let text = sketch(8, 4) {
        Path { path in
          path.move(to: start)
          path.addLine(to: end)
        }.stroke(.red, style: style)
      }
      let cells = text.filter { !$0.isWhitespace }
      #expect(cells.count == (isLevel ? 8 : 4), "\(dash): \(text)")
      #expect(Set(cells).count == 1 && cells.first != "─" && cells.first != "│", "\(dash): \(text)")
    }
  }

  /// A stroke shorter than a dot takes from its gap no more than it needs.
  @Test func aLineWithShortGapsStaysALine() {
    func dots(_ dash: [CGFloat]) -> Int {
      let line = Path { path in
        path.move(to: CGPoint(x: 0, y: 8))
        path.addLine(to: CGPoint(x: 64, y: 8))
      }
      let text = sketch(8, 1) { line.stroke(.red, style: StrokeStyle(lineWidth: 1, dash: dash)) }
      return text.unicodeScalars.map { ($0.value & 0xFF).nonzeroBitCount }.reduce(0, +)
    }
    #expect(dots([3, 0.1]) > dots([3, 1]) && dots([3, 1]) > dots([3, 3]))
  }

  /// A stripe keeps its column beside letters, as `Divider` does.
  @Test func aStripeBesideLettersKeepsAColumn() {
    for (width, spacing) in [(1, 0), (2, 0), (2, 3), (3, 0), (3, 3), (3, 4), (4, 3)]
      as [(CGFloat, CGFloat)]
    {
      let picture = grid(13, 1) {
        HStack(spacing: spacing) {
          Capsule().fill(.red).frame(width: width)
          Text("Meeting")
          Spacer()
        }
      }
      let text = picture.plain()
      #expect(
        text.hasSuffix("Meeting") && text.count == 8 && text.first != "█",
        "\(width) \(spacing): \(text)")
    }
    for columns in 8...10 {
      let text = sketch(columns, 1) {
        HStack(spacing: 0) {
          Text("ab")
          Divider().frame(width: 1)
          Text("cd")
        }
      }
      #expect(text.contains("ab│cd"), "\(columns): \(text)")
    }
  }

  /// Lines end at columns, since there is no half of their glyph: gaps would else differ.
  @Test func thinBarsEndAtColumns() {
    let row = HStack(spacing: 8) {
      ForEach(0..<4, id: \.self) { _ in Rectangle().frame(height: 3) }
    }
    for columns in 9...40 {
      let parts = draw(row, columns)[0].split(separator: " ", omittingEmptySubsequences: false)
      #expect(parts.count == 4, "\(columns): \(draw(row, columns))")
    }
  }
}
