import Testing
import TextUI

/// A ground that is cut to a shape.
@MainActor
struct ClippedGroundTests {
  /// It has the corners of that shape at each end, wherever it begins.
  @Test func aTileHasFourCorners() {
    for offset in 0..<8 {
      let picture = grid(12, 8) {
        Color.red.frame(width: 64, height: 64).clipShape(RoundedRectangle(cornerRadius: 14))
          .offset(x: Double(offset), y: Double(2 * offset))
      }
      let ground = { (column: Int, row: Int) -> String in
        let cell = picture[column, row]
        if cell.glyph != " " { return cell.glyph }
        return cell.style.background == nil ? "." : "#"
      }
      let rows = (0..<8).map { row in (0..<12).map { ground($0, row) }.joined() }
      let tile = rows.filter { $0.contains("#") }
      #expect(tile.count == 4, "\(offset)")
      let middle = String(repeating: "#", count: 6)
      #expect(tile.first?.contains("▟" + middle + "▙") == true, "\(offset): \(rows)")
      #expect(tile.last?.contains("▜" + middle + "▛") == true, "\(offset): \(rows)")
      #expect(tile.dropFirst().dropLast().allSatisfy { $0.contains("########") })
      // Without colours the corners are left out, or they would be four signs around nothing.
      #expect(picture.plain().allSatisfy { $0 == " " || $0 == "\n" })
    }
  }

  /// Nor does what overflows a view inside the shape, or its own clip.
  @Test func nothingShowsOutsideOfAShape() {
    let picture = grid(9, 3) {
      ZStack {
        Color.red
        Text("abcdefgh").fixedSize().frame(width: 32, height: 16).clipShape(Rectangle())
      }
    }
    #expect(picture.plain().split(separator: "\n") == ["  abc…"])
    let clipped = grid(9, 1) {
      Text("abcdefgh").fixedSize().clipped().frame(width: 32, height: 16).clipShape(Rectangle())
    }
    #expect(clipped.plain() == "  abc…")
  }

  /// A badge of one row has no corners to cut.
  @Test func aBadgeOfARowIsWhole() {
    let picture = grid(8, 1) {
      Text("PRO").padding(.horizontal, 8).padding(.vertical, 3).background(.red).clipShape(
        Capsule())
    }
    #expect(picture.plain() == "  PRO")
    #expect((1...5).allSatisfy { picture[$0, 0].style.background != nil })
  }
}
